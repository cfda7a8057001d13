import { describe, expect, test } from 'vitest'
import { writeReply } from '../../../src/cookbook/writeReply'

const reply = (list: string) => writeReply(list.split(', '))

describe('a list that any cook makes a dish of gets one', () => {
  test.each([
    ['leftover boiled rice, 500 ml milk, cardamom pods', 'Rice pudding'],
    ['1 duck breast, 1 orange, 300g cooked puy lentils, half a bulb of fennel', 'Pan-fried duck breast'],
    ['cooked prawns 150g, 1 mango, half a chilli, vermicelli 100g, 1 lime', 'Prawn noodle salad'],
    ['roast chicken, rice noodles, cucumber, lime, soy sauce', 'Chicken noodle salad'],
    ['jar of artichokes, mascarpone, tagliatelle, smoked trout', 'Creamy smoked trout pasta'],
    ['filo, feta, spinach, eggs, dill', 'Filo pie'],
    ['cooked black beans, egg, breadcrumbs, red onion, cumin', 'Bean patties'],
    ['brussels sprouts, bacon, chestnuts, butter', 'Greens with bacon'],
    ['ham, pineapple, pizza dough, mozzarella, tomato sauce', 'Quick pizza'],
    ['shrimp, grits, butter, cheddar, bacon', 'Shrimp and grits'],
    ['chicken drumsticks, buttermilk, flour, paprika', 'Fried chicken'],
    ['brisket, carrots, potatoes, onions', 'Pot roast'],
    ['lamb shanks, red wine, rosemary, carrots', 'Braised lamb shanks'],
    ['3 courgettes, eggs, self-raising flour, cheddar', 'Zucchini slice'],
    ['linguine, bunch of basil, pine nuts, parmesan, garlic', 'Pesto linguine'],
    ['pasta, broccoli, anchovies, garlic, chilli flakes', 'Pasta aglio e olio'],
    ['refried beans, tortillas, cheddar, tomatoes', 'Quesadillas'],
    ['smoked mackerel, bread, stock', 'Smoked mackerel on toast'],
    ['corned beef, gnocchi, cauliflower, creme fraiche', 'Pan-fried gnocchi'],
    ['mussels, coconut milk, fennel, peppers', 'Mussels in a pot'],
    ['without sugar, apples, dates, oats, cinnamon', 'Porridge'],
    ['bit of stilton, celery 4 sticks, one pear, walnuts', 'Fruit and cheese salad'],
    ['pork mince, noodles, spring onion, ginger, soy sauce', 'Noodles with mince'],
    ['leftover ham, eggs, leftover mash, mustard', 'Potato cakes'],
    ['egg whites x3, sugar, ground almonds, raspberries', 'Macaroons'],
    ['4 egg yolks, 300ml double cream, vanilla, sugar', 'Crème brûlée'],
    ['pumpkin, half a can, condensed milk, eggs, cinnamon, graham crackers', 'Pumpkin pie'],
    ['2 duck legs, tin of haricot beans, 3 sausages, 1 tin tomatoes', 'Duck legs with beans'],
    ['stale baguette, 3 tomatoes, basil, red onion', 'Panzanella'],
    ['a kilo of tomatoes, half a baguette, basil, red onion', 'Panzanella'],
    ['cream of mushroom soup, green beans, crispy onions, milk', 'Green bean casserole'],
    ['zucchini, ricotta, lasagna sheets, marinara, mozzarella', 'Ricotta lasagne'],
    ['flour, cocoa, sugar, oil, no eggs, vinegar', 'Chocolate cake without eggs'],
    ['fajita kit, quorn pieces, peppers, avocado', 'Quorn fajitas'],
    ['leftover chili, corn tortillas, cheese, avocado', 'Leftover chilli tostadas'],
    ['leftover chili, flour tortillas, cheese, avocado', 'Leftover chilli burritos'],
    ['vegemite, weet-bix, butter, honey, sr flour', 'Cereal slice'],
    ['celery, carrot, onion, whole chicken, egg noodles, parsley', 'Chicken noodle soup'],
    ['corn on the cob, potatoes, bacon, milk, onion, butter', 'Corn and potato chowder'],
    ['cold spaghetti, 2 eggs, parmesan, spinach half a bag', 'Pasta frittata'],
    ['thanksgiving turkey, stuffing, cranberry sauce, gravy, sandwich bread', 'Stacked sandwich'],
    ['ground beef, elbow macaroni, can of tomato sauce, green pepper, cheddar', 'American goulash'],
    ['cooked rice, 1 egg, peas, soy sauce, cucumber', 'Egg fried rice'],
    ['leftover pork adobo, 2 cups cold rice, 3 cloves garlic, 1 egg', 'Garlic rice with egg'],
    ['1 kg chicken wings, 1/4 cup hot sauce, 50g butter, celery sticks', 'Buffalo wings'],
    ['weetabix, mixed fruit, self raising flour, milk, sugar, egg', 'Cereal fruit loaf'],
    ['chicken breast, mayo, panko, parmesan, lettuce', 'Parmesan-crusted chicken'],
    ['nutella, croissants, strawberries', 'Filled croissants'],
    ['tomatos, mozarella, basil, balsalmic vinegar', 'Caprese salad'],
    ['cucumber, yogurt, mint', 'Cucumber yogurt'],
    ['half a can of pumpkin, 2 eggs, 1 cup milk, brown sugar, pie crust', 'Pumpkin pie'],
    ['digestives, carnation caramel, bananas, cream', 'Banoffee pie'],
    ['4 sheets filo pastry, 200g white cheese, a bunch of parsley, 1 egg, 100ml milk', 'Filo pie'],
    ['knorr cubes, gino tomato paste, spaghetti, corned beef, onion', 'Spaghetti with tomato sauce'],
    ['potatoes, onion, egg, flour', 'Potato pancakes'],
    ['condensed milk, eggs, milk, sugar', 'Flan (crème caramel)'],
    ['cucumber, greek yogurt, garlic, pitta', 'Cucumber yogurt'],
    ['spätzle, mushrooms, cream, onions, parsley', 'Creamy mushroom spätzle'],
    ['3 stale rolls, 2 eggs, 250ml milk, parsley, 1 onion', 'Bread dumplings'],
    ['leftover mashed potatoes, 2 eggs, 4 scallions, flour', 'Potato cakes'],
    ['leftover roast chicken, 1 leek, 200g mushrooms, splash of cream, puff pastry', 'Chicken and leek pie'],
    ['leftover christmas ham, 1 leek, 200ml cream, puff pastry', 'Ham and leek pie'],
    ['2 cups cooked quinoa, 1/2 can chickpeas, feta, a few olives, half a lemon', 'Quinoa salad'],
    ['2 peppers, leftover rice, mince', 'Stuffed peppers'],
    ['nutella, banana, tortilla wraps', 'Sweet wraps'],
    ['2 rashers bacon, 1 egg, 1 tomato, 2 slices bread', 'Full cooked breakfast with eggs'],
    ['1 egg, 100g flour, 150ml milk, 6 sausages', 'Toad in the hole'],
    ['stale bread, eggs, milk, sugar', 'Bread pudding'],
    ['halal chicken, yoghurt, tandoori masala, lemon, naan', 'Tandoori chicken'],
    ['croissants, ham, cheese', 'Hot croissants with cheese'],
    ['zucchini, tomatoes, mozzarella, basil', 'Baked zucchini with tomato and cheese'],
    ['2 chicken legs, parsnip, 2 carrots, bit of celeriac, small noodles, parsley', 'Chicken noodle soup'],
    ['smoked mackerel, pasta, creme fraiche, peas', 'Smoked mackerel pasta'],
    ['cold cooked pasta, tin of tomatoes, grated cheese, half an onion', 'Pasta with tomato sauce'],
    ['leftover taco meat, lettuce, rice, salsa', 'Rice bowl'],
    ['tuna, cannellini beans, red onion, lemon, parsley', 'Bean salad'],
    ['mushrooms, garlic, butter, puff pastry, cream', 'Savoury puff pastry tart'],
    ['crumpets, eggs, spinach, cheese', 'Scrambled eggs on toast'],
    ['lamb mince, onion, carrot, potatoes, worcester sauce, frozen peas', "Shepherd's pie"],
    ['spam, minute rice, nori, soy sauce', 'Spam musubi'],
    ['kielbasa, cabbage, potatoes, onion', 'Sausages with cabbage and potatoes'],
    ['chicken thighs, carrots, celery, flour, baking powder, milk', 'Chicken and dumplings'],
    ['pork ribs, ketchup, brown sugar, worcestershire sauce', 'Barbecue ribs'],
    ['chicken breasts, breadcrumbs, egg, passata, mozzarella', 'Chicken parmigiana'],
    ['zuchini, bisquick, egs, chedder', 'Impossible pie'],
    ['leftover porridge, 1 egg, 4 tbsp self raising flour, some raspberries', 'Porridge pancakes'],
    ['Oreos, vanila ice cream, milk, whipped creme', 'Milkshake'],
    ['sweet potatoes, smoked paprika, mayo', 'Sweet potato wedges'],
    ['lamb shoulder, rosemary, anchovies, garlic, red wine', 'Roast lamb shoulder'],
    ['Bisto, yorkshire puddings frozen, Quorn sausages, brocolli', 'Quorn sausages in gravy'],
    ['Old El Paso fajita mix, halloumi, corgettes, peper, wraps', 'Halloumi fajitas'],
    ["I can't have dairy, coconut milk, pudding rice, mango, cardamom", 'Khao niao, sweet coconut pudding rice'],
    ['spam, minute rice, pineapple, soya sauce', 'Rice bowl'],
    ['2 cooked beetroots, 1 apple, half a jar pickled herring, 2 boiled potatoes, sour cream', 'Herring salad'],
    ['cod, flour, potatoes, peas', 'Fish and chips'],
    ['1 portobello mushroom, a little blue cheese, handful walnuts', 'Stuffed mushrooms'],
    ['mincemeat, puff pastry, icing sugar', 'Jam tarts'],
    ['old bay, crab meat, hellmanns, ritz crackers, celery', 'Crab patties'],
    ['tinned salmon, philadelphia, horseradish, ryvita', 'Tinned salmon pâté'],
    ['black pudding, potatoes', 'Potato hash'],
    ['romaine lettuce, croutons, parmesan, anchovies, mayo', 'Caesar salad'],
    ['1 egg, 4 tbsp self raising flour, 2 tbsp cocoa, 3 tbsp sugar, splash of milk', 'Chocolate mug cake'],
    ['vegan, firm tofu, turmeric, mushrooms, cherry tomatoes, sourdough', 'Tofu scramble'],
    ['semolina, ghee, yoghurt, coconut, rose water, sugar', 'Basbousa'],
    ['1 smoked haddock fillet, 1 boiled egg, cooked basmati, curry powder', 'Kedgeree'],
    ['linguine, clams, parsley, garlic, chilli flakes, dry white wine', 'Seafood spaghetti'],
    ['halal, lamb chops, pomegranate molasses, mint, giant couscous', 'Lamb chops with fruited giant couscous'],
    ['1 cup cornmeal, 1/2 cup buttermilk, 1 egg, honey', 'Cornbread'],
    ['chicken thigh, eggs, onion, mentsuyu, japanese rice', 'Oyakodon'],
    ['leftover roast chicken, half a leek, shortcrust pastry, a bit of cream', 'Chicken and leek pie'],
    ['dashi, miso, wakame, daikon', 'Miso soup'],
    ['half a pint of cream, 3 lemons, sugar', 'Lemon posset'],
    ['tinned peaches, about 100g flour, oats, butter, brown sugar', 'Fruit crumble'],
    ['spam, eggs, nori, sushi rise', 'Spam musubi'],
    ['1 lamb chop, tin of flageolet beans, garlic clove', 'Lamb chops with roast vegetables'],
    ['dairy free please, coconut milk, pumpkin puree, brown sugar, pie crust', 'Pumpkin pie'],
    ['choy sum, oyster sauce, garlic', 'Garlic choy sum'],
    ['bisquick, chedder cheese, garlic powder, buttermilk', 'Cheddar drop biscuits'],
    ['about 200g mince, half a red pepper, tin kidney beans, tin chopped tomatoes', 'Chili con carne'],
    ['potatos, mayonaise, boild eggs, gerkins', 'Potato salad'],
    ['chinese cabbage, dried shrimp, glass noodles, garlic', 'Stir-fried glass noodles with chinese cabbage'],
    ['zuchini, ricota, lasagne sheets, ragu sauce, musrooms', 'Ricotta lasagne'],
    ['popcorn kernels, butter, honey, peanuts', 'Popcorn'],
    ['green beans, flaked almonds, butter', 'Buttered green vegetables'],
    ['vegan, tinned jackfruit, bbq sauce, burger buns, red cabbage', 'Pulled young jackfruit buns'],
    ['150g smoked mackerel, horseradish, half a tub cream cheese, lemon', 'Smoked mackerel pâté'],
    ['dulce de leche, cornstarch, flour, butter, egg yolks, shredded coconut', 'Alfajores'],
    ['daikon, dashi, konnyaku, boiled eggs, chikuwa, fish cakes', 'Oden'],
    ['kosher, chicken livers, onions, eggs, schmaltz', 'Chopped liver'],
    ['beetroot, stewing beef, cabbage, sour cream, carrot', 'Borscht'],
    ['halal, beef shin, prunes, carrots, onions, cinnamon stick', 'Moroccan beef tagine'],
    ["tomatillos, yesterday's tortillas, queso fresco, crema, white onion", 'Chilaquiles'],
    ['half a pack of filo, 100g pistachios, half a jar of honey, butter', 'Baklava'],
    ['leftover roast lamb, 2 pitas, end of a tub of hummus, lettuce', 'Lamb pitta'],
    ['the end of a jar of sauerkraut, 2 frankfurters, 1 apple, mustard', 'Sauerkraut with frankfurters'],
    ['1 pork chop, half a fennel bulb, 1 orange', 'Pan-fried pork'],
    ['mascarpone, ginger nuts, pears, butter', 'No-bake cheesecake'],
    ['black beans, dried beef (carne seca), linguica, couve, farofa', 'Quick feijoada'],
    ['pork chops, orange, garlic, cumin', 'Pan-fried pork'],
    ['1 fig, honey, mint', 'Fruit salad'],
    ['rice crispies, marshmellows, buter', 'No-bake crispy squares'],
    ['Bisquick, hamburger meat, cheddar, onion, eggs, milk', 'Impossible pie'],
    ['ground chicken, lettuce, hoisin sauce, water chestnuts', 'Lettuce wraps with ground chicken'],
    ['pork tenderloin, potatoes, green beans, dijon mustard, garlic', 'Pan-fried pork'],
    ['quorn mince, taco shells, salsa, lettuce', 'Tacos'],
    ['leftover bolognese, 2 eggplants, yoghurt, cheese', 'Quick moussaka'],
    ['corn tortillas, tomatillos, eggs, white onion, crema', 'Chilaquiles'],
    ['8 chicken wings, honey, soy sauce, garlic', 'Sticky roast chicken'],
    ['half a stale loaf, 3 eggs, 300ml milk, raisins', 'Bread pudding'],
    ['chicken nuggets, oven chips, mushy peas', 'Chicken nuggets and chips'],
    ['chicken breast, stir fry sauce, mixed veg, noodles', 'Chicken stir-fry'],
    ['giant couscous, courgette, feta, lemon', 'Giant couscous with courgettes'],
    ['3 cooked sausages, butter beans, chopped tomatoes, onion', 'Sausage and bean casserole'],
    ['potatoes, onions', 'Fried potatoes with onions'],
    ['sausages, potatoes, onions, gravy, pasta', 'Sausages and mash'],
    ['black beans, chopped tomatoes, sweetcorn, peppers', 'Bean chilli'],
    ['cottage cheese, cucumber, radishes, rye bread, chives', 'Main-course salad'],
    ['cucumber, radishes, rye bread, chives', 'Main-course salad'],
    ['bisto, sausages, yorkshire puddings, frozen peas', 'Sausages in gravy'],
    ['smoked salmon, 4 eggs, creme fraiche, chives', 'Omelette'],
    ['carcass of a roast chicken, leek, 2 carrots, pasta', 'Chicken broth with pasta'],
    ['spaghetti, butter, cheddar, marmite', 'Buttered spaghetti with cheese'],
    ['quorn mince, potatoes, carrots, stock cube', 'Cottage pie'],
    ['mushrooms, creme fraiche, garlic, arborio rice', 'Risotto'],
    ['chicken thighs, peppers, onions, smoked paprika', 'Pan-roasted chicken'],
  ])('%s', (list, title) => {
    expect(reply(list)).toContain(`# ${title}\n`)
  })
})

