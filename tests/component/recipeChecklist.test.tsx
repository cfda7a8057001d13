import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { panel, recipe, recipeIsRead, renderMarkdown } from '../support/recipePanel'

const soup = recipe(
  '# Soup\n\n- 2 **carrots**\n- salt\n\n1. Chop.\n   - small\n   - fine\n2. Boil, see [more](https://e.example/).',
)

const checkbox = (name: string) => screen.getByRole('checkbox', { name })
/** The word in the recipe. The fit names the food too. */
const carrots = () => screen.getByText('carrots', { selector: 'strong' })

test('each ingredient and each step has a checkbox with its text as the name', async () => {
  const content = renderMarkdown(soup.markdown)
  await recipeIsRead()
  for (const name of ['2 carrots', 'salt', 'Chop.', 'Boil, see more.']) expect(checkbox(name)).not.toBeChecked()
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  // The names are not visible a second time.
  expect(content.textContent.replace(/\s+/g, ' ').trim()).toBe('Soup 2 carrots salt Chop. small fine Boil, see more.')
})

test('a click on an item ticks its checkbox, and a second click unticks it', async () => {
  const user = userEvent.setup()
  renderMarkdown(soup.markdown)
  await recipeIsRead()
  await user.click(carrots())
  expect(checkbox('2 carrots')).toBeChecked()
  await user.click(carrots())
  expect(checkbox('2 carrots')).not.toBeChecked()
})

test('the checkbox works by mouse and by keyboard', async () => {
  const user = userEvent.setup()
  renderMarkdown(soup.markdown)
  await recipeIsRead()
  await user.click(checkbox('salt'))
  expect(checkbox('salt')).toBeChecked()
  checkbox('Chop.').focus()
  await user.keyboard(' ')
  expect(checkbox('Chop.')).toBeChecked()
})

test('a click on a note below a step ticks nothing', async () => {
  const user = userEvent.setup()
  renderMarkdown(soup.markdown)
  await recipeIsRead()
  await user.click(screen.getByText('small'))
  expect(checkbox('Chop.')).not.toBeChecked()
})

test('a click on a link in an item does not tick it', async () => {
  const user = userEvent.setup()
  renderMarkdown(soup.markdown)
  await recipeIsRead()
  await user.click(screen.getByRole('link', { name: 'more' }))
  expect(checkbox('Boil, see more.')).not.toBeChecked()
})

test('a click that ends a text selection does not tick the item', async () => {
  const user = userEvent.setup()
  renderMarkdown(soup.markdown)
  await recipeIsRead()
  vi.stubGlobal('getSelection', () => ({ isCollapsed: false }))
  await user.click(carrots())
  expect(checkbox('2 carrots')).not.toBeChecked()
})

test('a recipe has no checkboxes while it streams', () => {
  render(panel({ recipe: soup, isBusy: true, isStreaming: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a recipe keeps its ticks while the next one is requested', async () => {
  const user = userEvent.setup()
  const { rerender } = render(panel({ recipe: soup }))
  await recipeIsRead()
  await user.click(checkbox('salt'))
  rerender(panel({ recipe: soup, isBusy: true }))
  expect(checkbox('salt')).toBeChecked()
})

test('a recipe that grows under the same id keeps its ticks', async () => {
  const user = userEvent.setup()
  const { rerender } = render(panel({ recipe: soup }))
  await recipeIsRead()
  await user.click(checkbox('salt'))
  rerender(panel({ recipe: recipe(`${soup.markdown}\n3. Serve.`) }))
  await recipeIsRead()
  expect(checkbox('Serve.')).not.toBeChecked()
  expect(checkbox('salt')).toBeChecked()
})

test('a recipe with another id starts without ticks, even with the same text', async () => {
  const user = userEvent.setup()
  const { rerender } = render(panel({ recipe: soup }))
  await recipeIsRead()
  await user.click(checkbox('salt'))
  rerender(panel({ recipe: { ...soup, id: 2 } }))
  expect(checkbox('salt')).not.toBeChecked()
})
