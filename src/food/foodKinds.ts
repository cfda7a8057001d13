import { once } from '../lib/remember'
import { type Food, foods } from './foods'
import { normalizeWords } from './recognizeFoods'

/*
 * foodData.ts joins names that work the same in any recipe of the cookbook. Some of them are different foods to a
 * shopper, such as gin and vodka, or turkey and chicken. These lines tell such names apart.
 */

/**
 * Names within a food that mean another kind, by food:
 *
 *     food: name, other name of it <; name < parent; name
 *
 * A name with `<` is a kind of the food, or of the parent that follows: cod is a kind of white fish. One without is a
 * food of its own: gin. Names that are not here mean the food itself.
 */
export const namesOfKinds = `
beef: galbi <
stewing beef: short rib <; ox cheek, beef cheek <; beef shin, beef shank <
pork: pork tenderloin <
pork shoulder: pork leg < pork; pork loin < pork
goose fat: duck fat; schmaltz, chicken fat; tallow, beef dripping; beef suet
sausages: bratwurst <; italian sausage <; chipolata <; kielbasa, smoked sausage <; andouille <
salami: pepperoni; mortadella; nduja
liver: chicken liver <; lamb liver <; calf liver <; liver pate
white fish: cod, cod steak <; haddock <; hake, hake steak, merluza <; pollock <; tilapia <; sea bass <; halibut <; sole <; plaice <; snapper <; bass <; sea bream, bream <; mahi mahi <; grouper <; flounder <
catfish: swordfish, swordfish steak < white fish; monkfish < white fish
prawns: langoustine; crawfish; scampi <
dried shrimp: crayfish
clams: cockle
spinach: chard, swiss chard, acelga; water spinach, morning glory, kangkong, kangkung, ong choy, rau muong
collard greens: spring green; mustard green
cabbage: red cabbage <; white cabbage, green cabbage <; savoy <; hispi <; slaw mix, coleslaw mix
lettuce: romaine <; iceberg <; little gem <; butter lettuce <; mixed leaf <
chicory: radicchio
mushrooms: portobello, portobello mushroom, portobello steak <; oyster mushroom <; enoki <; maitake <; chanterelle <
dried mushrooms: porcini <; wood ear, wood ear mushroom, black fungus
mangetout: sugar snap pea, snap pea, sugar snap
green beans: runner bean
sweetcorn: baby corn
cauliflower: cauliflower rice
courgette: courgetti, zoodle, courgette noodle, zucchini noodle, vegetable noodle <
butternut squash: acorn squash; spaghetti squash
radish: jicama
swede: kohlrabi
broccoli: tenderstem, broccolini <
orange: clementine, mandarin, tangerine, satsuma; blood orange <
peach: nectarine
melon: watermelon <; cantaloupe <; honeydew <
raisins: currant
tinned fruit: tinned peach, canned peach <; tinned pear <
oregano: marjoram
mixed herbs: italian seasoning <; herbes de provence <
banana leaf: corn husk
almond milk: cashew milk < plant milk; hazelnut milk < plant milk; macadamia milk < plant milk
cream: half and half
cheese: american cheese, kraft single, kraft slice <; fontina <
gruyere: comte < cheese
gouda: edam < cheese
emmental: jarlsberg < cheese
monterey jack: provolone < cheese; colby < cheese
red leicester: double gloucester < cheese; lancashire cheese < cheese; wensleydale < cheese; cheshire cheese < cheese
parmesan: asiago < cheese
mozzarella: scamorza < cheese; cheese curd
feta: cotija, cotija cheese < cheese; queso fresco, queso blanco, queso panela < cheese
blue cheese: stilton <; gorgonzola <; roquefort <; dolcelatte <
brie: camembert
raclette: taleggio < cheese; reblochon < cheese; havarti < cheese
beans: white bean <; cannellini bean, cannellini < white bean; butter bean, lima bean < white bean; haricot bean < white bean; borlotti bean, borlotti <; pinto bean <; mixed bean <
lentils: puy lentil <; green lentil, brown lentil <
red lentils: toor dal, tur dal < lentils; moong dal < lentils
brown rice: red rice < rice; black rice < rice
risotto rice: pudding rice < rice; paella rice, bomba rice < rice
ground rice: glutinous rice flour, sticky rice flour, sweet rice flour
bread: sourdough, sour dough <; baguette, french stick, french bread <; ciabatta <; focaccia <; rye bread, pumpernickel <; soda bread <
burger buns: bread roll, roll, crusty roll, crusty bread roll, bap, bolillo, telera; hot dog bun, hot dog roll, hotdog bun, hotdog roll
breadcrumbs: panko <
crackers: oatcake; matzo, matzah; saltine <; ritz, ritz cracker <; cream cracker <
tortillas: flour tortilla, tortilla de harina <
corn tortillas: taco shell, taco shell corn; tostada
flour: wholemeal flour, whole wheat flour <; cake flour, pastry flour <; spelt flour; atta, chapati flour <
gluten-free flour: buckwheat flour; coconut flour; potato flour; chestnut flour
cornflour: potato starch, katakuriko; arrowroot
biscuits: digestive biscuit, digestive, graham cracker <; oreo <; biscoff <; shortbread <; ginger nut, ginger biscuit, gingernut, ginger snap, gingersnap <; wafer
millet: fonio
nuts: hazelnut, findik <; pecan, pecana <; macadamia <; brazil nut <
seeds: sunflower seed <; pumpkin seed, pepita <; flaxseed, linseed <; poppy seed <
ground almonds: almond flour <
almond butter: cashew butter; hazelnut butter; pistachio butter
chilli: jalapeno, jalapeno pepper <; serrano, serrano pepper <; shishito
chilli flakes: aleppo pepper, pul biber <
chilli powder: cayenne, cayenne pepper; kashmiri chilli <
dried chillies: ancho, ancho chilli, ancho chile <; guajillo, guajillo chile, guajillo chilli <; pasilla <; arbol <
curry paste: tikka paste, tikka masala paste <; korma paste <; balti paste <; madras paste <; rogan josh paste <
thai curry paste: red curry paste <; green curry paste <; massaman paste <; panang paste <; yellow curry paste <
taco seasoning: tajin; seasoning; sazon; adobo
ras el hanout: baharat; seven spice
rose water: orange blossom water, orange flower water
poultry seasoning: steak seasoning; all purpose seasoning; lemon pepper; everything bagel seasoning
salsa: salsa verde <; pico de gallo <
vinegar: white vinegar <; red wine vinegar < wine vinegar; white wine vinegar < wine vinegar; wine vinegar <; apple cider vinegar, cider vinegar <; sherry vinegar < wine vinegar
mustard: dijon, dijon mustard <; wholegrain mustard <; english mustard <; mustard powder, english mustard powder, colman mustard
mayonnaise: aioli
hot sauce: sriracha <; buffalo sauce <; peri peri sauce, piri piri, nando sauce <
pickles: pickled red cabbage
jalapeno pickled: pepperoncini; banana pepper
salad dressing: ranch, ranch dressing <; vinaigrette <; italian dressing <; french dressing <; thousand island <
soup: vegetable soup <; mushroom soup <
condensed cream soup: cream of mushroom soup, cream of mushroom, mushroom soup cream, condensed mushroom soup < mushroom soup
maple syrup: agave, agave syrup, agave nectar; date syrup
golden syrup: corn syrup; rice syrup, mulyeot; maesil
cocoa: cacao nib
jam: strawberry jam <; raspberry jam <; apricot jam <; blackcurrant jam <; fig jam <; marmalade; apple butter
cranberry sauce: redcurrant jelly
caramel: fudge; butterscotch; toffee
white wine: wine; marsala; prosecco; champagne; cava; vermouth
red wine: port
beer: lager <; ale <; stout, guinness <
fruit juice: pineapple juice <; cranberry juice <; tomato juice; mango juice <
tea: green tea <; chai; matcha
brandy: cognac <; calvados
whisky: bourbon <
vodka: gin; tequila
liqueur: cointreau, triple sec, grand marnier, orange liqueur <; kahlua <; kirsch <; limoncello <; schnapps <; campari <; aperol <
rice wine: sake
cola: lemonade; ginger ale; ginger beer; root beer; cream soda; soda, soda water, club soda, sparkling water; tonic water
pepper: white pepper <
`

