import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadCookbook } from '../../src/service'
import { listedIngredients, recipeContent, recipeHeading, renderPage } from '../support/appPage'

// The first load of the cookbook takes seconds here.
beforeAll(async () => {
  await loadCookbook()
})

const menu = () => screen.findByRole('region', { name: 'Menu' }, { timeout: 5000 })
const dishes = async () => within(await menu()).findAllByRole('button', {}, { timeout: 5000 })

test('the example fills the list and is cooked at a press', async () => {
  const { user } = await renderPage()
  await user.click(screen.getByRole('button', { name: 'Cook the example' }))
  expect(listedIngredients()).toEqual(['Eggs', 'Potatoes', 'Onions', 'Spinach'])
  await screen.findByRole('heading', { name: /^Frittata/ })
  expect(screen.queryByRole('button', { name: 'Cook the example' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cook step by step' })).not.toHaveClass('quiet'))
})

test('the cookbook offers only changes that would change the dish', async () => {
  const { user } = await renderPage('Chickpeas', 'Spinach', 'Cream')
  await user.click(screen.getByRole('button', { name: 'Get a recipe !' }))
  await user.click(await screen.findByRole('button', { name: 'Vegan' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vegan' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Quicker' })).toBeVisible()
})

test('the cookbook tells what it has from the first food on, and offers dishes from the third', async () => {
  const { user } = await renderPage('Eggs')
  expect(await menu()).toHaveTextContent(/^\d+ dishes with eggs\. Nearest:\s?Omelette/)
  expect(within(await menu()).queryByRole('button')).toBeNull()
  await user.type(screen.getByLabelText('Add ingredients'), 'Spinach{Enter}Feta{Enter}')
  const [, second] = await dishes()
  expect(recipeHeading()).toBeNull()
  const name = second?.querySelector('b')?.textContent ?? ''
  await user.click(second ?? document.body)
  await waitFor(() => expect(recipeContent()).toHaveTextContent(name))
  expect(screen.queryByRole('region', { name: 'Menu' })).toBeNull()
})

test('wishes hold for the menu', async () => {
  const { user } = await renderPage('Eggs', 'Spinach', 'Chickpeas', 'Tomatoes')
  await user.click(screen.getByRole('button', { name: 'Wishes' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }))
  await waitFor(
    async () => {
      const names = (await dishes()).map(({ textContent }) => textContent)
      expect(names.join()).not.toMatch(/egg|frittata|omelette|shakshuka/i)
      expect(names.join()).toMatch(/chickpea/i)
    },
    { timeout: 5000 },
  )
})

test('words that the cookbook does not understand leave no menu', async () => {
  const { user } = await renderPage('Eggs', 'Spinach', 'Feta')
  await dishes()
  await user.click(screen.getByRole('button', { name: 'Wishes' }))
  await user.type(await screen.findByLabelText('Anything else'), 'as my aunt made it')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Menu' })).toBeNull(), { timeout: 5000 })
})
