import { addIngredients, expect, test, ui } from '../../support/browser'

test.beforeEach(async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
})

test('the cookbook apologizes for a list without food', async ({ page }) => {
  const { requestButton, recipeText } = ui(page)
  await addIngredients(page, 'shoes', 'rocks', '<b>glue</b>')
  await requestButton.click()
  await expect(recipeText).toContainText('Sorry,')
})

test('a changed list gets another recipe', async ({ page }) => {
  const { requestButton, recipe, recipeText } = ui(page)
  await addIngredients(page, 'Eggs', 'Bread', 'Cheese')
  await requestButton.click()
  await expect(recipe.getByRole('heading', { name: 'Scrambled eggs on toast' })).toBeVisible()
  await addIngredients(page, 'Smoked salmon', 'Chives')
  await requestButton.click()
  await expect(recipeText.getByText('smoked salmon').first()).toBeVisible()
})