/**
 * Foods whose parent in foodData.ts is a substitute rather than a wider name: trout is not salmon. With `>` the wider
 * name follows: gruyère is a cheese, but not cheddar.
 */
export const otherParents = `
turkey, trout, whole chicken>chicken, white wine>wine, red wine>wine, duck leg>duck, passata, tomatoes with green chillies, chicken drumstick>chicken, chilli powder, chilli flakes, dried chillies,
gruyere>cheese, gouda>cheese, emmental>cheese, monterey jack>cheese, red leicester>cheese, manchego>cheese, pecorino>cheese,
oaxaca cheese>cheese, burrata>cheese, lard, dripping, goose fat, kenkey, farro, hot cross buns, palm sugar, kefir,
poblano pepper, burger buns, pitta, naan, chapatis, margarine, shortening, cooked turkey, cooked duck, smoked turkey, dulce de leche,
leftover bolognese, culantro, cassava starch, bulgur, boursin, mascarpone, garam masala, rajma masala, curry paste, anchovy stock, dashi,
gluten-free flour, oat flour, soy flour, self-raising flour, fresh sardines, galangal, hazelnut flour, burger patties, spam, hot chocolate,
malted milk, sambal oelek, cranberry sauce, collard greens, leftover chilli, preserved lemon, urad dal, mung beans, rocket,
watercress, amaretti, marie rose sauce, salad cream, doenjang, pine nuts, ghee, coconut oil, pearl couscous, choy sum, gai lan,
swede, turnip, celeriac, spaetzle, fideo, almond butter, sunflower seed butter, quorn, vegan chicken, butternut squash, daikon,
cottage cheese, enchilada sauce, perilla oil, dukkah, tinned mackerel, smoked trout, onion soup mix, coconut aminos, honey,
maple syrup, brown sugar, cajun seasoning, sinigang mix, tempeh, seitan, sherry, quark, labneh, tempeh bacon, ladyfingers,
mexican chocolate, semovita
`

