import { describe, expect, test } from 'vitest'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { bullets, layouts, list, numbers, paragraphs, told } from '../../support/layouts'

const read = (markdown: string) => {
  const { ingredients, steps, sections } = readRecipe(limitBlocks(markdown), parseBlock)
  return {
    title: sections.title,
    lines: ingredients.map(({ text }) => text),
    steps: steps.map(({ text }) => text),
    groups: sections.groups.map(({ name }) => name),
    minutes: sections.totalMinutes,
    yield: sections.yield?.text,
  }
}

describe('a recipe with', () => {
  test.each(layouts)('%s', (_, markdown) => {
    const { title, lines, steps } = read(markdown)
    expect(title).toBe('Leek pie')
    expect(lines).toEqual(['3 leeks', '200 g flour', '100 g butter'])
    expect(steps.map((step) => step.split(' ').at(-1))).toEqual(['flour.', 'minutes.'])
    expect(steps.join(' ')).not.toContain('**')
  })

  test('a list with few amounts is one where several orders follow', () => {
    const { lines, steps } = read(
      `# Leek rice\n\n- Leeks from last week\n- Olive oil\n- Rice, cooked (2 cups)\n- 2 lemons\n\nBrown the leeks in the oil for 5 minutes.\n\nRepeatedly stir in some of the rice.`,
    )
    expect([lines.length, steps.length]).toEqual([4, 2])
  })

  test('orders in lines of their own, without dots or capitals, are steps of their own', () => {
    const { steps } = read(
      `Leek pie\n\n${list}\n\ncut the butter into the flour with a knife\nrub it in\nbake it for an hour`,
    )
    expect(steps).toEqual(['cut the butter into the flour with a knife', 'rub it in', 'bake it for an hour'])
  })

  test('short orders without a dot end a list of lines', () => {
    const { lines, steps } = read(`Leek salad\n\n${list}\n\nMix all the leeks together\nChill 2 hours before serving`)
    expect(lines).toHaveLength(3)
    expect(steps).toEqual(['Mix all the leeks together', 'Chill 2 hours before serving'])
  })

  test('an amount with a capital behind it is no step', () => {
    const text = `# Leek pie\n\n## Ingredients\n\n2 Large eggs, beaten.\n3 Ripe tomatoes, chopped.\n\n## Method\n\n${numbers}`
    expect(read(text).lines).toEqual(['2 Large eggs, beaten.', '3 Ripe tomatoes, chopped.'])
  })

  test('a first ingredient without an amount names no group', () => {
    const text = `# Leek pie\n\n## Ingredients\n\nButter for the tin\n3 leeks\n\n## Method\n\n${numbers}`
    expect(read(text)).toMatchObject({ lines: ['Butter for the tin', '3 leeks'], groups: [undefined] })
  })

  test('an abbreviation ends no sentence', () => {
    expect(read(`# Leek pie\n\n3 leeks\n2 oz marg.\n8 oz flour\n\n${paragraphs}`).lines).toHaveLength(3)
  })

  test('an ingredient may go on in the next line', () => {
    const text = `# Leek pie\n\n## Ingredients\n200 g flour\n1 tbsp sesame seeds or poppy\n  seeds\n\n## Method\n\n${numbers}`
    expect(read(text).lines).toEqual(['200 g flour', '1 tbsp sesame seeds or poppy seeds'])
  })

  test('an answer with a list and words about it is no recipe', () => {
    const text =
      'You have little at home. It would help to have:\n\n* 1 tin of beans\n* 200 g of rice\n\nWith these you could have a simple stew on the table in 30 minutes.\n\nLet me know if I should write that recipe.'
    expect(read(text)).toMatchObject({ lines: [], steps: [] })
  })
})

const crust = '- 200 g flour\n- 100 g butter\n\nRub the butter into the flour and chill it.'
const filling = '- 3 leeks\n\nFry the leeks until they are soft, for 10 minutes.'
const last = 'Fill the crust with the leeks and bake it for 30 minutes.'

