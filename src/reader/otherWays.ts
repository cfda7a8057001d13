import type { Breach, BrokenWish, Food, Mention } from '../food'
import type { NamedFoods } from './namedFoods'
import type { TextLine } from './textLines'

/* Where a recipe names foods that it may not have: variations, tips, examples, alternatives. */

/** A line with the foods that it names. */
export interface ReadLine {
  readonly textLine: TextLine
  readonly mentions: readonly Mention[]
}

/** Whether a line is an ingredient by its label. In a reply without labels, an item without a number is one. */
export const isIngredient = ({ label, kind, isOrdered }: TextLine): boolean =>
  label === 'ingredient' || (label === undefined && kind === 'item' && !isOrdered)

/** Words for a food in the place of another, in the line of an ingredient: "chips (optional: substitute nuts)". */
const otherThanListed =
  /\b(?:substitut\w*|swap\w*|alternatively|(?:can|could|may) (?:also )?(?:use|sub)|traditionally used|of (?:your )?choice|favou?rite toppings?)\b/i

/** Whether a food is one of several that do, or no ingredient that the recipe lists. */
export const isAside = ({ textLine }: ReadLine, { food, start, end }: Breach, named: NamedFoods): boolean => {
  if (!food) return false
  if (isExample(textLine.text, start)) return true
  if (isIngredient(textLine)) return isOtherThanListed(textLine, { start })
  return !named.isListed(textLine, { food, start, end })
}

/** Whether the line of an ingredient names a food as one for its place. */
export const isOtherThanListed = (textLine: TextLine, { start }: Pick<Breach, 'start'>): boolean =>
  isIngredient(textLine) && otherThanListed.test(textLine.text.slice(0, start))

/** The most characters between two alternatives: a line may be long, and full of foods. */
const MAX_BETWEEN = 120
/** The words between two alternatives: "honey or sugar", "vegetable broth (or chicken broth)". */
const orBetween = /^(?!.*(?:[.;:!?]|\b(?:and|with|plus|then|add|into?|until|for)\b))(?:[^,]{0,50}\bor\b|[^,]{0,20}\/)/is
/** A breach is certain only if the alternative to its food breaks the same wish. */
export function withAlternative(
  { textLine: { text }, mentions }: ReadLine,
  breach: Breach,
  brokenByFood: (food: Food) => readonly BrokenWish[],
): Breach {
  const { start, end } = breach
  const others = mentions.filter((other) => {
    const [from, to] = other.start >= end ? [end, other.start] : [other.end, start]
    return to - from <= MAX_BETWEEN && orBetween.test(text.slice(from, to))
  })
  // Margarine in place of butter may have milk, which its label tells.
  const breaks = (food: Food, wish: string) =>
    brokenByFood(food).some(({ name, certainty }) => name === wish && certainty === 'named')
  const isKept = (name: string) => others.some(({ food }) => !breaks(food, name))
  return {
    ...breach,
    wishes: breach.wishes.map((each) => (isKept(each.name) ? toChoice(each) : each)),
  }
}

/** Whether a word is one of several that do, within brackets: "(e.g. honey)", "(such as walnuts)". */
const isExample = (text: string, at: number) =>
  /\((?:e\.? ?g\b|such as|for example|like)[^()]*$/i.test(text.slice(Math.max(0, at - 100), at))

/** Marks a certain breach as the user's choice. If a label decides, it stays as it is. */
const toChoice = (broken: BrokenWish): BrokenWish =>
  broken.certainty === 'named' ? { ...broken, certainty: 'maybe', isChoice: true } : broken

/** A breach by a food that the user may leave out. */
export const perhapsBroken = (breach: Breach): Breach => ({ ...breach, wishes: breach.wishes.map(toChoice) })
