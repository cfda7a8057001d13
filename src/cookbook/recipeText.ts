import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from '../lib/text'
import { type Names, readCondition } from './recipe'

/** A step of a dish. */
export interface Step {
  /** The action: "Fry the onion". */
  readonly name: string
  readonly minutes: number
  /** The sentences below. They may begin with the name. */
  readonly text: string
}

/** Conditional text `{3,5:…}` and `{!3:…}`, and the foods of a line, `{3,4|otherwise}`. */
const conditional = /\{(!?[\d,]+)([:|])([^{}]*)\}/g
/** Foods by their names, `<3>`, or by the last word of these, `<3,4 tomatoes>`: the first of them that is listed. */
const named = /<([\d,]+)(?: ([^<>]+))?>/g

/**
 * Writes a text of a recipe for the listed foods. `%` in conditional text stands for the foods that make its condition true.
 *
 * @param texts the names of all foods in the recipe, by their numbers.
 */
export const fillText = (text: string, names: Names, texts: readonly string[] = []): string =>
  text
    .replace(conditional, (_, condition: string, kind: string, content: string) => {
      const found = readCondition(condition, names)
      if (kind === '|') return found ? formatList(found) : content
      return found ? content.replaceAll('%', formatList(found)) : ''
    })
    .replace(named, (_, ids: string, word?: string) => {
      const numbers = ids.split(',').map(Number)
      const id = numbers.find((each) => names.has(each)) ?? numbers[0] ?? 0
      const name = names.get(id) ?? word ?? texts[id] ?? ''
      return word !== undefined && texts[id] !== word && name.includes(word) ? word : name
    })
    .replace(/ {2,}/g, ' ')

/** A wait that notes make longer: `[10+8 min]`. */
const wait = /\[([\d+]+) min\]/g
const sumOf = (sum: string) => sum.split('+').reduce((total, each) => total + Number(each), 0)

/** Writes a step for the listed foods; undefined if it has nothing to say of them. */
export function fillStep(step: string, names: Names, texts: readonly string[]): Step | undefined {
  const filled = joinSentences(
    fillText(step, names, texts).replace(wait, (_, sum: string) => formatMinutes(sumOf(sum))),
  )
  const [, name = '', minutes = '', text = ''] = /^\*\*(.+?)\*\* \(([\d+]+)\)\. ?(.*)$/.exec(filled.trim()) ?? []
  return text.trim() === '' ? undefined : { name, minutes: sumOf(minutes), text: text.trim() }
}

const added = 'the (?:(?!\\b(?:and|until|for|into|to|over)\\b)[^.,:;])+\\.(?= |$)'
const adding =
  'Add|Stir in|Pour in|Toss in|Mix in|Beat in|Whisk in|Fold in|Scatter over|(?:Scatter|Serve|Top|Season|Finish) with'
/** Sentences that add foods: "Add the peas.", but not "Add the spinach until it wilts." */
const additions = new RegExp(`(?<=^|[.)] )(${adding}) ${added}(?: \\1 ${added})+`, 'g')

/** Joins sentences that follow each other and say the same of foods: "Add the water and the peas." */
export const joinSentences = (text: string): string =>
  text.replace(additions, (found, verb: string) => {
    const foods = found.split('. ').map((sentence) => sentence.slice(verb.length + 1))
    return `${verb} ${formatList(foods)}`
  })
