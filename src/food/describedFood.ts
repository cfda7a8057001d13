import type { Certainty, Content } from './contents'
import { readProperties } from './diets'
import type { Food } from './foods'
import { withProperty } from './readEntry'
import { singularize } from './words'

// Foods that contain less than their name says, by the words around it. What is not sure removes no contents.

/** What meat and fish give. Food that is called vegetarian has none of it. */
const slaughtered = ['meat', 'pork', 'fish', 'unkosher', 'crustacean', 'mollusc', 'rennet', 'gelatine'] as const
const dairy = ['milk', 'lactose', 'rennet'] as const

/** Plants that milk, cream, yogurt, cheese and butter are made of, and the words that may stand between. */
const plants = new Set(
  `plant vegan nut almond cashew hazelnut walnut pecan pistachio macadamia peanut coconut soy soya soja soybean oat rice hemp
  pea flax tofu sunflower sesame potato chickpea aquafaba quinoa millet tigernut barley spelt`.split(/\s+/),
)
const ofPlants = new Set(
  'based milk cream whipping cooking sour double single ice greek unsweetened toasted'.split(' '),
)

/** Ends the words that a property before a food belongs to: "vegan mayo and 1 egg". */
const stop =
  /^.*(?:[,.;:()]|\b(?:and|or|but|with|in|into|on|onto|over|to|for|from|of|the|an?|as|if|is|are|has|have|you|can|add)\b)/s
/** A property after its food: "spaghetti (gluten-free)", "milk, plant-based". */
const propertyAfter =
  /^\s{0,3}(?:[,(]|[–—-](?=\s))\s{0,2}(?:certified |preferably |must be |use )?((?:(?:[a-z]{2,12}[- ]free|vegan|plant[- ]based|vegetarian|halal|kosher)(?:\s?(?:,|and|\/)\s?)?){1,5})(?=\s{0,2}(?:[),.;:]|$))/
/** Tells most texts without a property at once. */
const mayHaveProperty = /free|vegan|plant|halal|kosher|dairy|\b[gd]f\b|coeliac|celiac|muslim|jewish|veg|meat/
const vegetarianBefore = /\b(?:vegetarian|veggie|meat[- ]?free|meatless|vegetable|microbial|plant|non[- ]animal)[\s-]+$/
/** A remark that may take something away: "gelatine (not from animals)", "milk (oat or soy)", "chicken-flavoured". */
const remark =
  /^(?:[\s-]+flavou?r|\s{0,3}\((?!or\b)(?:[a-z]{1,20} ){0,3}?(?:not (?:from|of)|plant|plants|seaweed|agar|microbial|soya?|oat|almond)\b)/
/** "May contain traces of nuts" */
const mayContain = /\bmay (?:also )?contain\b/

const without = (food: Food, removed: readonly Content[]): Food => ({
  ...food,
  contents: new Map([...food.contents].filter(([content]) => !removed.includes(content))),
})

/** Returns the food with all its contents uncertain: the label decides them, or the name may mean another food. */
export const perhaps = (food: Food): Food => ({
  ...food,
  contents: new Map([...food.contents].map(([content]): [Content, Certainty] => [content, 'maybe'])),
})

/** Returns a food without what the words around its name exclude, in lower case: "vegan cheese", "butter (plant-based)". */
export function describedFood(food: Food, before: string, name: string, after: string): Food {
  if (food.contents.size === 0 || (before === '' && !/[(,–—-]|flavo/.test(after))) return food
  const own = before.replace(stop, '')
  let described = remark.test(after) || mayContain.test(before) ? perhaps(food) : food
  if (mayHaveProperty.test(own) || mayHaveProperty.test(after)) {
    const claimed = propertyAfter.exec(after)?.[1] ?? ''
    for (const property of [...readProperties(`${own}${name}`), ...readProperties(claimed)])
      described = withProperty(described, property)
    if (vegetarianBefore.test(own) || /vegetarian/.test(claimed)) described = without(described, slaughtered)
  }
  if (food.kind !== 'dairy' || /^(?:cow|goat|sheep|buffalo)/.test(name)) return described
  const words = own.split(/[\s-]+/).filter(Boolean)
  const plant = words.findLast((word) => !ofPlants.has(word))
  // A cheese from plants needs no rennet.
  const isOfPlants = plants.has(singularize(plant ?? '')) || !described.contents.has('milk')
  return isOfPlants ? without(described, dairy) : described
}
