import { expect, FINISHED, requestRecipe, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

const recipe = '# Thin pancakes\n\n## Ingredients\n\n- 100 g flour\n- 2 eggs\n\n## Method\n\n1. Whisk.\n2. Fry.'

test.beforeEach(async ({ page, service }) => {
  service.respondWith(reply(recipe))
  await requestRecipe(page)
  await expect(ui(page).status).toHaveText(FINISHED)
})

test('print shows the recipe alone, dark on white', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'eggs' }).check()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The print lacks the heading of the area, which other tests use to find the recipe.
  const recipeText = page.locator('[data-recipe]')
  await expect(recipeText).toBeVisible()
  await expect(page.locator('[data-answered-by]')).toBeVisible()
  for (const hidden of [
    page.getByRole('banner'),
    page.getByLabel('Add ingredients'),
    page.getByRole('button', { name: 'Get a recipe !' }),
    page.getByRole('button', { name: 'Share' }),
    recipeText.getByRole('checkbox').first(),
  ])
    await expect(hidden).toBeHidden()
  const styles = await recipeText.evaluate((element) => {
    const { color } = getComputedStyle(element)
    const step = element.querySelector('ol > li')
    return {
      color,
      background: getComputedStyle(document.body).backgroundColor,
      breakInsideStep: step && getComputedStyle(step).breakInside,
      checkboxPadding: step && getComputedStyle(step).paddingInlineEnd,
      checkedDecoration: getComputedStyle(element.querySelector('.tick:nth-child(2)') ?? element).textDecorationLine,
    }
  })
  expect(styles).toEqual({
    color: 'rgb(43, 33, 26)',
    background: 'rgba(0, 0, 0, 0)',
    breakInsideStep: 'avoid',
    checkboxPadding: '0px',
    checkedDecoration: 'none',
  })
})

test('the page has no animations with reduced motion', async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  service.respondWith(() => ({ chunks: [], end: 'never' }))
  await ui(page).requestButton.click()
  await expect(ui(page).stopButton).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  await ui(page).stopButton.click()
})
