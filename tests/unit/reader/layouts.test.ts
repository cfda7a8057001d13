import { describe, expect, test } from 'vitest'
import { titleOf } from '../../../src/reader/readReply'
import { bullets, layouts, list, numbers, paragraphs, table } from '../../support/layouts'
import { readMarkdown } from '../../support/readMarkdown'

const read = (markdown: string) => readMarkdown(markdown).sections
const groupsOf = (markdown: string) =>
  read(markdown)
    .groups.map(({ name, lines }) => (name ? `${name}: ` : '') + lines.map(({ text }) => text).join('; '))
    .join(' | ')
const stepsOf = (markdown: string) =>
  read(markdown)
    .steps.map(({ text }) => text)
    .join(' / ')
/** "title | group: line; line | step / step" */
const outlineOf = (markdown: string) =>
  [read(markdown).title ?? '', groupsOf(markdown), stepsOf(markdown)].filter(Boolean).join(' | ')

const pie = (ingredients: string, method = numbers) =>
  `# Leek pie\n\n## Ingredients\n\n${ingredients}\n\n## Method\n\n${method}`
const foods = '3 leeks; 200 g flour; 100 g butter'
const steps = 'Rub the butter into the flour. / Fill it with the leeks and bake for 40 minutes.'
const whole = `Leek pie | ${foods} | ${steps}`

test.each(layouts)('a recipe with %s', (_, markdown) => {
  const { title, steps } = read(markdown)
  expect(title).toBe('Leek pie')
  expect(
    groupsOf(markdown)
      .replace(/(?:^| )[\p{L} ]+: | \|/gu, (mark) => (mark === ' |' ? ';' : ' '))
      .trim(),
  ).toMatch(/^3 leeks; +200 g flour; +100 g butter$/)
  expect(steps.map(({ text }) => text.split(' ').at(-1))).toEqual(['flour.', 'minutes.'])
  expect(stepsOf(markdown)).not.toContain('**')
})

