import type { Page } from '@playwright/test'
import { addIngredients, expect, parts, test } from '../support/browser'
import { deferred } from '../support/deferred'
import { refusal, reply, streamed } from '../support/service'

// What a listener hears in each state: the page's accessibility tree.

const list = ['Eggs', 'Flour', 'Milk']

const ask = async (page: Page, url: string) => {
  await page.goto(url)
  await addIngredients(page, ...list)
  await parts(page).ask.click()
}

test('empty', async ({ page, served }) => {
  await page.goto(served.url)
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
      - status "The list"
      - status "The chef"
  `)
})

test('three, and a slip', async ({ page, served }) => {
  await page.goto(served.url)
  await addIngredients(page, 'Eggs', 'Flour', '')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - text: Add ingredients
      - textbox "Add ingredients":
        - /placeholder: e.g Eggs
      - button "+ Add Ingredient"
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
      - status "The list":
        - paragraph: A blank line was added
        - button "Undo"
      - region "Ready For a recipe":
        - heading "Ready For a recipe" [level=2]
        - paragraph: Generate a recipe from your list of ingredients
        - button "Get a recipe !"
      - status "The chef"
  `)
})

test('thinking, then writing', async ({ page, served, service }) => {
  const [first, second] = [deferred(), deferred()]
  service.play(() => streamed([first.promise, '# Pancakes\n\n- flour', second.promise]))
  await ask(page, served.url)
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
  await expect(parts(page).status).toHaveText('The chef has answered.')
})

test('done', async ({ page, served, service }) => {
  service.play(reply('# Pancakes\n\n## Method\n\n1. Whisk.\n2. Fry.'))
  await ask(page, served.url)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - status "The chef": The chef has answered.
    - region "Chef Mistral Recommends:":
      - heading "Chef Mistral Recommends:" [level=2]
      - heading "Pancakes" [level=3]
      - heading "Method" [level=4]
      - list:
        - listitem:
          - checkbox "Whisk."
          - text: Whisk.
        - listitem:
          - checkbox "Fry."
          - text: Fry.
      - button "Copy"
      - button "Print"
      - button "Download"
      - checkbox "Keep the screen on"
      - status "Recipe actions"
  `)
})

test('stopped before any word, then failed', async ({ page, served, service, said }) => {
  const held = deferred()
  service.play(() => streamed([held.promise]))
  await ask(page, served.url)
  await parts(page).stop.click()
  held.resolve()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Ready For a recipe":
      - heading "Ready For a recipe" [level=2]
      - paragraph: Generate a recipe from your list of ingredients
      - button "Get a recipe !"
    - status "The chef": Stopped.
  `)
  await expect(parts(page).recipe).toHaveCount(0)

  service.play(() => refusal(402, 'no'))
  await parts(page).ask.click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Ready For a recipe":
      - heading "Ready For a recipe" [level=2]
      - paragraph: Generate a recipe from your list of ingredients
      - button "Get a recipe !"
    - status "The chef"
    - alert:
      - paragraph: The account behind this page is out of credit at the service.
      - button "Try again"
    - region "Chef Mistral Recommends:":
      - heading "Chef Mistral Recommends:" [level=2]
  `)
  said.console.length = 0
})

test('what is announced is announced once, not per word', async ({ page, served, service }) => {
  const [first, last] = [deferred(), deferred()]
  const words = Array.from({ length: 30 }, (_, index) => `word${index} `)
  service.play(() => streamed([first.promise, ...words, last.promise, 'end.']))
  await page.goto(served.url)
  await addIngredients(page, ...list)
  // What a screen reader would speak: a change in a live region, unless that is busy.
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement
        const region = node?.closest('[role=status], [role=alert], [aria-live]')
        if (region && region.getAttribute('aria-busy') !== 'true')
          heard.push(region.textContent.trim())
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const { ask, status, recipe } = parts(page)
  await ask.click()
  await expect(status).toHaveText('The chef is thinking…')
  first.resolve()
  await expect(recipe).toContainText('word29')
  last.resolve()
  await expect(status).toHaveText('The chef has answered.')
  const heard: string[] = await page.evaluate(() => Reflect.get(window, 'heard'))
  expect(heard.filter((text) => text.startsWith('The chef'))).toEqual([
    'The chef is thinking…',
    'The chef is writing…',
    'The chef has answered.',
  ])
  const ofTheRecipe = heard.filter((text) => text.includes('word'))
  expect(ofTheRecipe.filter((text) => !text.endsWith('word29 end.'))).toEqual([])
})
