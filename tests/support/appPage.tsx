import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contentOf } from './recipePanel'
import './lazyChunks'

/** Renders the page, types these ingredients, each with Enter, and leaves the focus in the field. */
export async function renderPage(...ingredients: string[]) {
  // Not a static import, because the mocks of the test file would come too late for what the page imports.
  const { App } = await import('../../src/App')
  const user = userEvent.setup()
  const { unmount } = render(<App />)
  await user.click(ingredientField())
  for (const ingredient of ingredients) await user.keyboard(`${ingredient}{Enter}`)
  return { user, unmount }
}

/** The text field. Once the type-ahead has loaded, it is a combobox. */
export const ingredientField = () => screen.getByLabelText('Add ingredients')
export const addButton = () => screen.getByRole('button', { name: '+ Add Ingredient' })
export const requestButton = () => screen.getByRole('button', { name: 'Get a recipe !' })
export const stopButton = () => screen.getByRole('button', { name: 'Stop' })
export const undoButton = () => screen.getByRole('button', { name: 'Undo' })
export const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

/** The live region that announces changes of the list. */
export const listStatus = () => screen.getByRole('status', { name: 'The list' })
/** The live region that announces the state of the request. */
export const requestStatus = () => screen.getByRole('status', { name: 'The chef' })

/** The texts of the listed ingredients. */
export const listedIngredients = () =>
  within(screen.getByRole('region', { name: 'Ingredients on hand :' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const recipeHeading = () => screen.queryByRole('heading', { name: 'Chef Mistral Recommends:' })

/** The live region of the recipe. It has no role, because browsers map `aria-live` to none. */
export function recipeLiveRegion() {
  const region = screen
    .getByRole('region', { name: 'Chef Mistral Recommends:' })
    .querySelector<HTMLElement>('[aria-live="polite"]')
  if (!region) throw new Error('The recipe has no live region.')
  return region
}

/** The element with the rendered markdown, without the recipe's heading. */
export const recipeContent = () => contentOf(recipeLiveRegion())