describe('the ingredients are', () => {
  const parts = 'Dressing: 1 lemon | Leaves: 1 lettuce'

  test.each(
    table(
      'bold words ⇒ - **2** *large* eggs ⇒ 2 large eggs',
      'links ⇒ - 2 [eggs](https://eggs.example/) ⇒ 2 eggs',
      'boxes on lines of their own ⇒ ▢\n2 eggs\n▢\n1 lime ⇒ 2 eggs; 1 lime',
      'arrows ⇒ → 2 eggs\n→ 1 lime ⇒ 2 eggs; 1 lime',
      'marks without a space ⇒ •1 lemon\n•½ lettuce ⇒ 1 lemon; ½ lettuce',
      'hyphens without a space ⇒ -1 lemon\n\n-½ lettuce ⇒ 1 lemon; ½ lettuce',
      'lines with breaks ⇒ 2 eggs  \n1 lime ⇒ 2 eggs; 1 lime',
      'in one line ⇒ Ingredients: 2 eggs, 1,5 l milk, 1 lime (or two) ⇒ 2 eggs; 1,5 l milk; 1 lime (or two)',
      'sentences by their dots ⇒ 2 Large eggs, beaten.\n3 Ripe leeks. ⇒ 2 Large eggs, beaten.; 3 Ripe leeks.',
      'what has a capital and ends with brackets ⇒ 1 Onion (large)\n2 Carrots (peeled) ⇒ 1 Onion (large); 2 Carrots (peeled)',
      'a list with letters ⇒ a) 1 lb beef\nb) 8 tortillas ⇒ 1 lb beef; 8 tortillas',
      'lines with a bold name ⇒ - 2 eggs\n\n**Noodles:** 250 g fresh noodles ⇒ 2 eggs; Noodles: 250 g fresh noodles',
      'lines without an amount ⇒ Butter for the tin\n3 leeks ⇒ Butter for the tin; 3 leeks',
      'wrapped ⇒ 1 tbsp sesame seeds or poppy\n  seeds\n3 leeks ⇒ 1 tbsp sesame seeds or poppy seeds; 3 leeks',
      'wrapped behind a word that goes on ⇒ - 2 x\n  400 g tins of beans\n- 3 leeks, scrubbed but not\npeeled\n- 200 g noodles\\\n  cooked\n- 300 ml milk, plus\n  2 tbsp for the top\n\n1 lemon, juice of\n2 eggs ⇒ 2 x 400 g tins of beans; 3 leeks, scrubbed but not peeled; 200 g noodles cooked; 300 ml milk, plus 2 tbsp for the top; 1 lemon, juice of; 2 eggs',
      'wrapped behind a comma ⇒ - 600 g pork, trimmed,\ncut into pieces\n- 3 leeks ⇒ 600 g pork, trimmed, cut into pieces; 3 leeks',
      'wrapped in brackets ⇒ 1 cup nuts (or\n   2 tbsp seeds)\n3 leeks ⇒ 1 cup nuts (or 2 tbsp seeds); 3 leeks',
      'above a name in capitals ⇒ - 1 lb ground beef with a bit of fat in it\nGLAZE\n- 1 lime ⇒ 1 lb ground beef with a bit of fat in it | GLAZE: 1 lime',
      'no notes, facts and sentences ⇒ - Serves 4\n- Enough for three\n- 2 eggs\n  - at room temperature\n\nYou find it at any shop.\n\n- 1 lime ⇒ 2 eggs; 1 lime',
      'no numbers alone and no buttons ⇒ US Customary  Metric\n- 2 eggs\n- 1 3/4 ⇒ 2 eggs',
      `in groups with a colon ⇒ Dressing:\n- 1 lemon\nLeaves:\n- 1 lettuce ⇒ ${parts}`,
      `in groups in italics ⇒ *Dressing*\n\n- 1 lemon\n\n*Leaves*\n\n- 1 lettuce ⇒ ${parts}`,
      `in groups that are items ⇒ - **Dressing:**\n- 1 lemon\n- **Leaves:**\n- 1 lettuce ⇒ ${parts}`,
      `in groups with numbers ⇒ 1. **Dressing:**\n   - 1 lemon\n2. **Leaves:**\n   - 1 lettuce ⇒ ${parts}`,
      `in groups that are plain items ⇒ - dressing:\n- 1 lemon\n- leaves:\n- 1 lettuce ⇒ ${parts.replace(/[DL]/g, (letter) => letter.toLowerCase())}`,
      'in groups in a line without bold ⇒ *For the crust:* 200 g flour, 1 egg\n\n*To serve:* 3 leeks, 1 lime ⇒ For the crust: 200 g flour; 1 egg | To serve: 3 leeks; 1 lime',
    ),
  )('%s', (_, ingredients, expected) => {
    expect(groupsOf(pie(ingredients))).toBe(expected)
  })

  test('optional where the line or the heading above says so, and know their list item', () => {
    const { groups } = read(pie('- 2 eggs\n- 1 lime (optional)\n\n### For garnish\n\n- chives'))
    const lines = groups.flatMap((group) => group.lines)
    expect(lines.map(({ text, isOptional, textLine }) => [text, isOptional, textLine.item])).toEqual([
      ['2 eggs', false, 0],
      ['1 lime (optional)', true, '- 2 eggs\n'.length],
      ['chives', true, 0],
    ])
  })
})

