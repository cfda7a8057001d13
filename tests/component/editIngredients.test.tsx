import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ingredientField,
  listedIngredients,
  listStatus,
  removeButton,
  renderPage,
  undoButton,
} from '../support/appPage'

const changeButton = (name: string) => screen.getByRole('button', { name: `Change ${name}` })
const changeField = (name: string) => screen.getByRole('textbox', { name: `Change ${name}` })

test('removing an ingredient moves the focus to the next one, and from the last one to the field', async () => {
  const { user } = await renderPage('Eggs', 'Flour', 'Eggs', '')
  await user.click(removeButton('Flour'))
  expect(listedIngredients()).toEqual(['Eggs', 'Eggs', ''])
  expect(screen.getAllByRole('button', { name: 'Remove Eggs' })[1]).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(listedIngredients()).toEqual(['Eggs', ''])
  expect(removeButton('(blank)')).toHaveFocus()
  await user.keyboard(' ')
  expect(listedIngredients()).toEqual(['Eggs'])
  expect(ingredientField()).toHaveFocus()
  await user.click(removeButton('Eggs'))
  expect(screen.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
})

test('Clear all empties the list, and Undo restores it', async () => {
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(listedIngredients()).toEqual([])
  expect(ingredientField()).toHaveFocus()
  expect(within(listStatus()).getByText('Removed all 3 ingredients')).toBeVisible()
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['Eggs', 'Flour', 'Milk'])
})

test('Enter saves a changed ingredient in its place, and Undo reverts it', async () => {
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(changeButton('Flour'))
  expect(changeField('Flour')).toHaveFocus()
  expect(changeField('Flour')).toHaveValue('Flour')
  await user.clear(changeField('Flour'))
  await user.type(changeField('Flour'), 'Oats{Enter}')
  expect(listedIngredients()).toEqual(['Eggs', 'Oats', 'Milk'])
  expect(changeButton('Oats')).toHaveFocus()
  expect(within(listStatus()).getByText('Changed: Flour → Oats')).toBeVisible()
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['Eggs', 'Flour', 'Milk'])
})

test('Escape discards a change and moves the focus back to the ingredient', async () => {
  const { user } = await renderPage('Eggs', 'Flour')
  changeButton('Eggs').focus()
  await user.keyboard('{Enter}')
  await user.type(changeField('Eggs'), ' and ham{Escape}')
  expect(listedIngredients()).toEqual(['Eggs', 'Flour'])
  expect(changeButton('Eggs')).toHaveFocus()
  expect(listStatus()).toHaveTextContent(/^Added Flour\.$/)
})

test('leaving the field saves a changed ingredient', async () => {
  const { user } = await renderPage('Eggs', 'Flour')
  await user.click(changeButton('Eggs'))
  await user.type(changeField('Eggs'), ' and ham')
  await user.click(ingredientField())
  expect(listedIngredients()).toEqual(['Eggs and ham', 'Flour'])
  expect(ingredientField()).toHaveFocus()
})

test('changing an ingredient to nothing, by Enter or Tab, removes it and moves the focus as a removal does', async () => {
  const { user } = await renderPage('Eggs', 'Flour')
  await user.click(changeButton('Eggs'))
  await user.clear(changeField('Eggs'))
  await user.keyboard('{Enter}')
  expect(listedIngredients()).toEqual(['Flour'])
  expect(removeButton('Flour')).toHaveFocus()
  await user.click(changeButton('Flour'))
  await user.clear(changeField('Flour'))
  await user.tab()
  expect(listedIngredients()).toEqual([])
  expect(ingredientField()).toHaveFocus()
})

test('an Enter that ends an input method’s composition does not save the change', async () => {
  const { user } = await renderPage('Eggs')
  await user.click(changeButton('Eggs'))
  fireEvent.keyDown(changeField('Eggs'), { key: 'Enter', isComposing: true })
  expect(changeField('Eggs')).toHaveFocus()
})

test('an ingredient with commas stays one as typed, and can be split', async () => {
  const { user } = await renderPage('eggs, bread,, butter')
  expect(listedIngredients()).toEqual(['eggs, bread,, butter'])
  expect(listStatus()).toHaveTextContent('Added as one')
  await user.click(screen.getByRole('button', { name: 'Split into 3' }))
  expect(listedIngredients()).toEqual(['eggs', 'bread', 'butter'])
  expect(ingredientField()).toHaveFocus()
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['eggs, bread,, butter'])
})

test('a misspelt ingredient is corrected by one click, and by one undo as it was', async () => {
  const { user } = await renderPage('aubergne')
  await user.click(await screen.findByRole('button', { name: 'Correct it' }))
  expect(listedIngredients()).toEqual(['Aubergine'])
  expect(ingredientField()).toHaveFocus()
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['aubergne'])
})

test('a click merges two spellings of one food, and never by itself', async () => {
  const { user } = await renderPage('onion', 'Milk', 'Onions')
  const offer = screen.getByRole('status', { name: 'The last entry' })
  await waitFor(() => expect(offer).toHaveTextContent('Onions is on your list as onion'))
  expect(listedIngredients()).toEqual(['onion', 'Milk', 'Onions'])
  await user.click(within(offer).getByRole('button', { name: 'Keep one' }))
  expect(listedIngredients()).toEqual(['onion', 'Milk'])
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['onion', 'Milk', 'Onions'])
})
