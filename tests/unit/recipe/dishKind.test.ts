import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titleOf } from '../../../src/reader/readReply'
import { type DishKind, dishKind, dishKinds } from '../../../src/recipe/drawing/dishKind'

/** The titles of each kind, with semicolons between. */
const titles: Readonly<Record<DishKind, string>> = {
  soup: `
    Tomato soup; Roast Pepper Soup; Pancake soup; Chicken Noodle Soup; Noodle soup; Spicy Miso Ramen;
    Pasta and Bean Soup; Pasta e fagioli; Bread and tomato soup; Stew-style lentil soup; Fish chowder;
    Creamy Tomato Soup with Grilled Cheese; Beef Pho; Fish, leek and potato broth; Cheeseburger Soup;
    Sopa de tortilla; Soupe à l’oignon; Kartoffelsuppe mit Brot; Domates çorbası; トマトスープ; 番茄鸡蛋汤;
    Ajiaco (Colombian chicken and potato soup); 🍅 Quick Tomato Soup!; Recipe: Leek and Potato Soup`,
  salad: `
    Greek salad; Pasta salad; Warm Roast Carrot Salad; Egg and Bread Salad; Coleslaw; Burger Salad;
    Ensalada de pasta; Nudelsalat; Salade niçoise; Salad Niçoise; Tomato Salad (No-Cook, 10 Minutes);
    Tuna Noodle Salad`,
  pasta: `
    Creamy Mushroom Pasta; Spaghetti and meatballs; Pasta bolognese; Pasta alla Norma; Roast Tomato Pasta; Lasagne;
    Mac and cheese; Penne with Pan-Fried Courgettes; Chicken Chow Mein; Stir-fried noodles; One-Pot Lemon Pasta;
    Spaghetti mit Tomatensauce; Gluten-Free Pasta Bake; Bacon & Pea Pasta`,
  pan: `
    Pan-fried salmon; Pan-fried gnocchi; Fried rice; Egg Fried Rice; Potato cakes; Crab cakes; Fishcakes;
    Spinach and Feta Omelette; Beef stir-fry; Pasta frittata; Corned beef hash; Sweetcorn fritters;
    Bubble and squeak; Pan-Seared Scallops with Pea Risotto; Spanish potato tortilla; Gemüsepfanne;
    Chicken and Rice Skillet; Shakshuka; Paella; Sautéed mushrooms; Leek and potato cakes`,
  stew: `
    Beef stew; Chicken curry; Chili con carne; Lamb Tagine; Dal tadka; Stew and dumplings; Butter chicken;
    Sausage and bean casserole; Hungarian Goulash; Leftover curry with rice; Braised red cabbage; Linseneintopf`,
  roast: `
    Roast chicken; Sticky roast chicken; Sheet-Pan Chicken; Sheet-Pan Chicken and Vegetables; Meatloaf; Nut roast;
    Roasted vegetables; Sausage Tray Bake; Roast Beef with Yorkshire Puddings; Schweinebraten`,
  bread: `
    Soda bread; Banana bread; Garlic Bread; Bread; Rosemary Focaccia; Cornbread; Bread rolls; Bauernbrot`,
  cake: `
    Carrot cake; Cheesecake; Coffee cake; Brownies; Apfelkuchen; Chocolate mug cake; Bread-Free Cake`,
  pancakes: `
    Pancakes; Fluffy banana pancakes; Crêpes; Pancakes with bacon; Pfannkuchen; Pancakes and Syrup`,
  sandwich: `
    Toastie; Burger; BLT; Tuna mayo sandwich; Salad sandwich; Roast Beef Sandwich; Banh mi with pork;
    Soup-er Simple Cheese Toasties; Veggie burgers and chips; Sandwich au fromage`,
  drink: `
    Fruit smoothie; Mango lassi; Lemonade; Cup of tea; Hot chocolate; Carrot Cake Smoothie; Iced Coffee`,
  plate: `
    Bread and butter pudding; Bread pudding; Smoothie bowl; Chicken pot pie; Pan con tomate; Pan de muerto;
    Cocktail sausages; Burrito; Burger bowl; Cup of tea biscuits; Flatbread pizza; Pan pizza; Rice cakes;
    Roast dinner pie; Soup and salad; Tomato Soup and Cheese Sandwich; Prawn cocktail; Salad dressing; Pasta sauce;
    Cake pops; French toast; Beans on toast; Shepherd’s pie; Stuffed Peppers; Sausage rolls; Roasted Garlic Rice;
    Roasted Red Pepper Hummus; Mushroom and leek cakes; Spaghetti squash; Egg Muffins; Tuna Noodle Casserole;
    Duck pancakes; Ice Cream Sandwich; Coffee-Rubbed Steak; Rice and beans; Tacos; Recipe; I am sorry; ; ???;
    Panna cotta; Pancetta chops; Sweet Chilli Chicken; Eggs in a pan; Garlic Butter Chicken with Mash;
    Frittata Muffins; Bubble & Squeak Cakes; Pan-Fried Dumplings; Nachos`,
}

