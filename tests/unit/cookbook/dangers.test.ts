import { describe, expect, test } from 'vitest'
import { dangers } from '../../../src/cookbook/dangers'
import { writeReply } from '../../../src/cookbook/writeReply'
import { exclusionsInText } from '../../../src/food'
import { findTitle } from './firstIdeas'

/** Lists with a danger, by its name. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'puffer fish': ['puffer fish, rice, soy sauce', 'fugu, lemon, rice'],
  'poisonous mushrooms': ['death cap mushrooms, cream, pasta', '200 g amanita, eggs, butter'],
  'poisonous plants': ['foxglove, rice, onion', 'deadly nightshade berries, flour, sugar'],
  'mushrooms that somebody picked': [
    'unknown wild mushrooms, cream, pasta',
    'mushrooms from the garden, eggs, butter',
    'mushrooms I found in the woods, rice, onion',
    'chanterelles my uncle picked, cream, pasta',
  ],
  'wild mushrooms': ['wild mushrooms, cream, pasta'],
  'dried beans': [
    'raw kidney beans, rice, onion',
    'dried red beans, rice, onion',
    '200 g dried kidney beans, minced beef, tomatoes',
    'kidney beans (dried), rice, onion',
    'dried beans, rice, onion',
    'red beans (not tinned), rice, onion',
  ],
  'lupin beans': ['lupin beans dried, olive oil, lemon', 'lupini, tomatoes, onion'],
  'bitter courgettes, squashes or cucumbers': [
    'bitter courgettes, pasta, cheese',
    'courgette from the garden that tastes really bitter, eggs, onion',
  ],
  'tins, jars and packs that are swollen or leak': [
    'turkey mince (the pack is blown up like a balloon), rice, onion',
    'bulging tin of beans, rice, onion',
    'a can of tomatoes that leaks, pasta, onion',
    'home-canned beans (lid is bulging a bit), rice, onion',
  ],
  'mince, poultry and liver that stay pink': ['chicken livers, butter, brandy, keep them pink and rare'],
  'garlic or herbs kept in oil': [
    'garlic oil to keep in the cupboard for months, pasta, parmesan',
    'garlic in olive oil, pasta, parmesan',
    'basil, pasta, parmesan, I want to make an infused oil to keep on the shelf',
  ],
  'garlic or herbs that were kept in oil': [
    'homemade garlic oil, pasta, parmesan',
    'home fermented garlic in oil, pasta, parmesan',
    'garlic in oil that stood on the windowsill for 3 weeks, spaghetti, parmesan',
    'rosemary in olive oil from the cupboard, pasta, parmesan',
  ],
  'leaves of cassava and taro, and elephant foot yam': [
    'cassava leaves, butter, onion',
    'taro leaves (arbi ke patte), chickpea flour, tamarind',
    'elephant foot yam, palm oil, onions',
  ],
  'fermented fish': ['fesikh, spring onions, lemon, bread', 'fermented mullet, rice, onion'],
  'food in jars for the shelf': ['tomatoes, garlic, pasta, I want to can them in jars for the shelf'],
  'food that pests, glass or germs may have got into': ['rice with mouse droppings beside it, eggs, onion'],
  'food that stood out of the fridge': [
    'rice left out overnight on the counter, eggs, peas',
    'chicken that has been on the side all day, rice, onion',
    'chicken defrosted on the counter, rice, onion',
    'snags left in the esky after the ice melted, rolls, onion',
  ],
  'green or sprouting potatoes': [
    'green potatoes, eggs, onion',
    'sprouted potatoes, eggs, onion',
    'potatoes that are sprouting, eggs, onion',
    'potatoes (a bit green), eggs, onion',
    'sprouty potatoes, eggs, onion',
    'potatoes, a bit green and sprouting, eggs, onion',
    '1 kg old potatoes with sprouts, eggs, onion',
  ],
  'rice that was kept for more than a day': [
    '3 day old cooked rice, eggs, peas',
    'leftover rice (three days old), eggs, peas',
    'rice from last week, eggs, peas',
  ],
  'food that has gone off': [
    'mouldy bread, eggs, cheese',
    'chicken that smells a bit, rice, onion',
    'stinky chicken, rice, onion',
    'off chicken, rice, onion',
    'milk that has turned lumpy, flour, sugar, butter',
    'milk with small lumps, flour, sugar, butter',
    'peanuts with specks of mold, rice, chicken',
    'strawberries with white fuzz, flour, butter, sugar',
    'slimey ham, eggs, peas',
    'flour with weevils, rice, eggs',
    'manky courgettes, pasta, parmesan',
  ],
  'meat and dairy of an odd colour': ['chicken with a green tinge, rice, onion', 'mince gone grey, rice, onion'],
  'food past its date': [
    'chicken past its use-by date, rice, onion',
    'chicken breast sell by last week, rice, onion',
    'chicken use by 3 days ago, rice, onion',
    'out of date mince, rice, onion',
  ],
  'food that was frozen or heated again': [
    'refrozen chicken, rice, onion',
    'mince that thawed and was frozen again, rice, onion',
    'leftover chilli that we already warmed up twice, rice, onion',
  ],
  'food that may have gone off': [
    'salmon with a tacky film on it, rice, peas',
    'tofu that went pinkish and slippery, noodles, broccoli',
  ],
  'food that may not be safe any more': ['chicken (is it still ok), rice, onion'],
  'food that raw meat has dripped on': ['lettuce that raw chicken dripped on, rice, onion'],
  'home-canned food': ['home-canned green beans, bacon, eggs', "nan's bottled chicken, rice, onion"],
  'cracked or floating eggs': ['cracked eggs, bacon, mushrooms', 'eggs that float, bacon, mushrooms'],
  'meat, fish and leftovers that are too old': [
    'week old chicken, rice, onion',
    'leftover curry from 6 days ago, rice, naan',
    'chicken that has been in the fridge for a week, rice, onion',
  ],
  'an illness or medicine in mind': [
    'grapefruit, prawns, lettuce, I take simvastatin',
    'avocado, eggs, bread, dad is on warfarin',
    'star fruit, banana, yogurt, mum has kidney disease',
  ],
  'somebody’s health in mind that I do not understand': [
    'stilton, pears, lettuce, they gave me a new kidney in spring',
    'mussels, white wine, garlic, on antabuse since May',
    'beef, potatoes, carrots, a tick bit me and now red meat lands me in hospital',
  ],
  'food for an animal': ['chicken, rice, onion, for my old dog', 'raisins, oats, peanut butter, treats for the pup'],
  'food for a baby below six months': ['potatoes, butter, spinach, puree for my lo who is 16 weeks'],
  'meat at a low heat': ['chicken, rice, onion, in the slow cooker from frozen'],
  'food without a fridge': ['tuna, pasta, mayonnaise, we have no fridge at school'],
  'the juice of raw meat': ['chicken, rice, onion, I wash the chicken under the tap first'],
  'curing and fermenting at home': ['pork belly, salt, sugar, I want to air-dry it'],
  'raw fish, eggs and flour': ['salmon sashimi, rice, cucumber', 'tuna, avocado, lime, I want a ceviche'],
  'shellfish that are open or dead': ['mussels (some are open), garlic, pasta, cream', 'dead crab, mayonnaise, bread'],
  'fiddleheads, fresh bamboo shoots and morels': ['fiddleheads, butter, lemon, pasta', 'morels, cream, pasta'],
  'plants that somebody picked': ['wild garlic, pasta, parmesan', 'foraged berries, flour, butter, sugar'],
  'plants that nobody has named': [
    'unknown berries, oats, butter',
    'berries from the hedge, not sure which, oats, butter',
  ],
  'an animal that was found dead': ['roadkill pheasant, bacon, carrots'],
  'raw dough': ['raw cookie dough, ice cream, milk'],
  drugs: ['cannabis, butter, flour', 'magic mushrooms, chocolate, butter'],
  'what is no food': ['moonshine, lemon, sugar'],
  'rhubarb leaves': ['rhubarb leaves, flour, eggs, butter'],
  elderberries: ['elderberries, sugar, apples, oats, flour, butter'],
  'bitter kernels': ['bitter almonds, flour, eggs, sugar, butter', 'apricot kernels, flour, eggs, sugar, butter'],
  'fresh ackee': ['fresh ackee, salt fish, onion'],
  'bitter cassava': ['bitter cassava, beef, onion'],
  cassava: ['cassava, beef, onion'],
  'raw milk': ['raw milk, flour, eggs'],
}

test('each danger has a list here, a rule of one line and a source', () => {
  expect(Object.keys(lists).toSorted()).toEqual(dangers.map(({ name }) => name).toSorted())
  for (const { name, rule, source } of dangers) {
    expect(rule, name).toMatch(/^[A-Z][^\n]{20,220}\.$/)
    expect(source, name).toMatch(/FDA|NHS|CDC|USDA|BfR|Food Standards|MedlinePlus/)
  }
})

const each = dangers.flatMap((danger) => (lists[danger.name] ?? []).map((list) => [list, danger] as const))

test.each(each)('the reply to "%s" says the rule', (list, { rule }) => {
  expect(writeReply(list.split(', '))).toContain(rule)
})

test.each(each.filter(([, { answer }]) => answer === 'decline'))('no recipe is given for "%s"', (list) => {
  const reply = writeReply(list.split(', '))
  expect(reply).toMatch(/^I'm sorry, but I can't suggest a recipe with /)
  expect(findTitle(reply)).toBeUndefined()
})

test.each(each.filter(([, { answer }]) => answer === 'leave out'))(
  'the dish for "%s" is made without it',
  (list, { name }) => {
    const entries = list.split(', ')
    const others = entries.slice(list.includes('not sure') ? 2 : 1)
    const reply = writeReply(entries)
    expect(reply).toContain(`Not used: ${name}.`)
    expect(findTitle(reply)).toBe(findTitle(writeReply(others)))
  },
)

describe('lists that only look dangerous', () => {
  test.each([
    'potatoes, green beans, eggs',
    'green beans, potatoes, eggs',
    'leftover rice, eggs, peas',
    "yesterday's rice, eggs, peas",
    'tinned kidney beans, rice, onion',
    'black beans, rice, onion',
    'raw green beans, rice, eggs',
    'dry white wine with baked beans, bread, cheese',
    'tinned pink salmon, potatoes, eggs',
    'dried red lentils, onion, carrots',
    'day old bread, eggs, milk',
    'mushrooms, cream, pasta',
    'rhubarb, flour, butter, sugar',
    'almonds, flour, eggs, sugar',
    'brussels sprouts, potatoes, bacon',
    'milk, flour, eggs',
    'black ripe bananas, flour, eggs, sugar',
    'blue cheese, cream, pasta, walnuts',
    'mouldy blue cheese, bread, butter, pears',
    'stinky cheese, bread, butter',
    'aged beef, potatoes, thyme',
    'sprouted bread, avocado, tomatoes',
    'purple sprouting broccoli, garlic, pasta',
    'left over roast lamb from last night, potatoes, mint',
    'sausages, leeks, mash left from yesterday',
    'sour cream, potatoes, chives',
    'green tomatoes, onion, eggs',
    'stale bread, eggs, milk',
    'hot dogs, buns, mustard',
    'catfish, cornmeal, lemon',
    'kimchi (two weeks old), rice, eggs',
    'frozen peas, rice, eggs',
    'baby spinach, eggs, feta',
    'butter left out to soften, flour, sugar',
    'tater tots, cheese, bacon',
    'artichoke hearts, pasta, lemon',
    'cheddar aged 12 months, bread, apple',
    'fructose syrup, oats, butter',
    'marshmallow fluff, biscuits, chocolate',
    'cold smoked paprika, potatoes, eggs',
    'chicken thighs off the bone, rice, onion',
    'hung curd, cucumber, mint',
    'dead sea salt, potatoes, butter',
    'spotty bananas, flour, eggs, sugar',
  ])('%s', (list) => {
    const reply = writeReply(list.split(', '))
    for (const { rule } of dangers) expect(reply).not.toContain(rule)
    expect(findTitle(reply)).toBeDefined()
  })
})

describe('words beside a list that only sound dangerous', () => {
  test.each([
    "I'm expecting guests",
    'nobody is pregnant, no babies, no allergies',
    'kids off school, rotten day',
    'the tomatoes were left out on the counter',
    'the chicken smells amazing',
    'bought fresh today, use-by tomorrow',
    'the meat is fresh, not old',
    "for grandad's birthday, he's fit",
    'dead simple please',
    'toddler free evening',
    'my dog is called Ginger',
    "for my baby brother, he's 25",
    "I've been out all night and want something quick",
    "I'm dying for a curry",
    'killer chilli please',
    'the kids are 9 and 12',
    'my kids are teenagers, strapping lads',
    "nobody here has any allergies and nobody's expecting",
    'something cosy for a rainy evening',
    "for my girlfriend's birthday",
    'my wife loves tomatoes',
    "mum's coming for tea, fit as a fiddle",
    "it's for a picnic",
    'film night with friends',
    'after a long shift at the hospital',
    'allergic to washing up, one pan please',
    "I'm a nurse on the transplant ward and knackered",
    "I'm a cancer nurse, and it was a long day",
    'doctor gave me the all clear, celebrating!',
    'left to rest while we lay the table',
    'we lost power at the footy, final score 3-1',
    "baby's finally asleep so just us two grown ups",
    'expecting eight guests',
    "my toddler has gone to grandma's so it is date night",
    "we're in a caravan",
    'smashed chicken, like in the burger bar',
    'kids are off school',
    'the party is over by eight',
    'chicken soup for my sick husband, he has a cold',
    'spice level 5 please',
    'with bubbling cheese on top',
    "something my heart's desire",
    'left to rest overnight in the fridge',
    'I am a nurse on nights, quick please',
    'nursery food like my gran made',
    'we were at a picnic and are hungry',
    'for date night',
    'cheap, it is two weeks until payday',
    'on a budget, for the whole week',
    'fluffy rice, please',
    'dinner is on the table at six',
    'it has been a long day',
    'we had chicken yesterday',
    'use the chicken first, it must go',
    'cooked in the sun-dried tomato style',
    'my grandson is coming, he is 15',
    'a dish from my trip to Poland',
    "I can't be bothered to cook for long",
    'nothing too heavy, I ate out last night',
    'my oven is broken, only the hob works',
    'we have no microwave',
    'a bit of a kick to it',
    'green curry style',
    'make it sticky and sweet',
    'it should smell like my nan used to make',
    'I am sick of pasta',
    'it was put in the fridge straight after dinner',
    'the power went off for ten minutes but only the telly minded',
    'my old baby blue pan is the only one I own',
    'the kids of 12 and 14 are hungry as wolves',
    'please do not leave out the tomatoes',
    'I used to hate tomatoes but now I love them',
    'I recall a dish from my youth',
  ])('%s', (said) => {
    const reply = writeReply(['chicken', 'rice', 'tomatoes', 'cream'], {
      said,
      exclusions: exclusionsInText(said),
    })
    for (const { rule } of dangers) expect(reply).not.toContain(rule)
    expect(reply).not.toContain("can't judge")
    expect(reply).toContain('**chicken**')
  })
})

describe('people who must not eat soft or raw food', () => {
  const notSoft = /until the whites? (?:is|are) set\b|yolks stay soft|still moist|a pink middle/
  test.each([
    ['eggs, bread, cheese, pregnant', /pregnancy/],
    ['egg yolk runny, pasta, bacon, parmesan, I am pregnant', /pregnancy/],
    ['eggs, bacon, potatoes, pregnant', /pregnancy/],
    ['steak, chips, eggs, mushrooms, pregnant', /pregnancy/],
    ['dark chocolate, eggs, sugar, pregnant', /pregnancy/],
    ['white fish, lime, onion, coriander, no raw fish', /./],
    ['eggs, rice, peas, for a baby of nine months', /suits a baby/],
    ['eggs, bread, butter, for my 10 month old', /suits a baby/],
    ['eggs, bread, butter, breakfast for my toddler', /suits a small child/],
  ])('%s', (list, remark) => {
    const reply = writeReply(list.split(', '))
    expect(reply).toMatch(remark)
    expect(reply).not.toMatch(notSoft)
    expect(reply).not.toMatch(/^# (?:Carbonara|Chocolate mousse|Ceviche|Scrambled eggs on toast)$/m)
  })

  test('a dish that is cooked through with the eggs left out is still a dish', () => {
    expect(writeReply(['beans on toast', 'baked beans', 'bread', 'eggs', 'cheese', 'pregnant'])).toMatch(/^# /)
  })

  test.each(['liver', 'brie', 'smoked salmon', 'blue cheese', 'white wine', 'oysters'])(
    'nobody pregnant gets %s',
    (food) => {
      expect(writeReply([food, 'pasta', 'cream', 'onion', 'mushrooms', "I'm pregnant"])).not.toContain(`**${food}**`)
    },
  )

  test.each([
    'oats, milk, banana, honey',
    'flour, butter, sugar, eggs',
    'carrots, potatoes, stock cube, onion',
    'bacon, pasta, peas, cream',
  ])('a baby gets no honey, no added sugar and no salt: %s', (list) => {
    const reply = writeReply([...list.split(', '), 'for a baby of nine months'])
    expect(reply).not.toMatch(/\*\*(?:[a-z ]*sugar|honey|[a-z ]*stock cube|bacon)\*\*/)
    expect(reply).not.toMatch(/^- .*\*\*salt\*\*(?!, none for the baby)/m)
    expect(reply).not.toMatch(/^\d+\. .*\bthe salt\b(?! \(none for the baby\))/m)
  })
})