describe('the steps are', () => {
  const first = 'Stir the lentils with the broth and all the spices in a slow cooker'

  test.each(
    table(
      'without markdown ⇒ 1. **Mix** the [eggs](https://eggs.example/).\n2. Bake *them*. ⇒ Mix the eggs. / Bake them.',
      'orders without dots or capitals ⇒ cut the butter into the flour\nrub it in\nbake it for an hour ⇒ cut the butter into the flour / rub it in / bake it for an hour',
      'sentences with a label ⇒ Mix it.\n\nCooking: fry the leeks until they are soft. ⇒ Mix it. / Cooking: fry the leeks until they are soft.',
      'wrapped early ⇒ Combine dry\nstuff in a bowl. Drain and\nsteam the leeks. ⇒ Combine dry stuff in a bowl. Drain and steam the leeks.',
      'wrapped above a time ⇒ 1. Bake for\n25 minutes.\n2. Rest for 1 hour\n30 minutes. ⇒ Bake for 25 minutes. / Rest for 1 hour 30 minutes.',
      'numbered in one line ⇒ 1. Slice. 2. Bake them. 3. Serve. ⇒ Slice. / Bake them. / Serve.',
      'wrapped in a list ⇒ 1. Mix the eggs with the flour, a pinch of salt and\n   some water.\n2. Bake. ⇒ Mix the eggs with the flour, a pinch of salt and some water. / Bake.',
      'wrapped after a sentence ⇒ 1. Put the sliced potatoes in a large pot.\n   Season them, and simmer for about 15\n   minutes.\n2. Bake. ⇒ Put the sliced potatoes in a large pot. Season them, and simmer for about 15 minutes. / Bake.',
      'the bullets of a last part ⇒ ### Baking\n\n1. Mix.\n2. Bake.\n\n### Serving\n\n- Serve it cold.\n- Slice it. ⇒ Mix. / Bake. / Serve it cold. / Slice it.',
      'bullets, and then names ⇒ - Soak them.\n- Drain them.\n\n### Cooking\n\n- Boil.\n\n### Serving\n\n- Eat. ⇒ Soak them. / Drain them. / Boil. / Eat.',
      'a name and what is below it ⇒ 1. **Mix**\n   - Beat the eggs.\n   - Stir in the flour. ⇒ Mix – Beat the eggs. – Stir in the flour.',
      'all paragraphs below a name ⇒ ### Step 1: Mix\n\nBeat the eggs.\n\nIt may be lumpy.\n\n### Step 2: Bake\n\nBake the bread. ⇒ Mix – Beat the eggs. – It may be lumpy. / Bake – Bake the bread.',
      'below the names of parts with numbers ⇒ #### **1. Rub**\n- Rub the butter.\n\n#### **2. Bake**\n- Bake the pie. ⇒ Rub the butter. / Bake the pie.',
      'those of each part ⇒ **Dough**\n\n1. Mix it.\n2. Rest it.\n\n**Filling**\n\n1. Fry it. ⇒ Mix it. / Rest it. / Fry it.',
      'those of each part with a plain name ⇒ Dough\n1. Mix it.\n2. Rest it.\nFor the filling\n1. Fry it.\nTopping\n1. Chop it. ⇒ Mix it. / Rest it. / Fry it. / Chop it.',
      'bullets below the names of parts ⇒ **Crust**\n- Mix it.\n- Knead it.\n\n**Filling**\n- Fry it.\n- Stir it. ⇒ Mix it. / Knead it. / Fry it. / Stir it.',
      'indented below bold names ⇒ **1. Boil:**\n    *   Boil the leeks.\n    *   Drain them.\n\n**2. Serve:**\n    *   Eat them. ⇒ Boil the leeks. / Drain them. / Eat them.',
      'the first items below their numbers ⇒ Step 1\n- Peel the leeks.\n\nStep 2\n- Roast them. ⇒ Peel the leeks. / Roast them.',
      'paragraphs over what they take ⇒ Mix these in a bowl:\n\n- Soy sauce\n- Salt\n\nMarinate the leeks in it.\n\nFry them. ⇒ Mix these in a bowl: – Soy sauce – Salt / Marinate the leeks in it. / Fry them.',
      'rows with their time ⇒ | Step | Task | Time |\n|---|---|---|\n| 1 | Boil the leeks. | 15 min | ⇒ Boil the leeks. (15 min)',
      `told with their numbered parts ⇒ 1. ${first}\n   1. Cook on low for 4 hours\n   2. Add the yogurt\n2. Serve. ⇒ ${first} – Cook on low for 4 hours – Add the yogurt / Serve.`,
      `told with what their colon announces ⇒ 1. ${first}:\n   - Cook on low for 4 hours\n2. Serve. ⇒ ${first}: – Cook on low for 4 hours / Serve.`,
      `told with a bold amount in the next line ⇒ 1. ${first}, **1 tsp cumin**\n   **2 tsp salt**, and a lid.\n2. Serve. ⇒ ${first}, 1 tsp cumin 2 tsp salt, and a lid. / Serve.`,
      `told without a note ⇒ 1. ${first}\n   - Red ones are fine too\n2. Serve. ⇒ ${first} / Serve.`,
      'below a heading that names ingredients ⇒ Mix Dry Ingredients:\nIn a bowl, stir the flour and the salt.\nFinish the Batter:\nBeat in the eggs one after the other. ⇒ In a bowl, stir the flour and the salt. / Beat in the eggs one after the other.',
    ),
  )('%s', (_, method, expected) => {
    expect(stepsOf(pie(bullets, method))).toBe(expected)
  })

  test.each([
    'Bake 25 minutes.',
    'Bake 20 to 25 minutes or until a skewer comes out clean.',
    'Cook 30 minutes until soft.',
    'Marinate 2 hours or overnight.',
    'Bake 165 C fan for 50 minutes.',
    'Tip it into a tin and leave overnight.',
    'Note the time and wait until it has doubled.',
  ])('facts and notes by their first word: %s', (step) => {
    expect(stepsOf(pie(bullets, `Mix it.\n\n${step}\n\nServe the pie warm.`))).toBe(
      `Mix it. / ${step} / Serve the pie warm.`,
    )
  })

  test.each([
    'A few notes: it freezes well for up to 3 months.',
    '⚠️ Food safety: use only fresh leeks.',
    'Source: https://bread.example/loaf',
    'Recipe passed down by a neighbour',
    '[How to knead](https://bread.example/knead)',
    '#bread #weekend',
    'Makes approx. 300 g.',
    'Kind regards,\nMaureen',
    ...['Serve with:', '**Side dishes:**', '**Wine pairing**'].map((name) => `${name}\n\n- A dry white wine`),
    'Wine pairing: a dry white wine.',
    'Next steps:\n1. Take a photo.\n2. Share it.',
    ...['Tips', 'Nutrition', 'Storage', "Chef's notes", 'Variations', 'Equipment', 'Enjoy!', 'A word on salt'].map(
      (heading) => `## ${heading}\n\n1. Another line.\n2. And one more.`,
    ),
    '## Next time\n\nAdd more butter and some cream.',
    '## Reheating Instructions\n\n- 1 egg\n- 2 leeks',
  ])('not what stands below them: %j', (below) => {
    expect(outlineOf(pie(bullets, `Mix it.\n\nBake it for 40 minutes.\n\n${below}`))).toBe(
      `Leek pie | ${foods} | Mix it. / Bake it for 40 minutes.`,
    )
  })
})