test('what is served beside a dish counts if no recipe uses enough of the list', () => {
  const text = reply('pork chops, brussels sprouts, tinned tomatoes')
  expect(text).toContain('# Pan-fried pork')
  expect(text).toMatch(/g \(.*\) \*\*brussels sprouts\*\*/)
})

test('meat that no dish uses is not made a side, and a list of odds and ends gets no dish', () => {
  expect(reply('venison, rocket, pesto')).toContain("I'm sorry")
})

test('a reply never asks for leftovers', () => {
  for (const list of ['white beans, aubergine, orange', 'tortillas, cheddar, lettuce, tomatoes, refried beans'])
    expect(reply(list)).not.toMatch(/You also need.*leftover/)
})

test('a cornmeal porridge is made beside meat', () => {
  expect(reply('duck breasts, polenta, carrots')).toContain('Make the polenta')
})

test('a reply asks for no herb or sauce that names the dish, and for no onions in the place of vegetables', () => {
  expect(reply('cooked rice, egg, soy sauce, oil')).not.toContain('Thai basil')
  expect(reply('celery, apples, walnuts, mayonnaise, chicken')).not.toContain('hot sauce')
  expect(reply('noodles, soy sauce, spring onions, pork')).not.toMatch(/You also need onions/)
})

test('nothing on the list is left for no reason', () => {
  for (const list of [
    'fish fingers, potatoes, peas',
    'cottage cheese, 2 eggs, spinach, toast',
    'salmon fillets, teriyaki sauce, broccoli, rice',
    'lasagne sheets, mince, tomatoes, milk, flour, cheese',
    'half jar pesto, cherry tomatoes, mozzarella ball, tortilla wraps',
    'nutritional yeast, cashews, pasta, garlic, broccoli',
    'turkey, stuffing, cranberry sauce, sweet potatoes, green beans',
    'oats, honey, dried apricots, butter, sunflower seeds',
  ])
    expect(reply(list)).not.toContain('Not used')
})