describe('a dish in parts', () => {
  test.each([
    ['with headings of level 1', `# Pie\n\n# Crust\n\n${crust}\n\n# Filling\n\n${filling}\n\n# Assembly\n\n${last}`],
    [
      'of two days',
      `# Pie\n\n## The night before\n\n${crust}\n\n## In the morning\n\n${filling}\n\n## Bake\n\n${last}`,
    ],
    [
      'without marks',
      `Pie\n\nServes 4\n\nFor the crust:\n200 g flour\n100 g butter\n\nFor the filling:\n3 leeks\n\nTo make the crust, rub the butter into the flour and chill it.\nFry the leeks until they are soft, for 10 minutes.\n${last}`,
    ],
  ])('%s', (_, markdown) => {
    const { title, lines, steps } = read(markdown)
    expect([title, lines]).toEqual(['Pie', ['200 g flour', '100 g butter', '3 leeks']])
    expect(steps.map((step) => step.split(' ').at(-1))).toEqual(['it.', 'minutes.', 'minutes.'])
  })

  test('may be called by how one bakes it', () => {
    expect(read(`# How to Bake Leeks\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${numbers}`).title).toBe(
      'How to Bake Leeks',
    )
  })

  test('has no number in the name of a step', () => {
    const text = `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Instructions\n\n#### **1. Rub**\n- Rub the butter.\n\n#### **2. Bake**\n- Bake the pie.`
    expect(read(text).steps).toEqual(['Rub – Rub the butter.', 'Bake – Bake the pie.'])
  })
})

describe('the steps', () => {
  const stepsOf = (method: string) => read(`# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${method}`).steps

  test.each([
    'Bake 25 minutes.',
    'Bake 20 to 25 minutes or until a skewer comes out clean.',
    'Cook 30 minutes until soft.',
    'Chill 2 hours.',
    'Marinate 2 hours or overnight.',
    'Bake 165 C fan for 50 minutes.',
    'Tip it into a tin and leave overnight.',
    'Note the time and wait until it has doubled.',
  ])('%s', (step) => {
    expect(stepsOf(`Mix all of it.\n\n${step}\n\nServe the pie warm.`)).toEqual([
      'Mix all of it.',
      step,
      'Serve the pie warm.',
    ])
    expect(stepsOf(`Mix all of it.\n${step}`)).toHaveLength(2)
  })

  test('a label at the start of a step stays', () => {
    const step = 'Cooking: fry the leeks until they are soft and golden.'
    expect(stepsOf(`Mix all of it.\n\n${step}`)).toEqual(['Mix all of it.', step])
  })

  test('a short first line belongs to the sentence that goes on below', () => {
    expect(stepsOf('Combine dry\nstuff in a large bowl. Drain and\nsteam the leeks.')).toEqual([
      'Combine dry stuff in a large bowl. Drain and steam the leeks.',
    ])
  })

  test.each([
    'A few notes: it freezes well for up to 3 months.',
    '⚠️ Food safety: use only fresh leeks.',
    'One note: it burns.',
  ])('%s is none', (note) => {
    expect(stepsOf(`Mix all of it.\n\n${note}`)).toEqual(['Mix all of it.'])
  })

  test('in prose, a short last paragraph is one', () => {
    const text =
      '# Leek pie\n\nFor the crust, rub 100 g of butter into 200 g of flour, add a little water, and leave it to rest for 30 minutes.\n\nFry 3 leeks in a little butter until they are soft, and stir in 100 ml of cream and a handful of cheese.\n\nFill it and bake for 40 minutes.'
    expect(read(text).steps).toHaveLength(3)
  })
})