const crust = '- 200 g flour\n- 100 g butter\n\nRub the butter into the flour and chill it.'
const filling = '- 3 leeks\n\nFry the leeks until they are soft, for 10 minutes.'
const last = 'Fill the crust with the leeks and bake it for 30 minutes.'
const inParts = (first: string, second: string) =>
  `Pie | ${first}200 g flour; 100 g butter | ${second}3 leeks | Rub the butter into the flour and chill it. / Fry the leeks until they are soft, for 10 minutes. / ${last}`

describe('a dish in parts', () => {
  const part = (list: string, method: string, name: string) =>
    `${list}\n\n${bullets}\n\n${method}\n\n1. Rub the ${name}.\n2. Chill it for 30 minutes.\n\n`
  const two = (first: string, second: string) => `# Leek pie\n\n${first}${second}`
  const both = ([first, second]: readonly string[]) =>
    `Leek pie | ${first}${foods} | ${second}${foods} | Rub the a. / Chill it for 30 minutes. / Rub the b. / Chill it for 30 minutes.`

  test.each(
    table(
      `with headings of level 1 ⇒ # Pie\n\n# Crust\n\n${crust}\n\n# Filling\n\n${filling}\n\n# Assembly\n\n${last} ⇒ ${inParts('Crust: ', 'Filling: ').replace(' | Filling: ', '; ')}`,
      `of two days ⇒ # Pie\n\n## The night before\n\n${crust}\n\n## In the morning\n\n${filling}\n\n## Bake\n\n${last} ⇒ ${inParts('The night before: ', 'In the morning: ').replace('/ Fill', '/ Bake – Fill')}`,
      `whose lists name their own section ⇒ ${two(part('## Crust Ingredients', '### Crust Instructions', 'a'), part('## Plum Filling Ingredients', '### Plum Filling Instructions', 'b'))} ⇒ ${both(['Crust Ingredients: ', 'Plum Filling Ingredients: '])}`,
      `whose lists name what they are for ⇒ ${two(part('**Ingredients for the eggs**', '**Method for the eggs**', 'a'), part('**Ingredients for the broth**', '**Method for the broth**', 'b'))} ⇒ ${both(['', ''])}`,
      `of which the second has a name ⇒ ${two(part('## Ingredients', '## Method', 'a'), part('### Plum Sauce\n\n## Ingredients', '## Method', 'b'))} ⇒ ${both(['', 'Plum Sauce: '])}`,
      `with headings over lists and methods ⇒ ${two(part('## For the crust\n\n### Ingredients', '### Method', 'a'), part('## Leeks in cream\n\n### Ingredients', '### Method', 'b'))} ⇒ ${both(['For the crust: ', 'Leeks in cream: '])}`,
      `with names over both ⇒ ${two(part('## Short crust\n\n**Ingredients**', '**Method**', 'a'), part('## Leeks in cream\n\n**Ingredients**', '**Method**', 'b'))} ⇒ ${both(['', 'Leeks in cream: '])}`,
    ),
  )('%s', (_, markdown = '', expected) => {
    expect(outlineOf(markdown)).toBe(expected)
  })

  test.each([
    ['titles', '# Plum Jam', '## Ingredients'],
    ['numbers', '## Recipe 2: Plum Jam', '### Ingredients'],
  ])('is one, but two recipes are none, told by %s', (_, second, first) => {
    const markdown = two(part(first, '### Method', 'a'), part(`${second}\n\n### Ingredients`, '### Method', 'b'))
    expect(outlineOf(markdown)).toBe('')
    expect(read(markdown).checklist).toHaveLength(10)
  })
})

