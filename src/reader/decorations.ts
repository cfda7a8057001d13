import type { Certainty } from '../food'
import { capitalize } from '../lib/text'
import { type AmountDisplay, shownText } from './convertAmounts'
import { preparationStart } from './foodWords'
import type { ReadStep, ReadStepLine, RecipeReading } from './recipeReading'
import { amountEnd } from './scaleAmounts'
import { editsOutsideSteps, locateAll, scaledStep, scaledStepText, stepPieces } from './scaleRecipe'
import type { TextLine, TextSpan } from './textLines'

/** Something that the page shows within the recipe's words, in a text node of a block. */
export type Decoration = Addition & {
  /** The index of the text node among all of its block, in the order of the document. */
  readonly node: number
  readonly start: number
  readonly end: number
}

type Addition =
  /** A text in the place of another; a `share` follows the servings. */
  | { readonly type: 'amount' | 'share'; readonly text: string }
  /** An amount that may not follow the servings. The mark says how many people it is for. */
  | { readonly type: 'own'; readonly text: string; readonly mark: string }
  | { readonly type: 'timer'; readonly seconds: number; readonly step: string }
  /** Words that break wishes: their names, with commas between. */
  | { readonly type: 'mark'; readonly wishes: string; readonly certainty: Certainty }

/** How the words of an ingredient are set: the amount in a column, the preparation softer. Lengths of its text. */
export interface IngredientLayout {
  readonly amount: number
  /** Where the preparation begins; the length of the text if it names none. */
  readonly preparation: number
}

/** What the page shows within a block. */
export interface BlockDecorations {
  readonly decorations: readonly Decoration[]
  /** By where the list item begins in the block. */
  readonly ingredients: ReadonlyMap<number, IngredientLayout>
  /** The list items that are new or different in a changed recipe, by where they begin in the block. */
  readonly changed?: ReadonlySet<number> | undefined
}

/** Returns each block's decorations for the amounts as they are shown. Lines in `changed` differ from an earlier recipe. */
export function decorate(
  reading: RecipeReading,
  display: AmountDisplay,
  changed: readonly TextLine[] = [],
): BlockDecorations[] {
  const byBlock = reading.blocks.map(() => ({
    decorations: [] as Decoration[],
    ingredients: new Map<number, IngredientLayout>(),
    changed: new Set<number>(),
  }))
  const add = ({ block, node, start, end }: TextSpan, addition: Addition) =>
    byBlock[block]?.decorations.push({ ...addition, node, start, end })
  for (const span of editsOutsideSteps(reading, display)) add(span, { type: 'amount', text: span.text })
  const { quantity: own = 1 } = reading.sections.yield ?? {}
  for (const step of reading.steps)
    for (const line of step.lines)
      for (const piece of stepPieces(line, display, own)) {
        const [first, ...others] = locateAll(line.textLine, [piece])
        if (!first || (piece.type === 'timer' && others.length > 0)) continue
        add(
          first,
          piece.type === 'timer'
            ? { type: 'timer', seconds: piece.seconds, step: timerName(step, line, piece.start, display, own) }
            : piece,
        )
        for (const other of others) add(other, { type: 'amount', text: '' })
      }
  for (const { textLine } of reading.ingredients) {
    const layout = layoutOf(textLine, display)
    if (textLine.item !== undefined && layout) byBlock[textLine.block]?.ingredients.set(textLine.item, layout)
  }
  for (const { block, item } of changed) if (item !== undefined) byBlock[block]?.changed.add(item)
  return byBlock
}

/** Adds the marks of a check to each block's decorations. */
export const mergeDecorations = (
  blocks: readonly BlockDecorations[],
  marks: readonly BlockDecorations[],
): BlockDecorations[] =>
  blocks.map((block, index) => ({
    ...block,
    decorations: [...block.decorations, ...(marks[index]?.decorations ?? [])],
  }))

const sentenceEnd = /(?<=[.!?])\s+/
const beforeTime = /(?: for)?(?: about| another| at least| up to| a further)?[\s(,]{0,4}$/
/** Such words name no food of their own: "Cook them for 3 minutes." */
const pronoun = /\b(?:it|them|these|they|this|those)\b/i

/** Names a timer by the words before its time in the sentence; where these name no food, by the first words of the step. */
export function timerName(
  step: ReadStep,
  line: ReadStepLine,
  start: number,
  display: AmountDisplay,
  own: number,
): string {
  const { text } = line.textLine
  const [sentence = ''] = text.slice(0, start).split(sentenceEnd).slice(-1)
  const from = start - sentence.length
  // Behind another time of the sentence: "Fry for 5 minutes, then add the cream and simmer for 2 minutes."
  const other = line.timers.findLast((time) => time.start >= from && time.end <= start)
  const clause = other && /^[^,]*,\s+(?:and )?(?:then )?/.exec(text.slice(other.end, start))
  const first = other && clause ? other.end + clause[0].length : from
  const before = scaledStepText(line, display, own, first, start)
  const order = capitalize(before.replace(beforeTime, ''))
  const isAlone = !/\s/.test(order) && (first > 0 || !/ for\b/.test(before))
  return stepName(isAlone || pronoun.test(order) ? scaledStep(step, display, own) : order)
}

/** Returns the first words of a step, as its name. */
export function stepName(text: string): string {
  const [first = ''] = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:])\s|\s\(\d/)
  const name = first.replace(/[.:]$/, '')
  return name.length <= 60 ? name : `${name.slice(0, 57).replace(/\s+\S*$/, '')} …`
}

function layoutOf(line: TextLine, display: AmountDisplay): IngredientLayout | undefined {
  const shown = shownText(line.text, display)
  const amount = amountEnd(shown)
  // The item has an emoji before the text of the line.
  const before = line.spans[0]?.start ?? 0
  return amount > 0
    ? { amount: before + amount, preparation: before + Math.max(amount, preparationStart(shown)) }
    : undefined
}
