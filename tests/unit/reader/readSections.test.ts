import { describe, expect, test } from 'vitest'
import { compareWithList } from '../../../src/reader/compareWithList'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { replies } from '../../support/replies'

const readAll = (markdown: string) => readRecipe(limitBlocks(markdown), parseBlock)

const read = (markdown: string) => readAll(markdown).sections

describe('a reply with', () => {
  test.each(replies.map((reply) => [reply.form, reply] as const))('%s', (_, reply) => {
    const reading = readAll(reply.markdown)
    const { sections } = reading
    expect({
      title: sections.title,
      yield: sections.yield?.text,
      minutes: sections.totalMinutes,
      lines: sections.groups.map(({ name, lines }) => [name ?? '', lines.length]),
      steps: sections.steps.length,
      fit: compareWithList(reading, reply.list),
    }).toEqual({
      title: reply.title,
      yield: reply.yield,
      minutes: reply.minutes,
      lines: reply.lines,
      steps: reply.steps,
      fit: reply.steps === 0 ? undefined : { uses: reply.uses, needs: reply.needs, leaves: reply.leaves },
    })
  })
})

const ingredients = '## Ingredients\n\n- 2 eggs\n- 100 g flour\n\n'
const method = '## Method\n\n1. Mix the eggs and the flour.\n2. Bake for 10 minutes.\n'

describe('the title', () => {
  test.each([
    ['a heading', '# Flat Bread', 'Flat Bread'],
    ['a heading after a greeting', "Sure! Here's a recipe.\n\n## Flat Bread", 'Flat Bread'],
    ['a bold line', '**Flat Bread**', 'Flat Bread'],
    ['a plain line', 'Flat Bread', 'Flat Bread'],
    ['bold words that call it a recipe', '**Flat Bread Recipe:**', 'Flat Bread Recipe'],
    ['a name after what to do with it', 'Here is a simple recipe for cooking flat bread:', 'Flat bread'],
    ['a first line with a colon', 'Flat Bread with Seeds:', 'Flat Bread with Seeds'],
    [
      'what somebody helps to make',
      "I'd be happy to help you make flat bread! Here's a simple recipe for you:",
      'Flat bread',
    ],
    [
      'a bold line with a colon above the list',
      'Here is a recipe for people who bake:\n\n**Flat Bread with Seeds:**',
      'Flat Bread with Seeds',
    ],
    ['a plain line above its source', 'Flat Bread\n\nRecipe courtesy of Ada', 'Flat Bread'],
    ['a name that begins with a section', 'Make-Ahead Flat Bread\nServes 4', 'Make-Ahead Flat Bread'],
    ['a line before other headings', 'Flat Bread\n\n## Yield\n\n4 servings', 'Flat Bread'],
    ['words beside a bold food', "Here's a recipe for flat bread without **eggs**:", 'Flat bread without eggs'],
    ['a label', '## Recipe: Flat Bread', 'Flat Bread'],
    ['marks around it', '# ✨ *Flat* Bread ✨', 'Flat Bread'],
    ['the servings in brackets', '# Flat Bread (serves 2)', 'Flat Bread'],
    ['other words in brackets', '# Flat Bread (Vegan)', 'Flat Bread (Vegan)'],
    ['a number', '# 5-Minute Flat Bread', '5-Minute Flat Bread'],
    ['a heading that is no title before it', '# Recipe\n\n## Flat Bread', 'Flat Bread'],
    ['a heading that asks how', '# How to make Flat Bread\n\nIt is easy.', 'How to make Flat Bread'],
    ['a line of a page before it', 'Flat Bread\n\nREAD THE REVIEWS', 'Flat Bread'],
    ['a heading of facts before it', '# Facts\n\nServes 2\n\n## Flat Bread', 'Flat Bread'],
  ])('%s', (_, preamble, title) => {
    expect(read(`${preamble}\n\n${ingredients}${method}`).title).toBe(title)
  })

  test.each([
    ['a recipe without one', ''],
    ['a sentence', 'Here is a recipe that uses all of your ingredients.\n\n'],
    ['a yield', '**Serves 4**\n\n'],
    ['praise alone', "Here's a simplified recipe for you to try at home:\n\n"],
    ['a detailed recipe', "It's great for any gathering. Here's a detailed recipe:\n\n"],
    ['an offer', "Absolutely, I'd be happy to help!\n\n"],
    ['a list', '- Prep time: 10 minutes\n\n'],
    ['the name of a part', 'Dough:\n\n'],
    ['the name of a part in bold', 'Here it is.\n\n**Filling:**\n\n'],
  ])('is not invented: %s', (_, preamble) => {
    expect(read(`${preamble}${ingredients}${method}`).title).toBeUndefined()
  })
})

