import { addIngredients, expect, FINISHED, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

import { numbered, withinReach } from '../shared/phone'
import { isOnTop } from '../shared/recipeCard'

// On a phone the next control is always visible, in the lower half of the screen.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test('on a phone, editing a long ingredient does not widen the page', async ({ page }) => {
  await ui(page).field.fill('x'.repeat(300))
  await ui(page).addButton.tap()
  await page.getByRole('button', { name: /^Change xxx/ }).tap()
  await expect(page.getByRole('textbox', { name: /^Change xxx/ })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the example and the first dish of the menu are in the first window', async ({ page, cookbookSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(cookbookSite.url)
  await expect(page.getByRole('button', { name: 'Cook the example' })).toBeInViewport({ ratio: 1 })
  await addIngredients(page, 'Eggs', 'Spinach', 'Feta')
  await expect(page.getByRole('button', { name: /^Frittata/ })).toBeInViewport({ ratio: 1 })
  const picks = page.getByRole('group', { name: 'Quick picks' }).getByRole('button')
  await picks.last().focus()
  await expect(picks.last()).toBeInViewport({ ratio: 1 })
})

test('the ingredients begin in the first window, below missing foods or a broken wish', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const foods = ['onion', 'garlic', 'ginger', 'curry powder', 'coconut milk', 'lemon', 'spinach', 'butter', 'cream']
  const list = foods.map((food) => `- 1 ${food}`).join('\n')
  service.respondWith(reply(`# Curry\n\nServes 4\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. Fry for 8 minutes.`))
  await addIngredients(page, 'Eggs', 'Spinach', 'Onion', 'Butter', 'Cream')
  await ui(page).requestButton.tap()
  const needs = page.getByText('Needs garlic, ginger, curry powder, coconut milk, lemon')
  await expect(needs).toBeInViewport()
  const first = () =>
    page.getByRole('checkbox', { name: '1 onion' }).evaluate((box) => {
      const card = box.closest('.recipe-card')?.getBoundingClientRect()
      return box.getBoundingClientRect().top - (card?.top ?? Number.NaN)
    })
  expect(await first()).toBeLessThan(560)
  await needs.tap()
  await expect(page.getByRole('button', { name: 'Add coconut milk' })).toBeVisible()
  await addIngredients(page, 'dairy-free')
  await expect(page.getByText('Not dairy-free: butter, cream')).toBeVisible()
  expect(await first()).toBeLessThan(560)
})

test('on a phone, deep lists and stacked combining marks do not widen the page', async ({ page, service }) => {
  const marked = `a${'\u0301\u0323\u20dd'.repeat(100)}`
  const list = Array.from({ length: 11 }, (_, level) => `${'  '.repeat(level)}- level ${level} ${marked}`).join('\n')
  service.respondWith(reply(`# ${marked}\n\n${list}\n\n${marked.repeat(30)}`))
  await addIngredients(page, 'Eggs', 'Flour', marked.repeat(30))
  await ui(page).requestButton.tap()
  await expect(ui(page).status).toHaveText(FINISHED)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await ui(page).requestButton.scrollIntoViewIfNeeded()
  await expect(ui(page).requestButton).toBeInViewport({ ratio: 1 })
})

test('the checkboxes of the steps are in one column, and their parts have none', async ({ page, service }) => {
  const method = '1. Batter:\n   1. Sift.\n   2. Whisk.\n2. Fry.\n   - Two minutes.\n3. Serve.'
  service.respondWith(reply(`## Ingredients\n\n- 2 eggs\n\n## Method\n\n${method}`))
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.tap()
  await expect(ui(page).status).toHaveText(FINISHED)
  const getX = async (name: string) => (await page.getByRole('checkbox', { name }).boundingBox())?.x
  const outer = await getX('Batter')
  for (const name of ['Fry', 'Serve']) expect(await getX(name), name).toBe(outer)
  for (const name of ['Sift', 'Whisk', 'Two minutes'])
    await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone, the newest of 40 ingredients is in sight, and also above a recipe', async ({ page, service }) => {
  service.respondWith(reply('# Soup\n\n1. Simmer.\n'))
  const { field, items, requestButton, recipeText } = ui(page)
  await addIngredients(page, ...numbered(40))
  await expect(items.last()).toBeInViewport({ ratio: 1 })
  await requestButton.tap()
  await expect(recipeText).toContainText('Simmer.')
  await field.tap()
  await field.fill('peas')
  await field.press('Enter')
  await expect(items.last()).toBeInViewport({ ratio: 1 })
})

test('on a phone, a long list that was pasted is shown whole, and its end is in sight', async ({ page }) => {
  await expect(ui(page).addButton).toBeVisible()
  await page.waitForLoadState('networkidle')
  await ui(page).field.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', Array.from({ length: 4500 }, (_, index) => `food ${index}`).join('\n'))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.locator('.ingredients li')).toHaveCount(4500)
  await expect(page.getByText('food 4499', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('on a phone, no ingredient that gets the focus by keyboard is behind the dock', async ({ page }) => {
  const { items } = ui(page)
  await addIngredients(page, ...numbered(30))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const remove = (index: number) => items.nth(index).getByRole('button', { name: /^Remove/ })
  await remove(0).focus()
  for (let index = 1; index < 30; index++) {
    while (!(await remove(index).evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab')
    expect(await isOnTop(remove(index), 'middle'), `ingredient ${index}`).toBe(true)
  }
})

test('on a phone, Undo is within reach and does not open the keyboard', async ({ page }) => {
  const { field, items } = ui(page)
  await addIngredients(page, ...numbered(13))
  await field.blur()
  await page.getByRole('button', { name: 'Remove ingredient number 2', exact: true }).tap()
  await expect(items).toHaveCount(12)
  const undo = page.getByRole('button', { name: 'Undo' })
  await withinReach(undo)
  await undo.tap()
  await expect(items).toHaveCount(13)
  await expect(field).not.toBeFocused()
  // A screen reader goes on from here, and not from the beginning of the page.
  await expect(ui(page).status).toBeFocused()
})