test('a list with meat gets no dessert', () => {
  expect(reply('ham, egg noodles, yogurt, lime, mango')).not.toContain('Fruit fool')
})

test('a dish is rather made of the meat than of all else', () => {
  expect(reply('chicken thighs, cheddar, bacon, broccoli, no rice or pasta')).toMatch(/Uses your .*chicken thighs/)
})

describe('amounts are those of the list', () => {
  test.each([
    ['2 chicken legs, half a lemon, 3 potatoes', '2 **chicken legs**, about 500 g'],
    ['2 chicken legs, half a lemon, 3 potatoes', '3 **potatoes**, about 540 g (1 lb 3 oz)'],
    ['12 mussels, 1 shallot, half bottle of cider, bread', '240 g (8 oz) live **mussels**'],
    ['1 1/2 cups cooked black beans, 1 egg, 1/2 cup breadcrumbs, cumin', '1½ cups **black beans**, cooked or canned'],
    ['400g tin black beans, egg, breadcrumbs, cumin', '1 can (400 g, 14 oz) **black beans**'],
    ['1 tin corned beef, 3 potatoes, 1 onion', '340 g (12 oz) **corned beef**'],
    ['3 apples, 1/2 cup brown sugar, 1 cup oats, 75g butter', '45 g (3 tablespoons) **butter**'],
    ['1 pound ground beef, 2 bell peppers, 1 can tomato sauce, cheese', '425 g (1¾ cups) **tomato sauce**'],
    [
      '225 g cream cheese, 1 can condensed milk, 2 lemons, digestive biscuits',
      '1 can (397 g, 14 oz) **condensed milk**',
    ],
    ['2 figs, honey, yogurt', '- 100 g (3½ oz) **figs**'],
    ['1 whole trout, flaked almonds, butter, half a lemon', '5 to 6 minutes a side'],
    ['1 whole trout, butter, lemon', '400 g (14 oz) **whole trout**'],
    ['half a butternut squash, 1 tin coconut milk, ginger', '400 ml'],
    ['half a green cabbage, about 250g smoked sausage, 1 apple', '- 250 g (9 oz) **smoked sausage'],
    ['2 brioche buns, leftover pulled pork, bbq sauce', 'steaming hot'],
    ['white sliced, ham, gruyere, butter', '**white bread**'],
    ['puff pastry, asparagus, ricotta, lemon zest', 'lemon'],
    ['mutton on the bone, basmati rice, dahi, onions, mint, biryani masala', '**mutton**'],
    ['bits of sunday lamb, handful pearl barley, 1 turnip, 2 carrots', '**roast lamb**'],
    ['half a bag of kale, tin cannellini beans, parmesan rind, 1 carrot', '- 1 **parmesan rind**'],
    ['lamb shoulder, rosemary, garlic, red wine', 'Roast (4 hours)'],
    ['3 egg whites, sugar 150g, hazelnuts', 'Fold in the hazelnuts'],
    ['2 large sweet potatoes, leftover chili, sour cream, about half a pot', '**sour cream**'],
    ['brisket, onions, carrots, dried plums, tomato paste', '**dried plums**'],
    ['tin of pears, 50g dark chocolate, few amaretti biscuits', '50 g (2 oz) **dark chocolate**'],
    ['2 fish fingers, white roll, lettuce, tartare sauce', '- 1 **roll**'],
    ['tomatillos, serrano, cilantro, chicken, tortillas', '- 1 handful **cilantro**'],
    ['baguette, 3 eggs, mug of milk, raisins', '300 ml (1¼ cups) **milk**'],
    ['sea bass whole, ginger, scallion, soy sauce', 'slashed to the bone'],
    ['4 stale croissants, 3 eggs, 250 ml milk', '4 **croissants**'],
  ])('%s: %s', (list, line) => {
    expect(reply(list)).toContain(line)
  })

  test('stock is poured instead of the water', () => {
    const text = reply('half a pumpkin, 1 litre chicken stock, 100ml cream')
    expect(text).toMatch(/700 ml \(3 cups\) \*\*chicken stock\*\*\n/)
    expect(text).toContain('a splash of **water**')
    expect(reply('half a pumpkin, 200 ml chicken stock, 100ml cream')).toMatch(
      /200 ml .*stock[\s\S]*- \d+ ml .*\*\*water/,
    )
    expect(reply('half a pumpkin, 1 stock cube, 100ml cream')).toContain('**stock cube**')
  })
})

test('nothing is said twice, and no step does nothing', () => {
  expect(reply('tuna, pasta, shredded cheese')).toContain('grated **cheese**')
  expect(reply('leftover pasta, tin tuna, sweetcorn, cheddar')).not.toContain('Get everything ready')
  expect(reply('buttermilk, flour, eggs, blueberries')).not.toContain('stones')
})

test.each([
  ['leeks, potatoes, single cream, chicken stock', 'single cream'],
  ['lasagne sheets, beef mince, passata, cheddar, garlic bread', 'garlic bread'],
  ['scones, self-raising flour, butter, milk, clotted cream, jam', 'clotted cream'],
  ['bread, eggs, salad cream, cress', 'salad cream'],
])('of %s, %s is used', (list, name) => {
  expect(reply(list)).toMatch(new RegExp(`^- .*\\*\\*${name}`, 'm'))
})

test('single cream is not whipped', () => {
  expect(reply('single cream, strawberries, meringue nests, sugar')).not.toMatch(/whip/i)
})