describe('the yield', () => {
  test.each([
    ['Serves 4', '4', 4, undefined],
    ['**Serves:** 4', '4', 4, undefined],
    ['Servings: 4', '4', 4, undefined],
    ['Serves ~3', '3', 3, undefined],
    ['Makes four solid servings', 'four solid servings', 4, undefined],
    ['Makes 5-6 waffles using a small iron', '5-6 waffles', 5, 'waffles'],
    ['**Servings** 4', '4', 4, undefined],
    ['4 servings', '4', 4, undefined],
    ['- About 4 servings', '4', 4, undefined],
    ['- 3-4 servings', '3-4', 3, undefined],
    ['- 4–6 people', '4-6', 4, undefined],
    ['4 pers.', '4', 4, undefined],
    ['Yield: 4 servings', '4 servings', 4, undefined],
    ['For 4 people', '4', 4, undefined],
    ['Serves 4 people', '4 people', 4, undefined],
    ['Portions: 2', '2', 2, undefined],
    ['Serves 1½', '1½', 1.5, undefined],
    ['Serves about 6', '6', 6, undefined],
    ['Serves 4-6', '4-6', 4, undefined],
    ['Serves 4 to 6 as a side', '4-6', 4, undefined],
    ['Serving size: 4 people', '4 people', 4, undefined],
    ['Servings: four', 'four', 4, undefined],
    ['Serves 4 – 6', '4-6', 4, undefined],
    ['Serves 4 - 30 minutes', '4', 4, undefined],
    ['Serves 2 to 3 people', '2-3 people', 2, undefined],
    ['Servings: 9 rolls', '9 rolls', 9, 'rolls'],
    ['Serves: 2 wraps', '2 wraps', 2, 'wraps'],
    ['Servings: 4 Difficulty: easy', '4', 4, undefined],
    ['Makes 12', '12', 12, ''],
    ['Makes 3 1/4 cups', '3 1/4 cups', 3.25, 'cups'],
    ['Makes 1 ¾ cups salsa', '1 ¾ cups salsa', 1.75, 'cups salsa'],
    ['Makes 2.75 cups', '2.75 cups', 2.75, 'cups'],
    ['Makes 2/3 cup', '2/3 cup', 2 / 3, 'cup'],
    ['Makes 1,500 ml', '1,500 ml', 1500, 'ml'],
    ['Makes 900g', '900 g', 900, 'g'],
    ['Makes three dozen rolls', 'three dozen rolls', 3, 'dozen rolls'],
    ['Makes a dozen', 'a dozen', 1, 'dozen'],
    ['Yield: 2 1/2 dozen biscuits', '2 1/2 dozen biscuits', 2.5, 'dozen biscuits'],
    ['Makes 12 in a muffin tin', '12', 12, ''],
    ['Makes about 12 muffins', '12 muffins', 12, 'muffins'],
    ['Makes: 8 small pancakes', '8 small pancakes', 8, 'small pancakes'],
    ['Yields 1 loaf (12 slices)', '1 loaf', 1, 'loaf'],
    ['Prep: 10 minutes | Cook: 20 minutes | Serves: 3', '3', 3, undefined],
    ['Prep: 10 minutes Cook: 20 minutes Serves: 3', '3', 3, undefined],
    ['30 minutes · Serves 3 · Italian', '3', 3, undefined],
    ['Ready in 25 minutes! Serves 2.', '2', 2, undefined],
    ['| | |\n|---|---|\n| Serves | 3 |', '3', 3, undefined],
  ])('%s', (fact, text, quantity, unit) => {
    expect(read(`# Bread\n\n${fact}\n\n${ingredients}${method}`).yield).toMatchObject({ text, quantity, unit })
  })

  test.each([
    ['no number', 'Servings: some'],
    ['a word in a sentence', 'This makes one feel at home.'],
    ['a time after a dash', 'Serves well – 20 minutes'],
    ['the size of a serving', 'Serving size: 1 cup'],
    ['the weight of a serving', 'Serving size: 250g'],
    ['a serving as a measure', 'Calories per serving: 350'],
    ['the size of each piece', 'Dough that rises overnight and makes 10" flatbreads.'],
    ['a time', 'Total time: 40 minutes'],
    ['a sentence', 'This is what I make on the days when everybody comes home late.'],
  ])('is not invented: %s', (_, fact) => {
    expect(read(`# Bread\n\n${fact}\n\n${ingredients}${method}`).yield).toBeUndefined()
  })

  test('is not that of a step or of an ingredient', () => {
    const markdown =
      '# Bread\n\n## Ingredients\n\n- 2 servings of rice\n- Bread, 2 portions\n\n## Method\n\n1. Cook it. Serves 4.\n2. Eat.\n'
    expect(read(markdown).yield).toBeUndefined()
    expect(read(markdown).groups[0]?.lines.map(({ text }) => text)).toEqual(['2 servings of rice', 'Bread, 2 portions'])
  })

  test('stands in the row that says it', () => {
    const found = read(`# Bread\n\n10 minutes | Makes 8-10 rolls\n\n${ingredients}${method}`).yield
    expect(found?.numbers.map(({ start, end, value }) => [found.textLine.text.slice(start, end), value])).toEqual([
      ['8', 8],
      ['10', 10],
    ])
  })
})

