import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ingredientField, listedIngredients, listStatus, renderPage, requestButton } from '../support/appPage'

const group = () => screen.getByRole('group', { name: 'Quick picks' })
const picks = () => within(group()).getAllByRole('button')
const names = () => picks().map(({ textContent }) => textContent)
const pick = (name: string) => within(group()).getByRole('button', { name })

test('a click on three quick picks adds three ingredients, and a recipe can be requested', async () => {
  const { user } = await renderPage()
  expect(names()).toHaveLength(12)
  for (const name of ['Eggs', 'Milk', 'Flour']) await user.click(pick(name))
  expect(listedIngredients()).toEqual(['Eggs', 'Milk', 'Flour'])
  expect(requestButton()).toBeEnabled()
})

test('a food on the list is not offered, and is offered again in its place after its removal', async () => {
  const { user } = await renderPage()
  const before = names()
  await user.click(pick('Rice'))
  await user.type(ingredientField(), 'eggs{Enter}')
  expect(names()).not.toContain('Rice')
  expect(names()).not.toContain('Eggs')
  await user.click(screen.getByRole('button', { name: 'Remove Rice' }))
  await user.click(screen.getByRole('button', { name: 'Remove eggs' }))
  expect(names()).toEqual(before)
})

test('foods that go with the list join the picks at the end', async () => {
  const { user } = await renderPage()
  const [first, ...others] = names()
  expect(first).toBe('Eggs')
  await user.click(pick('Eggs'))
  expect(await within(group()).findByRole('button', { name: 'Bread' })).toBeVisible()
  expect(names()).toEqual([...others, 'Bread', 'Spinach'])
})

test('an added ingredient is announced, and again after it was removed', async () => {
  const { user } = await renderPage()
  expect(listStatus()).toBeEmptyDOMElement()
  await user.click(pick('Rice'))
  expect(listStatus()).toHaveTextContent(/^Added Rice\.$/)
  await user.type(ingredientField(), 'leeks{Enter}')
  expect(listStatus()).toHaveTextContent(/^Added leeks\.$/)
  await user.click(screen.getByRole('button', { name: 'Remove Rice' }))
  expect(listStatus()).toHaveTextContent(/^Removed: Rice/)
  await user.click(pick('Rice'))
  expect(listStatus()).toHaveTextContent(/^Added Rice\. The change before: Removed: Rice/)
})

test('after a pick by keyboard, the focus is on the next pick, and after the last one in the field', async () => {
  const { user } = await renderPage()
  pick('Rice').focus()
  await user.keyboard('{Enter}')
  expect(pick('Tomatoes')).toHaveFocus()
  await within(group()).findByRole('button', { name: 'Peas' })
  picks().at(-1)?.focus()
  await user.keyboard('{Enter}')
  expect(listedIngredients()).toHaveLength(2)
  expect(ingredientField()).toHaveFocus()
})

test('the picks give way to a list of eight, with the focus in the field', async () => {
  const { user } = await renderPage('a', 'b', 'c', 'd', 'e', 'f', 'g')
  pick('Eggs').focus()
  await user.keyboard('{Enter}')
  expect(listedIngredients()).toHaveLength(8)
  expect(screen.queryByRole('group', { name: 'Quick picks' })).toBeNull()
  expect(ingredientField()).toHaveFocus()
  expect(listStatus()).toHaveTextContent('Added Eggs')
})
