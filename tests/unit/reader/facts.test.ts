import { describe, expect, test } from 'vitest'
import { compareWithList } from '../../../src/reader/compareWithList'
import { table } from '../../support/layouts'
import { readMarkdown } from '../../support/readMarkdown'
import { replies } from '../../support/replies'

const read = (markdown: string) => readMarkdown(markdown).sections

test.each(replies.map((reply) => [reply.form, reply] as const))('a reply with %s', (_, reply) => {
  const reading = readMarkdown(reply.markdown)
  const { title, groups, steps, totalMinutes: minutes, yield: made } = reading.sections
  const { form: _form, markdown: _markdown, list, uses, needs, leaves, ...expected } = reply
  const lines = groups.map((group) => [group.name ?? '', group.lines.length])
  expect({ title, yield: made?.text, minutes, lines, steps: steps.length }).toEqual(expected)
  expect(compareWithList(reading, list)).toEqual(reply.steps === 0 ? undefined : { uses, needs, leaves })
})

const ingredients = '## Ingredients\n\n- 2 eggs\n- 100 g flour\n\n'
const method = '## Method\n\n1. Mix the eggs and the flour.\n2. Bake for 10 minutes.\n'

const withFact = (fact: string) => read(`# Bread\n\n${fact.replaceAll(' ⏎ ', '\n')}\n\n${ingredients}${method}`)
/** The rows of a table, with semicolons between. `⏎` is the end of a line. */
const rowsOf = (text: string) => text.trim().split(/;\s+/)

/** A yield as it is written, and after the equals sign as it is read: "4-6 = 4", "12 muffins = 12 muffins". */
const yields = `
    Serves 4 → 4 = 4; **Serves:** 4 → 4 = 4; Servings: 4 → 4 = 4; Serves ~3 → 3 = 3;
    Makes four solid servings → four solid servings = 4;
    Makes 5-6 waffles using a small iron → 5-6 waffles = 5 waffles; **Servings** 4 → 4 = 4; 4 servings → 4 = 4;
    - About 4 servings → 4 = 4; - 3-4 servings → 3-4 = 3; - 4–6 people → 4-6 = 4; 4 pers. → 4 = 4;
    Yield: 4 servings → 4 servings = 4; For 4 people → 4 = 4; Serves 4 people → 4 people = 4; Portions: 2 → 2 = 2;
    Serves 1½ → 1½ = 1.5; Serves about 6 → 6 = 6; Serves 4-6 → 4-6 = 4; Serves 4 to 6 as a side → 4-6 = 4;
    Portions – 4 → 4 = 4; Enough for 3 → 3 = 3; Enough for 4 to 6 → 4-6 = 4; Enough for three → three = 3;
    Serving size: 4 people → 4 people = 4; Servings: four → four = 4; Serves 4 – 6 → 4-6 = 4;
    Serves 4 - 30 minutes → 4 = 4; Serves 2 to 3 people → 2-3 people = 2; Servings: 9 rolls → 9 rolls = 9 rolls;
    Serves: 2 wraps → 2 wraps = 2 wraps; Servings: 4 Difficulty: easy → 4 = 4; Makes 12 → 12 = 12 pieces; Makes 1 (9-inch) pie → 1 pie = 1 pie;
    Makes 3 1/4 cups → 3 1/4 cups = 3.25 cups; Makes 1 ¾ cups salsa → 1 ¾ cups salsa = 1.75 cups salsa;
    Makes 2.75 cups → 2.75 cups = 2.75 cups; Makes 2/3 cup → 2/3 cup = 0.67 cup; Makes 1,500 ml → 1,500 ml = 1500 ml;
    Makes 900g → 900 g = 900 g; Makes three dozen rolls → three dozen rolls = 3 dozen rolls;
    Makes a dozen → a dozen = 1 dozen; Yield: 2 1/2 dozen biscuits → 2 1/2 dozen biscuits = 2.5 dozen biscuits;
    Makes 12 in a muffin tin → 12 = 12 pieces; Makes about 12 muffins → 12 muffins = 12 muffins;
    Makes: 8 small pancakes → 8 small pancakes = 8 small pancakes; Yields 1 loaf (12 slices) → 1 loaf = 1 loaf;
    Prep: 10 minutes | Cook: 20 minutes | Serves: 3 → 3 = 3; Prep: 10 minutes Cook: 20 minutes Serves: 3 → 3 = 3;
    30 minutes · Serves 3 · Italian → 3 = 3; Ready in 25 minutes! Serves 2. → 2 = 2;
    Servings: ⏎ 8 ⏎ Yield: ⏎ 1 loaf → 8 = 8; Yield: ⏎ 12 muffins → 12 muffins = 12 muffins;
    | | | ⏎ |---|---| ⏎ | Serves | 3 | → 3 = 3; **Serves** — 8 → 8 = 8; Ratatouille (4 pers.) → 4 = 4;
    Makes enough for four. → four = 4 pieces;
    One recipe makes 2 quarts. → 2 quarts = 2 quarts;
    ## Ingredients for 4-6 servings: → 4-6 = 4; ## Ingredients for 6 good portions → 6 = 6;
    ## Ingredients (for 20 rolls) → 20 rolls = 20 rolls`