test('sections may have Roman numbers', () => {
  const { groups, steps } = read(
    '# Bread\n\n## I. Ingredients\n\n- flour\n- eggs\n\n## II. Method\n\n- Beat them.\n- Bake.\n',
  )
  expect(groups.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['flour', 'eggs']])
  expect(steps).toHaveLength(2)
})

describe('other languages', () => {
  const german = '## Zutaten\n\n- 2 Eier\n- 100 g Mehl\n\n## Zubereitung\n\n1. Eier und Mehl verrühren.\n2. Backen.\n'

  test.each([
    [`# Brot\n\n**Für 4 Personen** · Gesamtzeit: 1 Std. 20 Min.\n\n${german}`, 'de', 4, 80],
    // A file has its facts in English.
    [`# Brot\n\nServes: 4\n\nTotal time: 40 minutes\n\n${german}`, 'de', 4, 40],
    [
      `# Brot\n\nErgibt 12 Brötchen\n\nVorbereitungszeit: 10 Min. | Backzeit: 30 Min. | Gehzeit: 1 Std.\n\n${german}`,
      'de',
      12,
      100,
    ],
    [
      `# Brot\n\nVorbereitungszeit: 10 Min. | Backzeit: 30 Min. | Ruhezeit: über Nacht\n\n${german}`,
      'de',
      undefined,
      undefined,
    ],
    [
      '# Pain\n\nPour 6 personnes\n\nPréparation : 10 min · Cuisson : 1 h\n\n## Ingrédients\n\n- 2 œufs\n\n## Préparation\n\n1. Battre les œufs avec une fourchette.\n2. Cuire au four.',
      'fr',
      6,
      70,
    ],
    [
      '# Pan\n\nPara 4 personas | Tiempo total: 45 minutos\n\n## Ingredientes\n\n- 2 huevos\n\n## Preparación\n\n1. Batir los huevos con la leche.\n2. Cocer.',
      'es',
      4,
      45,
    ],
    [
      '# パン\n\n**2人分 | 調理時間：25分**\n\n#### 材料\n- 卵　2個\n\n#### 作り方\n1. 卵を混ぜます。\n2. 焼きます。',
      'ja',
      2,
      25,
    ],
    [
      '# Ekmek\n\n4 kişilik | Toplam süre: 1 saat 10 dakika\n\n### Malzemeler\n\n- 2 adet yumurta\n\n### Yapılışı\n\n1. Yumurtaları bir kaseye kırın ve çırpın.\n2. Pişirin.',
      'tr',
      4,
      70,
    ],
    [
      '# Хліб\n\nПорції: 4\nЗагальний час: 1 год 30 хв\n\n## Інгредієнти\n\n- 2 яйця\n\n## Приготування\n\n1. Збийте яйця.\n2. Запікайте.',
      'uk',
      4,
      90,
    ],
  ])('are read where they are plain: %s', (markdown, language, quantity, minutes) => {
    const sections = read(markdown)
    expect(sections.language).toBe(language)
    expect(sections.yield?.quantity).toBe(quantity)
    expect(sections.totalMinutes).toBe(minutes)
    expect(sections.steps).toHaveLength(2)
  })
})

test('the heading of the ingredients may say the yield', () => {
  expect(read(`# Bread\n\n### Ingredients for 4-6 servings:\n\n- 2 eggs\n\n${method}`).yield?.text).toBe('4-6')
})

test('the heading of the dish is no group of its ingredients', () => {
  const [group] = read(`# Sunday\n\n## Lemon Cake\n\n### Ingredients\n\n- 2 eggs\n\n### Method\n\n1. Bake.`).groups
  expect(group?.name).toBeUndefined()
})

test('an ingredient has a word', () => {
  expect(read(`# Bread\n\n## Ingredients\n\n- 2 eggs\n- 1 3/4\n\n${method}`).groups[0]?.lines).toHaveLength(1)
})

