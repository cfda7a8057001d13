import type { Page } from '@playwright/test'
import { test as base, expect, ui } from '../../support/browser'
import { reply } from '../../support/service'

import { lowControls } from '../shared/phone'
import { boxOf, cardUi, getRecipe, isOnTop, pageWidth, screens, startTimers, stew } from '../shared/recipeCard'
import { describeCard } from '../shared/recipeCardTests'

describeCard('desktop')

const test = base.extend<{ show: (markdown: string) => Promise<void> }>({
  /** Gets this recipe from the model, and waits until the page has read it. */
  show: ({ page, service }, use) =>
    use(async (markdown) => {
      service.respondWith(reply(markdown))
      await getRecipe(page)
    }),
})

for (const { width, areStacked } of [
  { width: 600, areStacked: true },
  { width: 1280, areStacked: false },
])
  test(`in a window of ${width} pixels each of two timers says what it is for`, async ({ page, show }) => {
    await page.setViewportSize({ width, height: 900 })
    await show(stew)
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

  test('a swipe goes to the next and to the previous step', async ({ page, show }) => {
    await show(stew)
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

  test('the button to cook stays at the lower edge, in front of nothing that has the focus', async ({ page, show }) => {
    await show(stew)
    const { cookButton, step, ingredients } = cardUi(page)
    const edge = screens.phone.viewport.height
    for (const words of [ingredients.first(), step(4)]) {
      await words.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { y, bottom } = await boxOf(cookButton)
      expect([y > edge - 80, bottom <= edge]).toEqual([true, true])
    }
    // At the end of the card nothing is behind it.
    await step(8).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
    expect(await isOnTop(step(8), 'middle')).toBe(true)
    await step(1).getByRole('checkbox').focus()
    for (const _ of [1, 2, 3, 4, 5]) {
      await page.keyboard.press('Tab')
      expect(await isOnTop(page.locator(':focus'), 'middle')).toBe(true)
    }
  })

  test('every control of the card and of step mode is at least 44 px high', async ({ page, show }) => {
    await show(stew)
    await startTimers(page)
    const { fit, cookButton, dialog } = cardUi(page)
    await fit.getByText('Uses 2 of your 3').click()
    const controls = page
      .locator('.recipe')
      .locator('button, summary, input:not([type=checkbox]), label:has(input[type=checkbox]), .tick')
    expect(await lowControls(controls)).toEqual([])
    await cookButton.click()
    await expect(dialog).toBeVisible()
    expect(await lowControls(controls)).toEqual([])
  })
})

test.describe('on a desktop', () => {
  test.use(screens.desktop)

  test('the ingredients are beside the method, and stay in sight while it scrolls', async ({ page, show }) => {
    await show(stew)
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

test('a long list of ingredients beside the method can be read to its end above the timers', async ({ page, show }) => {
  await page.setViewportSize(screens.desktop.viewport)
  const spices = Array.from({ length: 20 }, (_, index) => `- 1 tsp spice ${index}\n`)
  const steps = Array.from({ length: 20 }, (_, index) => `${index + 9}. Stir in spice ${index}, and taste the stew.\n`)
  await show(`${stew.replace('- a pinch', `${spices.join('')}- a pinch`)}${steps.join('')}`)
  await startTimers(page)
  const { ingredients, step } = cardUi(page)
  await step(14).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await ingredients.last().evaluate((element) => element.closest('.recipe-ingredients')?.scrollTo({ top: 10_000 }))
  expect(await isOnTop(ingredients.last(), 'middle')).toBe(true)
  expect(await isOnTop(step(14), 'middle')).toBe(true)
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

test('on a phone that lies, no part of a long step is under the progress and the timers', async ({ page, show }) => {
  const many = ['eggs', 'spinach', 'feta', 'bread', 'onion', 'tomatoes', 'rice'].map((food) => `- 2 ${food}`)
  const step = `Put the ${many.map((line) => line.slice(4)).join(', the ')} into the pan, and cook them for 5 minutes`
  await page.setViewportSize({ width: 667, height: 375 })
  await show(`# Stew\n\nServes 2\n\n## Ingredients\n\n${many.join('\n')}\n\n## Method\n\n1. ${step}.\n2. Eat.`)
  await cardUi(page).cookButton.click()
  const { dialog } = cardUi(page)
  await dialog.getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
  // The timers stay in sight above the rest, until it is scrolled to its end.
  await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
  const words = await boxOf(dialog.locator('.step-words'))
  const list = await boxOf(dialog.getByRole('list', { name: 'For this step' }))
  const next = await boxOf(dialog.getByText('Then: Eat'))
  const timer = await boxOf(dialog.getByRole('timer'))
  expect(next.y).toBeGreaterThanOrEqual(Math.max(words.bottom, list.bottom))
  expect(timer.y).toBeGreaterThanOrEqual(next.bottom)
})

test('with large text the timers of step mode are above its buttons', async ({ page, show }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The size that a visitor chooses for the browser counts in media queries too.
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await show(stew)
  await startTimers(page)
  await cardUi(page).cookButton.click()
  const { dialog } = cardUi(page)
  for (const name of [/^Pause /, /^Cancel /])
    expect(await isOnTop(dialog.getByRole('button', { name }).first(), 'middle')).toBe(true)
})

test('printing in step mode prints the recipe', async ({ page, show }) => {
  await show(stew)
  await cardUi(page).cookButton.click()
  await expect(cardUi(page).dialog).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(cardUi(page).dialog).toBeHidden()
  await expect(page.locator('[data-recipe]')).toBeVisible()
})

test('in forced colours marks, the active suggestion and disabled buttons look different', async ({ page, show }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await show(
    '# Salad\n\nServes 2\n\n## Ingredients\n\n- 2 tomatoes\n- 1 stock cube\n- 1 leek\n\n## Method\n\n1. Mix.\n2. Eat.',
  )
  await page.getByRole('button', { name: 'Wishes', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Vegetarian' }).check()
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
  await expect(page.locator('[data-recipe] mark')).toHaveCount(1)
  const mark = await colours('[data-recipe] mark')
  expect(mark.backgroundColor).not.toMatch(/^rgba\(.*, 0\)$/)
  expect(mark.color).not.toBe(mark.backgroundColor)

  await cardUi(page).cookButton.click()
  const [previous, next] = ['Previous step', 'Next step'].map((name) => `.step-buttons button:text-is("${name}")`)
  expect((await colours(previous ?? '')).color).not.toBe((await colours(next ?? '')).color)
  const segments = await page
    .locator('.step-progress .bar span')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
  expect(new Set(segments).size).toBe(2)
  await page.keyboard.press('Escape')

  await ui(page).field.fill('tom')
  await page.keyboard.press('ArrowDown')
  const outline = (isActive: boolean) =>
    page
      .getByRole('option', { selected: isActive })
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outline(true)).toBe('solid')
  expect(await outline(false)).toBe('none')
})

test('words of another direction stand in it, in the recipe and in step mode', async ({ page, show }) => {
  await show(
    '# شكشوكة\n\n## المكونات\n\n- 400 غ طماطم\n- 4 بيضات\n\n## الطريقة\n\n1. اطبخ الطماطم لمدة 10 دقائق.\n2. قدمها.',
  )
  const directionOf = (locator: ReturnType<typeof page.locator>) =>
    locator.evaluate((element) => getComputedStyle(element).direction)
  expect(await directionOf(page.locator('[data-recipe]'))).toBe('rtl')
  await cardUi(page).cookButton.click()
  const { dialog } = cardUi(page)
  expect(await directionOf(dialog.locator('.step-words'))).toBe('rtl')
  expect(await directionOf(dialog.locator('.next bdi'))).toBe('rtl')
  expect(await directionOf(dialog.getByRole('button', { name: 'Next step' }))).toBe('ltr')
})

test('a wide table of a recipe fits a phone', async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await show(
    `${stew}\n\n## Nutrition\n\n| Calories | Protein | Carbohydrates | Fat |\n|---|---|---|---|\n| 420 | 18 g | 52 g | 12 g |\n`,
  )
  const table = await boxOf(ui(page).recipeText.getByRole('table'))
  expect(table.right).toBeLessThanOrEqual(320)
})

test('on a phone, the ingredients of a step stand below its words', async ({ page }) => {
  await page.setViewportSize(screens.phone.viewport)
  await page.goto('./')
  await page.getByRole('button', { name: 'Cook a recipe of your own' }).click()
  const dal =
    '# Dal\n\nServes 2\n\n## Ingredients\n\n- 200 g lentils\n- 1 onion\n\n## Method\n\n1. Boil the lentils.\n2. Fry the onion.'
  await page.getByLabel('Recipe text', { exact: true }).fill(dal)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Cook step by step' }).click()
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('list', { name: 'For this step' })
  for (const words of ['Boil the lentils.', 'Fry the onion.']) {
    await expect(dialog.getByText(words)).toBeVisible()
    expect((await boxOf(list)).y).toBeGreaterThan((await boxOf(dialog.getByText(words))).y)
    if (words.startsWith('Boil')) await dialog.getByRole('button', { name: 'Next step' }).click()
  }
})

test('the focus ring of a timer fits its line', async ({ page, show }) => {
  await show(stew)
  const timer = page.locator('.timer').first()
  await timer.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(timer).toBeFocused()
  const { ring, line, outline } = await timer.evaluate((element) => {
    const { lineHeight, outlineColor } = getComputedStyle(element)
    const { height, borderStyle } = getComputedStyle(element, '::after')
    return {
      ring: borderStyle === 'solid' ? parseFloat(height) : 0,
      line: parseFloat(lineHeight),
      outline: outlineColor,
    }
  })
  expect(ring).toBeGreaterThan(line / 2)
  expect(ring).toBeLessThanOrEqual(line)
  expect(outline).toBe('rgba(0, 0, 0, 0)')
})
