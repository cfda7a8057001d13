import { addIngredients, expect, FINISHED, requestRecipe, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { reply, streamedReply } from '../../support/service'

test('three ingredients show the call to action, and Undo follows a blank one', async ({ page, modelSite }) => {
  await page.goto(modelSite.url)
  await addIngredients(page, 'Eggs', 'Flour', '')
  await expect(ui(page).field).toHaveRole('combobox')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - text: Add ingredients
      - combobox "Add ingredients"
      - button "+ Add Ingredient"
      - status "Number of foods"
      - status "The last entry"
      - region "Ingredients on hand :":
        - heading "Ingredients on hand :" [level=2]
        - button "Clear all"
        - list:
          - listitem:
            - button "Change Eggs": Eggs
            - button "Remove Eggs"
          - listitem:
            - button "Change Flour": Flour
            - button "Remove Flour"
          - listitem:
            - button "Change (blank)"
            - button "Remove (blank)"
      - group "Quick picks":
        - button "Onions"
        - button "Rice"
        - button "Tomatoes"
        - button "Pasta"
        - button "Garlic"
        - button "Cheese"
        - button "Chicken"
        - button "Milk"
        - button "Butter"
        - button "Potatoes"
        - button "Bread"
        - button "Spinach"
        - button "Spring onions"
      - region "What you wish for":
        - button "Wishes"
        - paragraph: None
      - status "The list":
        - paragraph: Added a blank line
        - button "Undo"
      - region "Ready For a recipe":
        - heading "Ready For a recipe" [level=2]
        - paragraph: Generate a recipe from your list of ingredients
        - button "Get a recipe !"
        - button "Three ideas"
      - status "The chef"
  `)
})

test('a running request has a status, a Stop button and the recipe so far', async ({ page, modelSite, service }) => {
  const [first, second] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, '# Pancakes\n\n- flour', second.promise]))
  await requestRecipe(page, modelSite.url)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Ready For a recipe":
      - heading "Ready For a recipe" [level=2]
      - paragraph: Generate a recipe from your list of ingredients
      - button "Get a recipe !" [disabled]
    - status "The chef": The chef is thinking…
    - button "Stop"
  `)
  first.resolve()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - status "The chef": The chef is writing…
    - button "Stop"
    - region "Chef Mistral Recommends:":
      - heading "Chef Mistral Recommends:" [level=2]
      - heading "Pancakes" [level=3]
      - list:
        - listitem: flour
  `)
  second.resolve()
  await expect(ui(page).status).toHaveText(FINISHED)
})

test('a finished recipe has servings, the fit, actions, checkboxes and timers', async ({
  page,
  modelSite,
  service,
}) => {
  service.respondWith(
    reply(
      '# Pancakes\n\nServes 2 | Total time: 20 minutes\n\n## Ingredients\n\n- 2 eggs\n- 1 lemon\n\n## Method\n\n1. Whisk.\n2. Fry for 3 minutes.',
    ),
  )
  await requestRecipe(page, modelSite.url)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - status "The chef": Your recipe is ready.
    - region "Chef Mistral Recommends:":
      - button "Fewer servings": −
      - spinbutton "Servings": "2"
      - text: servings
      - button "More servings": +
      - status "Servings changed"
      - paragraph: 20 minutes
      - region "How it fits your list":
        - group: Uses 1 of your 3
        - paragraph: Needs
        - list "Needs":
          - listitem:
            - text: lemon
            - button "Add lemon": Add
      - button "Cook step by step"
      - button "Print"
      - button "Another idea"
      - button "Share"
      - status "Recipe actions"
      - heading "Chef Mistral Recommends:" [level=2]
      - heading "Pancakes" [level=3]
      - paragraph: "Serves 2 · Total time: 20 minutes"
      - heading "Ingredients" [level=4]
      - list:
        - listitem:
          - checkbox "2 eggs"
          - text: 2 eggs
        - listitem:
          - checkbox "1 lemon"
          - text: 1 lemon
      - heading "Method" [level=4]
      - list:
        - listitem:
          - checkbox "Whisk."
          - text: Whisk.
        - listitem:
          - checkbox "Fry for 3 minutes."
          - text: Fry for
          - 'button "Start a timer: 3 minutes"': 3 minutes
          - text: .
      - status "Timer announcements"
      - status "Cancelled timer"
  `)
})
