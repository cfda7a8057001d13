import { describe, expect, test, vi } from 'vitest'
import { decorate, stepName, timerName } from '../../../src/reader/decorations'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipeInSlices } from '../../../src/reader/readRecipe'
import { exportRecipe } from '../../../src/reader/recipeExport'
import type { RecipeReading } from '../../../src/reader/recipeReading'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { stepIngredients } from '../../../src/reader/stepIngredients'
import { markdownFor, times } from '../../support/amountDisplay'
import { fc, runs } from '../../support/fastCheck'
import { hostile } from '../../support/hostileMarkdown'
import { table } from '../../support/layouts'
import { readMarkdown as read } from '../../support/readMarkdown'
import { replies } from '../../support/replies'

const durationsOf = ({ steps }: RecipeReading) => steps.flatMap(({ lines }) => lines.flatMap(({ timers }) => timers))

/** Writes a recipe with these lines of ingredients and these steps. */
const recipe = (lines: readonly string[], steps: readonly string[] = ['Cook it all.'], fact = 'Serves 4') =>
  [
    `# Dish\n\n${fact}\n\n## Ingredients\n`,
    ...lines.map((line) => `- ${line}`),
    '\n## Method\n',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')

/** The texts that the page shows with the amounts scaled, block by block. */
const shownTexts = (reading: RecipeReading, factor: number) =>
  reading.blocks.map(({ texts }, block) => {
    const amounts = (decorate(reading, times(factor))[block]?.decorations ?? []).filter((each) => 'text' in each)
    return texts.map(({ value }, index) =>
      amounts
        .filter(({ node }) => node === index)
        .toSorted((a, b) => b.start - a.start)
        .reduce((shown, { start, end, text }) => shown.slice(0, start) + text + shown.slice(end), value),
    )
  })

const shown = (reading: RecipeReading, factor: number) => shownTexts(reading, factor).flat().join('').trim()

/** The timers, each as its words, its seconds and the name of its step. */
const timersOf = (reading: RecipeReading) =>
  decorate(reading, times(1)).flatMap(({ decorations }, block) =>
    decorations.flatMap((each) =>
      each.type === 'timer'
        ? [[reading.blocks[block]?.texts[each.node]?.value.slice(each.start, each.end), each.seconds, each.step]]
        : [],
    ),
  )

describe('the amounts', () => {
  test.each([
    ['2 eggs', 2, '4 eggs'],
    ['**2** eggs', 2, '4 eggs'],
    // No words are crossed out between them, as remark-gfm 4.0.1 does (findings/remark-gfm-range-with-tildes.sh).
    ['1~2 eggs and 3~4 onions', 2, '2~4 eggs and 6~8 onions'],
    ['**2 cups** flour', 1.5, '3 cups flour'],
    ['1 **½** *cups* flour', 2, '3 cups flour'],
    ['**1** ½ cups flour', 2, '3 cups flour'],
    ['250 g (2 cups) flour', 2, '500 g (4 cups) flour'],
    ['2 [leeks](https://leeks.example/ "3 leeks")', 2, '4 leeks'],
    ['[ ] 2 leeks', 2, '4 leeks'],
    ['Butter: 30 g', 2, 'Butter: 60 g'],
    ['1 (400 g) can beans', 2, '2 (400 g) cans beans'],
    ['2% milk, 100 ml', 2, '2% milk, 200 ml'],
    ['a pinch of salt', 2, 'a pinch of salt'],
  ])('%j times %d is shown as %j', (line, factor, expected) => {
    expect(shown(read(recipe([line])), factor)).toContain(`\n${expected}\n`)
  })

  test.each([
    ['Serves 4', 'Serves 8'],
    ['**Serves:** 4', 'Serves: 8'],
    ['Serves 4–6', 'Serves 8–12'],
    ['Serves 1½', 'Serves 3'],
    ['Serves 2-2', 'Serves 4-4'],
    ['Makes 12 muffins', 'Makes 24 muffins'],
    ['Prep: 4 minutes | Serves 4', 'Prep: 4 minutes · Serves 8'],
    ['*Serves 4 as a main or 6 as a side*', 'Serves 8 as a main or 12 as a side'],
    ['Makes 1 loaf (about 10 slices), serves 6', 'Makes 2 loaves (about 20 slices), serves 12'],
    ['Yield: 3 cups (750 ml) · Serves 6 (8 tacos)', 'Yield: 6 cups (1500 ml) · Serves 12 (16 tacos)'],
    ['Servings:\n4\nYield:\n1 loaf', 'Servings:\n8Yield:2 loaves'],
    ['Makes 12 muffins (500 g)', 'Makes 24 muffins (500 g)'],
    ['Serves 4 (300 kcal)', 'Serves 8 (300 kcal)'],
    ['Serves 8 (2 loaves)', 'Serves 16 (2 loaves)'],
  ])('the yield %j is shown as %j', (fact, expected) => {
    expect(shown(read(recipe(['2 eggs'], undefined, fact)), 2)).toContain(`\n${expected}\n`.trim())
  })

  test('a number is scaled once where it is read as an ingredient and as the yield', () => {
    const markdown = '# Dish\n\nIngredients: 2 eggs, salt. Servings: 2\n\n## Method\n\n1. Cook them.\n2. Eat.\n'
    const reading = read(markdown)
    expect(shown(reading, 6)).toMatch(/12 eggs\nsalt\nServings: 12(?!\d)/)
    expect(markdownFor(reading, 12)).toMatch(/- 12 eggs\n- salt\n+Servings: 12\n/)
  })

  test('those of a table and of the steps follow, and times stay', () => {
    const markdown =
      '# Dish\n\nServes 2\n\n**Ingredients**\n\n| Amount (US) | Weight | What |\n|---|---|---|\n| 2 | 2 | eggs |\n| 1 cup | 125 g | flour |\n\n**Method**\n\n1. Beat 2 eggs.\n2. Bake for 2 minutes.\n'
    const text = shown(read(markdown), 2)
    for (const words of ['4 eggs\n2 cups flour (250 g)', 'Beat 4 eggs.', 'Bake for 2 minutes.'])
      expect(text).toContain(words)
  })

  test('nothing changes for the recipe’s own number', () => {
    const reading = read(recipe(['2 eggs', '250 g (2 cups) flour']))
    expect(decorate(reading, times(1)).flatMap(({ decorations }) => decorations)).toEqual([])
  })
})

describe('the timers', () => {
  test.each(
    table(
      'of fifteen seconds or more ⇒ Blend it for 5 seconds. / Blend it for 15 seconds. ⇒ 15 seconds = 15: Blend it for 15 seconds',
      'with their seconds and their step ⇒ Fry the onion (5 minutes). Stir. / Boil: 10–12 minutes for the eggs, 1 hour for the beans. / Eat. ⇒ 5 minutes = 300: Fry the onion; 10–12 minutes = 600: Boil; 1 hour = 3600: Boil',
      'not where a time has passed ⇒ Boil for 1 hour. / After 1 hour, drain. / After 5 minutes, stir. ⇒ 1 hour = 3600: Boil; 5 minutes = 300: After 5 minutes, stir',
      'not where something has been done for that long ⇒ After the beans have cooked for 1 hour, drain. / Once the rice has boiled, rest it for 5 minutes. ⇒ 5 minutes = 300: Once the rice has boiled, rest it for 5 minutes',
      'in the notes below a step too ⇒ **Boil**\n   - Boil the eggs for 8 minutes. ⇒ 8 minutes = 480: Boil the eggs',
      'in bold ⇒ Boil for **8 minutes**. ⇒ 8 minutes = 480: Boil',
      'not with only half of their words in bold ⇒ Boil for **8** minutes. ⇒ ',
      'not for places on a clock ⇒ **Soak the rice (0–8 min).** Leave it for 8 minutes. / **Fry it (8–11 min).** Fry it for 3 minutes. ⇒ 8 minutes = 480: Soak the rice; 3 minutes = 180: Fry it',
      'for a range in brackets ⇒ Wait for bubbles (2-5 minutes). ⇒ 2-5 minutes = 120: Wait for bubbles',
    ),
  )('are %s', (_, steps = '', timers) => {
    const found = timersOf(read(recipe(['2 eggs'], steps.split(' / '))))
    expect(found.map(([words, seconds, step]) => `${words} = ${seconds}: ${step}`).join('; ')).toBe(timers)
  })

  test('with only half of their words in bold belong to the step', () => {
    const reading = read(recipe(['2 eggs'], ['Boil for **8** minutes.']))
    expect(durationsOf(reading)).toEqual([{ start: 9, end: 18, seconds: 480 }])
  })

  test('are not in the ingredients, the facts or the tips', () => {
    const markdown = `# Dish\n\nTotal time: 30 minutes\n\n## Ingredients\n\n- 2 eggs, boiled for 8 minutes\n\n## Method\n\n1. Eat.\n\n## Tips\n\n- Rest it for 5 minutes.\n`
    expect(timersOf(read(markdown))).toEqual([])
  })

  test.each(
    table(
      'Fry the onion (5 minutes). Stir. ⇒ Fry the onion',
      'Fry the onion for about 8 minutes. Stir. ⇒ Fry the onion for about 8 minutes',
      'Leave it for 5 minutes in its tin. ⇒ Leave it for 5 minutes in its tin',
      'Sauce: fry the onion. ⇒ Sauce',
      'Fry the onion, the garlic and the finely chopped celery in plenty of butter until soft ⇒ Fry the onion, the garlic and the finely chopped celery …',
    ),
  )('%j is known by %j', (text = '', name) => {
    expect(stepName(text)).toBe(name)
  })

  test.each([
    ['Heat the oil. Fry the onion for 5 minutes, until soft.', 'Fry the onion'],
    ['Fry 1 onion for 5 minutes.', 'Fry 2 onions'],
    ['Add the carrots. Cook them for 3 minutes.', 'Add the carrots'],
    ['**Fry the carrots.** Stir in the onion. Cook for 5 minutes.', 'Fry the carrots'],
    ['Turn down the heat: simmer, covered, 20 minutes.', 'Turn down the heat'],
    ['Boil. For 5 minutes, stir.', 'Boil'],
    ['Fry 1 onion for 9 minutes, then stir in the carrots for 5 minutes.', 'Fry 2 onions; Stir in the carrots'],
    [
      'Boil 1 onion for 9 minutes, and simmer for 5 minutes.',
      'Boil 2 onions; Boil 2 onions for 9 minutes, and simmer for 5 minutes',
    ],
  ])('the timers of %j are known by %j', (step, names) => {
    const reading = read(`# Soup\n\nServes 2\n\n## Ingredients\n\n- 1 onion\n- 2 carrots\n\n## Method\n\n1. ${step}\n`)
    const found = reading.steps.flatMap((step) =>
      step.lines.flatMap((line) => line.timers.map(({ start }) => timerName(step, line, start, times(2), 2))),
    )
    expect(found.join('; ')).toBe(names)
  })
})

describe('the markdown with scaled amounts', () => {
  const scalable = replies.filter(({ markdown }) => read(markdown).canScale)

  test('there are replies to scale', () => {
    expect(scalable.length).toBeGreaterThan(15)
  })

  test.each(scalable.map(({ form, markdown }) => [form, markdown]))('has the shown amounts: %s', (_, markdown) => {
    const reading = read(markdown)
    for (const factor of [2, 0.5, 1.5, 1 / 3]) {
      const servings = (reading.sections.yield?.quantity ?? 0) * factor
      const [scaled = '', note, ...rest] = markdownFor(reading, servings).split('\n\n*Amounts for ')
      expect(rest).toEqual([])
      expect(note).toMatch(/^[\d.]+ instead of [\d.]+\.( Pans and times may change\.)?\*\n$/)
      expect(shown(read(scaled), 1)).toBe(shown(reading, factor))
    }
  })

  test('leaves everything else as it is written', () => {
    const markdown = recipe(['**2** [leeks](https://leeks.example/2), *sliced*', '100 g flour  '], ['Wait 2 minutes.'])
    const [scaled] = markdownFor(read(markdown), 8).split('\n\n*Amounts')
    expect(scaled).toBe(markdown.replace('Serves 4', 'Serves 8').replace('**2**', '**4**').replace('100 g', '200 g'))
  })

  test('says for how many the amounts are', () => {
    expect(markdownFor(read(recipe(['2 eggs'])), 6)).toMatch(/\n\n\*Amounts for 6 instead of 4\.\*\n$/)
  })

  test('finds the amounts behind an escape and in an indented line', () => {
    const markdown = '# Dish\n\nServes 2\n\nIngredients:\n2\\-3 eggs\n   1 leek\n\nMethod:\n1. Cook.\n2. Eat.\n'
    expect(markdownFor(read(markdown), 4)).toContain('Serves 4\n\n## Ingredients\n\n- 4-6 eggs\n- 2 leeks\n')
  })
})

describe('whether the amounts can be scaled', () => {
  test('they can in lines with breaks in HTML', () => {
    const markdown = '# Dish\n\nServes 2\n\n**Ingredients**<br>2 eggs<br>1 leek\n\n**Method**\n\n1. Cook.\n'
    expect(read(markdown).canScale).toBe(true)
    expect(markdownFor(read(markdown), 4)).toMatch(/^# Dish\n\nServes 4\n[\s\S]*\n- 4 eggs\n- 2 leeks\n/)
  })

  test.each([['2 eggs'], ['salt', 'a pinch of pepper']])('they can with a yield and the lines %s, %s', (...lines) => {
    expect(read(recipe(lines)).canScale).toBe(true)
  })

  test.each([
    ['the recipe names no yield', recipe(['2 eggs'], undefined, 'A quick dish.')],
    ['it lists no ingredients', '# Dish\n\nServes 2\n\n1. Fry 2 eggs for 3 minutes.\n2. Add 50 g butter.\n'],
    ['its end is over the limits', `${recipe(['2 eggs'])}\n\n${'A long word at the end. '.repeat(1600)}`],
    ['it is no recipe', "I'm sorry, I have no recipe for 4 people."],
  ])('they cannot if %s', (_, markdown) => {
    expect(read(markdown).canScale).toBe(false)
  })
})

test.each([
  ['- &frac12; cup flour', '- 1 cup flour'],
  ['- Oats &amp; bran: 100 g', '- Oats & bran: 200 g'],
  ['- 1&#189; cups rice & peas', '- 3 cups rice & peas'],
  ['- 2 eggs &lt;large&gt;, 100 g flour', '- 4 eggs \\<large\\>, 200 g flour'],
  ['Serves &#52;', 'Serves 8'],
])('finds the amounts between entities: %j times 2 is %j', (line, expected) => {
  const reading = read(line.startsWith('-') ? recipe([line.slice(2)]) : recipe(['2 eggs'], undefined, line))
  expect(reading.canScale).toBe(true)
  expect(markdownFor(reading, 8)).toContain(`${expected}\n`)
})

describe('reading in slices', () => {
  const markdown = recipe(['2 eggs', '100 g flour, sifted'], ['Mix them.', 'Bake for 20 minutes.'])

  test('reads the same as at once, and throws the reason of an abort', async () => {
    // Time passes at each look at the clock, so each task is a slice of its own.
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000))
    try {
      const slices = (signal: AbortSignal) => readRecipeInSlices(limitBlocks(markdown), parseBlock, signal)
      expect(await slices(new AbortController().signal)).toEqual(read(markdown))
      const controller = new AbortController()
      const aborted = slices(controller.signal)
      controller.abort(new Error('Another recipe came.'))
      await expect(aborted).rejects.toThrow('Another recipe came.')
    } finally {
      clock.mockRestore()
    }
  })
})

