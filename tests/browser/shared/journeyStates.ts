import type { Page } from '@playwright/test'
import { packRecipe } from '../../../src/recipe/share/recipeLink'
import { addIngredients, expect, FINISHED, ui } from '../../support/browser'
import { errorReply, event, reply, type Script, type Service, streamedReply } from '../../support/service'
import { cardUi, getRecipe, startTimers, stew } from './recipeCard'
import { typeForOptions } from './suggestions'

/** Three names in the form that the page asks a model for. */
export const menu = `1. **Carrot soup** — a smooth soup for a cold day, 30 minutes
2. **Onion tart** — crisp pastry and sweet onions, 50 minutes
3. **Milk pudding** — a sweet end, 20 minutes`

/** A model's answer to a change that it advises against. */
export const advice = 'Without the onions the stew would be thin, so I would leave them in.'

const table = `**Tomato pasta**

| Ingredient | Amount |
| --- | --- |
| Spaghetti | 200 g |
| Tomatoes | 400 g |
| Butter | 20 g |

**Method**

1. Boil the spaghetti for 10 minutes.
2. Simmer the tomatoes in the butter for 15 minutes.

**Nutrition:** 520 kcal`

const german = `# Linsensuppe

Für 4 Personen

## Zutaten

- 200 g Linsen
- 2 Karotten

## Zubereitung

1. Die Linsen 25 Minuten köcheln.
2. Heiß servieren.`

const quotation = `# Pancakes

Thin ones.

## Ingredients

- 2 **eggs**
- flour

> A tip.

## Method

1. Whisk.
2. Fry. [More](https://e.example/)

\`\`\`
a long line of code that goes on and on and on and on and on and on and on and on and on
\`\`\``

type Enter = (page: Page, service: Service) => Promise<unknown>

async function ask(page: Page, service: Service, markdown: string) {
  service.respondWith(reply(markdown))
  await getRecipe(page)
}

/** Gets this reply, which the page need not understand. */
async function askFor(page: Page, service: Service, script: Script) {
  service.respondWith(script)
  await page.goto('./')
  await addIngredients(page, 'Onions', 'Carrots', 'Milk')
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText(FINISHED)
}

/** Sends this reply, or nothing yet, and never ends. */
async function askWithoutEnd(page: Page, service: Service, ...chunks: string[]) {
  service.respondWith(() => ({ ...streamedReply([]), chunks, end: 'never' }))
  await page.goto('./')
  await addIngredients(page, 'Onions', 'Carrots', 'Milk')
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText(chunks.length > 0 ? 'The chef is writing…' : 'The chef is thinking…')
}

async function openSteps(page: Page, service: Service) {
  await ask(page, service, stew)
  await cardUi(page).step(1).getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
  await cardUi(page).cookButton.click()
  await expect(cardUi(page).stepHeading.first()).toBeVisible()
}

/** Presses *Next step* until the last one. */
export async function goToLastStep(page: Page) {
  const { dialog } = cardUi(page)
  const next = dialog.getByRole('button', { name: 'Next step' })
  while (await next.isVisible()) await next.click()
  await expect(dialog.getByRole('button', { name: 'Finished' })).toBeVisible()
}

