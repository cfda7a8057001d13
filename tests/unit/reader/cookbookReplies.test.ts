import { describe, expect, test } from 'vitest'
import { type IngredientLine, listLines } from '../../../src/cookbook/recipe'
import { recipes } from '../../../src/cookbook/recipes'
import { formatRecipe, writeRecipe } from '../../../src/cookbook/writeRecipe'
import { numberWords } from '../../../src/food'
import { compareWithList } from '../../../src/reader/compareWithList'
import { decorate } from '../../../src/reader/decorations'
import type { RecipeReading } from '../../../src/reader/recipeReading'
import { parseMinutes } from '../../../tools/recipes/minutes'
import { everyday } from '../../fixtures/cookbookLists'
import { markdownFor, times } from '../../support/amountDisplay'
import { readMarkdown as read } from '../../support/readMarkdown'
import { inTier, recipesInTier } from '../../support/tier'
import { replyFor } from '../cookbook/dish'

/** Reads the facts of a cookbook's reply by the form that writeReply.ts gives it. */
function writtenIn(markdown: string) {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? []
  const [, servings, time = ''] = /^Serves (\d+) · ([^·]+?)(?: · |$)/m.exec(markdown) ?? []
  const [head = '', method = ''] = markdown.split('\n## Method\n')
  const [, list = ''] = head.split('\n## Ingredients\n')
  const steps = [...method.matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step.replaceAll('**', ''))
  return {
    title,
    servings,
    minutes: parseMinutes(time),
    lines: [...list.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line.replaceAll('**', '')),
    steps,
    /**
     * The time after the name of each step, in seconds: in brackets as a recipe has it, or in the sentence. Nobody sets a
     * timer for "Store (1 minute)". Other steps may say a time in their words.
     */
    times: steps.map((step) => {
      const [, inBrackets, inSentence] = /^[^.]*?\(([^)]+)\)|^[^.]*? about (\d[^.]*)\./.exec(step) ?? []
      const minutes = parseMinutes(inBrackets ?? inSentence ?? '')
      if (step.startsWith('Store')) return 0
      return minutes === undefined ? expect.any(Number) : minutes * 60
    }),
  }
}

/** What the page understands of a reply, in the same form. */
const understood = ({ sections, steps }: RecipeReading) => ({
  title: sections.title,
  servings: sections.yield?.text,
  minutes: sections.totalMinutes,
  lines: sections.groups.flatMap(({ lines }) => lines.map(({ text }) => text)),
  steps: sections.steps.map(({ text }) => text),
  times: steps.map(({ lines: [first] }) => first?.timers[0]?.seconds ?? 0),
})

const scale = (reading: RecipeReading, factor: number) =>
  markdownFor(reading, factor * (reading.sections.yield?.quantity ?? 1))
    .split('\n\n*Amounts for ')[0]
    // The mark of an amount in a step that does not follow.
    ?.replace(/ \(for \d+\)/g, '')

/** Amounts that have another form after they were scaled by two and back. */
const withoutForms = (markdown = '') =>
  markdown
    .replace(/\bhalf an?\b/g, '½')
    // A number word is scaled to a figure.
    .replace(new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'g'), (word) => String(numberWords.indexOf(word) + 1))
    .replace(/\ba (?=(?:small )?(?:cup|tablespoon)\b)/g, '1 ')
    // The half of a can of 400 g may be written as "½ can (200 g)" or as "½ can (400 g)".
    .replace(/(?<=½ can )\([^)]+\)/g, '')
    // Other foods of the line have no plural of their own: "2 pitta or tortillas".
    .replaceAll('**pittas**', '**pitta**')
    // "350 g steak" becomes "700 g steaks".
    .replaceAll('**steaks**', '**steak**')
    .trim()

/** A line as a reply lists it: with one of its alternatives, or with several foods where it takes "any of" them. */
const listed = (line: IngredientLine): IngredientLine =>
  line.anyOf ? line : { ...line, ingredients: line.ingredients.slice(0, 1) }

test.each(recipesInTier(recipes.all(), 30).map((recipe) => [recipe.title, recipe] as const))(
  'every recipe of the cookbook %s',
  (_, recipe) => {
    const [required, optional] = [recipe.required.map(listed), recipe.optional.map(listed)]
    const markdown = formatRecipe(writeRecipe(recipe, listLines(required, optional)))
    const reading = read(markdown)
    const { steps, canScale } = reading
    expect(understood(reading)).toEqual(writtenIn(markdown))

    const buttons = decorate(reading, times(1)).flatMap(({ decorations }) => decorations)
    expect(buttons.filter(({ type }) => type === 'timer')).toHaveLength(
      steps.flatMap(({ lines }) => lines.flatMap(({ timers }) => timers)).length,
    )

    expect(canScale).toBe(true)
    const doubled = scale(reading, 2)
    expect(doubled).not.toBe(scale(reading, 1))
    expect(withoutForms(scale(read(doubled ?? ''), 0.5))).toBe(withoutForms(markdown))

    const foods = [...required, ...optional].flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
    expect(compareWithList(reading, foods)).toEqual({ uses: foods, needs: [], leaves: [] })
  },
)

describe('a reply to a list', () => {
  test.each(inTier(everyday, 5))('%s', (list, title) => {
    const foods = list.split(', ')
    const markdown = replyFor(foods)
    const reading = read(markdown)
    expect(understood(reading)).toEqual(writtenIn(markdown))
    // A title may name the list's own foods: "Fruit crumble" is an apple crumble.
    const kind = title.split(' ').at(-1)
    expect(reading).toMatchObject({ canScale: true, sections: { title: expect.stringContaining(kind ?? title) } })
    expect(compareWithList(reading, foods)?.uses.length).toBeGreaterThan(0)
  })

  test('an apology has no ingredients or steps', () => {
    expect(read(replyFor(['shoes', 'glue'])).sections).toMatchObject({ groups: [], steps: [] })
  })
})