describe('the ingredients of a block', () => {
  /** The only ingredient, with bars between its three parts; empty where it begins with no amount. */
  const partsOf = (line: string, factor = 1) => {
    const reading = read(recipe([line]))
    const blocks = decorate(reading, times(factor))
    const block = blocks.findIndex(({ ingredients }) => ingredients.size > 0)
    const { amount, preparation } = blocks[block]?.ingredients.get(0) ?? { amount: 0, preparation: 0 }
    const text = shownTexts(reading, factor)[block]?.join('').trim() ?? ''
    return [text.slice(0, amount), text.slice(amount, preparation), text.slice(preparation)].join('|')
  }

  test.each([
    ['2 eggs', 1, '2| eggs|'],
    ['250 g (2 cups) flour, sifted', 1, '250 g (2 cups)| flour|, sifted'],
    ['**2 tbsp** of **olive oil**', 1, '2 tbsp| of olive oil|'],
    ['2 x 400 g tins of tomatoes, drained, rinsed', 1, '2 x 400 g tins| of tomatoes|, drained, rinsed'],
    ['a pinch of salt', 1, 'a pinch| of salt|'],
    ['[ ] 2 eggs, beaten', 1, '2| eggs|, beaten'],
    ['🥚 2 eggs, beaten', 1, '🥚 2| eggs|, beaten'],
    ['1,5 l milk', 1, '1,5 l| milk|'],
    ['1 egg, beaten', 3, '3| eggs|, beaten'],
    ['8 tbsp (4 oz) butter, soft', 2, '16 tbsp (8 oz)| butter|, soft'],
    ['[ ] 6 leeks, sliced', 2, '12| leeks|, sliced'],
    ['salt', 1, '||'],
    ['Eggs – 2', 1, '||'],
    ['your favourite pasta', 1, '||'],
  ])('%j times %d is set as %j', (line, factor, parts) => {
    expect(partsOf(line, factor)).toBe(parts)
  })
})

