import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from '../lib/text'
import { type ListedLines, matchCondition, referencePattern, resolveConditionals } from './conditionalText'
import { formatWait, parseMinutes } from './cookingTime'
import type { CookbookRecipe, IngredientLine, StepNote } from './recipe'

/**
 * Returns the steps of a recipe for the lines that a reply lists: with the sentences that stand on these lines, and with
 * the names of their foods.
 */
export function resolveMethod(recipe: CookbookRecipe, listed: ListedLines): string {
  const notes = collectNotes([...listed.required, ...listed.optional])
  const steps = [...recipe.method.split('\n'), ''].flatMap((step, index) => {
    const here = notes.filter((note) => note.step === index + 1)
    const before = here.filter(isStep).map(({ text }) => `${index + 1}. ${text}`)
    const own = here.filter((note) => !isStep(note))
    return step === '' ? before : [...before, addNotes(step, own)]
  })
  const text = resolveConditionals(nameReferences(steps.join('\n'), recipe, listed), listed)
  return joinSentences(text.replace(/ {2,}/g, ' '))
}

const addition =
  '(Add|Stir in|Pour in|Toss in|Mix in|Beat in|Whisk in|Fold in|Scatter over|(?:Scatter|Serve|Top|Season|Finish) with)'
/** The object of such a sentence: "the peas", but not "the spinach until it wilts". */
const added = 'the (?:(?!\\b(?:and|until|for|into|to|over)\\b)[^.,:;\\n])+'
/** Sentences that follow each other and say the same of foods: "Add the water. Add the peas." */
const alike = new RegExp(`(?<=[.)] )${addition} ${added}\\.(?: \\1 ${added}\\.)+`, 'g')

/** Joins such sentences: "Add the water and the peas." */
const joinSentences = (text: string) =>
  text.replace(alike, (all, verb: string) => {
    const objects = all
      .slice(0, -1)
      .split(new RegExp(`(?:^|\\. )${verb} `))
      .filter(Boolean)
    return `${verb} ${formatList(objects)}.`
  })

/** Whether a note is a step of its own, before the step of its number. */
export const isStep = ({ text }: Pick<StepNote, 'text'>) => text.startsWith('**')

/** The notes of lines with the names of their foods. Lines with the same note share it: "Fry the onion and carrots." */
function collectNotes(lines: readonly IngredientLine[]): StepNote[] {
  const linesByNote = new Map<string, { note: StepNote; lines: IngredientLine[] }>()
  for (const line of lines)
    for (const note of line.notes) {
      const key = `${note.step} ${note.after} ${note.minutes} ${note.text}`
      const shared = linesByNote.get(key)
      if (shared) shared.lines.push(line)
      else linesByNote.set(key, { note, lines: [line] })
    }
  return [...linesByNote.values()].map(({ note, lines: [first, ...others] }) => {
    const names = [first, ...others].flatMap(
      (line) => line?.ingredients.map(({ text }) => text.replace(/^garlic cloves?$/, 'garlic')) ?? [],
    )
    return { ...note, text: note.text.replaceAll('%', formatList(names)) }
  })
}

/** The number, instruction and time of a step. */
const stepStart = /^\d+\. (?:\{[^:{}]+: )?\*\*[^*]+\*\*(?: \([^()]*\))?\./
/** Where a sentence of a step ends: at a full stop outside of conditional text. */
const sentenceEnd = /[.!](?=\s|\{|$)(?![^{}]*\})/g
/** The time of a step. */
const stepTime = /(?<=\*\* \()[^(){}]+(?=\)\.)/

/** A step in parts: its instruction with the time, and each of its own sentences. What follows the last one is no part. */
export function sentencesOf(step: string): string[] {
  const start = stepStart.exec(step)?.[0].length ?? 0
  const ends = [...step.slice(start).matchAll(sentenceEnd)].map(({ index }) => start + index + 1)
  return [start, ...ends].map((end, index, all) => step.slice(all[index - 1] ?? 0, end))
}

/** Adds the sentences of notes to a step, and the minutes that they take to its time. */
function addNotes(step: string, notes: readonly StepNote[]): string {
  const parts = sentencesOf(step)
  const rest = step.slice(parts.join('').length)
  const withNotes = parts.flatMap((part, index) => [part, ...notes.filter(({ after }) => after === index).map(toText)])
  const text = [...withNotes, rest, ...notes.filter(({ after }) => after === undefined).map(toText)].join('')
  const added = notes.reduce((sum, note) => sum + note.minutes, 0)
  const unsaid = notes.reduce((sum, note) => sum + (saysWait.test(note.text) ? 0 : note.minutes), 0)
  return added === 0 ? text : addMinutes(text, added, unsaid)
}

/** A note that says how long it takes: "Soften the onion for 5 minutes." */
const saysWait = /\bfor (?:about )?\d+ minutes?\b/

/**
 * Makes the time of a step longer, and the wait that its own sentences tell.
 *
 * @param unsaid the part of the added minutes that no note tells.
 */
function addMinutes(step: string, added: number, unsaid: number): string {
  const minutes = parseMinutes(stepTime.exec(step)?.[0] ?? '') ?? 0
  return step
    .replace(stepTime, formatMinutes(minutes + added))
    .replace(`for about ${formatWait(minutes)}`, `for about ${formatWait(minutes + unsaid)}`)
}

const toText = ({ text }: StepNote) => ` ${text}`

/** Replaces `{chicken}` by what a reply lists of the line that has chicken, and `{stock or water}` by water if it lists none. */
const nameReferences = (text: string, { required, optional }: CookbookRecipe, listed: ListedLines) =>
  text.replace(referencePattern, (_, reference: string) => {
    const [name = '', otherwise = ''] = reference.split(' or ')
    const all = [...required, ...optional].find(({ ingredients }) => ingredients.some((each) => each.text === name))
    return matchCondition(all?.ingredients.map(({ text: each }) => each).join(', ') ?? name, listed) ?? otherwise
  })