describe('dishKind tells by the title', () => {
  for (const kind of dishKinds)
    test.each(titles[kind].split(/;\s*/).map((title) => title.trim()))(`${kind}: %s`, (title) => {
      expect(dishKind(`# ${title}\n\nServe it with soup, salad and bread.`)).toBe(kind)
    })
})

const withSteps = (title: string, ...steps: readonly string[]) =>
  `# ${title}\n\n## Method\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`

test.each<[DishKind, string, string]>([
  ['pan', 'Garlic prawns', 'Heat the oil in a frying pan, and fry the prawns.'],
  ['pan', 'Kung pao chicken', 'Toss everything in a hot wok.'],
  ['plate', 'Garlic prawns', 'Fry them in a frying pan, then bake them in the oven.'],
  ['plate', 'Garlic prawns', 'Boil the rice. Heat a skillet.'],
  ['plate', 'Garlic prawns', 'Serve.'],
  // A title that names another dish is never drawn as what it is cooked in.
  ['plate', 'Breakfast burritos', 'Fry the eggs in a frying pan.'],
])('dishKind returns %s for "%s" with the step "%s"', (kind, title, step) => {
  expect(dishKind(withSteps(title, step))).toBe(kind)
})

test('dishKind reads a title in bold, and only the steps of the rest', () => {
  expect(dishKind('**Lentil Stew**\n\n- 200 g lentils')).toBe('stew')
  expect(dishKind('# Prawns\n\nOut of a frying pan.\n\n- 1 wok')).toBe('plate')
})

const folder = 'src/cookbook/recipes'

/** The kinds of the cookbook's own recipes. */
const ofTheCookbook = new Map(
  readdirSync(folder).map((name) => {
    const markdown = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('**', '')
    return [titleOf(markdown), dishKind(markdown)]
  }),
)

test('every kind has a recipe in the cookbook, and less than two thirds of the recipes are plates', () => {
  const kinds = [...ofTheCookbook.values()]
  expect(new Set(kinds)).toEqual(new Set(dishKinds))
  expect(kinds.filter((kind) => kind === 'plate').length / kinds.length).toBeLessThan(2 / 3)
})

/** The last word of a title that leaves no doubt. */
const certain: Readonly<Record<string, DishKind>> = {
  ...{ soup: 'soup', broth: 'soup', chowder: 'soup', salad: 'salad', pasta: 'pasta', noodles: 'pasta', stew: 'stew' },
  ...{ curry: 'stew', 'stir-fry': 'pan', omelette: 'pan', sandwich: 'sandwich', smoothie: 'drink' },
  ...{ pudding: 'plate', pie: 'plate', toast: 'plate', bowl: 'plate', tacos: 'plate', wraps: 'plate', rolls: 'plate' },
}

test('the kinds of the cookbook’s recipes agree with the last words of their titles', () => {
  const wrong = [...ofTheCookbook].filter(([title, kind]) => {
    const last = certain[title.toLowerCase().split(' with ')[0]?.split(' ').at(-1) ?? '']
    return last !== undefined && last !== kind
  })
  expect(wrong).toEqual([])
})