test.each(['snack for my toddler', 'party for 2 year olds', 'my son is three'])(
  'a small child gets nothing that can choke: %s',
  (wish) => {
    const reply = writeReply(['popcorn', 'almonds', 'marshmallows', 'butter', wish])
    expect(reply).not.toMatch(/\*\*(?:popcorn|almonds|marshmallows)\*\*/)
    expect(reply).toContain('which can choke')
  },
)

describe('the foods that the words of a wish exclude', () => {
  test.each([
    ['halal', 'pork sausages, potatoes, onion, peas', /pork sausages\*\*/],
    ['no pork', 'pork sausages, potatoes, onion, peas', /pork sausages\*\*/],
    ['kosher', 'pork sausages, potatoes, onion, peas', /pork sausages\*\*/],
    ['muslim', 'pork meatballs, spaghetti, tomatoes', /meatballs\*\*/],
    ['no pork', 'pork hot dogs, buns, onions', /hot dogs\*\*/],
    ['vegetarian', 'pork dumplings, soy sauce, pak choi, noodles', /dumplings\*\*/],
    ['vegan', 'cheese crackers, tomatoes, avocado, onion', /crackers\*\*/],
  ])('%s: %s', (wish, list, wrong) => {
    expect(writeReply([...list.split(', '), wish])).not.toMatch(wrong)
  })

  test('turkey bacon and beef sausages contain no pork', () => {
    expect(writeReply(['turkey bacon', 'pasta', 'cream', 'peas', 'no pork'])).toContain('**turkey bacon**')
    expect(writeReply(['beef sausages', 'potatoes', 'onion', 'halal'])).toContain('sausages**')
  })
})

