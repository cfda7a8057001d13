import { describe, expect, test } from 'vitest'
import { shownText } from '../../../src/reader/convertAmounts'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { exportRecipe } from '../../../src/reader/recipeExport'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { shownMarkdown } from '../../../src/reader/scaleRecipe'
import { stepIngredients } from '../../../src/reader/stepIngredients'
import { stepPieces } from '../../../src/reader/stepPieces'
import { times } from '../../support/amountDisplay'

const recipe = (line: string, step: string, fact = 'Serves 4') =>
  `# Dish\n\n${fact}\n\n## Ingredients\n\n- ${line}\n- 500 ml stock\n- 2 cups rye flour\n\n## Method\n\n1. ${step}\n2. Serve.\n`
const read = (markdown: string) => readRecipe(limitBlocks(markdown), parseBlock)
const shownStep = (step: string, units: 'metric' | 'us', factor = 1) =>
  /^1\. (.*)$/m.exec(shownMarkdown(read(recipe('2 leeks', step)), times(factor, units)))?.[1]

/** Checks lines in some units: "1 lb veal → 450 g veal", with bars between. */
function expectShown(pairs: string, shown: (line: string) => string | undefined) {
  for (const pair of pairs.trim().split(/\s+\|\s+/)) {
    const [line = '', expected] = pair.split(' → ')
    expect(shown(line)).toBe(expected)
  }
}

const split = (lines: string) => lines.trim().split(/;\s+/)

describe('a line in metric units', () => {
  test('has metric amounts', () => {
    const pairs = `
      ½ cup oat milk → 120 ml oat milk | 3 cups plain flour → 375 g plain flour |
      1 packed cup brown sugar → 220 g brown sugar | 1 cup clam juice → 240 ml clam juice |
      6 fl. oz. beer → 180 ml beer | 2 oz. white rum → 60 ml white rum | half a gallon of water → 1.9 l of water |
      10 oz. veal → 280 g veal | 1 lb 4 oz veal → 570 g veal | 1 cup plus 2 tablespoons sugar → 225 g sugar |
      Butter, 2 sticks → Butter, 225 g | 1 to 1½ cups oat milk → 240 to 360 ml oat milk |
      A cup of sugar → 200 g of sugar | 4 trout fillets (5 oz each) → 4 trout fillets (140 g each) |
      1 (4-pound) duck → 1 (1.8 kg) duck | 1-inch piece galangal → 2.5 cm piece galangal |
      Galangal, 2 inches → Galangal, 5 cm | 1 cup water (110 °F) → 240 ml water (43 °C)`
    expectShown(pairs, (line) => shownText(line, times(1, 'metric')))
  })

  test('keeps spoons and amounts that are not in US measures', () => {
    const lines = `
      2 tablespoons oil; 2 cinnamon sticks; 2 x 14 oz cans lentils; 1 (8-ounce) block tofu; 4 eggs; 2% milk;
      200 g rice; 1 cup-shaped mould`
    expect(split(lines).filter((line) => shownText(line, times(1, 'metric')) !== line)).toEqual([])
  })
})

describe('a line in US units', () => {
  test('has US amounts', () => {
    const pairs = `
      250 g leeks → 9 oz leeks | 500g veal → 1 lb 2 oz veal | 1,5 l water → 6¼ cups water |
      200 ml oat milk → ¾ cup + 1 tbsp oat milk | 3 l water → 3¼ quarts water | 100–150 ml stock → 7–10 tbsp stock |
      4 duck legs, 250 g each → 4 duck legs, 9 oz each | 20 cm round of puff pastry → 8-inch round of puff pastry |
      galangal, 2 cm → galangal, ¾ inch`
    expectShown(pairs, (line) => shownText(line, times(1, 'us')))
  })

  test.each(['2 g saffron', '1 tin (400 g) lentils', '400 g tin lentils', '2 cups milk', '70% chocolate'])(
    '%j stays',
    (line) => {
      expect(shownText(line, times(1, 'us'))).toBe(line)
    },
  )
})

describe('a line with both measures shows the wished one', () => {
  test.each([
    ['240 g (2 cups) rye flour', '240 g rye flour', '2 cups rye flour'],
    ['1 cup (240 ml) oat milk', '240 ml oat milk', '1 cup oat milk'],
    ['450g/1lb swede', '450g swede', '1lb swede'],
    ['8 oz (225 g/1 cup) sugar', '225 g sugar', '8 oz sugar'],
    ['2 cups rye flour (about 240 g)', '240 g rye flour', '2 cups rye flour'],
    ['1 cup (220 g, packed) brown sugar', '220 g (packed) brown sugar', '1 cup (packed) brown sugar'],
    ['1 cup (2 sticks) butter', '225 g butter', '1 cup butter'],
    ['1 stick (8 tablespoons) butter', '115 g butter', '1 stick butter'],
    ['1 cup walnuts, chopped (4 oz)', '115 g walnuts, chopped', '1 cup walnuts, chopped'],
    ['6 oz spinach (about 6 cups)', '170 g spinach', '6 oz spinach'],
    ['2-inch (5 cm) piece galangal', '5 cm piece galangal', '2-inch piece galangal'],
    ['1 cup water (110 °F/43 °C)', '240 ml water (43 °C)', '1 cup water (110 °F)'],
  ])('%j is %j or %j', (line, metric, us) => {
    expect(shownText(line, times(1, 'metric'))).toBe(metric)
    expect(shownText(line, times(1, 'us'))).toBe(us)
  })
})

