import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wishNames } from '../../src/food/wishTable'
import { getProperty } from '../../src/lib/json'
import { noWishes } from '../../src/prompt'
import { ListWishes } from '../../src/wishes/ListWishes'
import { renderPage, requestButton } from '../support/appPage'
import { mockWidth } from '../support/componentSetup'
import { chatCompletion, completion, holdRequest } from '../support/fakeClient'

const disclosure = () => screen.getByRole('button', { name: 'Wishes' })
const list = ['Eggs', 'Flour', 'Milk']

async function openWishes(...ingredients: string[]) {
  const page = await renderPage(...(ingredients.length > 0 ? ingredients : list))
  await page.user.click(disclosure())
  await screen.findByRole('button', { name: 'Clear wishes' })
  return page
}

/** The message with the list in the next request. */
async function nextMessage(user: Awaited<ReturnType<typeof renderPage>>['user']): Promise<string> {
  const { requested, reply } = holdRequest()
  await user.click(requestButton())
  await requested
  reply('# Soup\n\n- 2 eggs')
  await screen.findByRole('heading', { name: 'Soup' })
  const messages = getProperty(chatCompletion.mock.lastCall?.[0], 'messages')
  return String(Array.isArray(messages) && getProperty(messages[1], 'content'))
}

test('the fields are in the page only while the disclosure is open, and in no form', async () => {
  const { user } = await renderPage(...list)
  expect(disclosure()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(disclosure())
  expect(await screen.findAllByRole('checkbox')).toHaveLength(wishNames.length)
  expect(disclosure()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('checkbox', { name: 'Vegan' }).closest('form')).toBeNull()
  await user.click(disclosure())
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('in one column, the fields close when a recipe is asked for; in two they stay', async () => {
  for (const isOneColumn of [true, false]) {
    const media = mockWidth(isOneColumn)
    const { user, unmount } = await openWishes()
    await nextMessage(user)
    expect(screen.queryAllByRole('button', { name: 'Clear wishes' })).toHaveLength(isOneColumn ? 0 : 1)
    expect(disclosure()).toHaveAttribute('aria-expanded', String(!isOneColumn))
    unmount()
    media.mockRestore()
  }
})

test('each wish is sent, and said in words beside the button', async () => {
  const { user } = await openWishes()
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await user.type(screen.getByRole('textbox', { name: 'Leave out' }), 'celery')
  await user.type(screen.getByRole('spinbutton', { name: 'For how many' }), '2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '30 minutes')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  await user.type(screen.getByRole('textbox', { name: 'Anything else' }), 'crunchy')
  await user.click(disclosure())
  const inWords = 'Vegan · without celery · for 2 · in 30 minutes · in Deutsch · crunchy'
  expect(disclosure()).toHaveAccessibleDescription(inWords)
  const message = await nextMessage(user)
  expect(message).toContain(': Eggs, Flour, Milk\n')
  expect(message).toContain('\nIt must be: vegan.\nLeave out: celery.\nIt is for 2 people.\nIt must be ready within')
  expect(message).toContain(' within 30 minutes.\nWrite the recipe in German (Deutsch).\nAlso: crunchy')
})

test('wishes stand in the order of their checkboxes, whichever was checked first', async () => {
  const { user } = await openWishes()
  for (const name of ['Vegan', 'Vegetarian']) await user.click(screen.getByRole('checkbox', { name }))
  await user.click(disclosure())
  expect(disclosure()).toHaveAccessibleDescription('Vegetarian · Vegan')
  expect(await nextMessage(user)).toContain('It must be: vegetarian, vegan.')
})

test.each(['2', '1.5'])('“Clear wishes” removes all wishes, and the typed text %s', async (typed) => {
  const { user } = await openWishes()
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await user.type(screen.getByRole('spinbutton', { name: 'For how many' }), typed)
  await user.click(screen.getByRole('button', { name: 'Clear wishes' }))
  expect(screen.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
  expect(screen.getByRole('spinbutton', { name: 'For how many' })).toHaveValue(null)
  expect(await nextMessage(user)).not.toMatch(/It must be|It is for/)
})

test.each(['0', '1.5', '100', 'e'])('%j people are not a wish, and the typed text stays', async (typed) => {
  const { user } = await openWishes()
  const field = screen.getByRole('spinbutton', { name: 'For how many' })
  await user.type(field, typed)
  // A number that becomes invalid with its last character was a wish before.
  expect(await nextMessage(user)).not.toContain('It is for')
})

test('the page says which foods the list excludes, and a food with a diet offers that for the whole recipe', async () => {
  const { user } = await renderPage('no eggs', 'gluten free pasta', 'rice')
  expect(await screen.findByText('From your list: without eggs')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Make it all gluten-free' }))
  expect(screen.queryByRole('button', { name: 'Make it all gluten-free' })).toBeNull()
  expect(disclosure()).toHaveFocus()
  expect(disclosure()).toHaveAccessibleDescription('Gluten-free')
})

test('a long list is read in short tasks, and what it holds stands beside it then', async () => {
  const pasted = Array.from({ length: 500 }, (_, index) => `no eggs ${'and butter '.repeat(15)}${index}`)
  render(<ListWishes wishes={noWishes} list={pasted} onChange={vi.fn()} />)
  expect(screen.queryByText(/^From your list/)).toBeNull()
  expect(await screen.findByText('From your list: without eggs · without butter')).toBeVisible()
})

test('the servings are set to the wish where the recipe counts people', async () => {
  const { user } = await openWishes()
  await user.type(screen.getByRole('spinbutton', { name: 'For how many' }), '3')
  const soup = '# Soup\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Stir for 2 minutes.'
  chatCompletion.mockResolvedValueOnce(completion(soup))
  await user.click(requestButton())
  expect(await screen.findByRole('spinbutton', { name: 'Servings' })).toHaveValue(3)
  const recipe = document.querySelector<HTMLElement>('[data-recipe]')
  expect(recipe && within(recipe).getByText('Serves 3')).toBeVisible()
})

test('foods that the wishes leave out are not among the quick picks, and are struck through on the list', async () => {
  const { user } = await openWishes('Chicken', 'Rice')
  const picks = within(screen.getByRole('group', { name: 'Quick picks' }))
  expect(picks.getByRole('button', { name: 'Eggs' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await waitFor(() => expect(picks.queryByRole('button', { name: 'Eggs' })).toBeNull())
  expect(picks.queryByRole('button', { name: 'Butter' })).toBeNull()
  expect(picks.getByRole('button', { name: 'Garlic' })).toBeVisible()
  const chip = screen.getByRole('button', { name: 'Change Chicken' })
  expect(chip).toHaveAccessibleDescription('Your wishes leave it out')
  expect(screen.getByRole('button', { name: 'Change Rice' })).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  expect(chip).not.toHaveAccessibleDescription()
})