const noYields = `
    Servings: some; This makes one feel at home.; Serves well – 20 minutes; Serving size: 1 cup; Serving size: 250g; ## Ingredients for 7 Layer Dip;
    Calories per serving: 350; Dough that rises overnight and makes 10" flatbreads.; Total time: 40 minutes;
    This is what I make on the days when everybody comes home late.`
const totals = `
    Total time: 45 minutes → 45; *(Serves 4 | Ready in 45 mins)* → 45;
    This bread serves 4 and takes about 45 minutes. → 45; The bread can be ready in under 45 minutes. → 45;
    Prep: 10 min | Cook: 30 min | Total: 45 min → 45; **Total:** 30 min **Prep:** 10 min → 30;
    Prep: 10 min Total cooking time: 45 min → 45; Prep time: 10 minutes ⏎ Cook time: 25 minutes → 35;
    Preparation: 10 minutes ⏎ Baking time: 25 minutes → 35; Prep: 10 min ⏎ Cook: 1 h ⏎ Rest: 10 min → 80;
    Total time: 1 hour 20 minutes → 80; Total time: 1½ hours → 90; Total time: 90 → 90;
    **Yield** 4 servings **Prep** 10m **Cook** 25m → 35; ⏱ 20 mins   👥 2 people → 20; Time: 30–40 minutes → 30;
    Total time: 10 minutes plus 1 hour chilling → 70; Ready in 25 minutes → 25;
    Prep: 20 min ⏎ Cook time: 1.5 - 2 hours → 110; Prep & cook time: ~1 hour → 60;
    | :material-clock: Total time | 45 min | ⏎ |---|---| ⏎ | Serves | 4 | → 45; 1 hour → 60; 01:30 hr → 90;
    Serves 4 - 30 min → 30; Takes about 40 minutes. → 40; Serves 4 · 35 minutes · French → 35;
    Total time: less than 30 minutes → 30; Total: 1 hr. 10 min. → 70;
    Prep: 10 min ⏎ Proofing time: 2 h ⏎ Bake: 30 min ⏎ Cooling: 20 min → 180;
    Time: 10 minutes prep + 20 minutes cook (+ 15 minutes to rest) → 45;
    Serves 4 · 15 minutes prep · 40 minutes in the oven → 55; Makes 2 · 20 minutes total → 20;
    Prep time: 90 minutes (includes 1 hour resting) ⏎ Cook time: 20 minutes → 110;
    Total time: 35 minutes (10 minutes prep, 25 minutes cooking) → 35;
    Prep: 10 min ⏎ Cook: 20 min ⏎ Cooking time: 20 min → 30; prep_time: 10 min ⏎ cookTime: 45 min → 55;
    **Prep** — 20 mins ⏎ **Cook** — 40 mins → 60;
    Prep time: 25 minutes ⏎ Cook time: 1 hour ⏎ Cooling: 2 hours → 205; Total time: ⏎ 1 hour → 60;
    - Cooking Time: 40 minutes → 40; ### Preparation ⏎ 10 minutes ⏎ ### Cooking ⏎ 40 minutes → 50;
    | Prep | Cook | Serves | ⏎ |---|---|---| ⏎ | 10 min | 20 min | 4 | → 30`
const noTotals = `
    Prep time: 10 minutes; Cook time: 10 minutes; 10 minutes ⏎  ⏎ 40 minutes; Total time: a while;
    Prep: 10 min ⏎ Chill time: overnight ⏎ Cook: 20 min; Prep 10 min | Cook 20 min | Chill overnight;
    Prep: 10 min ⏎ Cook: 20 min (plus overnight chilling); Total time: 50 minutes, plus chilling;
    Total time: 50 minutes (excluding marinating);
    Prep: 80 min (includes 1 hour rising) ⏎ Rise: 1 hour ⏎ Bake: 20 min; Time: 40 minutes ⏎ Freezing time: 4 hours;
    Prep: 10 min ⏎ Cook: 20 min ⏎ Cook: 50 min; Active time: 20 minutes ⏎ Prep: 10 min ⏎ Cook: 40 min
`