describe('the names of groups', () => {
  const groupsOf = (ingredients: string) =>
    read(`# Leek pie\n\n## Ingredients\n\n${ingredients}\n\n## Method\n\n${numbers}`).groups

  test.each([
    ['a label right below a list', 'Crust:\n- 200 g flour\nFilling:\n- 3 leeks', ['Crust', 'Filling']],
    ['a line without a colon', '200 g flour\n\nLeek filling\n3 leeks\n100 g butter', [undefined, 'Leek filling']],
  ])('%s', (_, ingredients, names) => {
    expect(groupsOf(ingredients)).toEqual(names)
  })

  test('a first part keeps its name where each part has its own list and method', () => {
    const part = (name: string) => `## ${name}\n\n**Ingredients**\n${bullets}\n\n**Method**\n${numbers}`
    expect(read(`# Leek pie\n\n${part('Short crust')}\n\n${part('Leeks in cream')}`).groups).toEqual([
      'Short crust',
      'Leeks in cream',
    ])
  })

  test.each([
    [
      'before its foods in a line',
      'For the salsa: 2 tomatoes, 1 lime, coriander\nTo serve: 8 tortillas, 1 avocado',
      ['For the salsa', 'To serve'],
    ],
    [
      'that is a component, before its foods',
      'Marinade: 1/2 cup cider, 3 tbsp honey\n\nTo finish: 2 spring onions, sesame seeds',
      ['Marinade', 'To finish'],
    ],
    [
      'that says "ingredients", above lines without marks',
      'Dough ingredients\n300 g flour\n7 g yeast\n\nTopping ingredients\n150 g mozzarella\n\nInstructions',
      ['Dough ingredients', 'Topping ingredients'],
    ],
  ])('may be a label %s', (_, ingredients, names) => {
    expect(read(`Leek pie\n\n${ingredients}\n\n${numbers}`)).toMatchObject({ title: 'Leek pie', groups: names })
  })
})

test('bullets below the names of parts are steps, and those below an order are of one step', () => {
  const method = (first: string, second: string) =>
    `**${first}**\n- Mix it.\n- Knead it.\n\n**${second}**\n- Fry it.\n- Stir it.`
  const stepsOf = (text: string) => read(`# Leeks\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${text}`).steps
  expect(stepsOf(method('Crust', 'Filling'))).toEqual(['Mix it.', 'Knead it.', 'Fry it.', 'Stir it.'])
  expect(stepsOf(method('Make the crust', 'Cook the filling'))).toHaveLength(2)
})

test('paragraphs are the steps, where the lists between them only name what they take', () => {
  const method = 'Mix these in a bowl:\n\n- Soy sauce\n- Salt\n\nMarinate the leeks in it for 20 minutes.\n\nFry them.'
  const { steps } = read(`# Leeks\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${method}`)
  expect(steps.map((step) => step.split(' ', 1)[0])).toEqual(['Mix', 'Marinate', 'Fry'])
})

describe('names of parts', () => {
  test('may be items that end with a colon, in the list and in the method', () => {
    const ingredients = '- for the dough:\n- 200 g flour\n- for the filling:\n- 3 leeks'
    const method = '- Dough:\n- Knead it.\n- Filling:\n- Fry the leeks.'
    const { groups, lines, steps } = read(`# Leek pie\n\n## Ingredients\n\n${ingredients}\n\n## Method\n\n${method}`)
    expect([groups, lines]).toEqual([
      ['for the dough', 'for the filling'],
      ['200 g flour', '3 leeks'],
    ])
    expect(steps).toEqual(['Knead it.', 'Fry the leeks.'])
  })

  test('may begin a list of lines', () => {
    const { groups } = read(`# Leek pie\n\nIngredients\n\nDough\n200 g flour\n\nFilling\n3 leeks\n\n${numbers}`)
    expect(groups).toEqual(['Dough', 'Filling'])
  })
})

describe('facts', () => {
  test.each([
    ['prep_time: 10 min\ncookTime: 45 min', 55],
    ['total_time: 1 hour', 60],
    ['Total Time: 1:30', 90],
    ['**Prep** — 20 mins\n**Cook** — 40 mins', 60],
    ['Prep time: 25 minutes\nCook time: 1 hour\nCooling: 2 hours', 205],
    ['Time required: 40 mins', 40],
    ['Total time:\n1 hour', 60],
    ['- Cooking Time: 40 minutes', 40],
    ['Bake time: 40 minutes', undefined],
    ['### Preparation\n10 minutes\n### Cooking\n40 minutes', 50],
    ['10 minutes\n\n40 minutes', undefined],
  ])('the total time of %j', (facts, minutes) => {
    expect(read(`# Leek pie\n\n${facts}\n\n${bullets}\n\n${numbers}`).minutes).toBe(minutes)
  })

  test.each([
    ['**Serves** — 8', '8'],
    ['Ratatouille (4 pers.)', '4'],
    ['**10 buns**', '10'],
    ['Makes enough for four.', 'four'],
    ['## Ingredients (1 loaf)', '1'],
    ['## Ingredients for 1 tray', '1'],
    ['## Ingredients for 6 good portions', '6'],
    ['One recipe makes 2 quarts.', '2 quarts'],
    ['Makes two loaves.', 'two loaves'],
    ['2 eggs', undefined],
  ])('the yield of %j', (fact, text) => {
    expect(read(`# Leek pie\n\n${fact}\n\n${bullets}\n\n${numbers}`).yield).toBe(text)
  })
})

