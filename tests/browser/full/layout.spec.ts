import type { Locator, Page } from '@playwright/test'
import { addIngredients, expect, FINISHED, list, requestRecipe, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { errorReply, reply, streamedReply } from '../../support/service'
import { boxOf, isOnTop } from '../shared/recipeCard'

const soup = `Sure! Here is a soup.

### Leek soup

Serves 4 | Total time: 40 minutes

#### Ingredients

${Array.from({ length: 14 }, (_, index) => `- ${index + 2} g of food number ${index + 2}, in small pieces`).join('\n')}

#### Method

${Array.from({ length: 9 }, (_, index) => `${index + 1}. Cook it for ${index + 2} minutes, until it is as soft as you like it, and stir it now and then, so that nothing sticks.`).join('\n')}
`

/** Opens the page at a width, and asks for the soup. */
async function showSoup(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await requestRecipe(page)
  await expect(ui(page).status).toHaveText(FINISHED)
  await expect(page.locator('[data-understood]')).toBeVisible()
}

const lineHeightOf = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))

const fontSizeOf = async (locator: Locator) =>
  Number.parseFloat(await locator.evaluate((element) => getComputedStyle(element).fontSize))

/** Waits until what rises or fills has come to rest. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.all(finite.map(({ finished }) => finished))
  })

test.beforeEach(({ service }) => service.respondWith(reply(soup)))

for (const { width, isBeside, isMethodBeside, title } of [
  { width: 360, isBeside: false, isMethodBeside: false, title: [28, 28] },
  { width: 820, isBeside: false, isMethodBeside: true, title: [28, 40] },
  { width: 959, isBeside: false, isMethodBeside: true, title: [40, 48] },
  { width: 960, isBeside: true, isMethodBeside: false, title: [40, 48] },
  { width: 1120, isBeside: true, isMethodBeside: true, title: [40, 48] },
  { width: 1920, isBeside: true, isMethodBeside: true, title: [40, 48] },
] as const)
  test(`the room is used at a width of ${width} px`, async ({ page }) => {
    await showSoup(page, width)
    await atRest(page)
    const { field, recipeText } = ui(page)
    const [fieldBox, cardBox] = [await boxOf(field), await boxOf(page.locator('.recipe-card'))]
    expect(cardBox.x > fieldBox.x + fieldBox.width).toBe(isBeside)
    const heading = (name: string) => recipeText.getByRole('heading', { name })
    const [ingredients, method] = [await boxOf(heading('Ingredients')), await boxOf(heading('Method'))]
    expect(method.x > ingredients.x + ingredients.width).toBe(isMethodBeside)
    const size = await fontSizeOf(heading('Leek soup'))
    expect(size).toBeGreaterThanOrEqual(title[0])
    expect(size).toBeLessThanOrEqual(title[1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // Not a strip in the middle of a wide screen.
    expect(cardBox.x + cardBox.width).toBeGreaterThan(0.9 * width)
  })

test('on a phone, the wishes that open are in sight, and so is the button that closes them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  await addIngredients(page, ...list)
  const wishes = page.getByRole('button', { name: 'Wishes', exact: true })
  await wishes.click()
  await expect.poll(() => isOnTop(page.getByText('Sesame-free'), 'middle')).toBe(true)
  await expect(wishes).toBeInViewport()
})

test('the request stays in sight beside open wishes where the window has room for both', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('./')
  await addIngredients(page, ...list)
  await page.getByRole('button', { name: 'Wishes', exact: true }).click()
  await expect(page.getByLabel('Vegan', { exact: true })).toBeVisible()
  await expect(ui(page).requestButton).toBeInViewport({ ratio: 1 })
  // In a lower one it would cover most of them.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('Vegan', { exact: true }).scrollIntoViewIfNeeded()
  await expect(ui(page).requestButton).not.toBeInViewport()
})

test('the plate takes the place of the card, and steams while the model thinks', async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('./')
  const plate = page.locator('.empty-plate')
  const before = await boxOf(plate)
  const first = deferred()
  service.respondWith(() => streamedReply([first.promise, soup]))
  await addIngredients(page, ...list)
  await ui(page).requestButton.click()
  await expect(plate).toHaveAttribute('data-thinking', 'The chef is thinking…')
  await expect(plate.locator('.steam')).toBeVisible()
  first.resolve()
  await expect(ui(page).status).toHaveText(FINISHED)
  await expect(plate).toHaveCount(0)
  const card = await boxOf(page.getByRole('region', { name: 'Chef Mistral Recommends:' }))
  // In the page, because a click may scroll.
  const y = card.y + (await page.evaluate(() => scrollY))
  expect({ x: card.x, y, width: card.width }).toEqual({ x: before.x, y: before.y, width: before.width })
})

test('the jars fill with the first three foods', async ({ page }) => {
  await page.goto('./')
  const full = page.locator('.shelf .food')
  for (const [index, food] of list.entries()) {
    await expect(full).toHaveCount(index)
    await addIngredients(page, food)
  }
  await expect(full).toHaveCount(3)
  await addIngredients(page, 'Salt')
  await expect(page.locator('.shelf')).toHaveCount(0)
})

for (const { width, place } of [
  { width: 360, place: 'below the list' },
  { width: 1280, place: 'in the card' },
])
  test(`an error is shown ${place} at a width of ${width} px, with its buttons`, async ({ page, service, log }) => {
    service.respondWith(() => errorReply(402, 'no'))
    await page.setViewportSize({ width, height: 740 })
    await requestRecipe(page)
    const { alert } = ui(page)
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(alert.getByRole('button')).toHaveText(['Try again', 'Use the cookbook'])
    const card = page.getByRole('region', { name: 'Chef Mistral Recommends:' })
    await expect(card.getByRole('alert')).toHaveCount(place === 'in the card' ? 1 : 0)
    log.console.length = 0
  })

test('on a phone, the offer to split an entry is in sight below the field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./')
  await addIngredients(page, ...list, 'eggs, bread, butter')
  const words = page.getByRole('status', { name: 'The list' }).getByText('Added as one')
  expect((await boxOf(words)).height).toBeLessThan(1.5 * (await lineHeightOf(words)))
  const split = page.getByRole('button', { name: 'Split into 3' })
  await expect(split).toBeInViewport({ ratio: 1 })
  const [button, field] = [await boxOf(split), await boxOf(ui(page).field)]
  expect(button.y - (field.y + field.height)).toBeLessThan(120)
})

test('the foods that help after an apology stand apart, without a frame', async ({ page, service }) => {
  service.respondWith(reply("I'm sorry, but I can't make a recipe from these. Do you have anything else?"))
  await requestRecipe(page)
  const foods = page.getByRole('group', { name: 'Foods to add' })
  const [first, second] = [
    await boxOf(foods.getByRole('button').first()),
    await boxOf(foods.getByRole('button').nth(1)),
  ]
  expect(second.x - (first.x + first.width)).toBeGreaterThanOrEqual(8)
  expect(await foods.evaluate((group) => getComputedStyle(group).borderTopWidth)).toBe('0px')
})

test('no line breaks between a time and its brackets, in the recipe and in its steps', async ({ page, service }) => {
  const step = 'Brown the chicken (8 minutes). Cover it (10 minutes), and leave it to rest off the heat (5 minutes).'
  service.respondWith(reply(`# Chicken\n\n## Ingredients\n\n- 2 chicken thighs\n\n## Method\n\n1. ${step}`))
  await requestRecipe(page)
  const staysOnOneLine = async (words: Locator) => {
    await expect(words).toHaveText(step)
    const timers = words.getByRole('button', { name: /^Start a timer/ })
    await expect(timers).toHaveCount(3)
    for (let width = 320; width <= 420; width += 10) {
      await page.setViewportSize({ width, height: 740 })
      for (const timer of await timers.all()) {
        const line = await timer.evaluate(({ parentElement }) => parentElement?.getClientRects().length)
        expect(line).toBe(1)
      }
    }
  }
  await staysOnOneLine(page.locator('[data-recipe] ol > li'))
  await page.getByRole('button', { name: 'Cook step by step' }).click()
  await staysOnOneLine(page.getByRole('dialog').getByRole('paragraph'))
})

test('the typeface loads after the first paint, and no line moves when it comes', async ({ page, cookbookSite }) => {
  const held = deferred()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  const requested = page.waitForRequest('**/*.woff2')
  await page.goto(cookbookSite.url, { waitUntil: 'commit' })
  await requested
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  expect(painted).toBe(1)
  // The titles stay visible while it loads.
  const display = await page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Fraunces')?.display)
  expect(display).toBe('swap')
  const headings = page.getByRole('heading')
  const boxes = () => headings.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  const before: { y: number; height: number }[] = await boxes()
  held.resolve()
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
    ),
  ).toBe(true)
  const after: { y: number; height: number }[] = await boxes()
  expect(after.map(({ y, height }) => [y, height])).toEqual(before.map(({ y, height }) => [y, height]))
})

test('a usual recipe prints on one page, with its scaled amounts and without the earlier answers', async ({ page }) => {
  await showSoup(page, 1280)
  await page.getByRole('button', { name: 'More servings' }).click()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const recipeText = page.locator('[data-recipe]')
  await expect(recipeText.getByRole('heading', { name: 'Leek soup' })).toBeVisible()
  await expect(recipeText.getByRole('listitem').filter({ hasText: 'food number 12' })).toHaveText(/^15 g/)
  await expect(recipeText.getByText('Here is a soup.')).toBeHidden()
  await expect(page.getByRole('spinbutton')).toBeHidden()
})