describe('without headings,', () => {
  const orders =
    'Melt the butter in a pan on a low heat, add the leeks, and fry them\nslowly for 10 minutes.\n\nSeason, and serve.'
  const order =
    'Melt the butter in a pan on a low heat, add the leeks, and fry them slowly for 10 minutes. / Season, and serve.'

  test.each(
    table(
      `a list below how many it makes ⇒ # Leek pie\n\n**MAKES 16**\n\n${bullets}\n\n${numbers} ⇒ ${whole}`,
      `a list with an amount and orders ⇒ # Leeks\n\n- 2 leeks\n- Olive oil\n- Rice, cooked (2 cups)\n\n${orders} ⇒ Leeks | 2 leeks; Olive oil; Rice, cooked (2 cups) | ${order}`,
      `a part with a list and steps of its own ⇒ # Leeks\n\n## Topping\n\n- 2 leeks\n\n${orders} ⇒ Leeks | Topping: 2 leeks | ${order}`,
      `short orders below lines ⇒ Leek pie\n\n${list}\n\nMix all the leeks together\nChill 2 hours before serving ⇒ Leek pie | ${foods} | Mix all the leeks together / Chill 2 hours before serving`,
      'orders with any verb ⇒ Mash\n\n400 g chickpeas\n1 lemon\n\nBlitz the chickpeas.\nSplash in the lemon. ⇒ Mash | 400 g chickpeas; 1 lemon | Blitz the chickpeas. / Splash in the lemon.',
      'items with any verb ⇒ Mash\n\n- 400 g chickpeas\n- 1 lemon\n\n- Blitz the chickpeas.\n- Splash in the lemon. ⇒ Mash | 400 g chickpeas; 1 lemon | Blitz the chickpeas. / Splash in the lemon.',
      'statements below the list ⇒ # Mash\n\n400 g chickpeas\n1 lemon\n\nThe chickpeas are cheap.\n\nMash them with the lemon. ⇒ Mash | 400 g chickpeas; 1 lemon | Mash them with the lemon.',
      'numbers alone, and no full stops ⇒ Mash\n\n400 g chickpeas\n1 lemon\n\n1.\nBlitz the chickpeas\n\n2.\nAdd the lemon ⇒ Mash | 400 g chickpeas; 1 lemon | Blitz the chickpeas / Add the lemon',
      `an abbreviation ⇒ # Leek pie\n\n3 leeks\n2 oz marg.\n8 oz flour\n\n${paragraphs} ⇒ Leek pie | 3 leeks; 2 oz marg.; 8 oz flour | ${steps}`,
      `lines with a name among them ⇒ Toad\n\n8 sausages\n1 tbsp dripping\n\nFor the batter\n2 eggs\n4 oz flour\n\nMethod\n${numbers} ⇒ Toad | 8 sausages; 1 tbsp dripping | For the batter: 2 eggs; 4 oz flour | ${steps}`,
      `groups in one line each ⇒ Leek pie\n\nMarinade: 1/2 cup cider, 3 tbsp honey\n\nTo finish: 2 onions, seeds\n\n${numbers} ⇒ Leek pie | Marinade: 1/2 cup cider; 3 tbsp honey | To finish: 2 onions; seeds | ${steps}`,
      `groups with a colon ⇒ Pie\n\nFor the tray:\n6 leeks\n2 tbsp honey\n\nFor the dip:\n1 lime\n\n${numbers} ⇒ Pie | For the tray: 6 leeks; 2 tbsp honey | For the dip: 1 lime | ${steps}`,
      `a list in one line ⇒ Leek pie\n\n${list.replaceAll('\n', ' | ')}\n\n${paragraphs} ⇒ ${whole}`,
      `an oven before the first order ⇒ Leek pie\n\n${list}\n\nOven at gas 4. Line a tin.\n${paragraphs} ⇒ Leek pie | ${foods} | Oven at gas 4. Line a tin. / ${steps}`,
      `a signature ⇒ Leek pie\n\n${list}\n\n${paragraphs}\n\nLove to the boys,\nMaureen xx\n\nSent from my phone ⇒ ${whole}`,
      'steps below their numbers ⇒ Leek pie\n\n3 leeks\n\n200 g flour\n\nSTEP 1\nPeel the leeks.\n\nSTEP 2\nRoast them. ⇒ Leek pie | 3 leeks; 200 g flour | Peel the leeks. / Roast them.',
      'German words ⇒ Pastinaken\n\n6 Pastinaken\n2 EL Honig\n\n1. Schälen.\n2. Backen. ⇒ Pastinaken | 6 Pastinaken; 2 EL Honig | Schälen. / Backen.',
      'lists above what to do ⇒ # Scones\n\n- 225 g flour\n- 25 g sugar\n\nSift into a bowl.\n\n- 1 egg\n- 85 ml milk\n\nMix, then bake for 20 minutes. ⇒ Scones | 225 g flour; 25 g sugar; 1 egg; 85 ml milk | Sift into a bowl. / Mix, then bake for 20 minutes.',
      'rules around the list ⇒ # Dal\n\nWarm and quick.\n\n**4 servings**\n\n---\n\n- *200 g* lentils\n- *1 l* water\n\n---\n\nBoil the lentils for 20 minutes.\n\nServe them. ⇒ Dal | 200 g lentils; 1 l water | Boil the lentils for 20 minutes. / Serve them.',
      'rules above paragraphs of which the second has an order ⇒ # Dal\n\n---\n\n- *200 g* lentils\n- *1 l* water\n\n---\n\nQuarter the lentils.\n\nBoil them for 20 minutes. ⇒ Dal | 200 g lentils; 1 l water | Quarter the lentils. / Boil them for 20 minutes.',
      `names of sections behind an emoji ⇒ Leek pie\n\n🥕 Ingredients\n${list}\n\n👩🏽‍🍳 Method\n${numbers} ⇒ ${whole}`,
      'bold orders within paragraphs ⇒ # Roast leeks\n\nA side dish.\n\n**For the tray**\n6 leeks\n2 tbsp honey\n\n**For the dip**\n1 lime\n1 chilli\n\n**Make the dip.** Squeeze the lime into a bowl.\n\n**Roast.** Roast the leeks. ⇒ Roast leeks | For the tray: 6 leeks; 2 tbsp honey | For the dip: 1 lime; 1 chilli | Make the dip. Squeeze the lime into a bowl. / Roast. Roast the leeks.',
      'with a method in one line ⇒ Leek pie\n\n3 leeks\n200 g flour\n\nMethod: 1. Peel the leeks. 2. Roast them. ⇒ Leek pie | 3 leeks; 200 g flour | Peel the leeks. / Roast them.',
      'quoted as a whole ⇒ > # Leek pie\n>\n> ## Ingredients\n>\n> - 3 leeks\n>\n> ## Method\n>\n> 1. Roast them. ⇒ Leek pie | 3 leeks | Roast them.',
      'indented as a whole ⇒ Here is a Flat Bread:\n\n\t\tIngredients:\n\t\t- 2 eggs\n\t\t-100 g flour\n\n\t\tMethod:\n\t\t1. Mix them.\n\t\t2. Bake. ⇒ Flat Bread | 2 eggs; 100 g flour | Mix them. / Bake.',
      `with a mise en place ⇒ # Leek pie\n\n## Ingredients\n\n${bullets}\n\n### Mise en place\n\n1. Chop it.\n\n## Method\n\n1. Bake it. ⇒ Leek pie | ${foods} | Chop it. / Bake it.`,
      'sections with Roman numbers ⇒ # Bread\n\n## I. Ingredients\n\n- flour\n- eggs\n\n## II. Method\n\n- Beat them.\n- Bake. ⇒ Bread | flour; eggs | Beat them. / Bake.',
    ),
  )('a recipe has %s', (_, markdown, expected) => {
    expect(outlineOf(markdown)).toBe(expected)
  })

  test.each([
    ['a list without amounts', `# Leeks\n\n- leeks\n- butter\n\n${orders}`],
    [
      'words that tell no cook what to do',
      '# Leeks\n\n- 2 leeks\n- 100 g butter\n\nThey were on sale, so they cost only 2 euros.',
    ],
    ['a list of films', '# Films\n\n1. The Long Winter (1932)\n2. Two Roads (1941)\n3. A Harbour (1950)\n'],
    [
      'an answer with a list',
      'It would help to have:\n\n* 1 tin of beans\n* 200 g of rice\n\nWith these you could have a stew on the table in 30 minutes.',
    ],
    ['sentences with numbers', 'Two eggs are enough.\n3 are better.'],
    ['lines and nothing behind them', '2 leeks\n1 onion'],
  ])('%s is none', (_, markdown) => {
    expect(groupsOf(markdown) + stepsOf(markdown)).toBe('')
  })
})

