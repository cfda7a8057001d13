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
  let group: { name: string | undefined; lines: ListedIngredient[] } = { name: undefined, lines: [] }
  const groups = [group]
  for (const [index, textLine] of textLines.entries()) {
    const { label, text } = textLine
    const isHeading = label === 'ingredientsHeading' && textLines[index - 1]?.label !== 'group'
    if (label === 'group' || isHeading) {
      group = { name: (label === 'group' && bare(text)) || undefined, lines: [] }
      groups.push(group)
    }
    if (label !== 'ingredient' || !/\p{L}/u.test(text)) continue
    const isOptional = optionalWords.test(group.name ?? '') || isOptionalText(text)
    group.lines.push({ textLine, text: text.replace(/\s+/g, ' ').trim(), isOptional })
  }
  return groups.filter(({ lines }) => lines.length > 0)
}
