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

/** "Swap pork for chicken", "peanut butter works in a pinch": a way that the recipe does not go. */
const wayNotTaken =
  /\b(?:swap\w*|substitut\w*|sub (?:in|for|with)|stand in|in a pinch|as an alternative|alternatively|works? (?:too|as well)|(?:you |one )?(?:can|could|might) (?:also )?(?:use|try|replace|add)|another option|accompan\w+|(?:enjoyed|eaten) with|goes (?:well|great) with|pairs (?:well |nicely )?with|on (?:its|their) own or|choice of|great side|(?:traditionally|typically|usually) (?:used|served|made|eaten)|(?:you )?(?:can|could|might|may) also|consider (?:adding|using)|feel free|for instance|delicious (?:plain|with)|for an? (?:[\w-]+ ){1,3}(?:shake|version|option|variation|twist|flair|kick)|(?:sort|kind) of (?:fat|protein)|optionally|(?:your )?favou?rites?|as a dip|of (?:your )?choice|maybe|some people|(?:i|we) (?:saw|thought))\b/i
/** The same within the line of an ingredient: "chocolate chips (optional: substitute peanut butter cups)". */
const otherThanListed =
  /\b(?:substitut\w*|swap\w*|alternatively|(?:can|could|may) (?:also )?(?:use|sub)|traditionally used|of (?:your )?choice|favou?rite toppings?)\b/i

/** Whether a food stands only where a recipe tells of other ways, or is one of several that do. */
export const isAside = ({ textLine }: ReadLine, breach: Breach, named: NamedFoods): boolean => {
  const { food, start, end } = breach
  const { text, label } = textLine
  if (!food || isIngredient(textLine))
    return food !== undefined && (isExample(text, start) || isOtherThanListed(textLine, breach))
  if (isExample(text, start)) return true
  if (named.isListed(textLine, { food, start, end })) return false
  return label === 'note' || wayNotTaken.test(sentenceAround(text, start))
}

/** Whether the line of an ingredient names a food as one for its place. */
export const isOtherThanListed = (textLine: TextLine, { start }: Pick<Breach, 'start'>): boolean =>
  isIngredient(textLine) && otherThanListed.test(textLine.text.slice(0, start))

/** The most characters between two alternatives: a line may be long, and full of foods. */
const MAX_BETWEEN = 120
/** Tells most texts without alternatives at once. */
const mayBeChoice = /\bor\b|\//i
/** The words between two alternatives: "honey or sugar", "vegetable broth (or chicken broth)". */
const orBetween = /^(?!.*(?:[.;:!?]|\b(?:and|with|plus|then|add|into?|until|for)\b))(?:[^,]{0,50}\bor\b|[^,]{0,20}\/)/is
/** A breach is certain only if the alternative to its food breaks the same wish. */
export function withAlternative(
  { textLine: { text }, mentions }: ReadLine,
  breach: Breach,
  brokenByFood: (food: Food) => readonly BrokenWish[],
): Breach {
  const { start, end } = breach
  if (!mayBeChoice.test(text.slice(Math.max(0, start - MAX_BETWEEN), end + MAX_BETWEEN))) return breach
  const others = mentions.filter((other) => {
    const [from, to] = other.start >= end ? [end, other.start] : [other.end, start]
    return to - from <= MAX_BETWEEN && orBetween.test(text.slice(from, to))
  })
  if (others.length === 0) return breach
  // Margarine in place of butter may have milk, which its label tells.
  const breaks = (food: Food, wish: string) =>
    brokenByFood(food).some(({ name, certainty }) => name === wish && certainty === 'named')
  const isKept = (name: string) => others.some(({ food }) => !breaks(food, name))
  return {
    ...breach,
    wishes: breach.wishes.map((each) => (isKept(each.name) ? toChoice(each) : each)),
  }
}

/** The foods that the ingredients leave to the user, so that the steps do too: "the stock" of "vegetable or chicken stock". */
export function createChoices() {
  const chosen = new Set<Food>()
  const needed = new Set<Food>()
  return {
    /** Adds the breaches of the line of an ingredient, and returns them. */
    add(breaches: readonly Breach[]): readonly Breach[] {
      for (const { food, wishes } of breaches)
        if (food) (wishes.some(({ isChoice }) => isChoice) ? chosen : needed).add(food)
      return breaches
    },
    /** A breach of another line, as a choice if its food is one. */
    soften: (breach: Breach): Breach =>
      breach.food && chosen.has(breach.food) && !needed.has(breach.food) ? perhapsBroken(breach) : breach,
  }
}

/** Whether a word is one of several that do, within brackets: "(e.g. honey)", "(such as walnuts)". */
const isExample = (text: string, at: number) =>
  /\((?:e\.? ?g\b|such as|for example|like)[^()]*$/i.test(text.slice(Math.max(0, at - 100), at))

const sentenceAround = (text: string, at: number) => {
  const start = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, at))) + 1
  return text.slice(start, start + 300).split(/[.!?\n]/, 1)[0] ?? ''
}

/** Marks a certain breach as the user's choice. If a label decides, it stays as it is. */
const toChoice = (broken: BrokenWish): BrokenWish =>
  broken.certainty === 'named' ? { ...broken, certainty: 'maybe', isChoice: true } : broken

/** A breach by a food that the user may leave out. */
export const perhapsBroken = (breach: Breach): Breach => ({ ...breach, wishes: breach.wishes.map(toChoice) })