test('a list of other things has no steps', () => {
  const films = '# Films\n\n1. The Long Winter (1932)\n2. Two Roads (1941)\n3. A Harbour (1950)\n'
  expect(read(films).steps).toEqual([])
})

describe('the total time', () => {
  test.each([
    ['the total', 'Total time: 45 minutes', 45],
    ['the total, in brackets with the servings', '*(Serves 4 | Ready in 45 mins)*', 45],
    ['the total, in a sentence with the servings', 'This bread serves 4 and takes about 45 minutes.', 45],
    ['the total, in a sentence', 'The bread can be ready in under 45 minutes.', 45],
    ['the total, if there are others', 'Prep: 10 min | Cook: 30 min | Total: 45 min', 45],
    ['the total before others, without marks between', '**Total:** 30 min **Prep:** 10 min', 30],
    ['the total of cooking', 'Prep: 10 min Total cooking time: 45 min', 45],
    ['preparation and cooking', 'Prep time: 10 minutes\nCook time: 25 minutes', 35],
    ['preparation and baking', 'Preparation: 10 minutes\nBaking time: 25 minutes', 35],
    ['rest, if the others are known', 'Prep: 10 min\nCook: 1 h\nRest: 10 min', 80],
    ['hours', 'Total time: 1 hour 20 minutes', 80],
    ['half hours', 'Total time: 1½ hours', 90],
    ['minutes without their word', 'Total time: 90', 90],
    ['preparation and cooking in one line without marks', '**Yield** 4 servings **Prep** 10m **Cook** 25m', 35],
    ['a time beside an emoji', '⏱ 20 mins   👥 2 people', 20],
    ['a range, at its lower bound', 'Time: 30–40 minutes', 30],
    ['two times of one kind', 'Total time: 10 minutes plus 1 hour chilling', 70],
    ['"ready in"', 'Ready in 25 minutes', 25],
    ['a range with spaces', 'Prep: 20 min\nCook time: 1.5 - 2 hours', 110],
    ['preparation and cooking in one', 'Prep & cook time: ~1 hour', 60],
    ['a label with an icon, in a table', '| :material-clock: Total time | 45 min |\n|---|---|\n| Serves | 4 |', 45],
    ['a line of its own', '1 hour', 60],
    ['hours as on a clock', '01:30 hr', 90],
    ['behind the servings', 'Serves 4 - 30 min', 30],
    ['"takes"', 'Takes about 40 minutes.', 40],
    ['a time alone among facts', 'Serves 4 · 35 minutes · French', 35],
    ['an upper limit', 'Total time: less than 30 minutes', 30],
    ['abbreviations with a point', 'Total: 1 hr. 10 min.', 70],
    ['any wait beside preparation and cooking', 'Prep: 10 min\nProofing time: 2 h\nBake: 30 min\nCooling: 20 min', 180],
    ['parts within one time', 'Time: 10 minutes prep + 20 minutes cook (+ 15 minutes to rest)', 45],
    ['parts that come before their labels', 'Serves 4 · 15 minutes prep · 40 minutes in the oven', 55],
    ['a total that comes before its label', 'Makes 2 · 20 minutes total', 20],
    ['a part that includes another one', 'Prep time: 90 minutes (includes 1 hour resting)\nCook time: 20 minutes', 110],
    ['parts of it in brackets', 'Total time: 35 minutes (10 minutes prep, 25 minutes cooking)', 35],
    ['the same part twice', 'Prep: 10 min\nCook: 20 min\nCooking time: 20 min', 30],
    ['a table with its kinds in a row', '| Prep | Cook | Serves |\n|---|---|---|\n| 10 min | 20 min | 4 |', 30],
  ])('%s', (_, fact, minutes) => {
    expect(read(`# Bread\n\n${fact}\n\n${ingredients}${method}`).totalMinutes).toBe(minutes)
  })

  test.each([
    ['none', ''],
    ['preparation alone', 'Prep time: 10 minutes'],
    ['cooking alone', 'Cook time: 10 minutes'],
    ['no number', 'Total time: a while'],
    ['a wait that is no number', 'Prep: 10 min\nChill time: overnight\nCook: 20 min'],
    ['a wait that is no number, without a colon', 'Prep 10 min | Cook 20 min | Chill overnight'],
    ['a wait that is no number, with a time', 'Prep: 10 min\nCook: 20 min (plus overnight chilling)'],
    ['a wait without a time', 'Total time: 50 minutes, plus chilling'],
    ['a wait that does not count', 'Total time: 50 minutes (excluding marinating)'],
    ['a wait that may be counted twice', 'Prep: 80 min (includes 1 hour rising)\nRise: 1 hour\nBake: 20 min'],
    ['a time that may leave a wait out', 'Time: 40 minutes\nFreezing time: 4 hours'],
    ['two times for one part', 'Prep: 10 min\nCook: 20 min\nCook: 50 min'],
    ['active time, which overlaps the others', 'Active time: 20 minutes\nPrep: 10 min\nCook: 40 min'],
  ])('is not invented: %s', (_, fact) => {
    expect(read(`# Bread\n\n${fact}\n\n${ingredients}${method}`).totalMinutes).toBeUndefined()
  })
})

