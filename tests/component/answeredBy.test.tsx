import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Author } from '../../src/service/author'
import { recipe } from '../support/recipe'
import { panel } from '../support/recipePanel'

const cookbook: Author = { kind: 'cookbook' }
const llama: Author = { kind: 'model', model: 'meta/llama', service: 'Hugging Face' }
const browser: Author = { kind: 'browser' }
const qwen: Author = { kind: 'model', model: 'qwen', service: 'localhost:11434' }

const soup = '# Soup\n\nServes 2\n\n## Ingredients\n\n- 2 carrots\n\n## Method\n\n1. Boil for 20 minutes.'
const safety = 'A language model can be wrong about food safety.'

const line = () => document.querySelector('[data-answered-by]')

const sources: [description: string, answeredBy: readonly Author[], line: string][] = [
  ['a model', [llama], `Written by meta/llama at Hugging Face. ${safety}`],
  ['two models', [llama, qwen], `Written by meta/llama at Hugging Face and qwen at localhost:11434. ${safety}`],
  ['the cookbook', [cookbook], 'From the built-in cookbook.'],
  ['the browser’s own model', [browser], `Written by this browser's model. ${safety}`],
  ['both', [cookbook, qwen], `Written by the built-in cookbook and qwen at localhost:11434. ${safety}`],
]

test.each(sources)(
  'a recipe from %s says so once on its card, outside recipe and live region',
  (_, answeredBy, words) => {
    render(panel({ recipe: { ...recipe(soup), answeredBy } }))
    expect(document.querySelectorAll('[data-answered-by]')).toHaveLength(1)
    expect(line()?.textContent).toBe(words)
    expect(line()?.closest('[data-recipe], [aria-live]')).toBeNull()
    expect(line()?.closest('.recipe')).not.toBeNull()
  },
)

test('nobody answered for no recipe, and for an empty area', () => {
  for (const shown of [undefined, { ...recipe(''), answeredBy: [] }]) render(panel({ recipe: shown }))
  expect(line()).toBeNull()
})
