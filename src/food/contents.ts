import type { FoodKind } from './foodData'

/**
 * What a diet or an allergy asks about. `scaleless` are fish without scales, such as eel. `rennet` is in cheese and comes
 * from calves, or not.
 */
export const contents = [
  'meat',
  'pork',
  'fish',
  'scaleless',
  'crustacean',
  'mollusc',
  'egg',
  'milk',
  'lactose',
  'rennet',
  'gelatine',
  'honey',
  'alcohol',
  'gluten',
  'nut',
  'peanut',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'sulphites',
] as const

export type Content = (typeof contents)[number]

/** Whether a food contains something for certain, or perhaps, because the label decides. */
export type Certainty = 'named' | 'maybe'

/** What all foods of a kind contain, unless their line says otherwise. */
export const contentsByKind: Partial<Record<FoodKind, readonly Content[]>> = {
  meat: ['meat'],
  fish: ['fish'],
  egg: ['egg'],
  dairy: ['milk', 'lactose'],
  nut: ['nut'],
}

/**
 * The wishes that the page knows, with the contents that break each for certain, and those that may break it. Each
 * "free" follows the allergen lists of the EU and the FDA: shellfish are crustaceans and molluscs; nuts are tree nuts,
 * without peanuts, coconut and chestnuts.
 */
export const wishes = {
  Vegetarian: { certain: ['meat', 'fish', 'crustacean', 'mollusc', 'gelatine'], perhaps: ['rennet'] },
  Vegan: {
    certain: ['meat', 'fish', 'crustacean', 'mollusc', 'gelatine', 'milk', 'egg', 'honey'],
    perhaps: ['rennet'],
  },
  Pescatarian: { certain: ['meat', 'gelatine'], perhaps: [] },
  Halal: { certain: ['pork', 'alcohol'], perhaps: ['gelatine'] },
  Kosher: { certain: ['pork', 'scaleless', 'crustacean', 'mollusc'], perhaps: ['gelatine'] },
  'Gluten-free': { certain: ['gluten'], perhaps: [] },
  'Dairy-free': { certain: ['milk'], perhaps: [] },
  'Egg-free': { certain: ['egg'], perhaps: [] },
  'Nut-free': { certain: ['nut'], perhaps: [] },
  'Peanut-free': { certain: ['peanut'], perhaps: [] },
  'Soy-free': { certain: ['soy'], perhaps: [] },
  'Fish-free': { certain: ['fish'], perhaps: [] },
  'Shellfish-free': { certain: ['crustacean', 'mollusc'], perhaps: [] },
  'Sesame-free': { certain: ['sesame'], perhaps: [] },
} as const satisfies Record<string, { readonly certain: readonly Content[]; readonly perhaps: readonly Content[] }>

/** The name of a wish, as its checkbox has it. */
export type Wish = keyof typeof wishes

const isWish = (name: string): name is Wish => Object.hasOwn(wishes, name)

/** The names of all wishes, in the order of their checkboxes. */
export const wishNames: readonly Wish[] = Object.keys(wishes).filter(isWish)

/** The wish of a name in any case: "gluten-free". */
export const wishNamed = (name: string): Wish | undefined =>
  wishNames.find((wish) => wish.toLowerCase() === name.toLowerCase())
