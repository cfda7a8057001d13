import type { Page } from '@playwright/test'
import { addIngredients, expect, test, ui } from '../../support/browser'
import { reply } from '../../support/service'
import { getRecipe, larder } from '../shared/recipeCard'

const dish = (title: string, ...lines: string[]) =>
  `# ${title}\n\nServes 4\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. Stir for 2 minutes.\n2. Bake for 20 minutes.`

const conversationUi = (page: Page) => ({
  wishes: page.getByRole('button', { name: 'Wishes', exact: true }),
  check: page.getByRole('region', { name: 'Check before you cook' }),
  change: page.getByRole('textbox', { name: 'Ask for a change' }),
  changeButton: page.getByRole('button', { name: 'Change it' }),
  idea: page.getByRole('button', { name: 'Another idea' }),
})

test.beforeEach(({ service }) => service.respondWith(reply(dish('Stew', '2 onions', '200 ml cream', '1 stock cube'))))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the wishes, the check and what one can say next fit on the screen', async ({ page, service }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await getRecipe(page)
    const { wishes, check, idea } = conversationUi(page)
    await wishes.click()
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await expect(check).toBeVisible()
    service.respondWith(reply(dish('Soup', '2 carrots', '1 stock cube')))
    await idea.click()
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
    await expect(page.locator('[data-understood="yes"]')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // Targets of 44 px, as the guidelines of the phone platforms ask.
    for (const control of await page.locator('main :is(button:not([data-seconds]), select, input[type=text])').all())
      if (await control.isVisible()) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('a recipe that comes whole stands beside what it has against a wish from its first paint', async ({ page }) => {
  const { wishes, check } = conversationUi(page)
  await page.goto('./')
  await addIngredients(page, ...larder)
  await wishes.click()
  await page.getByLabel('Leave out', { exact: true }).fill('onions')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-recipe] li')) return
      document.documentElement.dataset.found = `${document.querySelector('[aria-label="Check before you cook"]') !== null}`
      observer.disconnect()
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
  await ui(page).requestButton.click()
  await expect(check).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-found', 'true')
})

test('words in answer to a change leave the recipe, and stand in sight above the field', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await getRecipe(page)
  const { change, changeButton } = conversationUi(page)
  const words = 'Without onions it would be water. '.repeat(8).trim()
  service.respondWith(reply(words))
  await change.fill('without onions')
  await changeButton.click()
  const answer = page.getByRole('status', { name: "The chef's answer" })
  await expect(answer).toHaveText(words)
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(changeButton).toBeInViewport({ ratio: 1 })
  await expect(ui(page).recipeText).toContainText('Stew')
})

test('the browser lays out only the visible part of a long answer', async ({ page, service }) => {
  await getRecipe(page)
  const { change, changeButton } = conversationUi(page)
  service.respondWith(reply('Without onions it would be water. '.repeat(2000)))
  await change.fill('without onions')
  await changeButton.click()
  await expect(page.locator('.answer .plain').last()).toHaveCSS('content-visibility', 'auto')
})
