import { expect, requestRecipe, test } from '../../support/browser'
import { reply } from '../../support/service'

// The page's accessibility tree, which screen readers use.

test('a finished recipe has servings, the fit, actions, checkboxes and timers', async ({ page, service }) => {
  service.respondWith(
    reply(
      '# Pancakes\n\nServes 2 | Total time: 20 minutes\n\n## Ingredients\n\n- 2 eggs\n- 1 lemon\n\n## Method\n\n1. Whisk.\n2. Fry for 3 minutes.',
    ),
  )
  await requestRecipe(page)
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
        - group:
          - text: Needs
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
