import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Prompt } from '../../src/ai'
import { wishNames } from '../../src/food/wishTable'
import { noWishes } from '../../src/prompt'
import { ListWishes } from '../../src/wishes/ListWishes'
import { renderPage, requestButton } from '../support/appPage'

const getRecipe = vi.hoisted(() => vi.fn())
vi.mock('../../src/ai', () => ({ getRecipe }))

const disclosure = () => screen.getByRole('button', { name: 'Wishes' })
const list = ['Eggs', 'Flour', 'Milk']

async function openWishes(...ingredients: string[]) {
  const page = await renderPage(...(ingredients.length > 0 ? ingredients : list))
  await page.user.click(disclosure())
  await screen.findByRole('button', { name: 'Clear wishes' })
  return page
}

/** The prompt of the next request. */
async function nextPrompt(user: Awaited<ReturnType<typeof renderPage>>['user']): Promise<Prompt> {
  const asked = new Promise<Prompt>((resolve) => {
    getRecipe.mockImplementation((prompt: Prompt) => {
      resolve(prompt)
      return Promise.resolve({
        content: '# Soup\n\n- 2 eggs',
        finishReason: 'stop',
        answeredBy: [{ kind: 'cookbook' }],
      })
    })
  })
  await user.click(requestButton())
  return asked
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
  for (const [isOneColumn, count] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        ...{ matches: isOneColumn === query.includes('<'), media: query, onchange: null },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      }),
    )
    const { user, unmount } = await openWishes()
    await nextPrompt(user)
    expect(screen.queryAllByRole('button', { name: 'Clear wishes' })).toHaveLength(count)
    expect(disclosure()).toHaveAttribute('aria-expanded', String(count > 0))
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
  expect(disclosure()).toHaveAccessibleDescription(
    'Vegan · without celery · for 2 · in 30 minutes · in Deutsch · crunchy',
  )
  const { ingredients, wishes } = await nextPrompt(user)
  expect(ingredients).toEqual(list)
  expect(wishes).toEqual({
    ...{ diets: ['Vegan'], leaveOut: 'celery', servings: 2, minutes: 30, language: 'de', anythingElse: 'crunchy' },
  })
})

test('wishes stand in the order of their checkboxes, whichever was checked first', async () => {
  const { user } = await openWishes()
  for (const name of ['Vegan', 'Vegetarian']) await user.click(screen.getByRole('checkbox', { name }))
  expect((await nextPrompt(user)).wishes.diets).toEqual(['Vegetarian', 'Vegan'])
})

test('“Clear wishes” removes all wishes', async () => {
  const { user } = await openWishes()
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await user.type(screen.getByRole('spinbutton', { name: 'For how many' }), '2')
  await user.click(screen.getByRole('button', { name: 'Clear wishes' }))
  expect(screen.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
  expect(screen.getByRole('spinbutton', { name: 'For how many' })).toHaveValue(null)
  expect((await nextPrompt(user)).wishes).toEqual({ diets: [], leaveOut: '', anythingElse: '' })
})

test.each(['0', '1.5', '100', 'e'])('%j people are not a wish, and the typed text stays', async (typed) => {
  const { user } = await openWishes()
  const field = screen.getByRole('spinbutton', { name: 'For how many' })
  await user.type(field, typed)
  // A number that becomes invalid with its last character was a wish before.
  const { wishes } = await nextPrompt(user)
  expect(wishes.servings ?? 'none').toBe('none')
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
  getRecipe.mockResolvedValue({
    content: '# Soup\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Stir for 2 minutes.',
    finishReason: 'stop',
    answeredBy: [{ kind: 'cookbook' }],
  })
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
