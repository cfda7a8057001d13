import { expect, test } from 'vitest'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { splitSections } from '../../../src/reader/splitSections'
import { table } from '../../support/layouts'

const named = (blocks: string) => {
  const limited = limitBlocks(blocks.replaceAll(' | ', '\n\n')).blocks
  const words = limited.map(({ text }) => text.trim())
  return splitSections(limited)
    .map(({ name, start, end }) => `${name}: ${words.slice(start, end).join(' | ')}`)
    .join(' / ')
}

test.each(
  table(
    'the headings of its ingredients and its method ⇒ # Soup | Good. | ## Ingredients | - salt | ## Method | 1. Boil. | Enjoy! ⇒ intro: # Soup | Good. / ingredients: ## Ingredients | - salt / method: ## Method | 1. Boil. | Enjoy!',
    'the list with amounts, without headings ⇒ # Soup | - quick\n- cheap | With: | - **200 g** peas\n- salt | 1. Boil. ⇒ intro: # Soup | - quick\n- cheap / ingredients: ### With | - **200 g** peas\n- salt / method: 1. Boil.',
    'the first list of two components ⇒ # Pie | ## Dough ingredients | - 1 egg | ## Filling ingredients | - 1 pea | ## Method | 1. Bake. ⇒ intro: # Pie / ingredients: ## Dough ingredients | - 1 egg | ## Filling ingredients | - 1 pea / method: ## Method | 1. Bake.',
    'the name of its first group ⇒ # Pie | Serves 4 | ### Crust | - 200 g flour | ### Filling | - 3 leeks | 1. Bake. ⇒ intro: # Pie | Serves 4 / ingredients: ### Crust | - 200 g flour | ### Filling | - 3 leeks / method: 1. Bake.',
    'its title, with a list and steps for each part ⇒ # Pie | ### Crust | - 200 g flour | 1. Knead. | ### Filling | - 3 leeks | 1. Fry. ⇒ intro: # Pie / method: ### Crust | - 200 g flour | 1. Knead. | ### Filling | - 3 leeks | 1. Fry.',
    'its title, without ingredients ⇒ # Soup | - quick | 1. Boil. ⇒ intro: # Soup / method: - quick | 1. Boil.',
  ),
)('a recipe is split at %s', (_, blocks = '', parts) => {
  expect(named(blocks)).toBe(parts)
})
