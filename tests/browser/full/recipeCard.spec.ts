import type { Page } from '@playwright/test'
import { addIngredients, expect, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { reply, streamedReply } from '../../support/service'

import { boxOf, cardUi, getRecipe, isOnTop, larder, pageWidth, screens, startTimers, stew } from '../shared/recipeCard'
import { describeCard, describeCardAccessibility } from '../shared/recipeCardTests'

describeCard('desktop')
describeCardAccessibility('desktop')
describeCardAccessibility('phone')

for (const { width, areStacked } of [
  { width: 600, areStacked: true },
  { width: 1280, areStacked: false },
])
  test(`in a window of ${width} pixels each of two timers says what it is for`, async ({
    page,
    modelSite,
    service,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    await startTimers(page)
    const rows = cardUi(page).timers.getByRole('listitem')
    const [first, second] = [await boxOf(rows.first()), await boxOf(rows.last())]
    expect(first.bottom <= second.y).toBe(areStacked)
    const time = await boxOf(rows.first().getByRole('timer'))
    const words = await boxOf(rows.first().getByText('Fry the onion and the garlic'))
    expect(time.bottom <= words.y).toBe(!areStacked)
    expect(words.width).toBeGreaterThan(150)
  })

test.describe('on a phone', () => {
  test.use(screens.phone)

  test('a swipe goes to the next and to the previous step', async ({ page, modelSite, service }) => {
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    const { cookButton, stepHeading } = cardUi(page)
    await cookButton.tap()
    await expect(stepHeading).toHaveText('Step 1 of 8')
    await swipe(page, [280, 300], [80, 310])
    await expect(stepHeading).toHaveText('Step 2 of 8')
    await swipe(page, [280, 300], [80, 290])
    await expect(stepHeading).toHaveText('Step 3 of 8')
    await swipe(page, [80, 300], [280, 300])
    await expect(stepHeading).toHaveText('Step 2 of 8')
    // A movement down scrolls.
    await swipe(page, [180, 400], [170, 250])
    await expect(stepHeading).toHaveText('Step 2 of 8')
  })

  test('every control of the card and of step mode is at least 44 px high', async ({ page, modelSite, service }) => {
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    await startTimers(page)
    const { fit, cookButton, dialog } = cardUi(page)
    await fit.getByText('Uses 2 of your 3').click()
    const small = () =>
      page
        .locator('.recipe')
        .locator('button, summary, input:not([type=checkbox]), label:has(input[type=checkbox]), .tick')
        .evaluateAll((controls) =>
          controls
            .map((control) => [control.textContent, control.getBoundingClientRect().height] as const)
            .filter(([, height]) => height < 43.5),
        )
    expect(await small()).toEqual([])
    await cookButton.click()
    await expect(dialog).toBeVisible()
    expect(await small()).toEqual([])
  })
})

test.describe('on a desktop', () => {
  test.use(screens.desktop)

  test('the ingredients are beside the method, and stay in sight while it scrolls', async ({
    page,
    modelSite,
    service,
  }) => {
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    const { ingredients, step } = cardUi(page)
    const title = ui(page).recipe.getByRole('heading', { name: 'Lentil stew' })
    const [first, last] = [await boxOf(ingredients.first()), await boxOf(ingredients.last())]
    const [firstStep, titleBox] = [await boxOf(step(1)), await boxOf(title)]
    expect(first.right).toBeLessThanOrEqual(firstStep.x)
    expect(firstStep.y).toBeLessThan(last.bottom)
    expect(titleBox.bottom).toBeLessThan(first.y)
    expect(titleBox.bottom).toBeLessThan((await boxOf(page.getByRole('button', { name: 'Share' }))).y)

    await page.setViewportSize({ width: 1280, height: 600 })
    await step(8).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(step(1)).not.toBeInViewport()
    await expect(ingredients.first()).toBeInViewport({ ratio: 1 })
    expect(await pageWidth(page)).toBe(1280)
  })
})

test('a long list of ingredients beside the method can be read to its end above the timers', async ({
  page,
  modelSite,
  service,
}) => {
  await page.setViewportSize(screens.desktop.viewport)
  const spices = Array.from({ length: 20 }, (_, index) => `- 1 tsp spice ${index}\n`)
  const steps = Array.from({ length: 20 }, (_, index) => `${index + 9}. Stir in spice ${index}, and taste the stew.\n`)
  service.respondWith(reply(`${stew.replace('- a pinch', `${spices.join('')}- a pinch`)}${steps.join('')}`))
  await getRecipe(page, modelSite.url)
  await startTimers(page)
  const { ingredients, step } = cardUi(page)
  await step(14).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await ingredients.last().evaluate((element) => element.closest('.recipe-ingredients')?.scrollTo({ top: 10_000 }))
  expect(await isOnTop(ingredients.last(), 'middle')).toBe(true)
  expect(await isOnTop(step(14), 'middle')).toBe(true)
})

test('the chunk that reads a recipe loads with its first words, and not before', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  // The type-ahead has loaded what the page knows of foods.
  const chunks = () => log.requests.filter((url) => /\/understanding\.lazy-[^/]+\.js$/.test(url))
  const [first, last] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, '# Lentil stew\n\n', last.promise, stew]))
  const loaded = page.waitForEvent('requestfinished', (request) => /\/recipeCard\.lazy-/.test(request.url()))
  await page.goto(modelSite.url)
  await addIngredients(page, ...larder)
  await loaded
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText('The chef is thinking…')
  expect(chunks()).toEqual([])
  first.resolve()
  await expect(ui(page).recipeText).toContainText('Lentil stew')
  await expect.poll(() => chunks().length).toBe(1)
  await expect(page.locator('[data-understood]')).toHaveCount(0)
  last.resolve()
  await expect(page.locator('[data-understood]')).toHaveCount(1)
})

test('without its chunk the recipe can be read, and the next recipe loads it again', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  const chunk = '**/understanding.lazy-*.js*'
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'not found' }))
  service.respondWith(reply(stew))
  await page.goto(modelSite.url)
  await addIngredients(page, ...larder)
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood="no"]')).toBeAttached()
  await expect(ui(page).recipeText).toContainText('Serve the stew hot')
  await expect(ui(page).alert).toHaveCount(0)
  await cardUi(page).step(1).click()
  await expect(cardUi(page).step(1).getByRole('checkbox')).toBeChecked()
  // The browser logs the failed requests.
  expect(log.console.splice(0)).toContainEqual(expect.stringContaining('404'))
  await page.unroute(chunk)
  service.respondWith(reply(`${stew}\n`))
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
  await expect(cardUi(page).fit).toBeVisible()
})

/** Moves a finger over the screen. */
async function swipe(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: fromX, y: fromY })
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part })
  await touch('touchEnd')
  await session.detach()
}
