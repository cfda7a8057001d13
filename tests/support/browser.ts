import { test as base, expect, type Page } from '@playwright/test'
import { launchOptions } from '../setup/chromium.mjs'
import { deferred } from './deferred'
import { MODEL_HOST, MODEL_URL, modelSettings, TOKEN } from './modelSettings'
import { type Service, startService } from './service'
import { type Site, startSite } from './site'

/** Console lines and requests of a page, which its user does not see. */
export interface PageLog {
  /** Errors and warnings on the console. */
  readonly console: string[]
  /** The URL of every request. */
  readonly requests: string[]
}

interface Fixtures {
  /** Which page a test opens by addresses relative to it: `cookbookSite`, or `modelSite`. The default is `model`. */
  answers: 'cookbook' | 'model'
  /**
   * Whether the browser has service workers. Without them a test can replace the response to every request of the page,
   * because no response comes from a worker's cache. The default is false.
   */
  hasServiceWorker: boolean
  /**
   * Whether the browser has `LanguageModel`, its own or a stand-in. Chromium without a model has it too, and writes to the
   * console when a page asks. The default is false.
   */
  hasLanguageModel: boolean
  /**
   * Runs a function when the test's pages have closed. A server of a test closes this way: a page that loads a chunk later
   * than the test ends would log that the request failed.
   */
  afterPage: (cleanUp: () => Promise<unknown>) => void
  /** Fails a test that leaves lines in `console`. A test that expects lines removes them. */
  log: PageLog
}

interface WorkerFixtures {
  /** The page built without settings. Its recipes come from the cookbook. */
  cookbookSite: Site
  /** A scripted chat-completion service, which Chromium finds at {@link MODEL_URL}. */
  service: Service
  /** The page built with {@link MODEL_URL} and {@link TOKEN}. */
  modelSite: Site
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cookbookSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await startSite({})
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const service = await startService()
      await use({ ...service, url: MODEL_URL })
      await service.close()
    },
    { scope: 'worker' },
  ],
  modelSite: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const site = await startSite(modelSettings)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ service }, use, { project }) => {
      // The smoke tests take the browser that starts sooner, the full ones the one that people use.
      const options = launchOptions({ isWhole: project.name === 'full' })
      const mapHost = `--host-resolver-rules=MAP ${MODEL_HOST} 127.0.0.1:${service.port}`
      await use({ ...options, args: [...options.args, mapHost] })
    },
    { scope: 'worker' },
  ],
  answers: ['model', { option: true }],
  baseURL: ({ answers, cookbookSite, modelSite }, use) =>
    use({ cookbook: cookbookSite, model: modelSite }[answers].url),
  hasServiceWorker: [false, { option: true }],
  hasLanguageModel: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  afterPage: async ({}, use) => {
    const cleanUps: (() => Promise<unknown>)[] = []
    await use((cleanUp) => void cleanUps.push(cleanUp))
    for (const cleanUp of cleanUps) await cleanUp()
  },
  // Depends on afterPage, so that it ends first.
  context: async ({ afterPage: _, context, hasServiceWorker, hasLanguageModel }, use) => {
    if (!hasServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    if (!hasLanguageModel) await context.addInitScript(() => Reflect.deleteProperty(window, 'LanguageModel'))
    await use(context)
  },
  log: [
    async ({ page }, use) => {
      const log: PageLog = { console: [], requests: [] }
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') log.console.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('request', (request) => log.requests.push(request.url()))
      await use(log)
      expect(errors, 'uncaught errors').toEqual([])
      expect(log.console, 'lines on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, TOKEN }

/** The status after a complete reply. The first text is for a reply that looks like a recipe, the second for others. */
export const FINISHED = /^(Your recipe (?:is ready|stopped at the length limit)|The chef has answered)\.$/

/** The controls and areas of the page, found by role and name. */
export const ui = (page: Page) => {
  const recipe = page
    .locator('[aria-live="polite"]')
    .filter({ has: page.getByRole('heading', { name: 'Chef Mistral Recommends:' }) })
  return {
    /** The text field. Once the type-ahead has loaded, it is a combobox. */
    field: page.getByLabel('Add ingredients', { exact: true }),
    addButton: page.getByRole('button', { name: '+ Add Ingredient' }),
    items: page.getByRole('region', { name: 'Ingredients on hand :' }).getByRole('listitem'),
    requestButton: page.getByRole('button', { name: 'Get a recipe !' }),
    status: page.getByRole('status', { name: 'The chef' }),
    stopButton: page.getByRole('button', { name: 'Stop' }),
    alert: page.getByRole('alert'),
    retryButton: page.getByRole('alert').getByRole('button', { name: 'Try again' }),
    /** The live region with the heading and the recipe. */
    recipe,
    /** The recipe without the heading. */
    recipeText: recipe.locator('[data-recipe]'),
  }
}

/** A list that the cookbook has a recipe for. */
export const list = ['Eggs', 'Flour', 'Milk']

/** Opens the page, adds the ingredients of {@link list} and requests a recipe. */
export async function requestRecipe(page: Page, url = './') {
  await page.goto(url)
  await addIngredients(page, ...list)
  await ui(page).requestButton.click()
}

/** Opens the page, whose script waits until the test calls the returned function. */
export async function openBeforeScript(page: Page): Promise<() => void> {
  const script = '**/assets/index-*.js'
  const release = deferred()
  await page.route(script, async (route) => {
    await release.promise
    await route.continue()
  })
  const requested = page.waitForRequest(script)
  await page.goto('./')
  await requested
  return release.resolve
}

/** Types these ingredients, each followed by Enter. */
export async function addIngredients(page: Page, ...ingredients: string[]) {
  const { field } = ui(page)
  for (const ingredient of ingredients) {
    await field.fill(ingredient)
    await field.press('Enter')
  }
}

/** Returns the URLs of all files that the page has loaded so far. */
export const loadedResources = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
