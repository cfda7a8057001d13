import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { errorReply, reply } from '../../support/service'
import { setFontSize } from '../shared/accessibility'

test('on a phone with large words all controls are within the page', async ({ page, service, log }) => {
  const [width, height] = [360, 740]
  await page.setViewportSize({ width, height })
  await page.goto('./')
  await setFontSize(page, '200%')
  const expectWithinPage = async () => {
    // The list above a recipe and the quick picks scroll sideways by themselves.
    const outside = await page.locator('main :is(button, input):visible').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, right } = control.getBoundingClientRect()
        const isWithin =
          (left >= 0 && right <= innerWidth) || control.closest('.ingredients ul, [aria-label="Quick picks"]') !== null
        return isWithin ? [] : control.outerHTML
      }),
    )
    expect(outside).toEqual([])
    const dock = await page.locator('.dock').boundingBox()
    expect(dock?.height).toBeLessThanOrEqual(height / 2)
  }
  await addIngredients(page, ...list, 'eggs, bread, butter')
  await expectWithinPage()
  service.respondWith(() => errorReply(401, 'no'))
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toBeVisible()
  log.console.length = 0
  await expectWithinPage()
  service.respondWith(
    reply('# Toast\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry the eggs for 3 minutes.'),
  )
  await ui(page).alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-understood]')).toBeAttached()
  await expectWithinPage()
  await page.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectWithinPage()
})