describe('the ingredients', () => {
  const linesOf = (markdown: string) => read(`# Bread\n\n${markdown}\n\n${method}`).groups.flatMap(({ lines }) => lines)

  test.each([
    ['bold words', '**Ingredients**\n- **2** *large* eggs', ['2 large eggs']],
    ['links', '**Ingredients**\n- 2 [eggs](https://eggs.example/)', ['2 eggs']],
    ['checkboxes', '**Ingredients**\n- [ ] 2 eggs\n- [x] 1 lime', ['2 eggs', '1 lime']],
    ['emojis', '**Ingredients**\n- 🥚 2 eggs\n- 🍋‍🟩 1 lime', ['2 eggs', '1 lime']],
    ['arrows', '**Ingredients**\n→ 2 eggs\n→ 1 lime', ['2 eggs', '1 lime']],
    ['lines with breaks', '**Ingredients**\n2 eggs  \n1 lime', ['2 eggs', '1 lime']],
    ['a table', '**Ingredients**\n\n| Amount | Ingredient |\n|---|---|\n| 2 | eggs |\n| | salt |', ['2 eggs', 'salt']],
    [
      'one line',
      'Ingredients: 2 eggs, 1,5 l milk, 1 lime (or lemon, or both)',
      ['2 eggs', '1,5 l milk', '1 lime (or lemon, or both)'],
    ],
    [
      'a line for each component',
      '**Sauce:** 2 eggs; 1 lime\n\n**Salad:** 1 leek; 2 figs',
      ['2 eggs', '1 lime', '1 leek', '2 figs'],
    ],
  ])('%s', (_, list, lines) => {
    expect(linesOf(list).map(({ text }) => text)).toEqual(lines)
  })

  test('are not notes below a line, facts, or sentences between the lists', () => {
    const lines = linesOf(
      '## Ingredients\n\n- Serves 4\n- 2 eggs\n  - at room temperature\n\nYou will find this at any shop.\n\n- 1 lime',
    )
    expect(lines.map(({ text }) => text)).toEqual(['2 eggs', '1 lime'])
  })

  test('have the words of a line that is wrapped, but not the heading below it', () => {
    const lines = linesOf(
      '## Ingredients\n\n- 3 large eggs, left at room temperature (put them\n  in a bowl of hot water)\n- 1 lb ground beef with a bit of fat in it\nGLAZE\n- 1 lime',
    )
    expect(lines.map(({ text }) => text)).toEqual([
      '3 large eggs, left at room temperature (put them in a bowl of hot water)',
      '1 lb ground beef with a bit of fat in it',
      '1 lime',
    ])
  })

  test('know the list item that shows them', () => {
    const markdown = '## Ingredients\n\n- 2 eggs\n- 1 lime\n'
    expect(linesOf(markdown).map(({ textLine }) => textLine.item)).toEqual(
      [markdown.indexOf('- 2'), markdown.indexOf('- 1')].map((offset) => offset - markdown.indexOf('- 2')),
    )
  })

  test('are optional where the line or the heading above says so', () => {
    const lines = linesOf('## Ingredients\n\n- 2 eggs\n- 1 lime (optional)\n\n### For garnish\n\n- chives')
    expect(lines.map(({ text, isOptional }) => [text, isOptional])).toEqual([
      ['2 eggs', false],
      ['1 lime (optional)', true],
      ['chives', true],
    ])
  })
})