test('the total time', () => {
  const rows = rowsOf(totals)
  expect(rows.map((row) => row.replace(/[^→]*$/, ` ${withFact(row.split(' → ')[0] ?? '').totalMinutes}`))).toEqual(rows)
})

test('the total time is not invented', () => {
  expect(rowsOf(noTotals).filter((fact) => withFact(fact).totalMinutes !== undefined)).toEqual([])
})

describe('the yield', () => {
  test('as recipes write it', () => {
    const rows = rowsOf(yields)
    const shown = rows.map((row) => {
      const { text, quantity = 0, unit } = withFact(row.split(' → ')[0] ?? '').yield ?? {}
      const ofPieces = unit === undefined ? '' : ` ${unit || 'pieces'}`
      return row.replace(/[^→]*$/, ` ${text} = ${Number(quantity.toFixed(2))}${ofPieces}`)
    })
    expect(shown).toEqual(rows)
  })

  test('is not invented', () => {
    expect(rowsOf(noYields).filter((fact) => withFact(fact).yield)).toEqual([])
  })

  test('is not that of a step or of an ingredient', () => {
    const markdown =
      '# Bread\n\n## Ingredients\n\n- 2 servings of rice\n- Bread, 2 portions\n- 2 portions noodles\n\n## Method\n\n1. Cook it. Serves 4.\n2. Eat.\n'
    expect(read(markdown).yield).toBeUndefined()
    expect(read(markdown).groups[0]?.lines.map(({ text }) => text)).toEqual([
      '2 servings of rice',
      'Bread, 2 portions',
      '2 portions noodles',
    ])
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

  test.each(
    table(
      `de ⇒ 4 ⇒ 80 ⇒ # Brot\n\n**Für 4 Personen** · Gesamtzeit: 1 Std. 20 Min.\n\n${german}`,
      // A file has its facts in English.
      `de ⇒ 4 ⇒ 40 ⇒ # Brot\n\nServes 4\n\nTotal time: 40 minutes\n\n${german}`,
      `de ⇒ 12 ⇒ 100 ⇒ # Brot\n\nErgibt 12 Brötchen\n\nVorbereitungszeit: 10 Min. | Backzeit: 30 Min. | Gehzeit: 1 Std.\n\n${german}`,
      `de ⇒ 4 ⇒ 70 ⇒ # Brot\n\n**Für 4 Personen** | Zubereitungszeit: 20 Minuten | Backzeit: 50 Minuten\n\n${german}`,
      `de ⇒ none ⇒ none ⇒ # Brot\n\nVorbereitungszeit: 10 Min. | Backzeit: 30 Min. | Ruhezeit: über Nacht\n\n${german}`,
      'fr ⇒ 6 ⇒ 70 ⇒ # Pain\n\nPour 6 personnes\n\nPréparation : 10 min · Cuisson : 1 h\n\n## Ingrédients\n\n- 2 œufs\n\n## Préparation\n\n1. Battre les œufs avec une fourchette.\n2. Cuire au four.',
      'es ⇒ 4 ⇒ 45 ⇒ # Pan\n\nPara 4 personas | Tiempo total: 45 minutos\n\n## Ingredientes\n\n- 2 huevos\n\n## Preparación\n\n1. Batir los huevos con la leche.\n2. Cocer.',
      'ja ⇒ 2 ⇒ 25 ⇒ # パン\n\n**2人分 | 調理時間：25分**\n\n#### 材料\n- 卵　2個\n\n#### 作り方\n1. 卵を混ぜます。\n2. 焼きます。',
      'tr ⇒ 4 ⇒ 70 ⇒ # Ekmek\n\n4 kişilik | Toplam süre: 1 saat 10 dakika\n\n### Malzemeler\n\n- 2 adet yumurta\n\n### Yapılışı\n\n1. Yumurtaları bir kaseye kırın ve çırpın.\n2. Pişirin.',
      'uk ⇒ 4 ⇒ 90 ⇒ # Хліб\n\nПорції: 4\nЗагальний час: 1 год 30 хв\n\n## Інгредієнти\n\n- 2 яйця\n\n## Приготування\n\n1. Збийте яйця.\n2. Запікайте.',
    ),
  )('are read where they are plain: %s, %s, %s minutes', (tag, quantity, minutes, markdown = '') => {
    const { language, totalMinutes, steps, ...facts } = read(markdown)
    expect([language, `${facts.yield?.quantity ?? 'none'}`, `${totalMinutes ?? 'none'}`]).toEqual([
      tag,
      quantity,
      minutes,
    ])
    expect(steps).toHaveLength(2)
  })
})
