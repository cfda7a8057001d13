import { chromium, type Page } from '@playwright/test'
import { addIngredients, loadedResources, ui } from '../../tests/support/browser'
import { sizeOf } from '../../tests/support/budgets'
import { deferred } from '../../tests/support/deferred'
import { event, type ScriptedResponse, type Service, wholeReply } from '../../tests/support/service'
import type { Site } from '../../tests/support/site'
import { browserOptions } from './builds'
import { emulatePhone, idle, observeLongTasks, totalTaskTime, wait } from './measure'
import { TOKENS_PER_SECOND } from './streamLongRecipe'

/** The time until the service's first token, in milliseconds. */
const FIRST_TOKEN_MS = 400
/** How long a user looks at the list before the click, in milliseconds. Chunks load meanwhile. */
const PAUSE_MS = 2500

/** Opens a browser with a new profile, as for somebody who comes by a link: nothing is cached or compiled. */
export async function onFirstVisit<Result>(service: Service, measure: (page: Page) => Promise<Result>) {
  const browser = await chromium.launch(browserOptions(service))
  try {
    return await measure(await browser.newPage({ viewport: { width: 412, height: 823 } }))
  } finally {
    await browser.close()
  }
}

/** Streams these tokens, and waits for the page between the service's first one and the frame with its first letter. In ms. */
export async function timeToFirstLetter(page: Page, service: Service, site: Site, tokens: readonly string[]) {
  const sent = deferred<number>()
  service.respondWith(() => ({
    headers: { 'content-type': 'text/event-stream' },
    chunks: [
      event({ role: 'assistant', content: '' }),
      () => wait(FIRST_TOKEN_MS),
      ...tokens.flatMap((content, index) => [
        async () => {
          if (index === 0) sent.resolve(Date.now())
          else await wait(1000 / TOKENS_PER_SECOND)
        },
        event({ content }),
      ]),
      event({}, 'stop'),
    ],
  }))
  await emulatePhone(page)
  await page.goto(site.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await wait(PAUSE_MS)
  // The service and the browser run on this machine, so they share a clock.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (/\p{L}/u.test(document.querySelector('[data-recipe]')?.textContent ?? ''))
            resolve(performance.timeOrigin + performance.now())
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
  )
  await ui(page).requestButton.click()
  return (await shown) - (await sent.promise)
}

const understood = (page: Page) => page.locator('[data-understood]')

/** Returns the processor time from the first ingredient, which loads the cookbook, to its recipe on the page. In ms. */
export async function cookbookTime(page: Page, site: Site) {
  const session = await emulatePhone(page)
  await page.goto(site.url)
  await ui(page).addButton.waitFor()
  await page.waitForLoadState('networkidle')
  const before = await totalTaskTime(session)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await wait(PAUSE_MS)
  await ui(page).requestButton.click()
  await understood(page).waitFor()
  return (await totalTaskTime(session)) - before
}

/**
 * Streams a recipe, and measures from its last token to the card that has understood it.
 *
 * @returns the processor time, and the longest task (0: none over 50 ms). In ms.
 */
export async function readingTimes(
  page: Page,
  service: Service,
  site: Site,
  recipe: string,
  { hasWishes = false } = {},
): Promise<readonly number[]> {
  const end = deferred<void>()
  service.respondWith(() => ({
    headers: { 'content-type': 'text/event-stream' },
    chunks: [event({ content: recipe }), () => end.promise, event({}, 'stop')],
  }))
  const session = await emulatePhone(page)
  await page.goto(site.url)
  await addIngredients(page, 'Chicken', 'Potatoes', 'Carrots', 'Lemon', 'Thyme', 'Milk')
  if (hasWishes) {
    await page.getByRole('button', { name: 'Wishes' }).click()
    await page.getByRole('checkbox').first().waitFor()
    for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check()
  }
  await ui(page).requestButton.click()
  await page.getByText('Chef Mistral Recommends:').waitFor()
  await page.waitForLoadState('networkidle')
  await observeLongTasks(page)
  const before = await totalTaskTime(session)
  end.resolve()
  await understood(page).waitFor()
  await idle(page)
  const time = (await totalTaskTime(session)) - before
  await session.detach()
  return [time, await page.evaluate(() => Number(Reflect.get(window, 'longest')))]
}

/** Returns what a visit loads until the page understands its first recipe: scripts and styles, in KB, gzipped. */
export async function visitSize(page: Page, service: Service, site: Site, recipe: string) {
  service.respondWith(() => wholeReply(recipe))
  await page.goto(site.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.click()
  await understood(page).waitFor()
  await page.waitForLoadState('networkidle')
  const paths = (await loadedResources(page)).map((url) => new URL(url).pathname.slice(1))
  return sizeOf(
    site.folder,
    paths.filter((path) => /\.(js|css)$/.test(path)),
  )
}

/** Asks for this many recipes, and returns the size of what the page's scripts then keep, in MB. */
export async function memoryAfter(count: number, page: Page, service: Service, site: Site, recipe: string) {
  const replies = Array.from({ length: count }, (_, index): [string, ScriptedResponse] => {
    const title = `Dinner number ${index}`
    return [title, wholeReply(recipe.replace(/^# .*/, `# ${title}`))]
  })
  await page.goto(site.url)
  await addIngredients(page, 'Chicken', 'Potatoes', 'Carrots')
  for (const [title, reply] of replies) {
    service.respondWith(() => reply)
    await ui(page).requestButton.click()
    await ui(page).recipe.getByRole('heading', { name: title, exact: true }).waitFor()
    await understood(page).waitFor()
  }
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