describe('the steps', () => {
  const stepsOf = (markdown: string) => read(`# Bread\n\n${ingredients}${markdown}`).steps

  test('have the words of their line, without markdown', () => {
    expect(stepsOf('## Method\n\n1. **Mix** the [eggs](https://eggs.example/).\n2. Bake *them*.')).toMatchObject([
      { text: 'Mix the eggs.' },
      { text: 'Bake them.' },
    ])
  })

  test('leave out the notes below a line', () => {
    const [step] = stepsOf(
      '## Method\n\n1. Mix the eggs with the flour in a very large bowl, until smooth.\n   - A jug works too.',
    )
    expect(step?.text).toBe('Mix the eggs with the flour in a very large bowl, until smooth.')
    expect(step?.textLines.map(({ text }) => text)).toContain('A jug works too.')
  })

  test('have the words of a line that is wrapped', () => {
    const [step] = stepsOf(
      '## Method\n\n1. Mix the eggs with the flour, a pinch of salt and\n   some water, until smooth.\n2. Bake.',
    )
    expect(step?.text).toBe('Mix the eggs with the flour, a pinch of salt and some water, until smooth.')
  })

  test('have the words of a line that is wrapped after a sentence, or before a number', () => {
    const steps = stepsOf(
      '## Method\n\n1. Put the sliced potatoes in a large pot, and cover them with cold water.\n   Season them with salt, and simmer for about 15\n   minutes. If they rest longer than\n   4 hours, cover them.\n2. Bake.',
    )
    expect(steps.map(({ text }) => text)).toEqual([
      'Put the sliced potatoes in a large pot, and cover them with cold water. Season them with salt, and simmer for about 15 minutes. If they rest longer than 4 hours, cover them.',
      'Bake.',
    ])
  })

  test.each([
    ['a source', 'Source: https://bread.example/loaf'],
    ['who gave it', 'Recipe passed down by a neighbour'],
    ['a link alone', '[How to knead](https://bread.example/knead)'],
    ['tags', '#bread #weekend'],
    ['an inspiration', 'Inspiration: [a loaf](https://bread.example/)'],
  ])('do not include %s below them', (_, line) => {
    expect(stepsOf(`## Method\n\nMix the eggs and the flour.\n\nBake for 10 minutes.\n\n${line}`)).toHaveLength(2)
  })

  test('include the bullets of a last part', () => {
    const steps = stepsOf(
      '## Method\n\n### Baking\n\n1. Mix.\n2. Bake.\n\n### Serving\n\n- Serve it cold.\n- Slice it.',
    )
    expect(steps.map(({ text }) => text)).toEqual(['Mix.', 'Bake.', 'Serve it cold.', 'Slice it.'])
  })

  test('include the bullets before the first part', () => {
    const steps = stepsOf(
      '## Method\n\n- Soak the beans.\n- Drain them.\n\n### Cooking\n\n- Boil.\n\n### Serving\n\n- Eat.',
    )
    expect(steps.map(({ text }) => text)).toEqual([
      'Soak the beans.',
      'Drain them.',
      'Cooking – Boil.',
      'Serving – Eat.',
    ])
  })

  test('have the amounts that a number below them lists', () => {
    const steps = stepsOf('## Method\n\n1. Beat the eggs.\n2. 2 eggs, 1 pinch salt\n3. Bake.\n4. 1 cup sugar')
    expect(steps.map(({ text }) => text)).toEqual(['Beat the eggs. – 2 eggs, 1 pinch salt', 'Bake. – 1 cup sugar'])
  })

  test('include the preparation under a heading of its own', () => {
    expect(stepsOf(`### Mise en place\n\n1. Chop the onion.\n2. Crush the garlic.\n\n${method}`)).toHaveLength(4)
  })

  test('have the words below a line that is only a heading', () => {
    const [step] = stepsOf('## Method\n\n1. **Mix**\n   - Beat the eggs.\n   - Stir in the flour.')
    expect(step?.text).toBe('Mix – Beat the eggs. – Stir in the flour.')
  })

  test('have all paragraphs below a heading', () => {
    const [step] = stepsOf(
      '## Method\n\n### Step 1: Mix\n\nBeat the eggs for 2 minutes.\n\nStir in the flour.\n\nIt may be lumpy, which is fine.\n\n### Step 2: Bake\n\nBake the bread for 10 minutes.\n\nLet it cool.',
    )
    expect(step?.text).toBe('Mix – Beat the eggs for 2 minutes. – Stir in the flour. – It may be lumpy, which is fine.')
  })

  test('go on after a note between them', () => {
    expect(stepsOf('## Method\n\n1. Mix the eggs.\n\n*Tip: use a whisk.*\n\n2. Bake for 10 minutes.')).toHaveLength(2)
  })

  test('go on in each component', () => {
    const markdown = '## Method\n\n**Dough**\n\n1. Mix it.\n2. Rest it.\n\n**Filling**\n\n1. Fry it.\n2. Fill it in.'
    expect(stepsOf(markdown)).toHaveLength(4)
  })

  test.each([
    'Tips',
    'Notes',
    'Nutrition',
    'Storage',
    "Chef's notes",
    'Variations',
    'Equipment',
    'Enjoy!',
    'A word on salt',
  ])('end at the heading "%s"', (heading) => {
    expect(stepsOf(`${method}\n## ${heading}\n\n1. Another line.\n2. And one more.`)).toHaveLength(2)
  })
})

