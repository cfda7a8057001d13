import { describe, expect, test } from 'vitest'
import { findDurations } from '../../../src/reader/durations'
import { table } from '../../support/layouts'

const timers = (step: string) => findDurations(step).map(({ start, end }) => step.slice(start, end))

/** A step with brackets around its times, and their minutes behind an arrow. */
const marked = (step: string, language?: string) => {
  const found = findDurations(step, language)
  const text = found.reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    step,
  )
  return `${text} → ${found.map(({ seconds }) => seconds / 60).join(' ')}`
}

/** The step of a marked one. */
const stepOf = (row: string) => row.replace(/[[\]]| → .*$/g, '')

const tables: readonly (readonly [name: string, rows: string])[] = [
  [
    'the spelling of a time',
    `Simmer for [25 minutes]. → 25 | Simmer for [1 hour]. → 60 | Simmer [2h] with the lid on. → 120 |
    Simmer [2 hrs]. Serve. → 120 | Boil for [20min] → 20 | Boil for [20m], covered → 20 |
    Rest [10 min]. before slicing. → 10 | Toast for [30s], then flip → 0.5 | Blend for [45 secs] → 0.75 |
    Poach for [4'], then drain → 4 | Boil for [3'30] → 3.5 | Simmer for [five minutes] → 5 |
    Prove for [forty-five minutes] → 45 | Blanch for [ninety seconds] → 1.5 | Bake for about [an hour] → 60 |
    Simmer for [1.5 hours] → 90 | Simmer for [1,5 h] → 90 | Simmer for [.5 hours] → 30 | Roast for [1½ hours] → 90 |
    Roast for [1 ¾ hours] → 105 | Roast for [2 1/2 hours] → 150 | Roast for [1-1/2 hours] → 90 |
    Chill for [1/2 hour] → 30 | Chill for [half an hour] → 30 | Chill for [a half-hour] → 30 |
    Chill for [a quarter of an hour] → 15 | Chill for [three quarters of an hour] → 45 |
    Bake for [2 and a half hours] → 150 | Bake for [one-and-a-half hours] → 90 | Bake for [an hour and a half] → 90 |
    Bake for [two hours and a quarter] → 135 | Cook another [hour and a half] → 90 | Cook for [another minute] → 1 |
    Stir during the [last minute] → 1 | Cook for another [5 minutes] → 5 | Cook for [10 more minutes] → 10 |
    Chill for [1h30min] → 90 | Chill for [1h30] → 90 | Chill for [1 h 30] → 90 | Bake [1 hr 20 m] → 80 | Chill for [1 hr. 10 min]. → 70 |
    Chill for [1:30 hours] → 90 | Bake for [1 hour and 20 minutes] → 80 | Bake for [1 hour, 20 minutes] → 80 |
    Whisk for [1 h 30 s] → 60.5 | Bake for [90 minutes] (1½ hours). → 90 | Bake for [1 hour] (60 min). → 60`,
  ],
  [
    'a range counts as its lower bound',
    `Bake [20-30 minutes] → 20 | Bake [20 – 30 minutes] → 20 | Bake [20~30min] → 20 | Bake [20 to 30 minutes] → 20 |
    Bake for [ten or fifteen minutes] → 10 | Bake for [between 20 and 25 minutes] → 20 |
    Bake [from 30 to 35 minutes] → 30 | Fry for [a minute or two] → 1 | Cook for [2 to 2 1/2 hours] → 120 |
    Cook for [1-1.5 hours] → 60 | Cook for [1½–2 hours] → 90 | Chill for [1/2 to 1 hour] → 30 |
    Fry for [45s - 1 minute] → 0.75 | Simmer for [1h 30min/2h] → 90 | Bake [20 min. to 25 min]. at most → 20 |
    Bake for [45 minutes to an hour] → 45 | Bake for [1 hour to an hour and a half] → 60 |
    Marinate for [30 minutes or up to 2 hours] → 30 | Give it a [10- to 12-minute] simmer → 10 |
    Chill for [12 - 24 hours] → 720`,
  ],
  [
    'several times, and others beside them',
    `Simmer [10 minutes], then rest [5 minutes]. → 10 5 | Cook for [8 hours] on low or [4 hours] on high. → 480 240 |
    Cook [4 hours] or [8 hours] on low. → 240 480 | Cook on low [8 hrs]/high [4 hrs]. → 480 240 |
    Rest for [2 hours]. [30 minutes] of baking follow. → 120 30 | Chill [1h] ([15 minutes] in the freezer). → 60 15 |
    Fry for [5 minutes] on each side. → 5 | Sear [60–90 seconds] a side. → 1 |
    Marinate for at least [2 hours] or overnight. → 120 | Marinate for [1 hour] (or up to 24 hours). → 60 |
    Stir every minute or two for [8 minutes]. → 8 | Boil for [9 min] (1 minute less than the packet says). → 9 |
    Cook for [1 hour] and 1/4 cup of stock. → 60 | Start at 9 am and let it rise for [2 hours]. → 120 |
    Gas 6 - [20 minutes]. → 20 | Bake at 200 - [20 minutes]. → 20 | Roast for *[20* minutes]. → 20 |
    Boil [1 minute or two], rest [5-10 min], bake [1 hour 10 minutes to 1 hour 20 minutes]. → 1 5 70`,
  ],
]

