import { addIngredients, expect, FINISHED, list, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { streamedReply } from '../../support/service'
import { recordAnnouncements, takeAnnouncements } from '../shared/announcements'

// The page's accessibility tree in each state, which screen readers use.

test('the empty page has the specified headings, texts and controls', async ({ page, modelSite }) => {
  await page.goto(modelSite.url)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - img "img of logo"
      - heading "Chef Mistral" [level=1]
    - main:
      - text: Add ingredients
      - textbox "Add ingredients":
        - /placeholder: e.g Eggs
      - button "+ Add Ingredient"
      - region "Ingredients on hand :":
        - heading "Ingredients on hand :" [level=2]
        - paragraph: ( ~min 3 )
        - paragraph: Enter ingredients and they'll pop right here
      - group "Quick picks":
        - button "Eggs"
        - button "Onions"
        - button "Rice"
        - button "Tomatoes"
        - button "Pasta"
        - button "Garlic"
        - button "Cheese"
        - button "Chicken"
        - button "Milk"
        - button "Butter"
        - button "Flour"
        - button "Potatoes"
      - status "The list"
      - status "The chef"
  `)
})

test('a streamed recipe is announced once, when it is complete', async ({ page, modelSite, service }) => {
  const [first, last] = [deferred(), deferred()]
  const words = Array.from({ length: 30 }, (_, index) => `word${index} `)
  service.respondWith(() => streamedReply([first.promise, ...words, last.promise, 'end.']))
  await recordAnnouncements(page)
  await page.goto(modelSite.url)
  await addIngredients(page, ...list)
  await takeAnnouncements(page)
  const { requestButton, status, recipe } = ui(page)
  await requestButton.click()
  await expect(status).toHaveText('The chef is thinking…')
  first.resolve()
  await expect(recipe).toContainText('word29')
  last.resolve()
  await expect(status).toHaveText(FINISHED)
  const announced = await takeAnnouncements(page)
  expect(announced.filter((text) => text.startsWith('The chef'))).toEqual([
    'The chef is thinking…',
    'The chef is writing…',
    'The chef has answered.',
  ])
  const fromRecipe = announced.filter((text) => text.includes('word'))
  // Below the recipe the card says who wrote it.
  expect(fromRecipe.filter((text) => !text.includes('word29 end.'))).toEqual([])
})
