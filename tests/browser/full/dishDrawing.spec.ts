import type { Page } from '@playwright/test'
import { addIngredients, expect, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { reply, streamedReply } from '../../support/service'
import { boxOf as boxOfLocator } from '../shared/recipeCard'

const soup = `# Tomato soup

A soup for a cold evening.

## Ingredients

- 500 g tomatoes
- 1 onion, chopped

## Method

1. Fry the onion in a pot for 5 minutes.
2. Add the tomatoes and simmer them for 20 minutes.
`

const drawing = (page: Page) => page.locator('svg[data-dish]')

/** Returns where an element is in the page; of a heading, where its words are. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    // The words of a heading are narrower than its box.
    const { x, y, width, height } = (element.matches('h2, h3') ? range : element).getBoundingClientRect()
    return { x, y: y + scrollY, right: x + width, bottom: y + height + scrollY, width, height }
  })
  expect(box.width).toBeGreaterThan(0)
  return box
}

for (const [width, maxHeight] of [
  [360, 50],
  [820, 125],
  [1280, 125],
] as const)
  test(`at ${width} px the drawing stands at the head of the card and moves no words`, async ({
    page,
    modelSite,
    service,
  }) => {
    // The card rises into its place.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const end = deferred()
    service.respondWith(() => streamedReply([soup, end.promise]))
    await page.goto(modelSite.url)
    await addIngredients(page, 'Tomatoes', 'Onion', 'Salt')
    await ui(page).requestButton.click()
    await expect(ui(page).recipeText).toContainText('simmer them')
    // The styles come with the chunk that draws.
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/understanding-'))))
      .toBe(true)
    const titleBefore = await boxOf(page, '[data-recipe] h3')
    await expect(drawing(page)).toHaveCount(0)

    end.resolve()
    await expect(drawing(page)).toBeVisible()
    const box = await boxOf(page, 'svg[data-dish]')
    const heading = await boxOf(page, '#recipe-heading')
    const title = await boxOf(page, '[data-recipe] h3')
    const card = await boxOf(page, '.recipe-card')
    // The typeface may come in between. It changes widths, but moves no line.
    expect([title.x, title.y, title.bottom]).toEqual([titleBefore.x, titleBefore.y, titleBefore.bottom])
    expect(box.height).toBeLessThanOrEqual(maxHeight)
    expect(box.height).toBeGreaterThanOrEqual(40)
    // Beside the heading, and above the title or, on a card wider than a phone, beside it.
    expect(box.x).toBeGreaterThan(heading.right)
    if (width === 360) expect(box.bottom).toBeLessThanOrEqual(title.y)
    else expect(box.x).toBeGreaterThan(title.right)
    expect(Math.round(box.right)).toBeLessThanOrEqual(Math.round(card.right))

    await page.emulateMedia({ media: 'print' })
    await expect(drawing(page)).toBeHidden()
  })

test('at 320 px the drawing is hidden for lack of room beside the heading', async ({ page, modelSite, service }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  service.respondWith(() => streamedReply([soup]))
  await page.goto(modelSite.url)
  await addIngredients(page, 'Tomatoes', 'Onion', 'Salt')
  await ui(page).requestButton.click()
  await expect(drawing(page)).toBeAttached()
  await expect(drawing(page)).toBeHidden()
})

test('the drawing keeps its lines in forced colors', async ({ page, modelSite, service }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  service.respondWith(() => streamedReply([soup]))
  await page.goto(modelSite.url)
  await addIngredients(page, 'Tomatoes', 'Onion', 'Salt')
  await ui(page).requestButton.click()
  const stroke = await drawing(page).evaluate((element) => getComputedStyle(element).stroke)
  const text = await ui(page).recipeText.evaluate((element) => getComputedStyle(element).color)
  expect(stroke).toBe(text)
})

for (const width of [360, 820, 1280])
  test(`at ${width} px the drawing covers no control and no warning`, async ({ page, modelSite, service }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(modelSite.url)
    await addIngredients(page, 'Spaghetti', 'Tomatoes', 'vegan')
    const warning = page.getByRole('region', { name: 'Check before you cook' })
    for (const title of ['Pasta', 'Spaghetti']) {
      service.respondWith(reply(`# ${title}\n\n## Ingredients\n\n- 20 g butter\n\n## Method\n\n1. Melt the butter.\n`))
      await ui(page).requestButton.click()
      await expect(ui(page).recipeText).toContainText(title)
      await expect(warning).toBeVisible()
      const dish = await boxOfLocator(drawing(page))
      expect(dish.bottom).toBeLessThanOrEqual((await boxOfLocator(warning)).y)
    }
    const previous = page.getByRole('button', { name: 'Previous recipe' })
    await previous.click()
    const next = page.getByRole('button', { name: 'Next recipe' })
    await expect(next).toBeEnabled()
    const [dish, button] = [await boxOfLocator(drawing(page)), await boxOfLocator(next)]
    expect(button.right <= dish.x || button.y >= dish.bottom).toBe(true)
  })