test.each(tables)('%s', (_, text) => {
  const rows = text.split(/\s\|\s+/)
  expect(rows.map((row) => marked(stepOf(row)))).toEqual(rows)
})

describe('a time that a timer helps with', () => {
  test.each(
    table(
      '7 ⇒ in other words ⇒ After 5 minutes, turn the heat down. Ten minutes later, stir. Add the ham for the last 15 minutes of cooking time. Take it 10 minutes off the heat. Cook 2 minutes longer. It will be ready in 20 minutes. Keep stirring for 5 minutes.',
      '3 ⇒ that describes a work ⇒ Give the dough a 30-minute rest. After a one-hour chill, slice the log. Let it stand for a 10 minute natural release.',
      '4 ⇒ before the next work ⇒ Rest 5 minutes before slicing. Chill in the fridge 30 minutes before rolling. Boil for 10 minutes before the eggs go in. Finish with 3 minutes under the grill.',
      '3 ⇒ without a limit ⇒ Cook it for no less than 3 minutes. Do not stir it for 5 minutes. Fry 3 minutes for each side.',
      '3 ⇒ beside a condition ⇒ If you soaked the beans, boil them for 40 minutes. Cook for 5 minutes if you like them soft. Fry, stirring if needed, for 5 minutes.',
      '4 ⇒ that is misspelt ⇒ Boil 4-5 mintues. Boil for 5 minuets. Boil for 5 minuts. Sear for 30 secconds.',
      '2 ⇒ of storing ⇒ Store the dough in the fridge for at least 1 hour. Refrigerate for 24 hours.',
    ),
  )('%s %s', (count, _, steps = '') => {
    expect(timers(steps)).toHaveLength(Number(count))
  })
})

test.each(
  table(
    'a temperature ⇒ Bake at 180°C (350°F), gas mark 4. Bake it until done at gas 6.',
    'a size, a ratio, an age ⇒ Roll it out to 1/8 inch and cut 24 rounds; serves 4-6. Add 80% of the cheese, in a ratio of 2:1. Grate 50 g of 24-month-old Parmesan.',
    'a letter ⇒ Yield: 20 cookies = 10 s’mores',
    "a letter after a number ⇒ Makes 10 s'mores.",
    'a time of the day, a year ⇒ Dinner is at 7:30 pm, lunch from 12 to 2 pm. A dish of the 1980s.',
    'one of two ⇒ Use a second bowl. Take one second bowl.',
    'a part that is over ⇒ Baste it every 30 minutes after the first hour. Cover it after the initial 10 minutes. Toward the end of the 30-minute period, heat the oven. After the first hour, heat the oven. Once the 10 minutes are up, drain.',
    'a name ⇒ A quick 15-minute pasta for 2. This 20 minute dinner is easy. Serve with 3-minute eggs. A 5-minute stir-fry. Fry the minute steaks at the last minute.',
    'vague or too long ⇒ Wait a few minutes. Fry for a couple of minutes. Wait a second. Chill overnight. Ferment for 3 days. Brine for 48 hours. Brine for 24-48 hours.',
    'an interval ⇒ Stir every 10-15 minutes. Baste every half hour. Stir once an hour. Microwave in 30-second bursts. Fold three times, 30 minutes apart.',
    'storage ⇒ It keeps for 2 hours. It will keep for 24 hours. The dough can be stored in the fridge for up to 12 hours. It can sit for up to 2 hours. Serve within 2 hours. Make it up to 24 hours ahead.',
    'storage of what is made ⇒ The sauce can be made, covered and refrigerated 4 hours before. Do not let it sit out for more than 2 hours.',
    "a limit ⇒ Do not cook it for more than 3 minutes. Do not cook longer than 5 minutes. Don't go over 12 hours. Never exceed 10 minutes. It should not take more than 10 minutes. Marinate for no longer than 4 hours. Marinate it for up to 12 hours.",
    "the most ⇒ Fry for at most 2 minutes. Fry for a maximum of 2 minutes. Fry for 2 minutes at most. Fry for 2 minutes, max. Leave it for as long as 10 hours. Don't leave it in the oven for over 40 minutes.",
    'forbidden ⇒ Never boil it for 5 minutes. Do not let the tea steep for 5 minutes.',
    'a condition ⇒ If the dough was chilled longer than 2 hours, warm it in your hands. If the beans soaked for 8 hours, they cook quickly. Skip this unless the dough rested for 30 minutes. Add water if it looks thick after 20 minutes. Tent it with foil after 40 minutes if it browns. In case it stood for 2 hours, stir it.',
    'a point before an end ⇒ Add the peas 5 minutes before the end. Take the meat out of the fridge 1 hour before cooking. An hour or so before serving, slice the cheese. With 5 minutes to go, add the cheese.',
    'a comparison ⇒ Cook it 1 minute less than the packet says. Cook it 3-4 minutes under the time on the packet. Cook it 1 minute shy of the directions. Reduce the time by 5 minutes. If frozen, add 2 minutes.',
    'a rate ⇒ Roast for 20 minutes per 500 g plus 20 minutes. Roast for 20 minutes plus 15 minutes per pound. Roast 30 min/kg. For every 500 g, roast it for 20 minutes. Cook 5 minutes for every egg beyond four.',
    'a total ⇒ Prep time: 10 minutes. Dinner is ready in 30 minutes. Done in under 20 minutes.',
    'nothing ⇒ ',
  ),
)('not a timer %s', (_, steps) => {
  expect(timers(steps)).toEqual([])
})

