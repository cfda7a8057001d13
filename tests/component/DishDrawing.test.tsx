import { render, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dishKinds } from '../../src/recipe/drawing/dishKind'
import { dishPaths } from '../../src/recipe/drawing/dishPaths'
import { recipe } from '../support/recipe'
import { panel, recipeIsRead } from '../support/recipePanel'

const soup = recipe('# Tomato soup\n\n## Ingredients\n\n- 2 tomatoes\n\n## Method\n\n1. Boil the tomatoes.')

const drawing = () => document.querySelector<SVGElement>('svg[data-dish]')

test('a complete recipe has a drawing of its kind of dish, which screen readers skip', async () => {
  render(panel({ recipe: soup }))
  await recipeIsRead()
  expect(drawing()?.dataset.dish).toBe('soup')
  expect(drawing()).toHaveAttribute('aria-hidden', 'true')
  expect(drawing()).toHaveTextContent(/^$/)
  // The recipe's own words are as the model wrote them.
  expect(drawing()?.closest('[data-recipe]')).toBeNull()
})

test('a recipe that grows and an apology have no drawing, and another recipe has another one', async () => {
  const { rerender } = render(panel({ recipe: soup, isBusy: true, isStreaming: true }))
  expect(drawing()).toBeNull()
  rerender(panel({ recipe: recipe('# Soup\n\nI am sorry. Nothing can be made from shoes.') }))
  await recipeIsRead()
  expect(drawing()).toBeNull()
  rerender(panel({ recipe: { ...soup, id: 2, markdown: soup.markdown.replace('Tomato soup', 'Tomato salad') } }))
  await waitFor(() => expect(drawing()?.dataset.dish).toBe('salad'))
})

describe('the drawings', () => {
  test.each(dishKinds)('%s is at most 1 KB', (kind) => {
    expect(dishPaths[kind].length).toBeGreaterThan(0)
    expect(JSON.stringify(dishPaths[kind]).length).toBeLessThanOrEqual(1024)
  })

  test('no two share a shape', () => {
    const shapes = dishKinds.flatMap((kind) => dishPaths[kind].map(([, path]) => path))
    expect(new Set(shapes).size).toBe(shapes.length)
  })
})
