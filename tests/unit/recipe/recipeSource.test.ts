import { describe, expect, test } from 'vitest'
import { recipeOfData, recipeOfSource } from '../../../src/recipe/own/recipeSource'

const lines = (source: string) => recipeOfSource(source).split(/\n+/)

describe('values above a page', () => {
  test('are its name, facts and description', () => {
    const source =
      '---\nlayout: recipe\ntitle: Pea soup\ndate: 2021-02-03\ndescription: Green and quick.\nservings: 4\nprep_time: 10\ncookTime: PT1H\ntags: [soup]\n---\n\n## Ingredients\n\n- 500 g peas'
    expect(lines(source)).toEqual([
      '# Pea soup',
      'Serves: 4',
      'Prep time: 10 minutes',
      'Cook time: 1 hour',
      'Green and quick.',
      '## Ingredients',
      '- 500 g peas',
    ])
  })

  test('do not repeat its name, and disappear if they say nothing of the recipe', () => {
    expect(lines('---\ntitle: Soup\ntags: [soup]\n---\n# Soup\n\n- 1 leek')).toEqual(['# Soup', '- 1 leek'])
  })

  test('stay, with all other words, if they are more than names and values, or no data', () => {
    for (const source of [
      '---\ntitle: Soup\ningredients:\n- 1 leek\n---\n',
      '+++\ntitle = "Soup"\n+++\n# Soup',
      '---\n\nSoup for two\n\n---\n\n- 1 leek',
      '{ not JSON',
      '[Soup](https://soup.example)\n\n- 1 leek',
      '<?xml version="1.0"?>\n<recipe>Soup</recipe>',
      '{% ingredients %}\n- 1 leek',
    ])
      expect(recipeOfSource(source)).toBe(source)
  })
})

describe('data in a text', () => {
  const soup = { recipe_name: 'Soup', servings: 2, ingredients: ['1 leek', '1 l stock'], instructions: ['Boil it.'] }
  const json = JSON.stringify(soup, undefined, 2)
  const written = '# Soup\n\nServes: 2\n\n## Ingredients\n\n- 1 leek\n- 1 l stock\n\n## Method\n\n1. Boil it.'

  test.each([
    ['alone', json, written],
    ['in the text of a message', JSON.stringify({ role: 'assistant', content: written }), written],
    ['in a block of code', `\`\`\`json\n${json}\n\`\`\``, written],
    ['between words', `Here it is:\n\n\`\`\`\n${json}\n\`\`\`\n\nEnjoy!`, `Here it is:\n\n${written}\n\nEnjoy!`],
  ])('is read %s', (_, text, recipe) => {
    expect(recipeOfData(text)).toBe(recipe)
  })

  test('is read as far as it has come, and then never loses a line', () => {
    const growing = Array.from(json, (_, index) => recipeOfData(json.slice(0, index)))
    expect(growing.find(Boolean)).toBe('# Soup\n\nServes: 2\n\n## Ingredients\n\n- 1')
    expect(growing).toContain('# Soup\n\nServes: 2\n\n## Ingredients\n\n- 1 leek\n- 1 l stock\n\n## Method\n\n1. Boil')
    for (const [index, recipe] of growing.entries())
      expect(recipe?.split('\n').length ?? 0).toBeGreaterThanOrEqual(growing[index - 1]?.split('\n').length ?? 0)
  })

  test('returns nothing for another text', () => {
    for (const text of [
      '{"error": "busy"}',
      '<h1>Soup</h1>\n\n- 1 leek',
      '# Soup\n\n```\n- 1 leek\n```',
      '# Soup {#soup}',
      '[{}]',
      '{"ingredients": []}',
    ])
      expect(recipeOfData(text)).toBe(undefined)
  })
})

test('HTML is read as its headings, lists and lines', () => {
  const html =
    '<h1>Soup</h1><p>Serves 2<br>Time: 1 hour</p><style>p{}</style><ul><li>1 <strong>leek</strong></li></ul><ol><li><p>Boil it.</p></li></ol>'
  expect(recipeOfData(html)).toBe(recipeOfSource(html))
  expect(lines(html)).toEqual(['# Soup', 'Serves 2', 'Time: 1 hour', '- 1 **leek**', '1. Boil it.'])
  expect(lines('<b>Soup</b><br><br>1 leek<br>2 eggs')).toEqual(['**Soup**', '1 leek', '2 eggs'])
  expect(lines('<b>Soup</b>\n1 leek\n2 eggs<br>')).toContain('1 leek')
})

test('a line break in markdown begins a line, but goes on with an item', () => {
  expect(lines('1 leek<br>2 eggs\n\n1. Boil it.<br/>Eat it.')).toEqual(['1 leek', '2 eggs', '1. Boil it. Eat it.'])
})

describe('Cooklang', () => {
  test('has foods, tools and times in its steps, and values above them', () => {
    const source =
      '>> title: Eggs\n>> servings: 2\n\n= Pan\n\nFry @eggs{4} in @butter{20%g}(soft) for ~{3%minutes} in a #frying pan{}. -- hot\n\n= Plate\n\nAdd @salt and @eggs.\n\n= Table\n\nServe the @eggs.'
    expect(lines(source)).toEqual([
      '# Eggs',
      'Serves: 2',
      '## Ingredients',
      '### Pan',
      '- 4 eggs',
      '- 20 g butter, soft',
      '### Plate',
      '- salt',
      '## Method',
      '### Pan',
      '1. Fry eggs in butter for 3 minutes in a frying pan.',
      '### Plate',
      '1. Add salt and eggs.',
      '### Table',
      '1. Serve the eggs.',
    ])
  })

  test('has fixed amounts in its notes, because those of the list are scaled', () => {
    const noted = ['- salt', '## Method', '1. Boil with salt.', '## Notes', '- salt: 1 tsp, for any number of servings']
    expect(lines('Boil with @salt{=1%tsp}.').slice(1)).toEqual(noted)
  })

  test('does not take a mail address or a handle for it', () => {
    const text = '# Soup\n\nBy ann@soup.example and @ann.\n\n- 1 leek'
    expect(recipeOfSource(text)).toBe(text)
  })
})