test.each(['1 ', 'hour ', '10-', '1 and ', 'an hour and ', '1 / ', '1,', ', and or ', '1 - hour ', 'about 5 minutes '])(
  'reads 100 KB of %j',
  (pattern) => {
    const text = pattern.repeat(100_000 / pattern.length)
    // Quadratic time would be longer than the runner waits.
    expect(findDurations(text).every(({ end }) => end <= text.length)).toBe(true)
  },
)

describe('times in other languages', () => {
  test.each([
    ['de', 'Fleisch [8 Minuten] anbraten, dann [1 Std. 45 Min]. schmoren. → 8 105'],
    ['de', 'Auf jeder Seite [3–4 Minuten] goldbraun braten. → 3'],
    ['de', '[Anderthalb Stunden] gehen lassen, [20 bis 25 Minuten] backen. → 90 20'],
    ['de', 'Den Teig [eine halbe Stunde] ruhen lassen. → 30'],
    ['fr', 'Enfournez pour [25 à 30 minutes]. Laissez reposer [5 minutes] avant de servir. → 25 5'],
    ['fr', 'Laisser lever [1 h 30] au chaud, puis [une heure et demie] au frais. → 90 90'],
    ['fr', 'Cuire [trois quarts d’heure]. → 45'],
    ['es', 'Cocer [1 hora y media] de [10 a 12 minutos] por lado. → 90 10'],
    ['it', 'Cuocere per [10-15 minuti], poi [mezz’ora] in forno. → 10 30'],
    ['pt', 'Cozinhe por [20 minutos] e deixe descansar [meia hora]. → 20 30'],
    ['nl', 'Laat [anderhalf uur] rijzen en bak [20 tot 25 minuten]. → 90 20'],
    ['sv', 'Låt jäsa [en halvtimme], grädda i [12-15 minuter]. → 30 12'],
    ['pl', 'Gotuj [10 minut], piecz [pół godziny]. → 10 30'],
    ['uk', 'Варіть [10-12 хвилин], випікайте [1 год 20 хв]. → 10 80'],
    ['tr', 'Soğanı [5 dakika] kavurun, [1 buçuk saat] pişirin. → 5 90'],
    ['ar', 'اتركه لمدة [١٠ دقائق] ثم اخبزه [٢٠-٢٥ دقيقة]. → 10 20'],
    ['hi', '[10-15 मिनट] तक पकाएं और [1 घंटे] रखें। → 10 60'],
    ['ja', 'ふたをして[5分]ほど煮ます。[1時間半]寝かせ、[30秒]蒸らします。 → 5 90 0.5'],
    ['zh', '小火煮[10-15分钟]，静置[半小时]，再蒸[1个半小时]。 → 10 30 90'],
  ])('%s: %s', (language, row) => {
    expect(marked(stepOf(row), language)).toBe(row)
  })

  test.each(
    table(
      'de ⇒ Alle 10 Minuten wenden. Höchstens 5 Minuten kochen. Bis zu 12 Stunden kühlen. 2 Tage ziehen lassen.',
      'de ⇒ Nicht länger als 5 Minuten kochen. Die Erbsen 5 Minuten vor dem Ende zugeben. 20 Minuten pro 500 g rechnen.',
      'de ⇒ Wenn der Teig 2 Stunden geruht hat, formen. Bei 180 °C in 4 Stücken backen.',
      'fr ⇒ Remuez toutes les 5 minutes, jusqu’à 10 minutes, 5 minutes maximum. Ajoutez-les 5 minutes avant la fin.',
      'es ⇒ Remover cada 10 minutos, no más de 5 minutos.',
      'it ⇒ Mescolate ogni 10 minuti, fino a 2 ore.',
      'ja ⇒ 卵の3分の2と2人分の水分を4等分し、半分を8分立てにする。5分ごとに混ぜ、10分以内に食べる。',
      'zh ⇒ 每隔5分钟搅拌，不超过10分钟，3分熟。',
      'ko ⇒ 10분 동안 끓입니다. 5 minutes.',
    ),
  )('%s, none: %s', (language, step) => {
    expect(findDurations(step, language)).toEqual([])
  })
})
