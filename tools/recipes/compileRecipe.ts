import { type IngredientLine, type LineText, type RecipeIngredient, textFor } from '../../src/cookbook/recipe'
import { namesOf, recognizeFoods } from '../../src/food'
import { formatMinutes } from '../../src/lib/formatMinutes'
import { markAmounts } from './markAmounts'

/** A sentence that a step gets if a reply lists the food that it stands on. */
export interface StepNote {
  /** The number of the step. */
  readonly step: number
  /** After how many of the step's own sentences it stands; after the last one if undefined. */
  readonly after: number | undefined
  /** How many minutes longer the step takes with it. */
  readonly minutes: number
  /** The sentence. `%` stands for the foods that have it and that the reply lists. */
  readonly text: string
  /** The foods that have it. */
  readonly ingredients: readonly RecipeIngredient[]
}

/** The foods of a line. */
type Ingredients = Pick<IngredientLine, 'ingredients'>

/** The lists of a recipe, and what the steps say of their foods. */
export interface RecipeSource {
  readonly required: readonly Ingredients[]
  readonly optional: readonly Ingredients[]
  readonly staples: readonly Ingredients[]
  readonly notes: readonly StepNote[]
  /** The numbered steps, as the file has them. */
  readonly method: string
}

/** Conditional text, such as `{onion, garlic: …}` or `{no butter: …}`. */
export const conditionalPattern = /\{([^:{}]+): ([^{}]*)\}/g
/** The foods of a line that offers several, in the method: `{chicken}`. */
export const referencePattern = /\{([^:{}]+)\}/g

const ingredientsIn = (lines: readonly Ingredients[]) => lines.flatMap(({ ingredients }) => ingredients)

/** The listed foods that a condition names; empty if there are none. "no " before the names is not part of them. */
export function foodsOfCondition(condition: string, { required, optional }: Omit<RecipeSource, 'method' | 'notes'>) {
  const all = ingredientsIn([...required, ...optional])
  return condition
    .replace(/^no /, '')
    .split(', ')
    .map((name) => {
      const [food] = recognizeFoods(name)
      return { name, ingredients: all.filter((each) => each.food === food) }
    })
}

type Lists = Omit<RecipeSource, 'method' | 'notes'>

/** Writes numbers in order: "3,5,6". No food has the number 999. */
export const writeIds = (ids: readonly number[]): string =>
  [...new Set(ids)].toSorted((a, b) => a - b).join(',') || '999'

/** Compiles a condition: the numbers of its foods, after "!" if none of them may be listed. */
export function compileCondition(condition: string, lists: Lists): string {
  const ids = foodsOfCondition(condition, lists).flatMap(({ ingredients }) => ingredients.map(({ id }) => id))
  return `${condition.startsWith('no ') ? '!' : ''}${writeIds(ids)}`
}

/** Compiles the conditions and references of a text to the form that src/cookbook/recipeText.ts reads. */
export const compileText = (text: string, lists: Lists): string =>
  text
    .replace(
      conditionalPattern,
      (_, condition: string, content: string) => `{${compileCondition(condition, lists)}:${content}}`,
    )
    .replace(/\{([a-z][^:{}]*)\}/gi, (_, reference: string) => {
      const [name = '', otherwise = name] = reference.split(' or ')
      const line = [...lists.required, ...lists.optional].find((each) =>
        each.ingredients.some(({ text: own }) => own === name),
      )
      return `{${writeIds(line?.ingredients.map(({ id }) => id) ?? [])}|${otherwise}}`
    })

