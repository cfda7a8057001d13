import { bare, isCredit, isHeading, isYieldOrTime, MAX_INGREDIENT, startsWithAmount } from './sectionHeadings'
import { goesOn, type TextLine } from './textLines'

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
  /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|desired|wished|wish|want|preferred|available)\b|\bto taste\b|\b(?:to|for|as) gar?n[ie]?sh\w*|\bfor (?:serving|sprinkling|dusting|drizzling|decorat\w+)\b|\bto (?:serve|decorate|finish|sprinkle|drizzle)\b|\bleave (?:it |them )?out if\b/i

/** Words that make only a further amount of a food, a part of it or its taste, optional: "plus more for serving". */
const onlyMore =
  /\b(?:(?:plus|and|or) )?(?:more|extra|additional)\b[^()]*|\bplus\b[^(),]{1,40} for (?:serving|garnish\w*|topping)\b|\b(?:adjust(?:ed|ing)?|or|(?:more or )?less) to (?:your )?(?:own )?(?:taste|liking|preference)\b|\((?:save|reserve|keep|set aside)\b[^()]*\)|\((?:zest|juice|skin|seeds|rind|peel)(?: is)? optional\)|\([^()]*ed,? if (?:you )?(?:like|wish|want|prefer)\w*\)|\boptionally\b\W*\p{L}[^()]*/giu
/** A food for topping is needed if it has an amount: "80 g cheese (for topping)". */
const topping = /\bfor topping\b/i
/** A heading over what garnishes the dish. */
const garnish = /^(?:optional )?garnish(?:es)?$/i

const isOptionalText = (text: string) => {
  // "0-2 tsp paprika"
  if (/^\s*0\s?(?:[-–]|to)\s?\d/.test(text)) return true
  const amount = startsWithAmount({ text })
  return amount ? optionalWords.test(text.replace(onlyMore, ' ')) : optionalWords.test(text) || topping.test(text)
}

/** Reads the lines of the ingredients, by component where the recipe has several. */
export function readGroups(textLines: readonly TextLine[]): IngredientGroup[] {
  const groups: { name: string | undefined; isOptional: boolean; lines: ListedIngredient[] }[] = []
  let current: (typeof groups)[number] = { name: undefined, isOptional: false, lines: [] }
  const open = (heading: string | undefined) => {
    if (current.lines.length > 0) groups.push(current)
    const isNone = heading !== undefined && (announcesAll.test(heading) || isYieldOrTime(heading))
    const name = isNone ? undefined : heading
    current = {
      name,
      isOptional: name !== undefined && [optionalWords, topping, garnish].some((each) => each.test(name)),
      lines: [],
    }
  }
  const add = (textLine: TextLine, text: string) =>
    /\p{L}/u.test(text) &&
    current.lines.push({ textLine, text: clean(text), isOptional: current.isOptional || isOptionalText(text) })

  const items = textLines.filter(({ kind }) => kind === 'item')
  /** The depth of the ingredients; deeper items are notes, or belong to an item that is a heading. */
  let depth = Math.min(...items.map((textLine) => textLine.depth))
  for (const [index, textLine] of textLines.entries()) {
    if (textLine.kind !== 'item') {
      if (isHeading(textLine)) open(bare(textLine.text))
      // Without a list, each line without marks is an ingredient.
      else if (textLine.kind === 'line' && textLine.depth === 0 && isPlainIngredient(textLine, items.length > 0))
        add(textLine, textLine.text)
    } else {
      const next = textLines[index + 1]
      const hasNested = next?.kind === 'item' && next.depth > textLine.depth
      if (hasNested && (/:\s*$/.test(textLine.text) || !startsWithAmount(textLine))) {
        open(bare(textLine.text))
        depth = next.depth
        continue
      }
      if (textLine.depth < depth) depth = textLine.depth
      const above = current.lines.at(-1)
      if (textLine.depth > depth && above && onlyOptional.test(textLine.text))
        current.lines.splice(-1, 1, { ...above, isOptional: true })
      if (textLine.depth > depth) continue
      if (/:\s*$/.test(textLine.text) && textLine.isBold) open(bare(textLine.text))
      else if (!isYieldOrTime(textLine.text) && !noIngredient.test(textLine.text) && !isCredit(textLine.text))
        add(textLine, wholeItem(textLines, index))
    }
  }
  open(undefined)
  const eaten = groups.filter(({ name = '' }) => !materials.test(name))
  return (eaten.length > 0 ? eaten : groups).map(({ name, lines }) => ({ name, lines }))
}

/** "To make it for 3 people you will need" stands over all ingredients, and names no part of the dish. */
const announcesAll =
  /\b(?:you|u)(?:['’]ll| will)? need$|^step \d{1,2}\b|^here['’]s how\b|^(?:ingredients?|recipe|for \d{1,3} [\p{L} ]{3,20})$/iu

/** A note below an ingredient: "Optional" */
const onlyOptional = /^\W*(?:optional|if you (?:like|want|have it))\W*$/i
/** An address, and what a page offers beside a recipe. */
const noIngredient =
  /^\s*(?:see\b|https?:\/\/\S+\s*$|(?:\d{1,2}x\s*){1,5}$|(?:cook mode|jump to|print recipe|keep (?:your |the )?screen)\b)/i

/** A heading over what is used, but not eaten. Alone it is over the ingredients. */
const materials = /^(?:(?:other|required) )?materials$/i

/** The text of an item with the lines that it was wrapped into. */
function wholeItem(textLines: readonly TextLine[], index: number): string {
  const rest = textLines.slice(index + 1)
  const end = rest.findIndex(
    (each, at) => !goesOn(textLines[index + at] ?? each, each) || !/^\s*[\p{Ll}(]/u.test(each.text),
  )
  return textLines
    .slice(index, end < 0 ? undefined : index + 1 + end)
    .map(({ text }) => text)
    .join(' ')
}

function isPlainIngredient(textLine: TextLine, hasItems: boolean): boolean {
  if (textLine.text.length > MAX_INGREDIENT || isYieldOrTime(textLine.text) || /[!?:]\s*$/.test(textLine.text))
    return false
  return startsWithAmount(textLine) || (!hasItems && !/\.\s*$/.test(textLine.text))
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