/** The states of the page on the way from the list to the cooked dish, each with what leads to it. */
export const journeyStates = {
  'the empty page': (page) => page.goto('./'),
  'an ingredient in its edit field, one blank and one very long': async (page) => {
    await page.goto('./')
    await addIngredients(page, 'Eggs', '', 'x'.repeat(300))
    await page.getByRole('button', { name: 'Change Eggs' }).click()
    await expect(page.getByRole('textbox', { name: 'Change Eggs' })).toBeFocused()
  },
  'open options, one of them active': async (page) => {
    await page.goto('./')
    await typeForOptions(page, 'chick')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
  },
  'a request that waits': askWithoutEnd,
  'words that arrive': (page, service) => askWithoutEnd(page, service, event({ content: '# Pancakes\n\n- 2 eggs\n' })),
  'a request that was stopped': async (page, service) => {
    await askWithoutEnd(page, service, event({ content: 'Whisk' }))
    await ui(page).stopButton.click()
    await expect(ui(page).status).toHaveText('Stopped.')
  },
  'a recipe with a quotation and code': (page, service) => askFor(page, service, reply(quotation)),
  'a recipe at the length limit': (page, service) => askFor(page, service, reply('Whisk the', 'length')),
  'a timer that rings beside an open fit': async (page, service) => {
    await page.clock.install()
    await ask(page, service, stew)
    await cardUi(page).fit.getByText('Uses 2 of your 3').click()
    await startTimers(page)
    await page.clock.fastForward('05:01')
    await expect(ui(page).alert).toBeVisible()
  },
  'three ideas': async (page, service) => {
    service.respondWith(reply(menu))
    await page.goto('./')
    await addIngredients(page, 'Onions', 'Carrots', 'Milk')
    await page.getByRole('button', { name: 'Three ideas' }).click()
    await expect(page.getByRole('button', { name: /Onion tart/ })).toBeVisible()
  },
  'a recipe with a need, a timer and ticks': async (page, service) => {
    await ask(page, service, stew)
    await cardUi(page).step(1).getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
    await page.getByRole('checkbox', { name: '2 carrots' }).check()
    await page.getByRole('button', { name: /^More/ }).first().click()
  },
  'a table that breaks a wish': async (page, service) => {
    service.respondWith(reply(table))
    await page.goto('./')
    await addIngredients(page, 'Spaghetti', 'Tomatoes', 'vegan')
    await ui(page).requestButton.click()
    await expect(page.getByRole('region', { name: 'Check before you cook' })).toBeVisible()
  },
  'a recipe in German': (page, service) => ask(page, service, german),
  'an answer to a change': async (page, service) => {
    await ask(page, service, stew)
    service.respondWith(reply(advice))
    await page.getByRole('textbox', { name: 'Ask for a change' }).fill('without onions')
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByRole('status', { name: "The chef's answer" })).toHaveText(advice)
  },
  'the open menu Share': async (page, service) => {
    await ask(page, service, stew)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
  'a recipe from a link': async (page) => {
    await page.goto(`./${await packRecipe({ markdown: stew, servings: 2, by: 'a friend', language: undefined })}`)
    await expect(ui(page).recipeText).toContainText('Lentil stew')
    await expect(page.locator('[data-understood]')).toBeAttached()
  },
  'a link that is no recipe': async (page) => {
    await page.goto('./#r=1.hello-world')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the field for a recipe of one’s own': async (page) => {
    await page.goto('./')
    await page.getByRole('button', { name: 'Cook a recipe of your own' }).click()
    await page.getByLabel('Recipe text', { exact: true }).fill(stew)
  },
  'the wishes': async (page) => {
    await page.goto('./')
    await page.getByRole('button', { name: 'Wishes', exact: true }).click()
    await page.getByLabel('Leave out', { exact: true }).fill('celery')
  },
  'offers for an entry': async (page) => {
    await page.goto('./')
    await addIngredients(page, 'Eggs', 'Rice, peas, soy sauce')
    await expect(page.getByRole('button', { name: /^Split/ })).toBeVisible()
  },
  'step mode with a running timer': openSteps,
  'the last step': async (page, service) => {
    await openSteps(page, service)
    await goToLastStep(page)
  },
  'a finished dish': async (page, service) => {
    await openSteps(page, service)
    await goToLastStep(page)
    await page.getByRole('button', { name: 'Finished' }).click()
    await expect(cardUi(page).dialog).toHaveCount(0)
  },
  'a failure that the cookbook can mend': async (page, service) => {
    service.respondWith(() => errorReply(401, 'no'))
    await page.goto('./')
    await addIngredients(page, 'Onions', 'Carrots', 'Milk')
    await ui(page).requestButton.click()
    await expect(ui(page).alert.getByRole('button', { name: 'Use the cookbook' })).toBeVisible()
  },
  'one of two recipes': async (page, service) => {
    await ask(page, service, stew)
    service.respondWith(reply(stew.replace('Lentil stew', 'Lentil soup')))
    await page.getByRole('button', { name: 'Another idea' }).click()
    await expect(ui(page).status).toHaveText(FINISHED)
    await expect(page.getByRole('button', { name: 'Previous recipe' })).toBeVisible()
  },
} satisfies Record<string, Enter>

/** All states of the journey, each with its name. */
export const allJourneyStates: readonly (readonly [name: string, enter: Enter])[] = Object.entries(journeyStates)
