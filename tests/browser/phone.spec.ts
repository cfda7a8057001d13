import type { Locator } from '@playwright/test'
import { addIngredients, expect, parts, test } from '../support/browser'
import { deferred } from '../support/deferred'
import { refusal, reply, streamed } from '../support/service'

// On a phone: the next step is always in sight, in the lower half, and one tap away.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** A control that the thumb can hit without scrolling: all of it in sight, in the lower half, 44 px high. */
async function withinReach(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  expect(box?.y).toBeGreaterThan(320)
  expect(box?.height).toBeGreaterThanOrEqual(44)
}

const long = ['# Pancakes\n\n', '- flour\n'.repeat(12), '\n', '1. Whisk.\n'.repeat(12)]

test('the whole job needs a tap for each ingredient and no scrolling to the next step', async ({
  page,
  served,
  service,
}) => {
  await page.goto(served.url)
  const { field, add, ask, stop, status, recipe, words } = parts(page)
  for (let index = 0; index < 12; index++) {
    await field.fill(`ingredient number ${index}`)
    await add.tap()
    await expect(field).toBeFocused()
  }
  await field.blur()
  await withinReach(ask)
  const [first, last] = [deferred(), deferred()]
  service.play(() => streamed([first.promise, ...long, last.promise]))
  await ask.tap()
  await withinReach(stop)
  first.resolve()
  // The recipe comes to the cook, not the cook to the recipe.
  const heading = recipe.getByRole('heading', { name: 'Chef Mistral Recommends:' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120)
  await withinReach(stop)
  last.resolve()
  await expect(status).toHaveText('The chef has answered.')
  await withinReach(ask)
  await words.getByText('flour').first().tap()
  await expect(words.getByRole('checkbox').first()).toBeChecked()

  // Asked again from the end of it, the next one is read from its beginning.
  await words.getByText('Whisk.').last().scrollIntoViewIfNeeded()
  await ask.tap()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(-1)
})

test('a slip is told where the thumb is, and taken back without a keyboard coming up', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  const { field, items } = parts(page)
  for (let index = 0; index < 13; index++) {
    await field.fill(`ingredient number ${index}`)
    await field.press('Enter')
  }
  await field.blur()
  await page.getByRole('button', { name: 'Remove ingredient number 2', exact: true }).tap()
  await expect(items).toHaveCount(12)
  const undo = page.getByRole('button', { name: 'Undo' })
  await withinReach(undo)
  await undo.tap()
  await expect(items).toHaveCount(13)
  await expect(field).not.toBeFocused()
})

test('a long ingredient is changed within the page', async ({ page, served }) => {
  await page.goto(served.url)
  await parts(page).field.fill('x'.repeat(300))
  await parts(page).add.tap()
  await page.getByRole('button', { name: /^Change xxx/ }).tap()
  await expect(page.getByRole('textbox', { name: /^Change xxx/ })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('somebody who types on is not taken away from it', async ({ page, served, service }) => {
  await page.goto(served.url)
  const { field, ask, recipe } = parts(page)
  for (let index = 0; index < 12; index++) {
    await field.fill(`ingredient number ${index}`)
    await field.press('Enter')
  }
  const first = deferred()
  service.play(() => streamed([first.promise, ...long]))
  await ask.tap()
  await field.focus()
  const before = await page.evaluate(() => scrollY)
  first.resolve()
  await expect(recipe).toHaveAttribute('aria-busy', 'false')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('what failed is told where the thumb is', async ({ page, served, service, said }) => {
  service.play(() => refusal(401, 'no'))
  await page.goto(served.url)
  const { field, ask, alert, tryAgain } = parts(page)
  for (let index = 0; index < 12; index++) {
    await field.fill(`ingredient number ${index}`)
    await field.press('Enter')
  }
  await field.blur()
  await ask.tap()
  await expect(alert).toBeInViewport({ ratio: 1 })
  await withinReach(tryAgain)
  said.console.length = 0
})

test('the boxes of steps within a step stand in one column with its own', async ({
  page,
  served,
  service,
}) => {
  service.play(
    reply('1. Batter:\n   1. Sift.\n   2. Whisk.\n2. Fry.\n   - Two minutes.\n3. Serve.'),
  )
  await page.goto(served.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await parts(page).ask.tap()
  await expect(parts(page).status).toHaveText('The chef has answered.')
  const placeOf = async (name: string) =>
    (await page.getByRole('checkbox', { name }).boundingBox())?.x
  const own = await placeOf('Batter')
  for (const name of ['Sift', 'Whisk', 'Fry', 'Serve']) expect(await placeOf(name), name).toBe(own)
  expect(await placeOf('Two minutes')).toBeLessThan(own ?? 0)
  // And none of it is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('every control is as large as a finger', async ({ page, served, service }) => {
  service.play(() => streamed(long))
  await page.goto(served.url)
  const { field, ask, status } = parts(page)
  for (const ingredient of ['Eggs', 'Flour', 'Eggs']) {
    await field.fill(ingredient)
    await field.press('Enter')
  }
  await ask.tap()
  await expect(status).toHaveText('The chef has answered.')
  const small = await page
    .locator('button, input:not([type=checkbox]), label:has(input), .tick')
    .evaluateAll((controls) =>
      controls
        .map((control) => [control.textContent, control.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 43.5),
    )
  expect(small).toEqual([])
})