describe('a recipe of two parts, each with ingredients and a method', () => {
  const parts = (headings: readonly [string, string, string, string]) =>
    `# Plum Pie\n\n${headings[0]}\n\n- 200 g flour\n- 100 g butter\n\n${headings[1]}\n\n1. Rub in the butter.\n2. Chill it for 30 minutes.\n\n${headings[2]}\n\n- 600 g plums\n- 2 tbsp sugar\n\n${headings[3]}\n\n1. Halve the plums.\n2. Bake for 40 minutes.\n`
  const outline = (markdown: string) => {
    const { groups, steps } = read(markdown)
    return { groups: groups.map(({ name, lines }) => [name, lines.length]), steps: steps.length }
  }

  test.each<[string, readonly [string, string, string, string], (string | undefined)[]]>([
    [
      'headings with its name',
      [
        '## Crust Ingredients',
        '### Crust Instructions',
        '## Plum Filling Ingredients',
        '### Plum Filling Instructions',
      ],
      ['Crust Ingredients', 'Plum Filling Ingredients'],
    ],
    [
      'bold lines with its name',
      ['**Crust ingredients:**', '**Crust method:**', '**Filling ingredients:**', '**Filling method:**'],
      ['Crust ingredients', 'Filling ingredients'],
    ],
    [
      'headings that name what goes together',
      ['## Ingredients', '## Method', '### Plum Sauce\n\n## Ingredients', '## Method'],
      [undefined, 'Plum Sauce'],
    ],
    [
      'a heading over both',
      ['## For the crust\n\n### Ingredients', '### Method', '## For the filling\n\n### Ingredients', '### Method'],
      ['For the crust', 'For the filling'],
    ],
  ])('is read whole under %s', (_, headings, [first, second]) => {
    expect(outline(parts(headings))).toEqual({
      groups: [
        [first, 2],
        [second, 2],
      ],
      steps: 4,
    })
  })

  test.each([
    ['titles', '# Plum Jam', '## Ingredients'],
    ['numbers', '## Recipe 2: Plum Jam', '### Ingredients'],
    ['words before them', '## Plum Jam', 'Here are two recipes:\n\n### Ingredients'],
  ])('but two recipes are none, told by %s', (_, second, first) => {
    const headings = [first, '### Method', `${second}\n\n### Ingredients`, '### Method'] as const
    expect(outline(parts(headings))).toEqual({ groups: [], steps: 0 })
  })

  test.each(['Storage Instructions', 'Reheating Instructions', 'Leftover Ingredients'])('%s are none', (heading) => {
    expect(outline(`${ingredients}${method}\n## ${heading}\n\n- 1 egg\n- 2 leeks`)).toEqual({
      groups: [[undefined, 2]],
      steps: 2,
    })
  })
})

describe('a recipe in parts that name their work, with lists of their own', () => {
  const markdown =
    '# Leek Tart\n\nServes: 4\n\n## Make dough.\n\n- Flour (plain), 200 g\n- Butter, 100 g: Cold.\n\nRub the butter into the flour until it looks like crumbs.\n\nChill for 30 minutes.\n\n## Cook leeks; fill the tart.\n\n- Leeks, 3: Sliced.\n- Salt\n\nCook the leeks in a pan for 10 minutes, and fill them into the tart.\n\n## Bake and serve.\n\nBake for 25 minutes, until it is golden and crisp.\n\n---\n\nIt keeps for two days in the fridge. Use chives in place of salt.'

  test('has the lists as groups, and the paragraphs as steps', () => {
    const { groups, steps, checklist } = read(markdown)
    expect(groups.map(({ name, lines }) => [name, lines.map(({ text }) => text)])).toEqual([
      ['Make dough', ['Flour (plain), 200 g', 'Butter, 100 g: Cold.']],
      ['Cook leeks; fill the tart', ['Leeks, 3: Sliced.', 'Salt']],
    ])
    expect(steps.map(({ text }) => text.slice(0, 8))).toEqual(['Rub the ', 'Chill fo', 'Cook the', 'Bake for'])
    expect(checklist).toHaveLength(8)
  })

  test('several dishes are not one recipe', () => {
    const dishes = markdown.replace('Serves: 4', 'Here are two dishes.').replace('Make dough.', 'Crumble')
    expect(read(dishes).groups).toEqual([])
  })
})

