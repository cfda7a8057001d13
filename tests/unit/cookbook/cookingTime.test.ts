import { expect, test } from 'vitest'
import { adjustTotalTime, parseMinutes, withoutEstimates } from '../../../src/cookbook/cookingTime'

test.each([
  ['25 minutes', 25],
  ['1 minute', 1],
  ['1 hour', 60],
  ['2 hours 50 minutes', 170],
  ['overnight', undefined],
  ['', undefined],
])('parseMinutes parses %j as %s', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes)
})

const steps = (...times: string[]) => times.map((time) => `**Stir** (${time}). Stir it.`)

test.each([
  ['40 minutes', ['20 minutes', '20 minutes'], '40 minutes'],
  // A sum close to the total does not change it, because steps overlap and their times are rounded.
  ['40 minutes', ['20 minutes', '15 minutes'], '40 minutes'],
  ['40 minutes', ['20 minutes', '25 minutes'], '40 minutes'],
  ['40 minutes', ['10 minutes', '2 minutes'], '12 minutes'],
  // Oxtail takes longer than the beef of the recipe.
  ['2 hours', ['1 hour', '1 hour 30 minutes'], '2 hours 30 minutes'],
  ['2 hours', ['1 hour', '12 minutes'], '1 hour 15 minutes'],
  ['3 hours', ['1 hour', '1 hour'], '2 hours'],
  ['1 hour', ['overnight', '1 minute'], '1 hour'],
])('adjustTotalTime changes a total of %s with steps of %j to %s', (total, times, adjusted) => {
  expect(adjustTotalTime(total, steps(...times))).toBe(adjusted)
})

test.each([
  ['Fry the onion (8 minutes). Stir now and then.', 'Fry the onion for about 8 minutes. Stir now and then.'],
  ['Bake (37 minutes). Turn it once.', 'Bake for about 35 minutes. Turn it once.'],
  ['Simmer until thick (8 minutes). Stir.', 'Simmer until thick, about 8 minutes. Stir.'],
  ['Rest and cut (5 minutes). Serve.', 'Rest and cut, about 5 minutes. Serve.'],
  ['Chop the onion (8 minutes). Finely.', 'Chop the onion. Finely.'],
  ['Heat the pan (2 minutes). Add the oil.', 'Heat the pan. Add the oil.'],
  // A step may be named after what is added and be a wait all the same.
  [
    'Turn (20 minutes). Turn the potatoes. Go on roasting.',
    'Turn, about 20 minutes. Turn the potatoes. Go on roasting.',
  ],
  ['Put on the water (8 minutes). Bring it to the boil.', 'Put on the water. Bring it to the boil.'],
  [
    'Mix (8 minutes). Stir in the baking powder, scrape up the brown bits, and line a tin with baking paper.',
    'Mix. Stir in the baking powder, scrape up the brown bits, and line a tin with baking paper.',
  ],
  ['Add the beans (4 minutes). Stir and simmer.', 'Add the beans. Stir and simmer.'],
  [
    'Add the gobi (13 minutes). Cover and cook until soft.',
    'Add the gobi, about 13 minutes. Cover and cook until soft.',
  ],
  [
    'Cook the sausages (12 minutes). Fry them for as long as their packet says.',
    'Cook the sausages. Fry them for as long as their packet says.',
  ],
  [
    'Salt the steaks (30 minutes). Leave them out. Meanwhile bake the chips as their packet says.',
    'Salt the steaks for about 30 minutes. Leave them out. Meanwhile bake the chips as their packet says.',
  ],
  [
    'Bake (50 minutes). After 30 minutes brush it with the sauce.',
    'Bake for about 50 minutes. After 30 minutes brush it with the sauce.',
  ],
  [
    'Bake (35 minutes). Cover with foil for the first 20 minutes, then bake until golden.',
    'Bake for about 35 minutes. Cover with foil for the first 20 minutes, then bake until golden.',
  ],
  ['Get ready (12 minutes). Oil a roasting tin.', 'Get ready. Oil a roasting tin.'],
  [
    'Stew (1 hour). Simmer until tender (mutton takes half an hour more).',
    'Stew for about 1 hour. Simmer until tender (mutton takes half an hour more).',
  ],
  ['Make the broth (1 hour). Cover and simmer for an hour.', 'Make the broth. Cover and simmer for an hour.'],
  ['Warm it (2 minutes). Gently.', 'Warm it. Gently.'],
  ['Bake (45 minutes). Bake for 40 minutes, until golden.', 'Bake. Bake for 40 minutes, until golden.'],
  [
    'Cook it (10 minutes). Fry for a minute. Boil for a minute. Shake for 4 minutes.',
    'Cook it. Fry for a minute. Boil for a minute. Shake for 4 minutes.',
  ],
  ['Rest (1 hour 30 minutes). Cover it.', 'Rest for about 1 hour 30 minutes. Cover it.'],
  [
    'Simmer (18 minutes). Add peas for the last 5 minutes.',
    'Simmer for about 18 minutes. Add peas for the last 5 minutes.',
  ],
  ['Bake (14 minutes). Turn it after 10 minutes.', 'Bake for about 14 minutes. Turn it after 10 minutes.'],
  [
    'Fry the flavourings (4 minutes). Fry the onion for 30 seconds.',
    'Fry the flavourings. Fry the onion for 30 seconds.',
  ],
  ['Boil the rice (22 minutes). Boil it as its packet says.', 'Boil the rice. Boil it as its packet says.'],
  ['Soak the beans (1 minute). Leave them overnight.', 'Soak the beans. Leave them overnight.'],
  ['Heat the oven (gas mark 4). Oil a tin.', 'Heat the oven (gas mark 4). Oil a tin.'],
])('of the step "%s" a reader sees "%s"', (step, seen) => {
  expect(withoutEstimates(`# Pie\n\n1. ${step}\n2. Serve.`)).toBe(`# Pie\n\n1. ${seen}\n2. Serve.`)
})