/** Foods that nobody cuts up. */
const smallFoods = new Set(
  'peas,sweetcorn,blueberries,raspberries,chickpeas,beans,black beans,kidney beans,lentils,raisins,edamame,passata,bean sprouts,spinach,ground meat'.split(
    ',',
  ),
)
const cutting =
  /, (?:(?:thinly |finely |very )?(?:cut|chopped|crushed|sliced|diced|shredded)|in (?:very |even )?(?:small|bite|thin|even|\d|½|¼)[^,{}]*(?:pieces|chunks|dice|slices|strips))[^,{}]*(?=[,{]|$)/g

/** Puts how a line cuts its foods under the condition of those that are cut up: not of the peas in a stew. */
export function compileCutting(after: string, ingredients: readonly RecipeIngredient[]): string {
  const cut = ingredients.filter(({ food }) => !namesOf(food).some((name) => smallFoods.has(name)))
  if (cut.length === ingredients.length) return after
  return after.replace(cutting, (how) => (cut.length > 0 ? `{${writeIds(cut.map(({ id }) => id))}:${how}}` : ''))
}

/** The number, instruction and time of a step. */
const stepStart = /^\d+\. (?:\{[^:{}]+: ?)?\*\*[^*]+\*\*(?: \([^()]*\))?\./
/** Where a sentence of a step ends: at a full stop outside of conditional text. */
const sentenceEnd = /[.!](?=\s|\{|$)(?![^{}]*\})/g

/** A step in parts: its instruction with the time, and each of its own sentences. What follows the last one is no part. */
export function sentencesOf(step: string): string[] {
  const start = stepStart.exec(step)?.[0].length ?? 0
  const ends = [...step.slice(start).matchAll(sentenceEnd)].map(({ index }) => start + index + 1)
  return [start, ...ends].map((end, index, all) => step.slice(all[index - 1] ?? 0, end))
}

/** Whether a note is a step of its own, before the step of its number. */
export const isStep = ({ text }: Pick<StepNote, 'text'>) => text.startsWith('**')

/** A note that says how long it takes: "Soften the onion for 5 minutes." */
const saysWait = /\bfor (?:about )?\d+ minutes?\b/

/** The steps of a recipe with the notes of its lines in them, for `fillStep`. */
export const compileSteps = (source: RecipeSource): string[] =>
  takeWhole(mergeShortEnd(insertNotes(source)), source).map(markAmounts)

function insertNotes(source: RecipeSource): string[] {
  const notes = joinNotes(source.notes).map((note) => ({ ...note, text: markNames(note.text, source) }))
  const condition = ({ ingredients }: StepNote) => writeIds(ingredients.map(({ id }) => id))
  const write = (note: StepNote) => `{${condition(note)}:${isStep(note) ? inMinutes(note.text) : ` ${note.text}`}}`
  return [...source.method.split('\n'), ''].flatMap((step, index) => {
    const here = notes.filter((note) => note.step === index + 1)
    const before = here.filter(isStep).map(write)
    if (step === '') return before
    const own = here.filter((note) => !isStep(note))
    const marked = compileText(markNames(step, source), source)
    const parts = sentencesOf(marked)
    const rest = marked.slice(parts.join('').length)
    const isAt = (place: number | undefined) => own.filter(({ after }) => after === place).map(write)
    const whole = [...parts.flatMap((part, at) => [part, ...isAt(at)]), rest, ...isAt(undefined)].join('')
    if (/\{[^{}]*\{/.test(whole)) throw new Error(`A sentence of a line is within conditional text: ${whole}`)
    const longer = own.filter(({ minutes }) => minutes > 0)
    return [...before, lengthen(inMinutes(whole.replace(/^\d+\. /, '')), longer, condition)]
  })
}

/** A last step of so few words is a part of the one before. */
const FEWEST_WORDS = 6

/** Joins a short last step to the one before, unless one of them depends on the list. */
function mergeShortEnd(steps: readonly string[]): string[] {
  const [last = '', before = ''] = [steps.at(-1), steps.at(-2)]
  const [, name = '', minutes = '', text = ''] = /^\*\*([^*{}]+)\*\* \((\d+)\)\. ([^{}]+)$/.exec(last) ?? []
  if (text === '' || text.split(' ').length >= FEWEST_WORDS || !/^\*\*[^*]+\*\* \(\d/.test(before)) return [...steps]
  const joined = before.replace(/(?<=^\*\*[^*]+\*\* \(\d+)(?!\d)/, `+${minutes}`)
  return [...steps.slice(0, -2), `${joined} ${text.startsWith('with ') ? `${name} ` : ''}${text}`]
}

/** Parts of a step: conditional text with its condition, and the text between. */
const partsOfStep = /\{(?<condition>!?[\d,]+):(?<content>[^{}]*)\}|\{[\d,]+\|[^{}]*\}|[^{}]+/g

/**
 * Puts "half of" before "the oil" under the condition of the later steps that take the other half, and "the rest of" under that
 * of the earlier ones. Where nothing else takes any, the words go.
 */
function takeWhole(steps: readonly string[], { required, optional, staples }: Lists): string[] {
  const all = ingredientsIn([...required, ...optional, ...staples])
  const halved = ['oil', 'salt', 'sugar']
  let text = steps.join('\n')
  for (const { id, text: name } of all.filter((each) => text.includes(`of the <${each.id}>`))) {
    const named = new RegExp(`<${id}[ >]|\\b${name}\\b`, 'i')
    const put = (found: string, index: number, others: string, taken: RegExp) => {
      const parts = [...others.matchAll(partsOfStep)].map(([part, condition, content]) => ({
        part: content ?? part,
        condition,
      }))
      const isInBraces = /\{[^{}]*$/.test(text.slice(0, index))
      const takers = parts.filter(({ part }) => taken.test(part))
      const conditions = [...new Set(takers.map(({ condition }) => condition))]
      const isPlain = conditions.length < 2 || conditions.every((each) => !each?.startsWith('!'))
      if (isInBraces || conditions.includes(undefined) || !isPlain) return found
      return conditions.length > 0 ? `{${conditions.join(',')}:${found}}` : ''
    }
    text = text.replace(new RegExp(`the (?:rest|last) of (?=the <${id}>)`, 'g'), (found, index: number) =>
      put(found, index, text.slice(0, index), named),
    )
    if (halved.includes(name))
      text = text.replace(
        new RegExp(`(?<!each with |off )\\b(?:half|most|(?:a|two) thirds?) of (?=the <${id}>)`, 'g'),
        (found, index: number) =>
          put(
            found,
            index,
            text.slice(index + found.length + `the <${id}>`.length),
            new RegExp(`${named.source}|\\brest(?! of)\\b`, 'i'),
          ),
      )
  }
  return text.split('\n')
}

/** Joins the notes that say the same of different foods. */
function joinNotes(notes: readonly StepNote[]): StepNote[] {
  const keyOf = ({ step, after, minutes, text }: StepNote) => `${step} ${after} ${minutes} ${text}`
  const keys = [...new Set(notes.map(keyOf))]
  return keys.flatMap((key) => {
    const same = notes.filter((note) => keyOf(note) === key)
    const [first] = same
    return first ? [{ ...first, ingredients: same.flatMap(({ ingredients }) => ingredients) }] : []
  })
}

/** Writes the times of steps as numbers: "(1 hour 20 minutes)" is "(80)". */
const inMinutes = (step: string): string =>
  step.replace(/(?<=\*\*(?:\})?(?:\{[^{}]*\})* \()((?:\{[^{}]*\}|[^(){}])+)(?=\)\.)/g, (time) =>
    time
      .replace(/(?:(\d+) hours?)? ?(?:(\d+) minutes?)?(?=\}|$| )/g, (all, hours = 0, minutes = 0) =>
        all.trim() === '' ? all : String(Number(hours) * 60 + Number(minutes)),
      )
      .replace(/ minutes?/g, ''),
  )

/** Makes a step longer by the minutes of its notes, and the wait that its own sentences tell by those that no note tells. */
function lengthen(step: string, notes: readonly StepNote[], condition: (note: StepNote) => string): string {
  if (notes.length === 0) return step
  const more = (some: readonly StepNote[]) => some.map((note) => `{${condition(note)}:+${note.minutes}}`).join('')
  const minutes = Number(/\*\* \((\d+)\)/.exec(step)?.[1])
  if (Number.isNaN(minutes)) throw new Error(`A note makes a step longer that has no plain time: ${step}`)
  return step.replace(/(?<=\*\* \(\d+)(?=\))/, more(notes)).replace(
    // In braces it is the time of another food.
    new RegExp(`for about ${formatMinutes(minutes)}(?![^{}]*\\})`),
    `for about [${minutes}${more(notes.filter(({ text }) => !saysWait.test(text)))} min]`,
  )
}

/** Words after a food's name that make it another food: rice vinegar, tomato paste. */
const otherFood =
  '(?! (?:paste|vinegar|sauce|wine|noodles?|stock|milk|cream|powder|leaf|leaves|oil|juice|zest|water|flour|seeds?|sticks?|flakes|butter)\\b)'
/** Last words of names that alone mean something else. */
const ownWords = new Set(['pepper', 'sauce', 'masala', 'soup', 'oil', 'cloves', 'clove'])

/** Marks the names of foods in a step, so that a reply names what the user has: "the <3>", "the <4 tomatoes>". */
function markNames(step: string, source: RecipeSource): string {
  const listed = ingredientsIn([...source.required, ...source.optional])
  const staples = ingredientsIn(source.staples)
  const said = [source.method, ...source.notes.map(({ text }) => text)].join('\n')
  const wordOf = ({ text }: RecipeIngredient) => /\S+$/.exec(text)?.[0] ?? ''
  const isIn = (word: string) => new RegExp(`\\b${word}\\b${otherFood}`).test(said.replace(/\{[^:{}]+[:}]/g, '{'))
  /** The other foods of a line that end with the name of one: canned tomatoes beside tomatoes. */
  const othersOf = (each: RecipeIngredient) =>
    [...source.required, ...source.optional]
      .filter(({ ingredients }) => ingredients.includes(each))
      .flatMap(({ ingredients }) =>
        ingredients.filter((other) => other.text.endsWith(` ${each.text}`) && !isIn(other.text)),
      )
  const full = listed
    .filter(({ text }) => isIn(text))
    .map((each) => {
      const others = othersOf(each).map(({ id }) => `,${id}`)
      return [each.text, `<${each.id}${others.length > 0 ? `${others.join('')} ${each.text}` : ''}>`] as const
    })
  const short = listed
    .filter((each) => !full.some(([text]) => text === each.text) && each.text !== wordOf(each))
    .filter((each) => {
      const word = wordOf(each)
      const isShared = [...listed, ...staples].some((other) => other.text !== each.text && other.text.includes(word))
      return !ownWords.has(word) && !isShared
    })
    .map((each) => [wordOf(each), `<${each.id} ${wordOf(each)}>`] as const)
  const cupboard = staples.map((each) => [`the ${each.text}`, `the <${each.id}>`] as const)
  const marks = new Map([...full, ...short, ...cupboard].toReversed())
  const words = [...marks.keys()].toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return step
  const pattern = new RegExp(`\\{[^:{}]+[:}]|\\b(?:${words.join('|')})\\b${otherFood}`, 'g')
  return step.replace(pattern, (found) => marks.get(found) ?? found)
}

/** What a line says of one of its foods. */
export const textOf = (line: IngredientLine, ingredient: RecipeIngredient): LineText | undefined =>
  textFor(line, new Map([[ingredient.id, ingredient.text]])) ?? line.texts[0]

/** A line with its text for each of its alternatives that differ in more than their names. */
export const partsOf = (line: IngredientLine): (IngredientLine & LineText)[] =>
  [...new Set(line.ingredients.map((each) => textOf(line, each)))].flatMap((text) =>
    text ? [{ ...line, ...text, ingredients: line.ingredients.filter((each) => textOf(line, each) === text) }] : [],
  )
