import type { Page } from '@playwright/test'
import { giveToken, mockRouter } from '../../tests/browser/shared/visitorToken'
import { addIngredients, ui } from '../../tests/support/browser'
import { type Service, streamedReply, wholeReply } from '../../tests/support/service'
import type { Site } from '../../tests/support/site'
import { observeLongTasks } from './measure'
import { toDeltas } from './megabyteReplies'

interface Parts {
  readonly page: Page
  readonly service: Service
  readonly site: Site
  /** The page without a service. */
  readonly cookbook: Site
}

/** Requests a recipe in a state of the page that has more to do than show it, and measures from the request on. */
export const states: Readonly<Record<string, (parts: Parts, recipe: string) => Promise<void>>> = {
  async 'with wishes'({ page, service, site }, recipe) {
    service.respondWith(() => streamedReply(toDeltas(recipe, 200)))
    await openPage(page, site)
    await page.getByRole('button', { name: 'Wishes' }).click()
    for (const name of ['Vegan', 'Kosher']) await page.getByRole('checkbox', { name }).check()
    await page.getByLabel('Leave out').fill('celery, xyz')
    await ask(page)
  },
  async 'that finishes another one'({ page, service, site }, recipe) {
    // The rest repeats the last half of the beginning.
    const half = Math.min(30_000, Math.floor(recipe.length / 3))
    service.respondWith(() => wholeReply(recipe.slice(0, 2 * half), 'length'))
    await openPage(page, site)
    await ask(page)
    service.respondWith(() => streamedReply(toDeltas(recipe.slice(half), 200)))
    await ask(page, page.getByRole('button', { name: 'Finish the recipe' }))
  },
  async 'in step mode'({ page, service, site }, recipe) {
    service.respondWith(() => wholeReply(recipe))
    await openPage(page, site)
    await ask(page)
    await page.locator('[data-understood]').waitFor()
    const button = page.getByRole('button', { name: 'Cook step by step' })
    // A recipe whose steps lie beyond the limits has none.
    if (!(await button.isVisible())) return
    await button.click()
    await page.getByRole('dialog', { name: 'Cook step by step' }).waitFor()
  },
  async "with a visitor's token"({ page, cookbook }, recipe) {
    const body = streamedReply(toDeltas(recipe, 2000)).chunks?.join('') ?? ''
    await mockRouter(page, () => ({ contentType: 'text/event-stream', body }))
    await giveToken(page, cookbook.url)
    await page.waitForLoadState('networkidle')
    await ask(page)
  },
}

/** Opens the page with a list. */
async function openPage(page: Page, site: Site) {
  await page.goto(site.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.waitFor()
  await page.waitForLoadState('networkidle')
}

/** Begins to measure, clicks, and waits until the reply is complete. */
async function ask(page: Page, button = ui(page).requestButton) {
  await observeLongTasks(page)
  // A MutationObserver in the page, because the reply may be complete before the test looks.
  const isComplete = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const status = document.querySelector('[aria-label="The chef"]')
        let isRunning = false
        const check = () => {
          const text = status?.textContent ?? ''
          if (text.endsWith('…')) isRunning = true
          else if (isRunning && text !== '') resolve()
        }
        if (status) new MutationObserver(check).observe(status, { subtree: true, childList: true, characterData: true })
      }),
  )
  await button.click()
  await isComplete
}