describe('hostile markdown', () => {
  /** Checks the properties that hold for any reply. */
  function expectSound(markdown: string) {
    const reading = read(markdown)
    for (const factor of [1, 2, 1 / 3]) {
      for (const [block, { decorations }] of decorate(reading, times(factor)).entries()) {
        const { texts } = reading.blocks[block] ?? { texts: [] }
        const outside = decorations.filter(
          ({ node, start, end }) => !(start >= 0 && start < end && end <= (texts[node]?.value.length ?? 0)),
        )
        expect(outside).toEqual([])
        const contents = decorations.filter(({ type }) => type !== 'mark')
        const overlapping = contents.filter((a, index) =>
          contents.slice(0, index).some((b) => a.node === b.node && a.start < b.end && b.start < a.end),
        )
        expect(overlapping).toEqual([])
      }
      expect(JSON.parse(exportRecipe(reading, times(factor), ''))).toMatchObject({ '@type': 'Recipe' })
      expect(markdownFor(reading, 2)).not.toContain('NaN')
      expect(stepIngredients(reading, times(factor))).toHaveLength(reading.sections.steps.length)
    }
  }

  test.each(Object.entries(hostile))(
    '%s is read',
    (_, texts) => {
      for (const text of texts) expectSound(text)
    },
    30_000,
  )

  const pieces = Object.values(hostile)
    .flat()
    .filter((text) => text.length < 400)
    .flatMap((text) => [text, ...(text.match(/\w+|\s+|[^\w\s]/gu) ?? [])])
  /** Pieces of recipes, so that some of the random texts are recipes. */
  const recipePieces = replies.flatMap(({ markdown }) => [...markdown.split('\n'), ...markdown.split(/(?=\n#|\n\*\*)/)])

  test('any markdown is read, and each decoration lies within its text', () => {
    const text = fc
      .tuple(
        fc.array(fc.constantFrom(...new Set(pieces), ...new Set(recipePieces)), { maxLength: 40 }),
        fc.constantFrom('', ' ', '\n', '\n\n'),
      )
      .map(([texts, separator]) => texts.join(separator))
    fc.assert(fc.property(text, expectSound), { numRuns: runs(400) })
  }, 60_000)

  test('a recipe with hostile lines and steps is read', () => {
    const line = fc
      .tuple(
        fc.constantFrom('', '2 ', '**1** cup ', '1½ tbsp (30 g) ', '3-4 '),
        fc.array(fc.constantFrom(...pieces), { maxLength: 4 }),
      )
      .map(([amount, texts]) => amount + texts.join(' ').replaceAll('\n', ' '))
    const lines = fc.array(line, { minLength: 1, maxLength: 8 })
    const step = line.map((text) => `Cook ${text} for 5 minutes.`)
    fc.assert(
      fc.property(lines, fc.array(step, { minLength: 1, maxLength: 5 }), (list, steps) =>
        expectSound(recipe(list, steps)),
      ),
      { numRuns: runs(200) },
    )
  }, 60_000)
})

describe('a recipe in another language', () => {
  const steps = (reading: RecipeReading) => durationsOf(reading).map(({ seconds }) => seconds)

  test('has timers and amounts that follow the servings', () => {
    const reading = read(
      '# Köfte\n\n4 kişilik\n\n## Malzemeler\n\n- 2,5 su bardağı bulgur\n- 1 adet soğan\n\n## Yapılışı\n\n1. Bulguru bir tencereye alın ve 15 dakika haşlayın.\n2. Soğanı ekleyin.',
    )
    expect(reading.canScale).toBe(true)
    expect(steps(reading)).toEqual([900])
    const scaled = markdownFor(reading, 8)
    for (const line of ['8 kişilik', '- 5 su bardağı bulgur', '- 2 adet soğan']) expect(scaled).toContain(line)
  })

  test('keeps its amounts if one of them would not follow the servings', () => {
    const reading = read(
      '# 親子丼\n\n**2人分**\n\n## 材料\n- 醤油　大さじ2\n- だし汁　150ml\n\n## 作り方\n1. だし汁と醤油を煮立てる。\n2. 卵を加え、5分煮る。',
    )
    expect(reading.sections.yield?.quantity).toBe(2)
    expect(reading.canScale).toBe(false)
  })

  test('has no timers in a language that the page does not know', () => {
    const step =
      'Sekoita jauhot ja vesi kulhossa, vaivaa taikinaa kunnes se on kiinteää ja anna kohota lämpimässä paikassa 40 min.'
    expect(steps(read(`# Leipä\n\n## Ainekset\n\n- 500 g jauhoja\n\n1. ${`${step} `.repeat(5)}\n2. Paista.`))).toEqual(
      [],
    )
  })
})
