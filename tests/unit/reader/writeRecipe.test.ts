import { describe, expect, test } from 'vitest'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { titleOf } from '../../../src/reader/recipeTitle'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { expectLinear } from '../../support/linear'
import { replies } from '../../support/replies'

/** A reply in the form that the page shows. */
const shownAs = (reply: string) =>
  limitBlocks(reply)
    .blocks.map(({ text }) => text)
    .join('\n')

/** A recipe of the page's own form, for the other forms to become. */
const parsnips = [
  '# Roast parsnips\n\nServes 3\n\n## Ingredients\n\n- 6 parsnips\n- 2 tbsp honey\n',
  '## Method\n\n1. Peel the parsnips.\n2. Roast them with the honey for 30 minutes.',
].join('\n')

const from = (...changes: readonly (readonly [from: string, to: string])[]) =>
  changes.reduce((markdown, [text, other]) => markdown.replace(text, other), parsnips)

const lines = '- 6 parsnips\n- 2 tbsp honey'
const steps = '1. Peel the parsnips.\n2. Roast them with the honey for 30 minutes.'

describe('one form', () => {
  test('stays as it is', () => {
    expect(shownAs(parsnips)).toBe(parsnips)
  })

  test('is not made of advice in a list', () => {
    const advice = 'You could:\n\n- Add some salt\n- Use a larger pan'
    expect(shownAs(advice)).toBe(advice)
  })

  test.each(replies.map(({ form, markdown }) => [form, shownAs(markdown)]))(
    'does not change when it is written again: %s',
    (_, markdown) => {
      expect(shownAs(markdown)).toBe(markdown)
    },
  )

  test.each([
    ['a bold title', from(['# Roast parsnips', '**Roast parsnips**'])],
    ['a plain title', from(['# Roast parsnips', 'Roast parsnips'])],
    ['an underlined title', from(['# Roast parsnips', 'Roast parsnips\n======'])],
    ['a bold title with an underline', from(['# Roast parsnips', '**Roast parsnips**\n======'])],
    ['a deeper title', from(['# Roast', '### Roast'], ['## Ingr', '#### Ingr'], ['## Method', '#### Method'])],
    ['bold facts', from(['Serves 3', '**Serves 3**'])],
    ['facts as a list', from(['Serves 3', '- Serves 3'])],
    ['facts as a table', from(['Serves 3', '| Serves | 3 |\n|---|---|']), 'Serves: 3'],
    ['bold headings with colons', from(['## Ingredients', '**Ingredients:**'], ['## Method', '**Method:**'])],
    ['plain headings', from(['## Ingredients', 'Ingredients:'], ['## Method', 'Method'])],
    ['numbers of steps above them', from(['1. Peel', 'Step 1\nPeel'], ['2. Roast', 'Step 2\nRoast'])],
    [
      'no blank lines',
      from(['\n\n## Ingredients\n\n', '\n**Ingredients**\n'], ['\n\n## Method\n\n', '\n**Method**\n']),
    ],
    ['numbered ingredients', from([lines, '1. 6 parsnips\n2. 2 tbsp honey'])],
    ['ingredients with boxes', from([lines, '- [ ] 6 parsnips\n- [x] 2 tbsp honey'])],
    ['ingredients with drawn boxes', from([lines, '- ❏ 6 parsnips\n- ⬜ 2 tbsp honey'])],
    ['boxes without bullets', from([lines, '□ 6 parsnips\n□ 2 tbsp honey'])],
    ['one emoji before each line', from([lines, '🌿 6 parsnips\n🌿 2 tbsp honey'])],
    ['bullets that are not markdown', from([lines, '▪ 6 parsnips\n▪ 2 tbsp honey'])],
    ['ingredients without marks', from([lines, '6 parsnips\n2 tbsp honey'])],
    ['ingredients in one line', from([`## Ingredients\n\n${lines}`, '**Ingredients:** 6 parsnips, 2 tbsp honey'])],
    ['a table, amounts first', from([lines, '| Amount | Item |\n|:--|--:|\n| 6 | parsnips |\n| 2 tbsp | honey |'])],
    ['a table without its second row', from([lines, '| Amount | Item |\n| 6 | parsnips |\n| 2 tbsp | honey |'])],
    ['steps with bullets', from([steps, '- Peel the parsnips.\n- Roast them with the honey for 30 minutes.'])],
    ['steps in paragraphs', from([steps, steps.replace('\n', '\n\n').replaceAll(/\d\. /g, '')])],
    ['steps with keycaps', from([steps, steps.replace('1.', '1️⃣').replace('2.', '2️⃣')])],
    ['steps with circled numbers', from([steps, steps.replace('1.', '①').replace('2.', '②')])],
    ['steps with a word', from([steps, steps.replace('1.', 'Step 1:\t').replace('2.', '\nStep 2:')])],
    [
      'a table of steps',
      from([
        steps,
        '| # | What to do |\n|---|---|\n| 1 | Peel the parsnips. |\n| 2 | Roast them with the honey for 30 minutes. |',
      ]),
    ],
    ['a code block', `\`\`\`markdown\n${parsnips}\n\`\`\``],
  ])('is written from %s', (_, markdown, serves = 'Serves 3') => {
    // Steps that were paragraphs keep the blank lines between them.
    const written = shownAs(markdown).replace(serves, 'Serves 3')
    expect(written.trim().replace(/\n+/g, '\n')).toBe(parsnips.replace(/\n+/g, '\n'))
  })
})

