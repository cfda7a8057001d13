import type { Locator, Page } from '@playwright/test'
import { addIngredients, expect, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { expectNoViolations } from '../support/expectNoViolations'
import { reply } from '../support/service'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

const picks = (page: Page) => page.getByRole('group', { name: 'Quick picks' }).getByRole('button')
const pick = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Quick picks' }).getByRole('button', { name, exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: 'Foods' }).getByRole('option')
const list = (page: Page) => page.getByRole('region', { name: 'Ingredients on hand :' })

/** Types a text into the field and waits for its options. */
async function typeForOptions(page: Page, text: string) {
  await ui(page).field.click()
  await expect(ui(page).field).toHaveRole('combobox')
  await page.keyboard.type(text)
  await expect(options(page).first()).toBeVisible()
}

/** Returns the edges of an element that is shown, in whole pixels. */
async function edges(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  const { round } = Math
  return { left: round(box.x), top: round(box.y), right: round(box.x + box.width), bottom: round(box.y + box.height) }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('four taps lead from the empty page to a recipe, and no tap moves the next pick', async ({
    page,
    modelSite,
    service,
  }) => {
    service.respondWith(reply('# Pancakes'))
    await page.goto(modelSite.url)
    const names = ['Eggs', 'Milk', 'Flour']
    const places = await Promise.all(names.map((name) => edges(pick(page, name))))
    for (const [index, name] of names.entries()) {
      await expect(pick(page, name)).toBeInViewport({ ratio: 1 })
      expect(await edges(pick(page, name))).toEqual(places[index])
      await pick(page, name).tap()
      // What goes with the first one has joined.
      await expect(pick(page, 'Bread')).toBeAttached()
    }
    await expect(ui(page).items).toHaveText(names)
    await expect(ui(page).requestButton).toBeInViewport({ ratio: 1 })
    await ui(page).requestButton.tap()
    await expect(ui(page).recipeText).toContainText('Pancakes')
    expect(service.requests).toHaveLength(1)
  })

  test('the options cover neither the field nor the list above an open keyboard', async ({ page, modelSite }) => {
    await page.goto(modelSite.url)
    await addIngredients(page, 'Rice', 'Onions', 'Eggs', 'Garlic')
    await page.setViewportSize({ width: 360, height: 420 })
    await typeForOptions(page, 'pot')
    const { bottom: fieldBottom } = await edges(ui(page).field)
    const { top: listTop } = await edges(list(page))
    const option = await edges(options(page).first())
    expect(option.top).toBeGreaterThanOrEqual(fieldBottom)
    expect(option.bottom).toBeLessThanOrEqual(listTop)
    await expect(ui(page).field).toBeInViewport({ ratio: 1 })
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    await expect(ui(page).requestButton).toBeInViewport({ ratio: 1 })
    expect(option.bottom - option.top).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await options(page).first().tap()
    await expect(ui(page).items.last()).toHaveText('Potato')
    await expect(ui(page).field).toBeFocused()
    await expect(ui(page).field).toHaveValue('')
  })

  test('a tap beside open options does not move its target', async ({ page, modelSite }) => {
    await page.goto(modelSite.url)
    await addIngredients(page, 'Rice', 'Onions')
    await typeForOptions(page, 'pot')
    await page.getByRole('button', { name: 'Remove Rice' }).tap()
    await expect(ui(page).items).toHaveText(['Onions'])
    await expect(options(page).first()).toBeHidden()
    await expect(ui(page).field).toHaveValue('pot')
  })
})

for (const width of [320, 360, 820, 1280])
  test(`Clear all does not move the list at a width of ${width} px`, async ({ page, modelSite }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(modelSite.url)
    const tops: number[] = []
    for (const name of ['Rice', 'Onions', 'Eggs', 'Garlic']) {
      await addIngredients(page, name)
      tops.push((await edges(ui(page).items.first())).top)
    }
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    tops.push((await edges(ui(page).items.first())).top)
    expect(new Set(tops).size, tops.join()).toBe(1)
  })

test('the first quick picks are in the HTML, and a click before hydration counts once', async ({
  page,
  cookbookSite,
}) => {
  const html = await (await page.request.get(cookbookSite.url)).text()
  expect(html.match(/<button[^>]*>(?:Eggs|Rice|Tomatoes|Pasta|Cheese)<\/button>/g)).toHaveLength(5)
  const scriptRelease = deferred()
  await page.route('**/assets/index-*.js', async (route) => {
    await scriptRelease.promise
    await route.continue()
  })
  const scriptRequested = page.waitForRequest('**/assets/index-*.js')
  await page.goto(cookbookSite.url)
  await scriptRequested
  await pick(page, 'Rice').click()
  await pick(page, 'Rice').dispatchEvent('click')
  await pick(page, 'Pasta').focus()
  await page.keyboard.press('Enter')
  await expect(pick(page, 'Rice')).toBeDisabled()
  await expect(ui(page).items).toHaveCount(0)
  scriptRelease.resolve()
  await expect(ui(page).items).toHaveText(['Rice', 'Pasta'])
  await expect(pick(page, 'Rice')).toHaveCount(0)
  await expect(pick(page, 'Garlic')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Rice' }).click()
  await expect(pick(page, 'Rice')).toBeEnabled()
})

test('without its chunk the field takes text, and the first picks work', async ({ page, cookbookSite, log }) => {
  await page.route('**/suggestions-*.js*', (route) => route.abort())
  await page.goto(cookbookSite.url)
  await pick(page, 'Eggs').click()
  await addIngredients(page, 'chick')
  await expect(ui(page).items).toHaveText(['Eggs', 'chick'])
  await expect(ui(page).field).toHaveRole('textbox')
  await expect(pick(page, 'Eggs')).toHaveCount(0)
  await expect(picks(page)).toHaveCount(11)

  await page.unroute('**/suggestions-*.js*')
  await ui(page).field.blur()
  await ui(page).field.focus()
  await expect(ui(page).field).toHaveRole('combobox')
  log.console.length = 0
})

test('the chunk that loads while the user types keeps the text, the cursor and the focus', async ({
  page,
  cookbookSite,
}) => {
  const chunkRelease = deferred()
  await page.route('**/suggestions-*.js', async (route) => {
    await chunkRelease.promise
    await route.continue()
  })
  await page.goto(cookbookSite.url)
  const { field } = ui(page)
  await field.click()
  await page.keyboard.type('chck')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveRole('textbox')
  chunkRelease.resolve()
  await expect(field).toHaveRole('combobox')
  await page.keyboard.type('i')
  await expect(field).toHaveValue('chick')
  await expect(options(page).first()).toHaveText('Chicken')
})

test('open options pass axe, and a wide screen shows them over the page', async ({ page, modelSite }) => {
  await page.goto(modelSite.url)
  await addIngredients(page, 'Rice')
  const before = await edges(list(page))
  await typeForOptions(page, 'chick')
  await page.keyboard.press('ArrowDown')
  await expectNoViolations(page)
  expect(await edges(list(page))).toEqual(before)
  await expect(page.getByRole('status', { name: 'Number of foods' })).toHaveText('7 foods')
})
