/** A food that the cookbook knows. */
export interface Food {
  /** The cookbook's name for the food, and its key in `foods`. */
  readonly name: string
  readonly kind: FoodKind
  /** The name of the more general food: pasta for spaghetti. A food can always replace its parent. */
  readonly parent: string | undefined
  /** Whether the parent can replace this food: pasta can replace spaghetti, but cheese cannot replace feta. */
  readonly replaceableByParent: boolean
  /** Other names of the same food. */
  readonly aliases: readonly string[]
}

/*
 * One food per line:  name < parent = alias, alias
 * Write << instead of < if the parent cannot replace the food: feta << cheese.
 * A food that no recipe uses is useful here if its name contains the name of another food: without
 * "ice cream", that entry would be recognized as cream.
 */
const foodsByKind = {
  meat: `
    chicken
    chicken breast < chicken = chicken fillet, chicken tender, chicken strip
    cooked chicken << chicken = roast chicken, rotisserie chicken, leftover chicken, shredded chicken, chicken leftover
    whole chicken = roasting chicken
    chicken wing << chicken
    chicken carcass
    chicken thigh < chicken = chicken leg, chicken drumstick, drumstick
    turkey << chicken = turkey breast
    duck = duck breast, duck leg
    ground meat = mince, minced meat, mincemeat
    ground turkey << ground meat = turkey mince, minced turkey
    ground chicken << ground meat = chicken mince, minced chicken
    ground beef < ground meat = beef mince, minced beef, hamburger, hamburger meat, hamburger patty, burger patty, burger meat
    ground pork < ground meat = pork mince, minced pork
    ground lamb < ground meat = lamb mince, minced lamb
    beef = stewing beef, beef chuck, chuck steak, braising steak, brisket, stewing steak, chuck roast, lean beef, short rib
    roast beef = cooked beef, leftover beef, beef slice
    corned beef << roast beef
    pastrami << roast beef
    steak << beef = sirloin, rump steak, rib eye, ribeye, flank steak, beef steak, skirt steak
    pork = pork shoulder, pork belly, pork loin, pork tenderloin, pulled pork
    pork chop << pork = pork steak, pork cutlet
    lamb = lamb leg, lamb shoulder, mutton
    lamb chop << lamb = lamb cutlet, lamb loin chop
    bacon = pancetta, lardon, bacon bit, streaky bacon, back bacon, guanciale, rasher
    ham = gammon, cooked ham, prosciutto, parma ham, spam, luncheon meat
    ham hock = ham shank, gammon joint
    sausage = bratwurst, banger, italian sausage, pork sausage, hot dog, frankfurter, wiener, chipolata
    chorizo << sausage
    salami = pepperoni, salame
    liver = chicken liver
    chicken nugget
    pet food = cat food, dog food
  `,
  fish: `
    white fish = fish, cod, haddock, hake, pollock, tilapia, sea bass, halibut, sole, plaice, fish fillet, snapper, bass, coley, monkfish
    smoked fish << white fish = smoked haddock, smoked cod
    salmon = salmon fillet
    trout << salmon
    tinned salmon << salmon = canned salmon, salmon tin, salmon can
    smoked salmon << salmon = lox, smoked trout
    tuna = canned tuna, tinned tuna, tuna fish, tuna steak
    sardine = tinned sardine, pilchard
    mackerel << sardine = smoked mackerel, tinned mackerel, mackerel tin
    herring << sardine = kipper
    anchovy = anchovy fillet
    prawn = shrimp, king prawn, tiger prawn, scampi
    mussel = clam
    squid = calamari, octopus
    crab = crab meat, crab stick
    fish finger = fish stick
  `,
  vegetable: `
    leek
    tomato = cherry tomato, plum tomato, grape tomato, vine tomato, beef tomato, roma tomato, beefsteak tomato
    canned tomatoes = tinned tomato, chopped tomato, crushed tomato, tin tomato, can tomato, passata, tomato passata, peeled tomato, diced tomato, tomato puree sauce
    sun-dried tomato = sundried tomato
    bell pepper = red pepper, green pepper, yellow pepper, orange pepper, capsicum, sweet pepper, roasted pepper, pepper bell, romano pepper
    carrot
    celery = celery stick, celery stalk
    potato = spud, new potato, baking potato, baby potato, russet, jacket potato, aloo
    mashed potato = leftover mash, mash potato, mash
    sweet potato = yam, kumara
    courgette = zucchini, marrow
    aubergine = eggplant, brinjal
    cucumber = gherkin cucumber
    broccoli = tenderstem, broccolini, calabrese
    cauliflower = gobi
    spinach = baby spinach, chard, swiss chard
    kale = cavolo nero
    collard greens << kale = collard green, spring green
    cabbage = white cabbage, red cabbage, savoy cabbage, napa cabbage, chinese cabbage, pointed cabbage
    sauerkraut
    kimchi
    pak choi = bok choy, pak choy, bok choi
    lettuce = salad leaf, mixed salad, salad, romaine, iceberg, salad green, mixed leaf, lamb lettuce, green salad
    rocket << lettuce = arugula
    watercress << lettuce
    mushroom = button mushroom, chestnut mushroom, portobello, shiitake, porcini, champignon
    peas = green pea, frozen pea, garden pea, petit pois, mangetout, snow pea, sugar snap pea, snap pea
    green beans = french bean, runner bean, string bean, haricot vert
    sweetcorn = corn, corn kernel, corn cob, sweet corn, maize
    asparagus = asparagus spear
    pumpkin
    butternut squash << pumpkin = squash, butternut, butternut pumpkin, acorn squash
    pumpkin puree = tinned pumpkin, canned pumpkin
    avocado = avo, guacamole
    beetroot = beet
    radish = daikon, mooli
    fennel = fennel bulb
    parsnip
    swede << parsnip = rutabaga
    turnip << parsnip
    celeriac << parsnip
    brussels sprouts = sprout, brussel sprout
    okra
    bean sprouts = beansprout
    mixed vegetables = vegetable, veggy, veg, veggie, frozen vegetable, frozen veg, mixed veg, stir fry vegetable, stir fry veg
  `,
  aromatic: `
    onion = red onion, white onion, yellow onion, brown onion, shallot
    garlic = garlic clove, garlic bulb, head garlic
    spring onion = green onion, scallion, salad onion
  `,
  fruit: `
    lemon = lemon juice, lemon zest
    lime = lime juice
    orange = clementine, mandarin, tangerine, satsuma
    orange juice
    apple = granny smith, cooking apple, bramley
    pear
    banana = plantain
    berries = berry, mixed berry, frozen berry, summer fruit
    strawberry < berries
    blueberry < berries
    raspberry < berries
    blackberry < berries
    cherry
    peach = nectarine, apricot
    plum
    mango
    pineapple
    grapes
    jackfruit
    melon = watermelon, cantaloupe
    kiwi = kiwi fruit, kiwifruit
    pomegranate
    rhubarb
    raisins = sultana, currant, dried fruit
    dried cranberries << raisins = cranberry, dried cranberry
    prunes << raisins = prune
    dried apricots << raisins = dried apricot
    dates = medjool date, date medjool
    fig
    coconut = desiccated coconut, shredded coconut, coconut flake
  `,
  herb: `
    parsley = flat leaf parsley
    basil = basil leaf, thai basil
    coriander = cilantro, coriander leaf, fresh coriander
    mint = mint leaf
    dill
    chives
    thyme
    rosemary
    sage
    oregano = dried oregano, marjoram
    bay leaf = bay
    tarragon
    mixed herbs = italian seasoning, italian herb, herb, dried herb, herbes de provence, fresh herb, herb mix
  `,
  egg: `
    egg replacer = flax egg, egg substitute, chia egg, vegan egg
    eggs = egg, hen egg, duck egg, quail egg, egg white, egg yolk
  `,
  dairy: `
    milk = whole milk, skimmed milk, semi-skimmed milk, oat milk, almond milk, soy milk, soya milk, plant milk, rice milk
    buttermilk = kefir
    condensed milk = evaporated milk
    butter = unsalted butter, salted butter, margarine, ghee, vegan butter, dairy free butter
    cream = double cream, heavy cream, single cream, whipping cream, cooking cream, pouring cream, half and half
    sour cream = creme fraiche, crema
    yogurt = yoghurt, greek yogurt, greek yoghurt, natural yogurt, plain yogurt, skyr, coconut yogurt, quark
    cream cheese = philadelphia, soft cheese
    ricotta = cottage cheese
    mascarpone
    cheese = grated cheese, shredded cheese, cheese slice, mozzarella cheese slice, american cheese, hard cheese, queso fresco, queso, sliced cheese, babybel
    cheddar < cheese = cheddar cheese
    gruyere << cheddar = comte
    gouda << cheddar = edam
    emmental << cheddar = swiss cheese, jarlsberg
    monterey jack << cheddar = provolone
    red leicester << cheddar = double gloucester
    parmesan < cheese = parmesan cheese, parmigiano, parmigiano reggiano
    pecorino << parmesan
    grana padano << parmesan
    mozzarella < cheese = mozzarella cheese, burrata, bocconcini
    feta << cheese = feta cheese
    goat cheese << cheese = goat's cheese, chevre
    blue cheese << cheese = stilton, gorgonzola, roquefort
    halloumi << cheese = halloumi cheese
    brie = camembert
    paneer
    ice cream
  `,
  pulse: `
    chickpeas = garbanzo, garbanzo bean, chick pea, chole, chana
    lentils = red lentil, green lentil, brown lentil, puy lentil, dal, dhal, daal, split pea, chana dal, toor dal, urad dal, moong dal, mung bean, masoor dal
    beans = white bean, cannellini bean, butter bean, navy bean, haricot bean, borlotti bean, pinto bean, mixed bean, cannellini, lima bean
    refried beans << beans = refried bean
    black-eyed beans << beans = black eyed pea, black eyed bean
    black beans < beans = black bean, black turtle bean
    kidney beans < beans = kidney bean, red kidney bean, red bean, rajma
    baked beans = heinz bean, bean tomato sauce
    edamame = soya bean, soybean, broad bean, fava bean
    tofu = bean curd, firm tofu, silken tofu
    tempeh << tofu
    seitan << tofu
    hummus = houmous
    plant-based mince = veggie mince, vegetarian mince, meat free mince, plant based mince, vegan ground beef, meatless mince, vegan mince, soy mince, soya mince, quorn, quorn mince, tvp, impossible meat, beyond meat
    vegetarian sausages = vegan sausage, veggie sausage, vegetarian sausage, plant based sausage
  `,
  grain: `
    pasta = penne, fusilli, farfalle, rigatoni, tagliatelle, conchiglie, orzo, fettuccine, pappardelle, pasta shell, orecchiette, cavatappi, rotini, ziti, bow tie
    gluten-free pasta << pasta = gluten free pasta, gluten free spaghetti
    spaghetti < pasta = linguine, angel hair, bucatini, capellini, vermicelli
    macaroni < pasta = elbow pasta, elbow macaroni, mac
    lasagne sheets << pasta = lasagne, lasagna, lasagna noodle, lasagna sheet
    ravioli = tortellini, cappelletti
    gnocchi
    noodles = egg noodle, ramen, udon, rice noodle, soba, instant noodle, ramen noodle, glass noodle, chow mein noodle, udon noodle, soba noodle
    rice = white rice, basmati, basmati rice, jasmine rice, long grain rice, brown rice, cooked rice, leftover rice, wild rice
    risotto rice < rice = arborio, arborio rice, carnaroli, short grain rice, pudding rice, sushi rice, paella rice
    bread = toast, sourdough, white bread, bread slice, baguette, ciabatta, brown bread, wholemeal bread, whole wheat bread, loaf, stale bread, brioche, bread loaf, crusty bread, focaccia
    burger buns < bread = bun, bread roll, roll, hamburger bun, bagel, hot dog bun, english muffin
    gluten-free bread << bread = gluten free bread
    pitta << bread = pita, pita bread, flatbread, naan, naan bread, pitta bread, flat bread, roti, chapati, paratha, lavash
    breadcrumbs = panko, bread crumb
    garlic bread << bread
    prawn crackers = prawn cracker, shrimp chip
    crackers = ritz cracker, crispbread
    tortillas = tortilla, wrap, flour tortilla, corn tortilla, tortilla wrap, taco shell
    tortilla chips = tortilla chip, nacho, dorito, corn chip
    flour = plain flour, all-purpose flour, white flour, wholemeal flour, whole wheat flour, ap flour, spelt flour, wheat flour
    gluten-free flour << flour = gluten free flour
    self-raising flour << flour = self raising flour, self-rising flour, self rising flour
    bread flour < flour = strong flour, strong bread flour, strong white flour
    cornflour = cornstarch, corn starch, potato starch
    cornmeal = polenta
    oats = rolled oat, porridge oat, oatmeal, quick oat, porridge, jumbo oat
    granola = muesli
    cereal = cornflakes, breakfast cereal, corn flake
    couscous
    bulgur << couscous = bulgur wheat, bulgar
    quinoa
    barley = pearl barley, farro, spelt
    puff pastry = pastry, shortcrust pastry, pie crust, pie dough, shortcrust, filo, filo pastry, pastry sheet, pie shell
    pizza dough = pizza base, pizza crust
    rice cake
    potato chips = crisps, crisp, potato crisp, potato chip
    french fries = fry, oven chip, frozen chip, frozen fry, tater tot, hash brown
    semolina
    cornbread mix
    grits = hominy
    masa harina = masa
    rice paper = rice paper wrapper
    meringue = meringue nest
    croissant
    chickpea flour = gram flour, besan
    stuffing
    popcorn
    dumpling wrapper = wonton wrapper, spring roll wrapper, gyoza wrapper
    sourdough discard = sourdough starter
    biscuits = cooky, digestive biscuit, ginger biscuit, gingernut, ginger snap, graham cracker, cookie, digestive
    cake
  `,
  nut: `
    chestnuts = chestnut
    nuts = mixed nut, nut, hazelnut, pecan, pistachio, macadamia
    walnuts < nuts = walnut
    almonds < nuts = almond, flaked almond
    ground almonds = almond flour, ground almond, almond meal
    cashews < nuts = cashew, cashew nut
    peanuts < nuts = peanut
    pine nuts << nuts = pine nut, pine kernel
    seeds = sunflower seed, pumpkin seed, mixed seed, flaxseed, linseed
    chia seeds << seeds = chia
    sesame seeds < seeds = sesame seed, sesame
    peanut butter = almond butter, nut butter, cashew butter
    tahini = tahina
  `,
  spice: `
    cinnamon = cinnamon stick, ground cinnamon
    cumin = cumin seed, ground cumin
    paprika = smoked paprika, sweet paprika, pimenton
    chilli = chili, chile, red chilli, green chilli, jalapeno, chilli pepper, chili pepper, hot pepper, bird eye chilli, serrano, cayenne, cayenne pepper, jalapeno pepper, serrano pepper
    chilli flakes << chilli = chili flake, red pepper flake, chilli powder, chili powder, crushed red pepper, pepper flake, chile flake
    curry powder = curry, curry spice, madras powder
    garam masala << curry powder = tikka masala spice, masala, biryani masala, chaat masala
    curry paste = thai curry paste, red curry paste, green curry paste, tikka paste, korma paste
    turmeric
    ground coriander = coriander seed, coriander powder
    ginger = fresh ginger, ground ginger, ginger root, root ginger
    nutmeg = mace
    cloves = clove
    cardamom
    vanilla = vanilla extract, vanilla essence, vanilla pod, vanilla sugar, vanilla bean
    allspice = mixed spice, pumpkin spice, pumpkin pie spice
    taco seasoning = fajita seasoning, taco spice, fajita mix, fajita spice, cajun seasoning, cajun, old bay
    star anise = five spice
    saffron
    garlic powder = garlic granule
    onion powder
    mustard seed
    fennel seed
    curry leaf
    za'atar = zaatar, sumac
    lemongrass = lemon grass
  `,
  pantry: `
    stock = chicken stock cube, beef stock cube, vegetable stock cube, broth, stock cube, bouillon, chicken stock, vegetable stock, beef stock, chicken broth, vegetable broth, beef broth, bouillon cube, bone broth, stock pot, stock powder, fish stock
    gravy = gravy granule, chicken gravy, beef gravy, onion gravy
    tomato paste = tomato puree, tomato concentrate
    tomato sauce = pasta sauce, marinara, marinara sauce, pizza sauce, spaghetti sauce, ragu sauce
    ketchup = tomato ketchup, catsup
    salsa = pico de gallo, enchilada sauce
    coconut milk = coconut cream
    soy sauce = tamari, soya sauce, dark soy sauce, light soy sauce, teriyaki, teriyaki sauce, soy, shoyu
    fish sauce = nam pla
    oyster sauce = hoisin, hoisin sauce, stir fry sauce
    sesame oil = toasted sesame oil
    miso = miso paste
    seaweed = nori, wakame
    vinegar = white vinegar, red wine vinegar, white wine vinegar, balsamic, balsamic vinegar, apple cider vinegar, cider vinegar, rice vinegar, sherry vinegar, wine vinegar
    mustard = dijon, dijon mustard, wholegrain mustard, english mustard, mustard powder
    mayonnaise = mayo
    worcestershire sauce = worcester sauce, worcestershire
    hot sauce = tabasco, sriracha, chilli sauce, gochujang, harissa, sweet chilli sauce, chili sauce, chipotle, doubanjiang, chilli paste, chilli oil
    barbecue sauce = bbq sauce, barbeque sauce
    pesto = basil pesto, green pesto, red pesto
    olives = black olive, green olive, kalamata, kalamata olive
    capers
    pickles = gherkin, cornichon, pickled gherkin, dill pickle, pickled cucumber
    leftover curry = leftover chilli, leftover stew, leftover bolognese, curry leftover
    cream of tartar
    horseradish
    coleslaw
    falafel
    nutritional yeast
    marmite = vegemite
    custard powder = custard
    baking powder
    baking soda = bicarbonate soda, bicarb, soda bicarbonate, sodium bicarbonate
    yeast = dried yeast, instant yeast, active dry yeast, dry yeast
    gelatine = gelatin
    caesar dressing = ranch, salad dressing, ranch dressing
    soup = tomato soup, chicken soup, mushroom soup, mushroom soup cream
  `,
  sweet: `
    honey
    maple syrup = agave, agave syrup
    golden syrup = corn syrup
    treacle = molasses, black treacle
    brown sugar = light brown sugar, dark brown sugar, muscovado, demerara, demerara sugar
    icing sugar = powdered sugar, confectioner sugar
    chocolate = dark chocolate, chocolate bar, milk chocolate, white chocolate, plain chocolate, cooking chocolate, semisweet chocolate
    chocolate chips < chocolate = chocolate chip, choc chip
    cocoa = cocoa powder, cacao, cacao powder, hot chocolate, cacao nib
    nutella = chocolate spread, chocolate hazelnut spread, hazelnut spread
    jam = strawberry jam, raspberry jam, jelly, marmalade, apricot jam
    cranberry sauce << jam
    lemon curd
    marshmallows
  `,
  drink: `
    white wine = wine, dry white wine, sherry, marsala
    red wine
    beer = lager, ale, stout, guinness
    cider = apple juice, apple cider
    coffee = espresso, instant coffee
    tea = green tea, tea bag
    rum
    brandy = cognac
    whisky = bourbon, whiskey
    vodka = gin
    rice wine = mirin, sake, shaoxing wine
    cola = coke, lemonade, ginger ale, ginger beer, soda, sparkling water
  `,
  staple: `
    salt = sea salt, table salt, kosher salt, flaky salt
    pepper = black pepper, peppercorn, ground pepper, white pepper, ground black pepper, black peppercorn, sichuan peppercorn
    oil = olive oil, vegetable oil, sunflower oil, canola oil, rapeseed oil, cooking oil, extra virgin olive oil, coconut oil, peanut oil, neutral oil, evoo, avocado oil, groundnut oil
    water = tap water, ice, hot water, boiling water
    sugar = white sugar, caster sugar, granulated sugar, superfine sugar, cane sugar, rock sugar, sweetener
  `,
}

