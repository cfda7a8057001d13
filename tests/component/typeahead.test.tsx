import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addButton, ingredientField, listedIngredients, renderPage } from '../support/appPage'

/** Renders the page with these ingredients and waits for the type-ahead. */
async function renderCombobox(...ingredients: string[]) {
  const page = await renderPage(...ingredients)
  await waitFor(() => expect(ingredientField()).toHaveRole('combobox'), { timeout: 5000 })
  return page
}

const listbox = () => screen.queryByRole('listbox', { name: 'Foods' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => screen.queryByRole('option', { selected: true })?.textContent

test('the field becomes a combobox, and keeps its element, its text and the focus', async () => {
  const { user } = await renderPage()
  const field = ingredientField()
  await user.type(field, 'chick')
  await waitFor(() => expect(field).toHaveRole('combobox'), { timeout: 5000 })
  expect(ingredientField()).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('chick')
  expect(await screen.findByRole('option', { name: 'Chickpeas' })).toBeVisible()
})

test('no option is preselected, so Enter adds the typed text', async () => {
  const { user } = await renderCombobox('chicken')
  await user.keyboard('chick')
  // Foods on the list are not among them.
  expect(options()[0]).toBe('Chickpeas')
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'true')
  expect(active()).toBeUndefined()
  expect(ingredientField()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{Enter}')
  expect(listedIngredients()).toEqual(['chicken', 'chick'])
  expect(options()).toEqual([])
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'false')
})

test('arrow keys choose an option, and Enter adds it', async () => {
  const { user } = await renderCombobox()
  await user.keyboard('chick{ArrowDown}')
  expect(active()).toBe('Chicken')
  expect(ingredientField()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Chickpeas')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe(options().at(-1))
  // A move of the cursor in the text goes back to the text.
  await user.keyboard('{ArrowLeft}')
  expect(active()).toBeUndefined()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(listedIngredients()).toEqual(['Chicken'])
  expect(ingredientField()).toHaveValue('')
  expect(ingredientField()).toHaveFocus()
})

test('Escape closes the options and keeps the text, and an arrow key opens them again', async () => {
  const { user } = await renderCombobox()
  await user.keyboard('ri')
  expect(listbox()).toBeVisible()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'false')
  expect(ingredientField()).toHaveValue('ri')
  await user.keyboard('{ArrowDown}')
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'true')
  expect(active()).toBe('Rice')
})

test('a click on an option adds it, and the focus stays in the field', async () => {
  const { user } = await renderCombobox()
  await user.keyboard('chick')
  await user.click(screen.getByRole('option', { name: 'Chickpeas' }))
  expect(listedIngredients()).toEqual(['Chickpeas'])
  expect(ingredientField()).toHaveValue('')
  expect(ingredientField()).toHaveFocus()
})

test('the add button adds the typed text, and a blur closes the options', async () => {
  const { user } = await renderCombobox()
  await user.keyboard('chick{ArrowDown}')
  await user.click(addButton())
  expect(listedIngredients()).toEqual(['chick'])
  await user.keyboard('chick')
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'false')
})

test('the keys of an input method do nothing to the options', async () => {
  const { user } = await renderCombobox()
  await user.keyboard('chick')
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(ingredientField(), { key, isComposing: true })
  expect(active()).toBeUndefined()
  expect(ingredientField()).toHaveAttribute('aria-expanded', 'true')
  expect(listedIngredients()).toEqual([])
})

test('the number of options is announced once after a pause', async () => {
  await renderCombobox()
  const announced: (string | null)[] = []
  const status = screen.getByRole('status', { name: 'Number of foods' })
  const observer = new MutationObserver(() => announced.push(status.textContent))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  vi.useFakeTimers()
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  for (const value of ['zu', 'zuc', 'zucc']) {
    fireEvent.input(ingredientField(), { target: { value } })
    await wait(300)
  }
  expect(announced).toEqual([])
  await wait(1000)
  expect(announced).toEqual(['1 food'])
  fireEvent.input(ingredientField(), { target: { value: 'chick' } })
  expect(status).toBeEmptyDOMElement()
  await wait(1000)
  expect(status).toHaveTextContent('7 foods')
  observer.disconnect()
})