/**
 * Kinds that a recipe must ask for by name. Oat milk can replace the milk of a recipe, but milk cannot replace oat
 * milk.
 */
const namedKinds = new Set(
  `plant milk, coconut yogurt, vegan butter, vegan cheese, vegan cream, vegan cream cheese, vegan mayonnaise, vegan pesto, vegetarian
oyster sauce, vegan worcestershire sauce, gluten-free pasta, gluten-free bread, buckwheat pasta, shallot, pearl onion, napa cabbage,
prosciutto, pancetta, smoked tofu, turkey ham`.split(/,\s+/),
)

/** What somebody who shops takes for one food: a food, or one of the names that foodKinds.ts tells apart. */
export type FoodKindName = string

interface Kinds {
  readonly byName: ReadonlyMap<string, FoodKindName>
  readonly parents: ReadonlyMap<FoodKindName, FoodKindName>
}

const kinds = once(buildKinds)

const keyOf = (name: string) => normalizeWords(name).join(' ')

function buildKinds(): Kinds {
  const byName = new Map<string, FoodKindName>()
  const parents = new Map<FoodKindName, FoodKindName>()
  for (const { name, parent, replacesParent } of foods.values())
    if (parent !== undefined && replacesParent) parents.set(name, parent)
  for (const each of otherParents.trim().split(/,\s*/)) {
    const [name = '', parent] = each.split('>')
    if (parent === undefined) parents.delete(name)
    else parents.set(name, parent)
  }
  for (const line of namesOfKinds.trim().split('\n')) {
    const [food = '', groups = ''] = line.split(': ')
    for (const group of groups.split('; ')) {
      const [names = '', parent] = group.split(/ <\s?/)
      const [first = '', ...others] = names.split(', ').map(keyOf)
      for (const name of [first, ...others]) byName.set(name, first)
      if (parent !== undefined) parents.set(first, parent === '' ? food : (byName.get(keyOf(parent)) ?? parent))
    }
  }
  return { byName, parents }
}

/** Returns the kind that a name of a food means: gin for "gin", which the data have with vodka. */
export const kindOf = (food: Food, name: string): FoodKindName => kinds().byName.get(keyOf(name)) ?? food.name

/** Whether one kind is the other, or a wider name for it. */
function includes(wide: FoodKindName, narrow: FoodKindName | undefined): boolean {
  return narrow !== undefined && (narrow === wide || includes(wide, kinds().parents.get(narrow)))
}

/** Whether a kind, or one that includes it up to `wide`, has to be asked for by its name. */
function isNamed(narrow: FoodKindName, wide: FoodKindName): boolean {
  const parent = kinds().parents.get(narrow)
  return narrow !== wide && (namedKinds.has(narrow) || (parent !== undefined && isNamed(parent, wide)))
}

/** Whether a kind is a narrower one of another. */
export const isNarrowerKind = (narrow: FoodKindName, wide: FoodKindName): boolean =>
  narrow !== wide && includes(wide, narrow)

/**
 * Whether a user who has one kind has the kind that a recipe asks for: the same, a narrower one (penne for pasta), or a
 * wider name that may mean it (pasta for penne). It is false for gin and vodka, and for cheddar and ricotta.
 */
export const coversKind = (kind: FoodKindName, wanted: FoodKindName): boolean =>
  includes(wanted, kind) || (includes(kind, wanted) && !isNamed(wanted, kind))
