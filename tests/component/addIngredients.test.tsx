import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  addButton,
  ingredientField,
  listedIngredients,
  listStatus,
  recipeHeading,
  renderPage,
  requestButton,
  requestStatus,
  undoButton,
} from '../support/appPage'

test('the header shows the logo and the title', async () => {
  await renderPage()
  const header = within(screen.getByRole('banner'))
  expect(header.getByAltText('img of logo')).toBeVisible()
  expect(header.getByRole('heading', { level: 1, name: 'Chef Mistral' })).toBeVisible()
})

test('the page has one text field, named "ingredient"', async () => {
  await renderPage()
  expect([...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')]).toEqual([ingredientField()])
  expect(ingredientField()).toHaveAttribute('name', 'ingredient')
  expect(ingredientField()).toHaveAttribute('placeholder', 'e.g Eggs')
})

test('an empty list shows the hint and the empty text, without a call to action, a recipe or a message', async () => {
  await renderPage()
  expect(screen.getByRole('heading', { name: 'Ingredients on hand :' })).toBeVisible()
  expect(screen.getByText('( ~min 3 )')).toBeVisible()
  expect(screen.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
  expect(listedIngredients()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Ready For a recipe' })).toBeNull()
  expect(recipeHeading()).toBeNull()
  expect(listStatus()).toBeEmptyDOMElement()
  expect(requestStatus()).toBeEmptyDOMElement()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list of two keeps the hint and hides the empty text', async () => {
  const ingredients = ['Eggs', 'Flour']
  await renderPage(...ingredients)
  expect(listedIngredients()).toEqual(ingredients)
  expect(screen.getByText('( ~min 3 )')).toBeVisible()
  expect(screen.queryByText("Enter ingredients and they'll pop right here")).toBeNull()
  expect(screen.queryByRole('button', { name: 'Get a recipe !' })).toBeNull()
})

test('a list of three, blanks and duplicates among them, shows the call to action instead of the hint', async () => {
  await renderPage('Eggs', 'Eggs', '')
  expect(listedIngredients()).toEqual(['Eggs', 'Eggs', ''])
  expect(screen.queryByText('( ~min 3 )')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Ready For a recipe' })).toBeVisible()
  expect(screen.getByText('Generate a recipe from your list of ingredients')).toBeVisible()
  expect(requestButton()).toBeEnabled()
})

test('Enter adds the ingredient, empties the field and keeps the focus in it', async () => {
  const { user } = await renderPage()
  await user.type(ingredientField(), 'Eggs{Enter}')
  expect(listedIngredients()).toEqual(['Eggs'])
  expect(ingredientField()).toHaveValue('')
  expect(ingredientField()).toHaveFocus()
})

test('a click on the add button moves the focus back to the field', async () => {
  const { user } = await renderPage()
  await user.type(ingredientField(), 'Eggs')
  await user.click(addButton())
  expect(listedIngredients()).toEqual(['Eggs'])
  expect(ingredientField()).toHaveFocus()
})

test('the list keeps each ingredient exactly as the user entered it', async () => {
  const texts = ['  two  eggs ', '<b>salt</b>', 'jalapeño 🌶️', '{{ 1 + 1 }}', 'ا ب', '\u202esggE\u200b']
  const { user } = await renderPage()
  for (const text of texts) {
    await user.click(ingredientField())
    await user.paste(text)
    await user.click(addButton())
  }
  expect(listedIngredients()).toEqual(texts)
  // Invisible characters are hidden.
  expect(screen.getByText('\u202e')).not.toBeVisible()
  expect(screen.getByText('\u200b')).not.toBeVisible()
})

test.each([
  ['blank line', ['Eggs', ''], 'Added a blank line'],
  ['duplicate', ['Eggs', 'eggs'], '"eggs" is on your list twice'],
])('a notice mentions an added %s, and Undo removes it', async (_, texts, notice) => {
  const { user } = await renderPage(...texts)
  expect(listedIngredients()).toEqual(texts)
  expect(within(listStatus()).getByText(notice)).toBeVisible()
  expect(listStatus()).not.toHaveTextContent('The change before')
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['Eggs'])
  expect(listStatus()).toHaveTextContent(/^Undone\.$/)
  expect(ingredientField()).toHaveFocus()
})

test('a pasted list adds one ingredient per line, together with the typed text, and Undo removes all', async () => {
  const { user } = await renderPage('Salt')
  await user.type(ingredientField(), 'brown ')
  await user.paste('rice\n\nEggs\r\n 2 carrots \n')
  expect(listedIngredients()).toEqual(['Salt', 'brown rice', 'Eggs', '2 carrots'])
  expect(within(listStatus()).getByText('Added 3 ingredients')).toBeVisible()
  expect(ingredientField()).toHaveValue('')
  expect(ingredientField()).toHaveFocus()
  await user.click(undoButton())
  expect(listedIngredients()).toEqual(['Salt'])
})

// As arguments of a function, so many lines would exhaust the stack.
test('a long pasted list with 130,000 blank lines appears at once, and what the page knows of its foods later', async () => {
  await renderPage()
  const foods = Array.from({ length: 60 }, (_, index) => `${'chiken or beaf or '.repeat(10)}${index}`)
  const text = `${'\n'.repeat(130_000)}${foods.join('\n')}\naubergne`
  fireEvent.paste(ingredientField(), { clipboardData: { getData: () => text } })
  expect(listedIngredients()).toHaveLength(61)
  expect(screen.queryByText(/^Do you mean/)).toBeNull()
  expect(await screen.findByText('Do you mean Aubergine?')).toBeVisible()
})

test('a pasted single line fills the field and adds nothing', async () => {
  const { user } = await renderPage()
  await user.click(ingredientField())
  await user.paste('Eggs\n')
  expect(listedIngredients()).toEqual([])
  expect(ingredientField()).toHaveValue('Eggs')
})
