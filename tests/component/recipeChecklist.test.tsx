import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { recipe } from '../support/recipe'
import { contentOf, panel, recipeIsRead } from '../support/recipePanel'

const soup = recipe(
  '# Soup\n\n- 2 **carrots**\n- salt\n\n1. Chop.\n   - small\n   - fine\n2. Boil, see [more](https://e.example/).',
)

const checkbox = (name: string) => screen.getByRole('checkbox', { name })
/** The word in the recipe. The fit names the food too. */
const carrots = () => screen.getByText('carrots', { selector: 'strong' })

/** Renders the soup, and waits until the page has read it. */
async function renderSoup() {
  const user = userEvent.setup()
  const view = render(panel({ recipe: soup }))
  await recipeIsRead()
  return { user, ...view }
}

test('each ingredient and each step has a checkbox with its text as the name', async () => {
  const { container } = await renderSoup()
  for (const name of ['2 carrots', 'salt', 'Chop.', 'Boil, see more.']) expect(checkbox(name)).not.toBeChecked()
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  // The names are not visible a second time.
  const words = contentOf(container).textContent?.replace(/\s+/g, ' ').trim()
  expect(words).toBe('Soup 2 carrots salt Chop. small fine Boil, see more.')
})

test('a click on an item ticks its checkbox, and a second click unticks it', async () => {
  const { user } = await renderSoup()
  await user.click(carrots())
  expect(checkbox('2 carrots')).toBeChecked()
  await user.click(carrots())
  expect(checkbox('2 carrots')).not.toBeChecked()
})

test('the checkbox works by mouse and by keyboard', async () => {
  const { user } = await renderSoup()
  await user.click(checkbox('salt'))
  expect(checkbox('salt')).toBeChecked()
  checkbox('Chop.').focus()
  await user.keyboard(' ')
  expect(checkbox('Chop.')).toBeChecked()
})

test('a click on a note, on a link or at the end of a text selection ticks nothing', async () => {
  const { user } = await renderSoup()
  await user.click(screen.getByText('small'))
  await user.click(screen.getByRole('link', { name: 'more' }))
  vi.stubGlobal('getSelection', () => ({ isCollapsed: false }))
  await user.click(carrots())
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('a recipe has no checkboxes while it streams', () => {
  render(panel({ recipe: soup, isBusy: true, isStreaming: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  ['keeps its ticks while the next one is requested', { recipe: soup, isBusy: true }, true],
  ['that grows under the same id keeps them', { recipe: recipe(`${soup.markdown}\n3. Serve.`) }, true],
  ['with another id starts without ticks, even with the same text', { recipe: { ...soup, id: 2 } }, false],
])('a recipe %s', async (_, next, isKept) => {
  const { user, rerender } = await renderSoup()
  await user.click(checkbox('salt'))
  rerender(panel(next))
  await waitFor(() => expect(checkbox('salt')).toHaveProperty('checked', isKept))
})