describe('a danger that the user tells beside the list', () => {
  test('gets its rule', () => {
    const reply = writeReply(['frozen burger', 'bread', 'cheese'], { said: 'burger cooked rare please' })
    expect(reply).toMatch(/^Poultry, liver, .* no pink is left/m)
  })

  test('takes the food that it names out of the list', () => {
    const list = ['chicken breast', 'eggs', 'cheese', 'spinach']
    const reply = writeReply(list, {
      said: 'the chicken was left on the counter since last night, smells fine',
    })
    expect(reply).toContain('Not used: food that stood out of the fridge.')
    expect(findTitle(reply)).toBe(findTitle(writeReply(list.slice(1))))
  })

  test('no food is called left out if the list has none of it', () => {
    const reply = writeReply(['eggs', 'cheese', 'spinach'], { said: 'the chicken was left on the counter' })
    expect(reply).toContain('Throw them away.')
    expect(reply).not.toContain('Not used')
  })

  test('a time in the future is no danger', () => {
    const list = ['chicken breast', 'rice', 'spinach', 'garlic']
    for (const said of ['lunches for 5 days, with chicken', 'for Friday, with rice', 'chicken for the week'])
      expect(writeReply(list, { said })).toBe(writeReply(list))
    expect(writeReply(list, { said: 'the rice is three days old' })).toContain('Not used: rice that was kept')
  })

  test.each([
    'it smells eggy when I open the pack',
    'use by was 3 days ago',
    'best before was last week but I sniffed it',
    'left in the car for 6 hours',
    'meat has gone iffy, bit sticky to the touch, can I wash it in vinegar',
    'our power went out for 2 days',
    'the freezer broke, I will refreeze half',
    'been in the fridge like 9 days raw',
    'stood in a warm kitchen all day',
    'it thawed then I froze it again',
    "the freezer door was ajar all night and everything's gone floppy",
    "label says use by Sunday and it's Thursday",
    'ice in the esky had all turned to warm water',
    'it is of day before yesterday and the current was gone',
  ])('what names no food makes all unsafe that goes off: %s', (said) => {
    const reply = writeReply(['chicken breast', 'rice', 'onion', 'carrots'], { said })
    expect(reply).toContain('Not used: ')
    expect(reply).not.toContain('**chicken')
  })

  test.each([
    [['pork mince', 'cabbage', 'ginger'], 'forgot the pork in my work bag from morning till bedtime', 'pork'],
    [['tinned kidney beans', 'rice', 'onion'], 'the tin was rusty and it spurted when I opened it', 'beans'],
    [['tomato sauce', 'pasta', 'parmesan'], 'the sauce jar smashed and I picked the glass bits out', 'tomato sauce'],
    [['chicken thighs', 'rice', 'peppers'], 'the chook is a bit on the nose', 'chicken'],
    [['bread', 'cheese', 'tomato'], 'the bread has wee green fluff on the corner', 'bread'],
    [['pasta', 'flour', 'butter', 'milk'], 'the flour is wriggling a bit', 'flour'],
    [['eggs', 'potatoes', 'onion'], 'two of them float when I put them in water', 'eggs'],
    [['tinned tuna', 'sweetcorn', 'mayo'], 'the can was open in the cupboard for 4 days', 'tuna'],
    [['mackerel', 'lemon', 'potatoes'], 'been sat on the dashboard while we went surfing', 'mackerel'],
    [['mushrooms', 'eggs', 'butter'], 'grandad found them under the oaks', 'mushrooms'],
  ])('a word of an entry is enough: %j, %s', (list, said, food) => {
    const reply = writeReply(list, { said })
    expect(reply).toContain('Not used: ')
    expect(reply).not.toContain(`**${food}`)
  })

  test.each(['a mouse had a nibble at the pack', 'the bag was on the recall list in the paper'])(
    'nothing is left where nobody can tell what it is in: %s',
    (said) => {
      const reply = writeReply(['baby spinach', 'feta', 'walnuts'], { said })
      expect(reply).toContain('that leaves nothing of your list to cook with.')
      expect(reply).toContain('Not used: food that pests, glass or germs may have got into.')
    },
  )

  test.each(['to share with my labrador', 'our whippet gets half', 'my nickel allergy flares up'])(
    'is declined: %s',
    (said) => {
      expect(writeReply(['beef mince', 'carrots', 'rice'], { said })).toMatch(/^I'm sorry, but I can't suggest/)
    },
  )

  test('dates are a fruit, and those on packs are not', () => {
    const list = ['chicken breast', 'dates', 'rice', 'onion']
    expect(writeReply(list, { said: 'bought last week, out of date' })).not.toContain('**chicken')
  })

  test('an entry that tells of the whole list is not of the food before it alone', () => {
    const reply = writeReply(['cod', 'ham', 'the freezer broke', 'rice', 'onion'])
    expect(reply).toContain('Not used: food that stood out of the fridge')
    for (const food of ['cod', 'ham']) expect(reply).not.toContain(`**${food}`)
  })

  test('what drips on a salad makes the salad unsafe, and not the chicken', () => {
    const reply = writeReply(['raw chicken', 'lettuce', 'mayo'], { said: 'the chicken dripped on the salad' })
    expect(reply).not.toContain('**lettuce')
    expect(reply).toContain('**chicken')
  })

  test.each([
    'dad just had a kidney transplant',
    'stage 4 CKD, potassium is high',
    'on linezolid',
    'grandad takes madopar',
    'gran had a stroke and is on a level 4 pureed diet',
    'histamine intolerant',
    'sulphites set off my asthma',
    'hereditary fructose intolerance',
    'taking meds',
  ])('no page can judge %s', (said) => {
    expect(writeReply(['eggs', 'spinach', 'cheese'], { said })).toMatch(/^I'm sorry, .* Ask a doctor/)
  })

  test.each([
    ['my wife is expecting in May', 'smoked salmon'],
    ["we're ttc", 'chicken liver'],
    ['got a bun in the oven', 'swordfish'],
    ["I'm 20 weeks gone", 'brie'],
    ['pregant', 'gin'],
    ['for my bub', 'honey'],
    ['just started weaning', 'honey'],
    ['recovering alcoholic', 'red wine'],
    ['teetotal', 'red wine'],
    ['a latex allergy', 'avocado'],
    ['birch pollen', 'hazelnuts'],
    ['a gout flare', 'sardines'],
    ['he swells up with shellfish', 'prawns'],
    ['my throat closes with prawns', 'prawns'],
    ['sesame makes my throat close up', 'tahini'],
    ['prawns bring her out in hives', 'prawns'],
    ['my flatmate comes out in hives if she eats prawns', 'prawns'],
    ["wife's in the family way", 'chicken liver'],
    ['a Jain meal', 'onion'],
    ['my nan is 91 and very frail', 'smoked salmon'],
    ['nothing from under the ground', 'potatoes'],
    ['prawns nearly killed him', 'prawns'],
    ["prawns don't agree with me", 'prawns'],
  ])('%s: without %s', (said, food) => {
    const list = [food, 'bread', 'lemon', 'cream', 'pasta', 'onion']
    const reply = writeReply(list, { said, exclusions: exclusionsInText(said) })
    expect(reply).not.toContain(`**${food}`)
  })

  test('nobody old or frail gets a soft egg', () => {
    const list = ['chicory', 'gruyere', 'ham', 'cream', 'eggs']
    const said = 'for my 90 yr old mum'
    expect(writeReply(list)).toContain('# Omelette')
    const reply = writeReply(list, { said, exclusions: exclusionsInText(said) })
    expect(reply).not.toMatch(/# (?:Omelette|Scrambled)/)
    expect(reply).toContain('right through')
  })

  test('an illness is for others to judge', () => {
    const reply = writeReply(['cheddar', 'salami', 'pasta'], { said: 'my husband takes phenelzine (an MAOI)' })
    expect(reply).toMatch(/^I'm sorry, .* Ask a doctor/)
  })
})