describe('a heading of the method that names ingredients', () => {
  const reply = (heading: string) =>
    `Plum Cake\n\nIngredients:\n200 g flour\n1 tsp baking powder\n2 eggs\n100 ml milk\nInstructions:\n\n${heading}:\nIn a bowl, stir the flour and the baking powder together.\nSet it aside for now, and grease a tin.\nFinish the Batter:\nBeat in the eggs one after the other, until all is smooth.\nPour in the milk, and bake the cake for 30 minutes.`

  test.each(['Mix Dry Ingredients', 'Combine All Ingredients', 'Dry Ingredients'])('opens no list: %s', (heading) => {
    const { groups, steps } = read(reply(heading))
    expect(groups.map(({ lines }) => lines.length)).toEqual([4])
    expect(steps.map(({ text }) => text.slice(0, 8))).toEqual(['In a bow', 'Set it a', 'Beat in ', 'Pour in '])
  })
})

describe('the words of a step', () => {
  const [first, second] = ['Stir the lentils with the broth and all the spices in a slow cooker', 'Serve.']
  const steps = (below: string) => read(`${ingredients}## Method\n\n1. ${first}${below}\n2. ${second}`).steps

  test.each([
    [
      'has its numbered parts',
      '\n   1. Cook on low for 4 hours\n   2. Add the yogurt',
      ' – Cook on low for 4 hours – Add the yogurt',
    ],
    ['has what its colon announces', ':\n   - Cook on low for 4 hours', ': – Cook on low for 4 hours'],
    [
      'goes on with an amount in bold',
      ', **1 tsp cumin**\n   **2 tsp salt**, and a lid.',
      ', 1 tsp cumin 2 tsp salt, and a lid.',
    ],
    ['is without a note', '\n   - Red ones are fine too', ''],
  ])('%s', (_, below, rest) => {
    expect(steps(below).map(({ text }) => text)).toEqual([`${first}${rest}`, second])
  })
})

describe('all parts of a reply are read:', () => {
  const outline = (markdown: string) => {
    const { groups, steps } = read(markdown)
    return [groups.flatMap(({ lines }) => lines.map(({ text }) => text)), steps.map(({ text }) => text)]
  }
  const listed = ['2 eggs', '100 g flour']

  test.each(['\t\t', '    '])('lines that are indented as a whole', (indent) => {
    const lines = ['Ingredients:', '- 2 eggs', '-100 g flour', '', 'Method:', '1. Mix them.', '2. Bake.']
    const markdown = `Here is a Flat Bread:\n\n${lines.map((line) => indent + line).join('\n')}`
    expect(outline(markdown)).toEqual([listed, ['Mix them.', 'Bake.']])
  })

  test('and no list of sources', () => {
    const sources = 'From these:\n\n1. [A page](https://example.org/a)\n2. [Another](https://example.org/b)'
    expect(read(`# Flat Bread\n\n${ingredients}${method}\n${sources}`).steps).toHaveLength(2)
  })
})

describe('a list of amounts and paragraphs of orders, without headings', () => {
  const list = '- 2 leeks\n- 100 g butter\n- salt\n'
  const orders =
    'Melt the butter in a pan on a low heat, add the leeks, and fry them\nslowly for 10 minutes or so, until they are soft.\n\nSeason, and serve.'
  const steps = (markdown: string) => read(markdown).steps.map(({ text }) => text)

  test('is a recipe: each paragraph is a step', () => {
    const { groups } = read(`# Leeks\n\n${list}\n${orders}`)
    expect(groups.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['2 leeks', '100 g butter', 'salt'])
    expect(steps(`# Leeks\n\n${list}\n${orders}`)).toEqual([
      'Melt the butter in a pan on a low heat, add the leeks, and fry them slowly for 10 minutes or so, until they are soft.',
      'Season, and serve.',
    ])
  })

  test('with a part that has a list and steps of its own', () => {
    const topping = `# Leeks\n\n## Topping\n\n${list}\n${orders}`
    expect(steps(topping)).toHaveLength(2)
    expect(steps(`${topping}\n\n## Rice\n\n- 200 g rice\n\nBoil it.`)).toHaveLength(3)
  })

  test('with what is no order left out', () => {
    expect(steps(`# Leeks\n\n${list}\n${orders}\n\nMakes approx. 300 g.\n\nSource: a book of my aunt's`)).toHaveLength(
      2,
    )
    expect(steps(`# Leeks\n\n${list}\n${orders}\n\n## Next time\n\nAdd more butter and some cream.`)).toHaveLength(2)
  })

  test.each([
    ['a list without amounts', `- leeks\n- butter\n- salt\n\n${orders}`],
    ['paragraphs that tell no cook what to do', `${list}\nThey were on sale in the shop, so they cost only 2 euros.`],
  ])('is none with %s', (_, markdown) => {
    expect(steps(`# Leeks\n\n${markdown}`)).toEqual([])
  })
})
