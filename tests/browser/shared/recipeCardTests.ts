import { addIngredients, expect, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

import { boxOf, cardUi, getRecipe, isOnTop, pageWidth, type Screen, screens, startTimers, stew } from './recipeCard'

/** Defines the tests of the recipe card on this screen. */
export function describeCard(screen: Screen) {
  test.describe(`on a ${screen}`, () => {
    test.use(screens[screen])

    test.beforeEach(async ({ page, service }) => {
      service.respondWith(reply(stew))
      // The time goes on as usual until a test moves it.
      await page.clock.install()
      await getRecipe(page)
    })

    testTimers(screen)
    testStepMode()
  })
}

function testTimers(screen: Screen) {
  const { width, height } = screens[screen].viewport
  test('two timers stay in sight above the dock, and leave room for the step', async ({ page }) => {
    await startTimers(page)
    const { timers, step } = cardUi(page)
    for (const number of [1, 5, 8]) {
      await step(number).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      for (const timer of await timers.getByRole('timer').all()) await expect(timer).toBeInViewport({ ratio: 1 })
      // The step is not behind the timers or the dock.
      for (const edge of ['top', 'bottom'] as const) expect(await isOnTop(step(number), edge), edge).toBe(true)
    }
    expect((await boxOf(timers)).height).toBeLessThan(height / 2)
    // The offer to undo makes the dock higher. On a phone it stays in sight too.
    await addIngredients(page, 'Leeks')
    await page.getByRole('button', { name: 'Remove Leeks' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await step(1).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const [region, dock] = [await boxOf(timers), await boxOf(undo)]
    expect(dock.right <= region.x || region.bottom <= dock.y).toBe(true)
    expect(await pageWidth(page)).toBe(width)
  })

  test('no control that gets the focus by keyboard is behind the timers', async ({ page }) => {
    await startTimers(page)
    const { ingredients, step } = cardUi(page)
    const controls = ui(page).recipeText.locator('input, button')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await ingredients.first().getByRole('checkbox').focus()
    for (let index = 1; index < (await controls.count()); index++) {
      await page.keyboard.press('Tab')
      expect(await isOnTop(controls.nth(index), 'middle'), `control ${index}`).toBe(true)
    }
    await expect(step(8).getByRole('checkbox')).toBeFocused()
  })
}

function testStepMode() {
  test('the timers are in sight in step mode, and do not cover its buttons', async ({ page }) => {
    await startTimers(page)
    const { cookButton, dialog, timers } = cardUi(page)
    await cookButton.click()
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await dialog.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
    await expect(dialog.getByRole('timer')).toHaveCount(3)
    await expect(timers).toBeInViewport({ ratio: 1 })
    for (const control of await dialog.getByRole('button', { name: /step$|^Close$/ }).all()) {
      await expect(control).toBeInViewport({ ratio: 1 })
      expect(await isOnTop(control, 'top')).toBe(true)
    }
    expect((await boxOf(timers)).bottom).toBeLessThanOrEqual(
      (await boxOf(dialog.getByRole('button', { name: 'Next step' }))).y,
    )
    // The step has room above the timers.
    const words = dialog.getByText('Add the carrots and stir. Cook them')
    for (const edge of ['top', 'bottom'] as const) expect(await isOnTop(words, edge), edge).toBe(true)
    await page.keyboard.press('Escape')
    await expect(timers.getByRole('timer')).toHaveCount(3)
  })
}
