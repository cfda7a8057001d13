import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import { takeConsoleLines } from '../support/componentSetup'
import '../support/lazyChunks'
import { recipe } from '../support/recipe'
import { contentOf, panel } from '../support/recipePanel'

/** The markdown renderer throws at a text with this word. */
const unrenderable = 'UNRENDERABLE'
let headerThrows = false

vi.mock('react-markdown', async (importOriginal) => {
  const { default: Markdown } = await importOriginal<typeof import('react-markdown')>()
  return {
    default: (props: Parameters<typeof Markdown>[0]) => {
      if (props.children?.includes(unrenderable)) throw new RangeError('Maximum call stack size')
      return <Markdown {...props} />
    },
  }
})

vi.mock('../../src/page/Header', () => ({
  Header: () => {
    if (headerThrows) throw new Error('The header broke.')
    return <header>Chef Mistral</header>
  },
}))

beforeEach(() => {
  headerThrows = false
})

test('a recipe that breaks the renderer is plain text until a recipe with another id arrives', () => {
  const { container, rerender } = render(panel({ recipe: recipe('# Soup') }))
  expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible()

  rerender(panel({ recipe: recipe(`# Soup ${unrenderable}`) }))
  expect(contentOf(container).textContent).toBe(`# Soup ${unrenderable}`)
  expect(takeConsoleLines().join('\n')).toContain('Maximum call stack size')

  // The renderer is not called again while the recipe grows.
  rerender(panel({ recipe: recipe(`# Soup ${unrenderable} and more`) }))
  expect(contentOf(container).textContent).toBe(`# Soup ${unrenderable} and more`)
  rerender(panel({ recipe: recipe('# Soup without it') }))
  expect(contentOf(container).textContent).toBe('# Soup without it')
  expect(takeConsoleLines()).toEqual([])

  rerender(panel({ recipe: { ...recipe(`two ${unrenderable}`), id: 2 } }))
  expect(contentOf(container).textContent).toBe(`two ${unrenderable}`)
  expect(takeConsoleLines().join('\n')).toContain('Maximum call stack size')
  rerender(panel({ recipe: { ...recipe('# Salad'), id: 3 } }))
  expect(screen.getByRole('heading', { name: 'Salad' })).toBeVisible()
})

test('a recipe that breaks the renderer can still be copied', async () => {
  const user = userEvent.setup()
  render(panel({ recipe: recipe(unrenderable) }))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(screen.getByRole('button', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toContain(unrenderable)
  expect(takeConsoleLines().join('\n')).toContain('Maximum call stack size')
})

test('a page that breaks shows the ingredients and a button that reloads it', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { hash: '', reload })
  const user = userEvent.setup()
  const { rerender } = render(<App />)
  await user.type(screen.getByRole('textbox'), 'Eggs{Enter}Flour{Enter}')
  headerThrows = true
  rerender(<App />)

  expect(screen.getByRole('alert')).toHaveTextContent('Something in this page broke. Reload it to start again.')
  expect(screen.getByRole('textbox', { name: 'Your ingredients, to copy' })).toHaveValue('Eggs\nFlour')
  await user.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(takeConsoleLines().join('\n')).toContain('The header broke.')
})

test('a page that breaks without ingredients shows none', () => {
  headerThrows = true
  render(<App />)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(takeConsoleLines().join('\n')).toContain('The header broke.')
})
