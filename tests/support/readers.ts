import { continueRecipe } from '../../src/conversation/continueRecipe'
import { readList } from '../../src/cookbook/readList'
import { readWords } from '../../src/cookbook/readWords'
import { checkedWishes, findBreaches, readListWishes, tellsAllergy } from '../../src/food'
import { parseList } from '../../src/ingredients/parseList'
import { stripInvisible } from '../../src/lib/invisibleCharacters'
import { readFoods, readIdeas, titlesOf, writeWithout } from '../../src/prompt'
import {
  askedMinutes,
  askedServings,
  compareIngredients,
  compareWithList,
  createRecipeCheck,
  decorate,
  exportRecipe,
  hasRecipeHeading,
  limitBlocks,
  parseBlock,
  plainText,
  type RecipeReading,
  replyKind,
  scaledStep,
  shownMarkdown,
  splitSections,
  stepIngredients,
  stepName,
  stepPieces,
  titleOf,
} from '../../src/reader'
import { lineEdits } from '../../src/reader/convertAmounts'
import { findDurations } from '../../src/reader/durations'
import { languageOf } from '../../src/reader/languageOf'
import { readRecipe } from '../../src/reader/readRecipe'
import { ownFoodWords, readStepAmounts } from '../../src/reader/stepAmounts'
import { dishKind } from '../../src/recipe/drawing/dishKind'
import { recipeOfData, recipeOfSource } from '../../src/recipe/own/recipeSource'
import { splitSentences } from '../../src/recipe/steps/splitSentences'
import { parseErrorBody } from '../../src/service/parseErrorBody'
import { ReasoningFilter } from '../../src/service/reasoningFilter'
import { createRedact } from '../../src/service/redactToken'
import { createSseReader } from '../../src/service/sseReader'
import { markdownFor, times } from './amountDisplay'

/** Work on a text. It does the work that comes first, and returns the part to measure. */
export type Reader = (text: string) => () => unknown

const read = (markdown: string) => readRecipe(limitBlocks(markdown), parseBlock)
const wishes = checkedWishes({ diets: ['Vegan', 'Kosher'], leaveOut: 'celery, xyz' }, ['no eggs'])
const ordinary = `# Tomato soup\n\nServes 4\n\n## Ingredients\n\n- 200 g tomatoes\n- 1 onion\n- 2 tbsp butter\n\n## Method\n\n1. Boil the tomatoes for 20 minutes.\n2. Add the onion.`
const token = 'hf_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'

const timed =
  (run: (text: string) => unknown): Reader =>
  (text) =>
  () =>
    run(text)
const withReading =
  (run: (reading: RecipeReading, text: string) => unknown): Reader =>
  (text) => {
    const reading = read(text)
    return () => run(reading, text)
  }

/** Everything of the page that reads a text from outside, by what it does. */
export const readers: Readonly<Record<string, Reader>> = {
  'splits a reply': timed((text) => splitSections(limitBlocks(text).blocks)),
  'tells what a reply is': timed((text) => [replyKind(text), replyKind(text, 'change'), hasRecipeHeading(text)]),
  'finds the title': timed((text) => [titleOf(text), titlesOf([{ markdown: text }])]),
  'writes a reply as plain text': timed(plainText),
  'reads a recipe': timed(read),
  'checks a recipe': timed((text) => createRecipeCheck(parseBlock).checkAtOnce(limitBlocks(text), wishes)),
  'compares a recipe with a list': withReading((reading) => compareWithList(reading, ['eggs', 'tomatoes', 'salt'])),
  'compares two recipes': withReading((reading) => compareIngredients(reading, reading)),
  'scales a recipe': withReading((reading) => [decorate(reading, times(2)), markdownFor(reading, 7)]),
  'converts a recipe': withReading((reading) => [
    decorate(reading, times(2, 'metric')),
    shownMarkdown(reading, times(3, 'us')),
  ]),
  'exports a recipe': withReading((reading) => exportRecipe(reading, times(2), '')),
  'writes the steps': withReading((reading) => [
    stepIngredients(reading, times(2)),
    reading.steps.map((step) => [
      stepName(scaledStep(step, times(2), 4)),
      step.lines.map((line) => stepPieces(line, times(2), 4)),
    ]),
  ]),
  'finds times in a line': timed((text) => findDurations(text)),
  'scales the amounts of a line': timed((text) => lineEdits(text, times(3))),
  'finds the amounts of a step': timed((text) => {
    const words = ownFoodWords(read(ordinary).ingredients)
    return readStepAmounts(text, words)
  }),
  'tells the language': timed((text) => languageOf(text)),
  'finds what breaks wishes': timed((text) => findBreaches(text, wishes)),
  'reads what to leave out': timed((text) =>
    checkedWishes({ diets: [], leaveOut: text, anythingElse: text }, [text, `no ${text}`]),
  ),
  'reads what a list wishes': timed((text) => readListWishes([text, `no ${text}`])),
  // Each entry is read once, so no two are the same.
  'compares a list with a recipe': (text) => {
    const reading = read(ordinary)
    return () => compareWithList(reading, [text, `${text}${Math.random()}`])
  },
  'reads ideas': timed(readIdeas),
  'reads the foods of a photo': timed(readFoods),
  'reads what a change asks for': timed((text) => [
    askedMinutes(text),
    askedServings(text),
    tellsAllergy(text),
    readWords(text),
    readList([text]),
  ]),
  'asks for a recipe without foods': timed((text) => writeWithout([{ wish: 'Vegan', words: [{ food: text }] }])),
  'reads a pasted list': timed(parseList),
  'finishes a recipe': timed((text) => [
    continueRecipe(text).join('1. Boil the tomatoes'),
    continueRecipe(ordinary).join(text),
    continueRecipe(text).join(text),
  ]),
  'reads a pasted file': timed((text) => [
    recipeOfSource(text),
    recipeOfSource(`<p>${text}`),
    recipeOfData(`{"${text}`),
  ]),
  'draws a dish': timed((text) => [dishKind(text)]),
  'splits a step into sentences': timed((text) => splitSentences(text, 'en')),
  'removes invisible characters': timed(stripInvisible),
  'removes a token': timed((text) => createRedact(token)(text)),
  'removes reasoning': timed((text) => {
    const filter = new ReasoningFilter()
    for (let index = 0; index < text.length; index += 50) filter.push(text.slice(index, index + 50))
    filter.end()
    return filter.text
  }),
  'reads an error': timed((text) => parseErrorBody(text, new Headers())),
  'reads events': timed((text) => {
    const reader = createSseReader()
    return [
      reader.read(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n${text}`),
      reader.read('\n\n'),
    ]
  }),
}
