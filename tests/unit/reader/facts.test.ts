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
    ['**Serves** — 8', '8', 8, undefined],
    ['Ratatouille (4 pers.)', '4', 4, undefined],
    ['**10 buns**', '10', 10, 'buns'],
    ['Makes enough for four.', 'four', 4, ''],
    ['One recipe makes 2 quarts.', '2 quarts', 2, 'quarts'],
    ['## Ingredients for 1 tray', '1', 1, 'tray'],
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

test.each([
  ['Ingredients for 4-6 servings:', '4-6'],
  ['Ingredients (1 loaf)', '1'],
  ['Ingredients for 6 good portions', '6'],
])('the heading of the ingredients may say the yield: %s', (heading, text) => {
  expect(read(`# Bread\n\n### ${heading}\n\n- 2 eggs\n\n${method}`).yield?.text).toBe(text)
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
    ['labels of a file', 'prep_time: 10 min\ncookTime: 45 min', 55],
    ['the total as on a clock', 'Total Time: 1:30', 90],
    ['labels with a dash', '**Prep** — 20 mins\n**Cook** — 40 mins', 60],
    ['a wait without a label of its own', 'Prep time: 25 minutes\nCook time: 1 hour\nCooling: 2 hours', 205],
    ['a time below its label', 'Total time:\n1 hour', 60],
    ['a time in a list', '- Cooking Time: 40 minutes', 40],
    ['headings that are labels', '### Preparation\n10 minutes\n### Cooking\n40 minutes', 50],
    ['a table with its kinds in a row', '| Prep | Cook | Serves |\n|---|---|---|\n| 10 min | 20 min | 4 |', 30],
  ])('%s', (_, fact, minutes) => {
    expect(read(`# Bread\n\n${fact}\n\n${ingredients}${method}`).totalMinutes).toBe(minutes)
  })

  test.each([
    ['none', ''],
    ['preparation alone', 'Prep time: 10 minutes'],
    ['cooking alone', 'Cook time: 10 minutes'],
    ['two times alone', '10 minutes\n\n40 minutes'],
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
