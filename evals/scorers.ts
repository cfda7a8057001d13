import { checkedWishes, type FoodKind, recognizeIngredient } from '../src/food'
import { formatList } from '../src/lib/text'
import { languages } from '../src/prompt'
import type { EvalCase } from './cases'
import type { ReadReply } from './readReply'

/** One thing that a reply has to do. */
export interface Scorer {
  /** What it asks, for the table. */
  readonly name: string
  /** Whether it asks anything of this reply: nobody asks a recipe for an apology. */
  readonly applies: (asked: EvalCase, reply: ReadReply) => boolean
  /** Returns the problem of the reply; undefined without one. */
  readonly findProblem: (asked: EvalCase, reply: ReadReply) => string | undefined
}

/** The kinds of foods that the instructions forbid to add to the list. Onions and garlic are vegetables that flavour a dish. */
const forbiddenKinds: readonly (FoodKind | undefined)[] = ['vegetable', 'aromatic', 'meat', 'fish']

/** Whether a food that the recipe needs, with its alternatives ("carrots or parsnips"), is forbidden whichever one takes. */
const isForbidden = (name: string) =>
  name.split(' or ').every((each) => forbiddenKinds.includes(recognizeIngredient(each, false).food?.food.kind))

const isUnderstood = ({ reading }: ReadReply) => reading.sections.steps.length > 0
const asksForRecipe = ({ expected }: EvalCase) => expected === 'recipe'
const isUnderstoodRecipe = (asked: EvalCase, reply: ReadReply) => asksForRecipe(asked) && isUnderstood(reply)
/** The page compares foods in English alone. */
const isCompared = (asked: EvalCase, reply: ReadReply) =>
  isUnderstoodRecipe(asked, reply) && reply.reading.sections.language === 'en' && reply.comparison !== undefined

const problemIf = (isWrong: boolean, problem: string) => (isWrong ? problem : undefined)
const listed = (items: readonly string[]) => formatList(items) || 'nothing'

/** All scorers, in the order of the table. */
export const scorers: readonly Scorer[] = [
  {
    name: 'Ends within 1,024 tokens',
    applies: () => true,
    findProblem: (_, { finishReason }) => problemIf(finishReason === 'length', 'it was cut off at 1,024 tokens'),
  },
  {
    name: 'Is a recipe that the page understands',
    applies: asksForRecipe,
    findProblem: (_, reply) => problemIf(!isUnderstood(reply), 'the page finds no steps in it'),
  },
  {
    name: 'Has a title',
    applies: asksForRecipe,
    findProblem: (_, { reading }) => problemIf(reading.sections.title === undefined, 'no title'),
  },
  {
    name: 'Says how much it makes',
    applies: asksForRecipe,
    findProblem: (_, { reading }) => problemIf(reading.sections.yield === undefined, 'no yield'),
  },
  {
    name: 'Says how long it takes',
    applies: asksForRecipe,
    findProblem: (_, { reading }) => problemIf(reading.sections.totalMinutes === undefined, 'no total time'),
  },
  {
    name: 'Has times in its steps',
    applies: asksForRecipe,
    findProblem: (_, { reading }) =>
      problemIf(
        reading.steps.every(({ lines }) => lines.every(({ timers }) => timers.length === 0)),
        'no time in any step',
      ),
  },
  {
    name: 'Cooks mostly from the list',
    applies: isCompared,
    findProblem: (_, { comparison: { uses, needs } = { uses: [], needs: [] } }) =>
      problemIf(uses.length <= needs.length, `it uses ${listed(uses)} of the list, and needs ${listed(needs)}`),
  },
  {
    name: 'Adds no vegetable, meat or fish',
    applies: isCompared,
    findProblem: (_, { comparison }) => {
      const forbidden = comparison?.needs.filter(isForbidden) ?? []
      return problemIf(forbidden.length > 0, `it needs ${listed(forbidden)}`)
    },
  },
  {
    name: 'Leaves out what it should',
    applies: (asked, reply) => isUnderstoodRecipe(asked, reply) && checkedWishes(asked.wishes, asked.list).length > 0,
    // What depends on the label may be right.
    findProblem: (_, { findings }) => {
      const named = findings.filter(({ certainty }) => certainty === 'named')
      const breaches = named.map(({ wish, words }) => `${wish}: ${listed(words.map(({ word }) => word))}`)
      return problemIf(breaches.length > 0, breaches.join('; '))
    },
  },
  {
    name: 'Is for as many as wished',
    applies: (asked, reply) => isUnderstoodRecipe(asked, reply) && asked.wishes.servings !== undefined,
    findProblem: ({ wishes }, { reading }) => {
      const { text, quantity, unit } = reading.sections.yield ?? {}
      const isRight = quantity === wishes.servings && unit === undefined
      return problemIf(!isRight, text === undefined ? 'no yield' : `its yield is ${text}`)
    },
  },
  {
    name: 'Is ready in time',
    applies: (asked, reply) => isUnderstoodRecipe(asked, reply) && asked.wishes.minutes !== undefined,
    findProblem: ({ wishes: { minutes = Infinity } }, { reading: { sections } }) => {
      const { totalMinutes } = sections
      if (totalMinutes === undefined) return 'no total time'
      return problemIf(totalMinutes > minutes, `it takes ${totalMinutes} minutes`)
    },
  },
  {
    name: 'Is in the language',
    applies: (asked, reply) => isUnderstoodRecipe(asked, reply) && asked.wishes.language !== undefined,
    findProblem({ wishes: { language } }, { reading }) {
      if (language === undefined || reading.sections.language === language) return undefined
      return `it is not in ${languages[language][1]}`
    },
  },
  {
    name: 'Apologizes where nobody can cook',
    applies: (asked) => !asksForRecipe(asked),
    findProblem: (_, reply) =>
      isUnderstood(reply) ? 'it is a recipe' : problemIf(reply.kind !== 'apology', 'it does not say that it is sorry'),
  },
]

/** What one scorer says of a reply. */
export interface Score {
  readonly scorer: Scorer
  /** Undefined if nothing is wrong. */
  readonly problem: string | undefined
}

/** Scores a reply by all scorers that apply to it. */
export const scoreReply = (asked: EvalCase, reply: ReadReply): Score[] =>
  scorers
    .filter((scorer) => scorer.applies(asked, reply))
    .map((scorer) => ({ scorer, problem: scorer.findProblem(asked, reply) }))
