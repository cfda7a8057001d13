import { addIngredients, expect, openBeforeScript, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

import { edges, list, options, pick, typeForOptions } from '../shared/suggestions'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use(phone)

  test('four taps lead from the empty page to a recipe, and no tap moves the next pick', async ({ page, service }) => {
    service.respondWith(reply('# Pancakes'))
    await page.goto('./')
    const names = ['Eggs', 'Onions', 'Rice']
    const places = await Promise.all(names.map((name) => edges(pick(page, name))))
    for (const [index, name] of names.entries()) {
      await expect(pick(page, name)).toBeInViewport({ ratio: 1 })
      expect(await edges(pick(page, name))).toEqual(places[index])
      await pick(page, name).tap()
      // The picks that go with the first one are there.
      await expect(pick(page, 'Bread')).toBeAttached()
    }
    await expect(ui(page).items).toHaveText(names)
    await expect(ui(page).requestButton).toBeInViewport({ ratio: 1 })
    await ui(page).requestButton.tap()
    await expect(ui(page).recipeText).toContainText('Pancakes')
    expect(service.requests).toHaveLength(1)
  })

  test('above an open keyboard the options do not cover the field or the list', async ({ page }) => {
    await page.goto('./')
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

  test('a tap beside open options does not move its target', async ({ page }) => {
    await page.goto('./')
    await addIngredients(page, 'Rice', 'Onions')
    await typeForOptions(page, 'pot')
    await page.getByRole('button', { name: 'Remove Rice' }).tap()
    await expect(ui(page).items).toHaveText(['Onions'])
    await expect(options(page).first()).toBeHidden()
    await expect(ui(page).field).toHaveValue('pot')
  })
})

test('the first quick picks are in the HTML, and a click before hydration counts once', async ({ page }) => {
  const html = await (await page.request.get('./')).text()
  expect(html.match(/<button[^>]*>(?:Eggs|Rice|Tomatoes|Pasta|Cheese)<\/button>/g)).toHaveLength(5)
  const loadScript = await openBeforeScript(page)
  await pick(page, 'Rice').click()
  await pick(page, 'Rice').dispatchEvent('click')
  await pick(page, 'Pasta').focus()
  await page.keyboard.press('Enter')
  await expect(pick(page, 'Rice')).toBeDisabled()
  await expect(ui(page).items).toHaveCount(0)
  loadScript()
  await expect(ui(page).items).toHaveText(['Rice', 'Pasta'])
  await expect(pick(page, 'Rice')).toHaveCount(0)
  await expect(pick(page, 'Garlic')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Rice' }).click()
  await expect(pick(page, 'Rice')).toBeEnabled()
})