describe('the title', () => {
  const titles = `
    Here is the leek soup I told you about. You take two leeks. → Leek soup |
    # Flat Bread → Flat Bread | Sure! Here's a recipe.\n\n## Flat Bread → Flat Bread | **Flat Bread** → Flat Bread |
    Flat Bread → Flat Bread | **Flat Bread Recipe:** → Flat Bread Recipe |
    Flat Bread with Seeds: → Flat Bread with Seeds |
    Here is a recipe for people who bake:\n\n**Flat Bread with Seeds:** → Flat Bread with Seeds |
    Flat Bread\n\nRecipe courtesy of Ada → Flat Bread | Make-Ahead Flat Bread\nServes 4 → Make-Ahead Flat Bread |
    Date squares → Date squares | Flat Bread\n\n## Yield\n\n4 servings → Flat Bread |
    ## Recipe: Flat Bread → Flat Bread | <h1>Flat Bread</h1> → Flat Bread |
    **🍽 Recipe Title:** Flat Bread → Flat Bread | # ✨ *Flat* Bread ✨ → Flat Bread |
    # Flat Bread (serves 2) → Flat Bread | # Flat Bread (Vegan) → Flat Bread (Vegan) |
    # 5-Minute Flat Bread → 5-Minute Flat Bread | # Recipe\n\n## Flat Bread → Flat Bread |
    # How to make Flat Bread\n\nIt is easy. → How to make Flat Bread | Flat Bread\n\nREAD THE REVIEWS → Flat Bread |
    # Facts\n\nServes 2\n\n## Flat Bread → Flat Bread | # Sunday\n\n## Lemon Cake → Sunday |
    My leek tart\nfor 6 people → My leek tart | Great choice!\n\nLeek Risotto → Leek Risotto |
    **Leek Pie** (gluten-free)\n\nA pie for a cold day.\n\n**For the crust** → Leek Pie (gluten-free) |
    Here is a simple recipe for cooking flat bread: → Flat bread |
    I'd be happy to help you make flat bread! Here's a simple recipe for you: → Flat bread |
    Here's a recipe for flat bread without **eggs**: → Flat bread without eggs |
    Sure! Here's a quick and easy recipe for a Leek Gratin that you'll love: → Leek Gratin |
    Here is a recipe for **Leek Pie**, a family favourite: → Leek Pie |
    Certainly! Here's how to make leek fritters with your ingredients: → Leek fritters |
    How about a comforting **Leek Pie**? It is warm. → Leek Pie | Here's a cosy recipe for leek pie: → Leek pie |
    Assistant: # Flat Bread → Flat Bread | ### Response:\n\n# Flat Bread → Flat Bread |
    Here's a simple leek soup recipe: → Leek soup | Here are the basic steps to make leek strudel: → Leek strudel |
    Here is a recipe that uses all of your ingredients. → none | **Serves 4** → none |
    Here's a simplified recipe for you to try at home: → none |
    It's great for any gathering. Here's a detailed recipe: → none | Absolutely, I'd be happy to help! → none | I'd love to help! Here you are: → none |
    - Prep time: 10 minutes → none | Dough: → none | Here it is.\n\n**Filling:** → none |
    Here's a recipe for 4 people: → none | Here's a quick and easy recipe for dinner: → none |
    Here's a delicious vegan recipe: → none | Here are some ideas: → none |
    12.15.2022 → none | I'm sorry, I can't suggest a dish with all of them, but: → none`

  test('is found above the ingredients', () => {
    const rows = [...titles.trim().split(/ \|\s+/), ' → none', '  <a href="#notes">notes</a> → none']
    const found = rows.map((row) => {
      const [preamble] = row.split(' → ', 1)
      const markdown = `${preamble}\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${numbers}`
      const { title = 'none' } = read(markdown)
      return `${preamble} → ${titleOf(markdown).replace(/^Recipe$/, 'none') === title ? title : titleOf(markdown)}`
    })
    expect(found).toEqual(rows)
  })
})