test.each([
  ['1/3 cup oat milk', 3, 'metric', '240 ml oat milk'],
  ['1 oz pecorino', 10, 'metric', '280 g pecorino'],
  ['30 g pecorino', 8, 'us', '8½ oz pecorino'],
  ['3 eggs and 1 cup oat milk', 2, 'metric', '6 eggs and 480 ml oat milk'],
  ['1 (4-pound) duck', 2, 'metric', '2 (1.8 kg) ducks'],
  ['120 g (1 cup) rye flour', 2, 'us', '2 cups rye flour'],
] as const)('%j times %d in %s units is computed from the original', (line, factor, units, expected) => {
  expect(shownText(line, times(factor, units))).toBe(expected)
})

describe('a step', () => {
  test('has metric measures and temperatures', () => {
    const pairs = `
      Heat the oven to 350 °F. → Heat the oven to 180 °C. |
      Heat the oven to 400 degrees F (200 degrees C). → Heat the oven to 200 degrees C. |
      Bake at gas mark 6. → Bake at 200 °C. | Bake at 180C/160C fan/gas 4. → Bake at 180C (160C fan). |
      Boil the syrup to 235 °F. → Boil the syrup to 113 °C. |
      Roast until it reaches 160 °F inside. → Roast until it reaches 72 °C inside. |
      Turn the oven up by 25 °F. → Turn the oven up by 25 °F. | Butter a 9x13-inch dish. → Butter a 23x33 cm dish. |
      Butter a 9" x 13" dish. → Butter a 23 x 33 cm dish. | Roll it out ¼ inch thick. → Roll it out 6 mm thick. |
      Add 1 cup of the rye flour. → Add 105 g of the rye flour. |
      Fill a 12-cup muffin tin. → Fill a 12-cup muffin tin. | Shape 2 oz patties. → Shape 57 g patties. |
      Wait for 20 minutes. → Wait for 20 minutes.`
    expectShown(pairs, (step) => shownStep(step, 'metric'))
  })

  test('has US measures and temperatures', () => {
    const pairs = `
      Heat the oven to 180 °C. → Heat the oven to 350 °F. |
      Heat the oven to 200C/fan 180C/gas 6. → Heat the oven to 400°F (fan 350°F). |
      Bake at 180 °C (350 °F, gas mark 4). → Bake at 350 °F. |
      Roast until it reaches 74 °C inside. → Roast until it reaches 166 °F inside. |
      Freeze at -18 °C. → Freeze at -18 °C. | Pour in 200 ml of the stock. → Pour in ¾ cup + 1 tbsp of the stock. |
      Line a 20 x 30 cm tin. → Line an 8 x 12-inch tin. | Fill a 1-litre basin. → Fill a 4¼-cup basin. |
      Line 2 x 23 cm tins. → Line 2 x 9-inch tins. | Slice it 1-5 cm thick. → Slice it ⅜-2 inches thick.`
    expectShown(pairs, (step) => shownStep(step, 'us'))
  })

  test('follows the servings where it has a share of an ingredient, and is marked where it may have one', () => {
    expect(shownStep('Pour in 250 ml of the stock.', 'us', 4)).toBe('Pour in 4¼ cups of the stock.')
    expect(shownStep('Pour in 250 ml brine.', 'us', 2)).toBe('Pour in 1 cup (for 4) brine.')
  })
})

describe('a recipe', () => {
  const reading = read(recipe('1 cup oat milk', 'Heat the oven to 350 °F and bake the oat milk for 20 minutes.'))
  const metric = times(1, 'metric')

  test('is exported and shown step by step as it is shown', () => {
    expect(JSON.parse(exportRecipe(reading, metric, ''))).toMatchObject({
      recipeIngredient: ['240 ml oat milk', '500 ml stock', '210 g rye flour'],
      recipeInstructions: [{ text: 'Heat the oven to 180 °C and bake the oat milk for 20 minutes.' }, {}],
    })
    expect(stepIngredients(reading, metric)[0]).toEqual(['240 ml oat milk'])
    const pieces = reading.steps[0]?.lines.flatMap((line) => stepPieces(line, metric, 4)) ?? []
    expect(pieces.map(({ text }) => text)).toEqual(['180 °C', '20 minutes'])
  })

  test('tells whether other units change anything', () => {
    const canConvert = (line: string, step: string) =>
      read(`# Dish\n\n## Ingredients\n\n- ${line}\n- 2 leeks\n\n## Method\n\n1. ${step}\n`).canConvert
    expect(canConvert('1 cup oat milk', 'Mix it.')).toBe(true)
    expect(canConvert('200 g veal', 'Mix it.')).toBe(true)
    expect(canConvert('3 tomatoes', 'Bake at 180 °C.')).toBe(true)
    expect(canConvert('1 tbsp oil', 'Mix it for 5 minutes.')).toBe(false)
  })

  test('has its temperatures elsewhere in the units, too', () => {
    const markdown = `${recipe('2 leeks', 'Mix it.')}\n## Notes\n\nFry them at 350 °F with 20 g protein.\n`
    expect(shownMarkdown(read(markdown), metric)).toContain('Fry them at 180 °C with 20 g protein.')
  })
})