describe('the ingredients', () => {
  const written = (list: string) =>
    shownAs(`# Salad\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. Toss.`)
      .split(/## Ingredients\n+|\n+## Method/)[1]
      ?.replace(/\n{2,}/g, '\n')

  test.each([
    ['bold names', '**Dressing**\n- 1 lemon\n\n**Leaves**\n- 1 lettuce'],
    ['names with a colon', 'Dressing:\n- 1 lemon\n\nLeaves:\n- 1 lettuce'],
    ['names in italics', '*Dressing*\n\n- 1 lemon\n\n*Leaves*\n\n- 1 lettuce'],
    ['names that are items', '- **Dressing:**\n- 1 lemon\n- **Leaves:**\n- 1 lettuce'],
    ['names over nested items', '* Dressing:\n    + 1 lemon\n* Leaves:\n    + 1 lettuce'],
    ['headings of any level', '##### Dressing\n- 1 lemon\n\n##### Leaves\n- 1 lettuce'],
    [
      'rows in bold',
      '| Item | Amount |\n|---|---|\n| **Dressing** | |\n| lemon | 1 |\n| **Leaves** | |\n| lettuce | 1 |',
    ],
  ])('have components with %s', (_, list) => {
    const plain = written(list)
      ?.replace(/^[-+*] (\w+): 1$/gm, '- 1 $1')
      .replace(/^\s*[-+*] /gm, '- ')
      .replace(/^#+/gm, '###')
    expect(plain).toBe('### Dressing\n- 1 lemon\n### Leaves\n- 1 lettuce')
  })

  test.each([
    ['•', '•1 lemon\n•½ lettuce'],
    ['-', '-1 lemon\n\n-½ lettuce'],
  ])('are items after a mark without a space: %s', (_, list) => {
    expect(written(list)).toBe('- 1 lemon\n- ½ lettuce')
  })

  test('show no bars while a table streams', () => {
    const table = '# Salad\n\n## Ingredients\n\n| Item | Amount |\n|------|--------|\n| Lemons | 2 |\n| Lettuce | 1 |'
    for (let end = 0; end <= table.length; end++) expect(shownAs(table.slice(0, end))).not.toContain('|')
  })
})

describe('the method', () => {
  const stepsOf = (method: string) =>
    readRecipe(limitBlocks(`# Dal\n\n## Ingredients\n\n- 200 g lentils\n\n${method}`), parseBlock).sections.steps.map(
      ({ text }) => text,
    )

  test('may be in lists that are indented below bold names', () => {
    expect(
      stepsOf(
        '**Method:**\n\n**1. Boil:**\n    *   Boil the lentils.\n    *   Drain them.\n\n**2. Serve:**\n    *   Eat them.',
      ),
    ).toEqual(['Boil the lentils.', 'Drain them.', 'Eat them.'])
  })

  test('has the time of a step that stands in a column', () => {
    expect(stepsOf('## Method\n\n| Step | Task | Time |\n|---|---|---|\n| 1 | Boil the lentils. | 15 min |')).toEqual([
      'Boil the lentils. (15 min)',
    ])
  })
})

describe('the title', () => {
  const body = '\n\nIngredients:\n- 2 leeks\n- 1 potato\n\nInstructions:\n1. Boil the leeks.\n2. Add the potato.'

  test.each([
    ["Here's a recipe for leek and potato soup:", 'Leek and potato soup'],
    ["Sure! Here's a quick and easy recipe for a Leek Gratin that you'll love:", 'Leek Gratin'],
    ['Here is a recipe for **Leek Pie**, a family favourite:', 'Leek Pie'],
    ["Certainly! Here's how to make leek fritters with your ingredients:", 'Leek fritters'],
    ["Here's a simple leek soup recipe:", 'Leek soup'],
    ['**Leek Pie** (gluten-free)\n\nA pie for a cold day.\n\n**For the crust**', 'Leek Pie (gluten-free)'],
    ['Great choice!\n\nLeek Risotto', 'Leek Risotto'],
    ['My leek tart\nfor 6 people', 'My leek tart'],
    ["Great choice! Here's a recipe for you:\n\n**Leek Risotto**", 'Leek Risotto'],
    ["Here's a recipe for leeks:\n\n## Leek Risotto", 'Leek Risotto'],
    ['Here are the basic steps to make leek strudel:', 'Leek strudel'],
    ['Certainly! Baking leek focaccia, a soft bread, is a joy.', 'Leek focaccia'],
    ["Here's a simple recipe for Vegan Leek Mousse:", 'Vegan Leek Mousse'],
  ])('is found in %j', (preamble, title) => {
    expect(titleOf(preamble + body)).toBe(title)
    expect(readRecipe(limitBlocks(preamble + body), parseBlock).sections.title).toBe(title)
  })

  test.each([
    "Sure! Here's a recipe that uses what you have:",
    "Here's a recipe for you:",
    "Here's a recipe for 4 people:",
    "Here's a quick and easy recipe for dinner:",
    "Here's a delicious vegan recipe:",
    'Here is a recipe for the ingredients that you have on hand:',
    'Here are some ideas:',
    '  <a href="#notes">notes</a>',
    '12.15.2022',
    "I'm sorry, I can't suggest a dish with all of them, but:",
  ])('is not invented from %j', (preamble) => {
    expect(titleOf(preamble + body)).toBe('Recipe')
  })

  test('leaves the other words of its sentence where they are', () => {
    expect(shownAs(`Sure! Here's a recipe for leek pie, which is quick:${body}`)).toMatch(
      /^Sure! Here's a recipe for\n\n# Leek pie\n\nwhich is quick:\n\n## Ingredients\n/,
    )
  })
})

test('other tables are GFM, and rows of them have no checkbox', () => {
  const markdown = `${parsnips}\n\n**Nutrition**\n\nNutrient | Amount\n--- | ---\nProtein | 2 g\n\n| Fat | 5 g |`
  expect(shownAs(markdown)).toContain('## Nutrition\n')
  const { sections } = readRecipe(limitBlocks(markdown), parseBlock)
  expect(sections.checklist.map(({ text }) => text)).toEqual([
    '6 parsnips',
    '2 tbsp honey',
    'Peel the parsnips.',
    'Roast them with the honey for 30 minutes.',
  ])
})

test('a reply with several recipes has a checkbox for each ingredient and each step', () => {
  const { sections } = readRecipe(limitBlocks(`${parsnips}\n\n${parsnips.replaceAll('parsnips', 'beets')}`), parseBlock)
  expect(sections.steps).toEqual([])
  expect(sections.checklist).toHaveLength(8)
})

test.each<string | readonly [string, string, string]>([
  '|',
  '| a ',
  '- ',
  '**a** ',
  '# a\n',
  'a\n',
  '|a|\n',
  '1️⃣',
  '🌿 a\n',
  'Here is a recipe for ',
  '(',
  '[a](',
  '*_',
  // Runs within a line: the end of a text is looked for from each start of a run.
  ['a', ' ', 'b'],
  ['-', '|', 'x'],
  ['a', '.', 'b'],
  ['prep', ' ', 'x'],
  ['# ', ' ', '1'],
])('a reply of %j is written in time that grows with its length', (piece) => {
  const [before, run, after] = typeof piece === 'string' ? ['', piece, ''] : piece
  const write = (length: number) => shownAs(`${before}${run.repeat(length / run.length)}${after}`)
  expectLinear(write, 4000)
})

test.each([
  ['1. **Mix:**rub the butter in.', '1. **Mix:** rub the butter in.'],
  ['1. Add **leeks**, **soft butter** and **salt**.', '1. Add **leeks**, **soft butter** and **salt**.'],
  ['1. **Fry** the **leeks**.', '1. **Fry** the **leeks**.'],
])('bold words have the spaces that markdown needs: %s', (step, written) => {
  expect(shownAs(`# Leeks\n\n## Method\n\n${step}`)).toContain(written)
})

test('a rule below a sentence does not make a heading of it', () => {
  const text = '# Soup\n\n## Method\n\n1. Boil.\n\nEnjoy the dish.\n---\nSee you soon.'
  expect(shownAs(text)).toContain('Enjoy the dish.\n\n---')
})

describe('other layouts', () => {
  const layout = (markdown: string) => {
    const { ingredients, steps, sections } = readRecipe(limitBlocks(markdown), parseBlock)
    return { lines: ingredients.map(({ text }) => text), steps: steps.map(({ text }) => text), title: sections.title }
  }

  test('RecipeMD has rules around the ingredients', () => {
    const text =
      '# Dal\n\nWarm and quick.\n\n*soup, dinner*\n\n**4 servings**\n\n---\n\n- *200 g* lentils\n- *1 l* water\n\n---\n\nBoil the lentils for 20 minutes.\n\nServe them with a lime.'
    expect(layout(text)).toEqual({
      lines: ['200 g lentils', '1 l water'],
      steps: ['Boil the lentils for 20 minutes.', 'Serve them with a lime.'],
      title: 'Dal',
    })
  })

  test('ingredients may stand between what to do', () => {
    const text =
      '# Dal\n\nBoil for 20 minutes:\n\n- 200 g lentils\n- 1 l water\n\nDrain them, and fry in a pan:\n\n- 1 tbsp oil\n- 1 tsp cumin\n\nServe hot.\n\nSource: https://dal.example/\n\n## References\n\n- My aunt'
    expect(layout(text)).toEqual({
      lines: ['200 g lentils', '1 l water', '1 tbsp oil', '1 tsp cumin'],
      steps: ['Boil for 20 minutes:', 'Drain them, and fry in a pan:', 'Serve hot.'],
      title: 'Dal',
    })
  })

  test('each list may stand above its step', () => {
    const text =
      '# Scones\n\nPreheat the oven to 190 °C.\n\n- 225 g flour\n- 25 g sugar\n\nSift into a bowl.\n\n- 1 egg\n- 85 ml milk\n\nMix, then bake for 20 minutes.\n\n## References\n\n- My aunt\n\n120 g flour'
    const read = {
      lines: ['225 g flour', '25 g sugar', '1 egg', '85 ml milk'],
      steps: ['Sift into a bowl.', 'Mix, then bake for 20 minutes.'],
      title: 'Scones',
    }
    expect(layout(text)).toEqual({ ...read, steps: ['Preheat the oven to 190 °C.', ...read.steps] })
    const listsFirst = text.replace('Preheat the oven to 190 °C.\n\n', '').split('\n\n## References', 1)[0]
    expect(layout(listsFirst ?? '')).toEqual(read)
  })
})

describe('a recipe without headings and marks', () => {
  const pasted = 'Roast parsnips\n\n6 parsnips\n2 tbsp honey\nthyme\n\n'

  test.each([
    ['numbered steps', `${pasted}${steps}`, 'Roast parsnips', ['1. Peel', '2. Roast']],
    ['a paragraph', `${pasted}Peel the parsnips and roast them for 30 minutes.`, 'Roast parsnips', ['1. Peel']],
    ['facts', `Roast parsnips\nServes 3\n\n6 parsnips\n2 tbsp honey\n\n${steps}`, 'Roast parsnips', ['1. Peel']],
    [
      'blank lines, and steps below their numbers',
      'Roast parsnips\n\n6 parsnips\n\n2 tbsp honey\n\nthyme\n\nSTEP 1\nPeel the parsnips.\n\nSTEP 2\nRoast them for 30 minutes.',
      'Roast parsnips',
      ['- thyme', '1. Peel', '2. Roast'],
    ],
    [
      'a note behind them',
      `Roast parsnips\n\n6 parsnips\n2 tbsp honey\n\nNotes\n\n${steps}`,
      'Roast parsnips',
      ['\n\n## Notes'],
    ],
    [
      'components',
      `Roast parsnips\n\nFor the tray:\n6 parsnips\n2 tbsp honey\n\nFor the dip:\n1 lime\n\n${steps}`,
      'Roast parsnips',
      ['- 1 lime', '1. Peel'],
    ],
    ['German words', 'Pastinaken\n\n6 Pastinaken\n2 EL Honig\n\n1. Schälen.\n2. Backen.', 'Pastinaken', ['1. Sch']],
  ])('gets a list: %s', (_, markdown, title, written) => {
    const text = shownAs(markdown)
    expect(titleOf(markdown)).toBe(title)
    expect(text).toMatch(/^- 6 .*\n+- 2 /m)
    for (const step of written) expect(text).toContain(step)
  })

  test.each([
    ['lists', '- 6 parsnips\n- 2 tbsp honey', '- 1 lime'],
    ['lines without marks', '6 parsnips\n2 tbsp honey', '1 lime\n1 chilli'],
  ])('has the ingredients of its parts in %s, and its steps in paragraphs', (_, tray, dip) => {
    const { ingredients, sections } = readRecipe(
      limitBlocks(
        `# Roast parsnips\n\nA side dish.\n\n**For the tray**\n${tray}\n\n**For the dip**\n${dip}\n\n**Make the dip.** Squeeze the lime into a bowl.\n\n**Roast.** Roast the parsnips for 30 minutes.`,
      ),
      parseBlock,
    )
    expect(ingredients.map(({ text }) => text).slice(0, 3)).toEqual(['6 parsnips', '2 tbsp honey', '1 lime'])
    expect(sections.steps.map(({ text }) => text)).toEqual([
      'Make the dip. Squeeze the lime into a bowl.',
      'Roast. Roast the parsnips for 30 minutes.',
    ])
  })

  test('the first item below the number of a step is the step', () => {
    const items = 'Step 1\n- Peel the parsnips.\n\nStep 2\n- Roast them for 30 minutes.'
    expect(shownAs(`# Roast parsnips\n\n## Ingredients\n\n${lines}\n\n## Method\n\n${items}`)).toMatch(
      /^1\. Peel the parsnips\.\n+2\. Roast them/m,
    )
  })

  test.each([
    ['sentences', 'Two eggs are enough.\n3 are better.\n\n1. Boil them.\n2. Peel them.'],
    ['nothing behind them', '2 leeks\n1 onion'],
    ['few amounts', 'Two ways\n2 leeks\nin the oven\nin a pan\nunder the grill\n\n1. Peel.\n2. Cook.'],
  ])('stays as it is where the lines may be something else: %s', (_, markdown) => {
    expect(shownAs(markdown)).not.toContain('- 2 leeks')
    expect(shownAs(markdown)).not.toContain('- Two eggs')
  })
})