describe('recipes of readers, in mails, on cards and in chats', () => {
  test('a sign-off, and how much it makes, are no steps, but very short orders are', () => {
    const text = `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\nStir it.\nBake 45 mins.\n\nServes four.\n\nKind regards,\nMaureen`
    expect(read(text)).toMatchObject({ steps: ['Stir it.', 'Bake 45 mins.'], yield: 'four' })
  })

  test.each([
    ['an oven', `Oven at gas 4. Line a tin.\n${paragraphs}`],
    ['a first sentence and a signature', `${paragraphs}\n\nLove to the boys,\nMaureen xx\n\nSent from my phone`],
  ])('the steps below a bare list may begin or end with %s', (_, method) => {
    const { title, lines, steps } = read(`Leek pie\n\n${list}\n\nFor the glaze\n1 egg\n\n${method}`)
    expect(title).toBe('Leek pie')
    expect(lines).toHaveLength(4)
    expect(steps.at(-1)).toBe(told[1])
  })

  test('a bare list may stand in one line', () => {
    const { title, lines, steps } = read(`Leek pie\n\n${list.replaceAll('\n', ' | ')}\n\n${paragraphs}`)
    expect([title, lines, steps]).toEqual(['Leek pie', ['3 leeks', '200 g flour', '100 g butter'], told])
  })

  test('a title may begin with "Date"', () => {
    expect(read(`Date squares\n\nIngredients\n${bullets}\n\nMethod\n${numbers}`).title).toBe('Date squares')
  })

  test.each([
    [
      'a line over bullets',
      'For the crust\n- 200 g flour\n\nFor the filling\n- 3 leeks',
      ['For the crust', 'For the filling'],
    ],
    [
      'a label before its foods',
      '*For the crust:* 200 g flour, 1 egg\n\n*To assemble:* 3 leeks, 100 g cheese',
      ['For the crust', 'To assemble'],
    ],
  ])('a group is named by %s', (_, ingredients, names) => {
    expect(read(`# Leek pie\n\n## Ingredients\n\n${ingredients}\n\n## Method\n\n${numbers}`).groups).toEqual(names)
  })

  test.each([
    ['a list and steps', (name: string) => `## ${name}\n\n${bullets}\n\n${numbers}`],
    [
      'headings of its own',
      (name: string) => `## Ingredients for the ${name}\n${bullets}\n\n## Instructions for the ${name}\n${numbers}`,
    ],
  ])('the parts of a dish have names where each has %s', (_, part) => {
    const { groups, steps } = read(`# Ramen\n\n${part('eggs')}\n\n${part('broth')}`)
    expect(groups.map((name) => name?.split(' ').at(-1))).toEqual(['eggs', 'broth'])
    expect(steps).toHaveLength(4)
  })

  test('a line in a list without a heading names the foods below it', () => {
    const { lines, groups } = read(
      `Toad\n\n8 sausages\n1 tbsp dripping\n\nFor the batter\n2 eggs\n4 oz flour\n\nMethod\n${numbers}`,
    )
    expect(lines).toEqual(['8 sausages', '1 tbsp dripping', '2 eggs', '4 oz flour'])
    expect(groups).toEqual([undefined, 'For the batter'])
  })

  test('an ingredient goes on where its brackets are open', () => {
    const text = `# Leek pie\n\n## Ingredients\n\n1 cup nuts (if you have none, take\n   2 tbsp seeds)\n3 leeks\n\n## Method\n\n${numbers}`
    expect(read(text).lines).toEqual(['1 cup nuts (if you have none, take 2 tbsp seeds)', '3 leeks'])
  })
})
