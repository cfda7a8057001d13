import { addIngredients, expect, test, ui } from '../../support/browser'

import { edges, list, pick, picks, typeForOptions } from '../shared/suggestions'

for (const width of [320, 820])
  test(`Clear all does not move the list at a width of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('./')
    const tops: number[] = []
    // In the page, because a click may scroll.
    const topOfList = async () => (await edges(ui(page).items.first())).top + (await page.evaluate(() => scrollY))
    for (const name of ['Rice', 'Onions', 'Eggs', 'Garlic']) {
      await addIngredients(page, name)
      tops.push(await topOfList())
    }
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    tops.push(await topOfList())
    expect(new Set(tops).size, tops.join()).toBe(1)
  })

test('without its chunk the field takes text, and the first picks work', async ({ page, cookbookSite, log }) => {
  await page.route('**/suggestions.lazy-*.js*', (route) => route.abort())
  await page.goto(cookbookSite.url)
  await pick(page, 'Eggs').click()
  await addIngredients(page, 'chick')
  await expect(ui(page).items).toHaveText(['Eggs', 'chick'])
  await expect(ui(page).field).toHaveRole('textbox')
  await expect(pick(page, 'Eggs')).toHaveCount(0)
  await expect(picks(page)).toHaveCount(11)

  await page.unroute('**/suggestions.lazy-*.js*')
  await ui(page).field.blur()
  await ui(page).field.focus()
  await expect(ui(page).field).toHaveRole('combobox')
  log.console.length = 0
})

test('a wide screen shows open options over the page', async ({ page }) => {
  await page.goto('./')
  await addIngredients(page, 'Rice')
  await expect(ui(page).items).toHaveCount(1)
  // The typeface that the page loads after its script: its letters are lower by a part of a pixel than those before.
  await page.evaluate(() => document.fonts.load('1em Fraunces'))
  const before = await edges(list(page))
  await typeForOptions(page, 'chick')
  expect(await edges(list(page))).toEqual(before)
})
