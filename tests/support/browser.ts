import { test as base, expect, type Page } from '@playwright/test'
import { type Service, startService } from './service'
import { type Site, startSite } from './site'

/** The token that is built into the page of `served`. */
export const TOKEN = 'hf_browser_test'

/** What a page did that nobody sees on it. */
export interface Said {
  /** Lines on the console: errors and warnings. */
  readonly console: string[]
  /** The address of every request. */
  readonly requests: string[]
}

interface Fixtures {
  /** What the page said so far. A test that expects lines on its console empties it; what is left fails the test. */
  said: Said
}

interface WorkerFixtures {
  /** The page built without any setting. */
  cookbook: Site
  /** A scripted service. */
  service: Service
  /** The page built with the scripted service's address and a token. */
  served: Site
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cookbook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern.
    async ({}, use) => {
      const site = await startSite({})
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const service = await startService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ service }, use) => {
      const site = await startSite({
        VITE_HF_ACCESS_TOKEN: TOKEN,
        VITE_INFERENCE_URL: service.url,
      })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  said: [
    async ({ page }, use) => {
      const said: Said = { console: [], requests: [] }
      const errors: string[] = []
      page.on('console', (line) => {
        if (line.type() === 'error' || line.type() === 'warning') said.console.push(line.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('request', (request) => said.requests.push(request.url()))
      await use(said)
      expect(errors, 'uncaught errors').toEqual([])
      expect(said.console, 'lines on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The parts of the page, found as a person finds them. */
export const parts = (page: Page) => {
  const recipe = page
    .locator('[aria-live="polite"]')
    .filter({ has: page.getByRole('heading', { name: 'Chef Mistral Recommends:' }) })
  return {
    field: page.getByRole('textbox', { name: 'Add ingredients' }),
    add: page.getByRole('button', { name: '+ Add Ingredient' }),
    items: page.getByRole('region', { name: 'Ingredients on hand :' }).getByRole('listitem'),
    ask: page.getByRole('button', { name: 'Get a recipe !' }),
    status: page.getByRole('status', { name: 'The chef' }),
    stop: page.getByRole('button', { name: 'Stop' }),
    alert: page.getByRole('alert'),
    tryAgain: page.getByRole('alert').getByRole('button', { name: 'Try again' }),
    recipe,
    words: recipe.locator('[data-recipe]'),
  }
}

/** Adds these ingredients as somebody who types does: each with Enter. */
export async function addIngredients(page: Page, ...ingredients: string[]) {
  const { field } = parts(page)
  for (const ingredient of ingredients) {
    await field.fill(ingredient)
    await field.press('Enter')
  }
}
