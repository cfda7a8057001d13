import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import { Recipe } from '../../src/recipe/RecipePanel'
import { linesOnConsole } from '../support/componentSetup'

/** What breaks: the renderer at a recipe with this word, the header when a test says so. */
const broken = vi.hoisted(() => ({ word: 'UNRENDERABLE', header: false }))

vi.mock('react-markdown', async (importOriginal) => {
  const { default: Markdown } = await importOriginal<typeof import('react-markdown')>()
  return {
    default: (props: Parameters<typeof Markdown>[0]) => {
      if (props.children?.includes(broken.word)) throw new RangeError('Maximum call stack size')
      return <Markdown {...props} />
    },
  }
})

vi.mock('../../src/layout/Header', () => ({
  Header: () => {
    if (broken.header) throw new Error('The header broke.')
    return <header>Chef Mistral</header>
  },
}))

const recipe = (words: string) => (
  <Recipe request={{ phase: 'done', recipe: words, atLengthLimit: false }} />
)
const shown = (page: HTMLElement) => page.querySelector('[data-recipe]')

test('markdown that breaks the renderer is shown as plain text, and grows as such', () => {
  const { container, rerender } = render(recipe('# Soup'))
  expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible()

  rerender(recipe('# Soup UNRENDERABLE'))
  expect(shown(container)).toHaveTextContent('# Soup UNRENDERABLE')
  const told = linesOnConsole().length
  expect(told).toBeGreaterThan(0)

  rerender(recipe('# Soup UNRENDERABLE and more'))
  expect(shown(container)).toHaveTextContent('# Soup UNRENDERABLE and more')
  // It was not tried again at the next word.
  expect(linesOnConsole()).toEqual([])
})

test('the recipe after one that broke the renderer is rendered', () => {
  const { rerender } = render(recipe('UNRENDERABLE'))
  linesOnConsole()
  rerender(recipe('# Salad'))
  expect(screen.getByRole('heading', { name: 'Salad' })).toBeVisible()
})

test('each recipe that breaks is shown as plain text, whatever came between', () => {
  const { container, rerender } = render(recipe('# Soup'))
  rerender(recipe('UNRENDERABLE one'))
  rerender(recipe('# Salad'))
  rerender(recipe('two UNRENDERABLE'))
  expect(shown(container)).toHaveTextContent('two UNRENDERABLE')
  rerender(recipe('# Stew'))
  expect(screen.getByRole('heading', { name: 'Stew' })).toBeVisible()
  linesOnConsole()
})

test('a recipe that can be rendered again is', () => {
  const { rerender } = render(recipe('# Soup'))
  rerender(recipe('# Soup UNRENDERABLE'))
  rerender(recipe('# Soup that is fine'))
  expect(screen.getByRole('heading', { name: 'Soup that is fine' })).toBeVisible()
  linesOnConsole()
})

test('a page that breaks says so, and gives the ingredients back', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const user = userEvent.setup()
  const { rerender } = render(<App />)
  await user.type(screen.getByRole('textbox'), 'Eggs{Enter}Flour{Enter}')
  broken.header = true
  rerender(<App />)
  broken.header = false

  expect(screen.getByRole('alert')).toHaveTextContent('Something in this page broke')
  expect(screen.getByRole('textbox', { name: 'Your ingredients, to copy' })).toHaveValue(
    'Eggs\nFlour',
  )
  await user.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(linesOnConsole().join('\n')).toContain('The header broke.')
})

test('a page that breaks before there is a list has none to give back', () => {
  broken.header = true
  render(<App />)
  broken.header = false
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(linesOnConsole().length).toBeGreaterThan(0)
})
