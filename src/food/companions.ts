import { once } from '../lib/remember'
import type { Food } from './foods'
import { recognizeFoods } from './recognizeFoods'

/**
 * What everyday foods are often cooked with, one a line, the best companion first. From how often the cookbook's
 * recipes use two foods together, without those that every second recipe uses.
 */
const lines = `
  eggs: bread, spinach, spring onions, bacon, mushrooms, cheese, milk, flour
  onions: garlic, carrots, potatoes, canned tomatoes, bell peppers, mushrooms
  garlic: onions, lemon, canned tomatoes, parsley, spinach, ginger
  tomatoes: onions, garlic, basil, mozzarella, cucumber, feta, bread
  rice: soy sauce, peas, ginger, spring onions, carrots, coconut milk, black beans
  chilli: coriander, lime, ginger, coconut milk, soy sauce
  lemon: parsley, yogurt, garlic, white fish, chickpeas, mint
  parsley: lemon, garlic, bread, potatoes, chickpeas
  butter: bread, cream, leek, mushrooms, potatoes, lemon, peas
  coriander: lime, chilli, cumin, avocado, black beans
  ginger: soy sauce, garlic, spring onions, coconut milk, carrots, broccoli
  spring onions: soy sauce, ginger, noodles, sesame oil, eggs
  potatoes: onions, bacon, leek, sausages, peas, sour cream, carrots
  cumin: chickpeas, canned tomatoes, yogurt, black beans, coriander
  bread: cheese, tomatoes, ham, mustard, avocado, eggs
  stock: carrots, celery, leek, thyme, onions
  lime: coriander, avocado, chilli, coconut milk, tortillas, fish sauce
  carrots: onions, celery, potatoes, lentils, ginger, peas
  yogurt: cucumber, lemon, mint, cumin, honey, berries
  soy sauce: ginger, spring onions, noodles, sesame oil, broccoli, tofu
  canned tomatoes: onions, garlic, chickpeas, pasta, basil, kidney beans
  cream: leek, mushrooms, parmesan, bacon, white wine, potatoes
  cheese: ham, bread, tortillas, mushrooms, broccoli, bacon
  chicken: garlic, lemon, bell peppers, carrots, coconut milk, mushrooms, soy sauce
  bell peppers: onions, courgette, canned tomatoes, feta, paprika
  peas: potatoes, mint, ham, leek, carrots
  spinach: garlic, feta, chickpeas, eggs, lemon, ricotta
  thyme: carrots, leek, mushrooms, potatoes
  mustard: ham, potatoes, sausages, mayonnaise, honey
  lettuce: tomatoes, cucumber, avocado, feta, mayonnaise
  paprika: chickpeas, bell peppers, onions, yogurt
  bacon: eggs, potatoes, mushrooms, cheese, leek, bread
  milk: flour, bananas, oats, cinnamon, cheese, berries
  flour: baking powder, milk, butter, eggs, yeast, vanilla
  feta: spinach, cucumber, olives, tomatoes, courgette, mint
  cucumber: yogurt, mint, lettuce, tomatoes, feta
  honey: oats, bananas, mustard, yogurt, nuts
  avocado: lime, black beans, tortillas, tomatoes, eggs, coriander
  sour cream: tortillas, black beans, potatoes, cheese
  tomato paste: onions, carrots, ground beef, canned tomatoes
  cheddar: bread, ham, sweetcorn, kidney beans, apples
  leek: potatoes, cream, bacon, thyme, carrots
  mushrooms: garlic, cream, bacon, parmesan, thyme, eggs
  cinnamon: apples, oats, bananas, raisins, honey
  basil: mozzarella, tomatoes, parmesan, garlic, pasta
  sweetcorn: cheddar, tuna, bell peppers, black beans, sour cream
  turmeric: coconut milk, lentils, ginger, rice, coriander
  parmesan: pasta, basil, garlic, mushrooms, cream
  mint: yogurt, cucumber, couscous, feta, peas
  cabbage: carrots, spring onions, bacon, soy sauce, pork
  celery: carrots, onions, stock, lentils
  curry powder: coconut milk, chickpeas, rice, lentils, yogurt
  mayonnaise: tuna, sweetcorn, bread, lettuce, pickles
  ham: cheese, bread, mustard, eggs, peas, mushrooms
  olives: capers, feta, tomatoes, bell peppers, parsley
  pasta: canned tomatoes, parmesan, basil, mushrooms, cream, broccoli, tuna
  chickpeas: cumin, canned tomatoes, spinach, lemon, couscous, coconut milk
  noodles: soy sauce, spring onions, ginger, broccoli, peanuts, sesame oil
  broccoli: garlic, soy sauce, cheese, pasta, ginger
  beef: onions, carrots, mushrooms, tomato paste, stock
  ground meat: onions, canned tomatoes, carrots, pasta, cheese
  ground beef: onions, canned tomatoes, kidney beans, tortillas, cheddar, pasta
  coconut milk: curry powder, lime, ginger, rice, sweet potatoes, chickpeas
  prawns: garlic, chilli, lemon, rice, noodles
  tortillas: avocado, black beans, cheese, lime, bell peppers, sour cream
  sweet potatoes: black beans, coconut milk, spinach, feta, lime
  white fish: lemon, parsley, potatoes, peas, dill
  salmon: lemon, dill, broccoli, potatoes, soy sauce
  tuna: pasta, sweetcorn, mayonnaise, olives, canned tomatoes
  beans: tomatoes, paprika, garlic, kale, sausages
  black beans: tortillas, avocado, rice, lime, sweetcorn
  kidney beans: canned tomatoes, ground beef, rice, cumin, cheddar
  lentils: carrots, canned tomatoes, cumin, spinach, coconut milk
  courgette: garlic, feta, basil, pasta, canned tomatoes
  aubergine: canned tomatoes, garlic, yogurt, mozzarella, chickpeas
  mozzarella: tomatoes, basil, pasta, bread
  pork: cabbage, apples, soy sauce, ginger, mustard
  sausages: potatoes, onions, mustard, beans, kale
  tofu: soy sauce, ginger, broccoli, noodles, spring onions
  couscous: chickpeas, mint, lemon, courgette, feta
  kale: garlic, beans, sausages, potatoes
  oats: bananas, milk, honey, apples, cinnamon
  bananas: oats, milk, peanut butter, honey, yogurt, cinnamon
  apples: oats, cinnamon, butter, honey, raisins
  berries: yogurt, oats, honey, milk, vanilla
  chocolate: butter, eggs, cream, vanilla
  pumpkin: onions, coconut milk, ginger, sage, feta
  cauliflower: cheese, curry powder, chickpeas, yogurt, cream
  green beans: garlic, potatoes, lemon, soy sauce
`

/** The foods of a name in the data, which names one. */
const foodOf = (name: string): Food | undefined => recognizeFoods(name)[0]

/** Names of foods as the page offers them, by the name of the food that they go with. */
export const companions = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      lines
        .trim()
        .split(/\n\s*/)
        .map((line) => {
          const [name = '', others = ''] = line.split(': ')
          return [foodOf(name)?.name ?? name, others.split(', ')]
        }),
    ),
)

/**
 * Returns the names of foods that go with all of these, the best first: a food that goes with two of them comes before
 * one that goes with either. A food without companions has those of its parent: spaghetti has the ones of pasta.
 */
export function findCompanions(foods: readonly Food[]): string[] {
  const scores = new Map<string, number>()
  for (const { name, parent } of foods) {
    const others = companions().get(name) ?? companions().get(parent ?? '') ?? []
    for (const [index, other] of others.entries())
      scores.set(other, (scores.get(other) ?? 0) + others.length - index + 1)
  }
  return [...scores.keys()].toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}
