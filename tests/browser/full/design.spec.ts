import type { Page } from '@playwright/test'
import { addIngredients, expect, requestRecipe, test, ui } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'
import { reply } from '../../support/service'

test.use({ answers: 'cookbook' })

/** The names of the buttons in the colour of the next thing to do (docs/design.md). */
const redButtons = (page: Page) =>
  page.getByRole('button').evaluateAll((buttons) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--action)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return buttons.filter((each) => getComputedStyle(each).backgroundColor === color).map((each) => each.textContent)
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`one button is red: what one does next (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('./')
    expect(await redButtons(page)).toEqual([])
    await addIngredients(page, 'Eggs', 'Potatoes', 'Onions')
    expect(await redButtons(page)).toEqual(['Get a recipe !'])
    await ui(page).requestButton.click()
    await page.mouse.move(0, 0)
    const cook = page.getByRole('button', { name: 'Cook step by step' })
    await expect(cook).toBeVisible()
    expect(await redButtons(page)).toEqual(['Cook step by step'])
    await addIngredients(page, 'Spinach')
    await expect(page.getByText('Made for: Eggs, Potatoes, Onions')).toBeVisible()
    expect(await redButtons(page)).toEqual(['Get a recipe !'])
    await cook.click()
    const dialog = page.getByRole('dialog', { name: 'Cook step by step' })
    await expect(dialog.getByRole('button', { name: 'Next step' })).toBeVisible()
    await expect.poll(() => redButtons(page)).toEqual(['Get a recipe !', 'Next step'])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Remove Spinach' }).click()
    await cook.click()
    const finished = dialog.getByRole('button', { name: 'Finished' })
    while (!(await finished.isVisible())) await dialog.getByRole('button', { name: 'Next step' }).click()
    await finished.click()
    await expect(page.getByText('Enjoy your meal!')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect.poll(() => redButtons(page)).toEqual(['Share'])
  })

test('the words of a red button below the pointer can be read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('./')
  await addIngredients(page, 'Eggs', 'Potatoes', 'Onions')
  await ui(page).requestButton.hover()
  await expectNoViolations(page)
})

test('the menu of Share opens within the window, however the buttons wrap', async ({ page }) => {
  await requestRecipe(page)
  for (const width of [320, 700, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Share' }).click()
    const last = page.getByRole('button', { name: 'Download for recipe apps' })
    await last.scrollIntoViewIfNeeded()
    await expect(last, `at ${width} px`).toBeInViewport({ ratio: 1 })
    await last.press('Escape')
  }
})

test('nothing scrolls within the page, however long its lists are', async ({ page, modelSite, service }) => {
  service.respondWith(reply(longRecipe))
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(modelSite.url)
  await addIngredients(page, ...Array.from({ length: 30 }, (_, index) => `food number ${index}`))
  await expect(ui(page).items.last()).toBeInViewport({ ratio: 1 })
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood="yes"]')).toBeVisible()
  const scrollers = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .map((each) => each.className),
  )
  expect(scrollers).toEqual([])
  // The last ingredient comes into sight beside the method, and stays.
  const last = page.getByRole('checkbox', { name: '30 g flour number 29' })
  for (const step of ['Whisk it 20 times.', 'Whisk it 39 times.']) {
    await page.getByText(step).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(last, step).toBeInViewport({ ratio: 1 })
  }
})

const longRecipe = [
  '# Pancakes\n\nServes 2\n\n## Ingredients\n',
  ...Array.from({ length: 30 }, (_, index) => `- 30 g flour number ${index}`),
  '\n## Method\n',
  ...Array.from({ length: 40 }, (_, index) => `${index + 1}. Whisk it ${index} times.`),
].join('\n')
