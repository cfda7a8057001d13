import { bare } from './markdownLines'
import { startsWithAmount } from './sectionHeadings'
import type { TextLine } from './textLines'

/** A line of the ingredients. */
export interface ListedIngredient {
  readonly textLine: TextLine
  /** The line without the space around it. */
  readonly text: string
  /** Whether the recipe, or the heading above, says that it is optional, to serve, to taste or to garnish. */
  readonly isOptional: boolean
}

/** Ingredients under a heading of their own, such as "For the sauce". */
export interface IngredientGroup {
  readonly name: string | undefined
  readonly lines: readonly ListedIngredient[]
}

const optionalWords =
  /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|desired|wished|wish|want|preferred|available)\b|\bto taste\b|\b(?:to|for|as) gar?n[ie]?sh\w*|\bfor (?:serving|sprinkling|dusting|drizzling|decorat\w+)\b|\bto (?:serve|decorate|finish|sprinkle|drizzle)\b|\bleave (?:it |them )?out if\b|\bfor topping\b|^(?:optional )?garnish(?:es)?$/i

/** Words that make only a further amount of a food, a part of it or its taste, optional: "plus more for serving". */
const onlyMore =
  /\b(?:(?:plus|and|or) )?(?:more|extra|additional)\b[^()]*|\bplus\b[^(),]{1,40} for (?:serving|garnish\w*|topping)\b|\b(?:adjust(?:ed|ing)?|or|(?:more or )?less) to (?:your )?(?:own )?(?:taste|liking|preference)\b|\((?:save|reserve|keep|set aside)\b[^()]*\)|\((?:zest|juice|skin|seeds|rind|peel)(?: is)? optional\)|\([^()]*ed,? if (?:you )?(?:like|wish|want|prefer)\w*\)|\boptionally\b\W*\p{L}[^()]*|\bfor topping\b/giu
const isOptionalText = (text: string) => {
  const amount = startsWithAmount(text)
  return optionalWords.test(amount ? text.replace(onlyMore, ' ') : text)
}

/** Reads the labelled lines of the ingredients, by component where the recipe has several. */
export function readGroups(textLines: readonly TextLine[]): IngredientGroup[] {
  const groups: { name: string | undefined; isOptional: boolean; lines: ListedIngredient[] }[] = []
  const open = (heading: string) => {
    groups.push({ name: heading || undefined, isOptional: optionalWords.test(heading), lines: [] })
  }
  for (const [index, textLine] of textLines.entries()) {
    const { label, text } = textLine
    if (label === 'group') open(bare(text))
    if (label === 'ingredientsHeading' && textLines[index - 1]?.label !== 'group') open('')
    if (label === 'ingredient' && /\p{L}/u.test(text)) {
      if (groups.length === 0) open('')
      const group = groups.at(-1)
      group?.lines.push({ textLine, text: clean(text), isOptional: group.isOptional || isOptionalText(text) })
    }
  }
  return groups.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => ({ name, lines }))
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