/**
 * The group that a food belongs to. An `aromatic` is a vegetable that flavours a dish: onion, garlic.
 * A `staple` is something that the cookbook expects everybody to have: salt, pepper, oil, water, sugar.
 */
export type FoodKind = keyof typeof foodsByKind

const isFoodKind = (key: string): key is FoodKind => Object.hasOwn(foodsByKind, key)

/** All foods that the cookbook knows, by name. */
export const foods: ReadonlyMap<string, Food> = new Map(
  Object.keys(foodsByKind)
    .filter(isFoodKind)
    .flatMap((kind) =>
      foodsByKind[kind]
        .trim()
        .split(/\n\s*/)
        .map((line) => parseFood(line, kind)),
    )
    .map((food) => [food.name, food]),
)

function parseFood(line: string, kind: FoodKind): Food {
  const [head = '', aliases = ''] = line.split(' = ')
  const [name = '', parent] = head.split(/ <<? /)
  return { name, kind, parent, replaceableByParent: head.includes(' < '), aliases: aliases.split(', ').filter(Boolean) }
}

/**
 * Whether `food` can be used where a recipe asks for `wanted`. It can if it is the same food, if `wanted` is
 * one of its ancestors, or if it is the parent of `wanted` and the data allows that replacement.
 */
export const canReplace = (food: Food, wanted: Food): boolean =>
  isKindOf(food, wanted) || (wanted.replaceableByParent && wanted.parent === food.name)

function isKindOf(food: Food | undefined, wanted: Food): boolean {
  return food !== undefined && (food === wanted || isKindOf(foods.get(food.parent ?? ''), wanted))
}
