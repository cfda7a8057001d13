import type { Page } from '@playwright/test'
import { addIngredients, expect, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { streamedReply } from '../../support/service'
import { boxOf } from '../shared/recipeCard'

// What the drawing is of and when it is there: tests/component/DishDrawing.test.tsx.

const soup =
  '# Tomato soup\n\nA soup for a cold evening.\n\n## Ingredients\n\n- 500 g tomatoes\n- 20 g butter\n\n## Method\n\n1. Simmer them.'

const drawing = (page: Page) => page.locator('svg[data-dish]')

/** Returns where the words of a heading are. They are narrower than its box. */
const wordsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const { x, y, right, bottom } = range.getBoundingClientRect()
    return { x, y, right, bottom }
  })

for (const [width, maxHeight] of [
  [360, 50],
  [820, 125],
  [1280, 125],
] as const)
  test(`at ${width} px the drawing moves no words and covers no warning`, async ({ page, service }) => {
    // The card rises into its place.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 1400 })
    const end = deferred()
    service.respondWith(() => streamedReply([soup, end.promise]))
    await page.goto('./')
    await addIngredients(page, 'Tomatoes', 'Onion', 'vegan')
    await ui(page).requestButton.click()
    await expect(ui(page).recipeText).toContainText('Simmer them')
    // The styles come with the chunk that draws.
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/understanding-'))))
      .toBe(true)
    const warning = page.getByRole('region', { name: 'Check before you cook' })
    await expect(warning).toBeVisible()
    const titleBefore = await wordsOf(page, '[data-recipe] h3')
    await expect(drawing(page)).toHaveCount(0)

    end.resolve()
    await expect(drawing(page)).toBeVisible()
    const box = await boxOf(drawing(page))
    const title = await wordsOf(page, '[data-recipe] h3')
    // The typeface may come in between. It changes widths, but moves no line.
    expect([title.x, title.y]).toEqual([titleBefore.x, titleBefore.y])
    expect(box.height).toBeLessThanOrEqual(maxHeight)
    expect(box.height).toBeGreaterThanOrEqual(40)
    // Beside the heading, and above the title or, on a card wider than a phone, beside it.
    expect(box.x).toBeGreaterThan((await wordsOf(page, '#recipe-heading')).right)
    if (width === 360) expect(box.bottom).toBeLessThanOrEqual(title.y)
    else expect(box.x).toBeGreaterThan(title.right)
    expect(Math.round(box.right)).toBeLessThanOrEqual(Math.round((await boxOf(page.locator('.recipe-card'))).right))
    expect(box.bottom).toBeLessThanOrEqual((await boxOf(warning)).y)

    await page.emulateMedia({ media: 'print' })
    await expect(drawing(page)).toBeHidden()
  })

test('the drawing keeps its lines in forced colors, and is hidden at 320 px', async ({ page, service }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  service.respondWith(() => streamedReply([soup]))
  await page.goto('./')
  await addIngredients(page, 'Tomatoes', 'Onion', 'Salt')
  await ui(page).requestButton.click()
  const stroke = await drawing(page).evaluate((element) => getComputedStyle(element).stroke)
  const text = await ui(page).recipeText.evaluate((element) => getComputedStyle(element).color)
  expect(stroke).toBe(text)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(drawing(page)).toBeHidden()
})
