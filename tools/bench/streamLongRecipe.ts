import type { CDPSession, Page } from '@playwright/test'
import { addIngredients, ui } from '../../tests/support/browser'
import { event, type Service } from '../../tests/support/service'
import { longRecipe, totalTaskTime, wait } from './measure'

/** The speed of a fast service. */
export const TOKENS_PER_SECOND = 100

/** Streams a long recipe. Returns the time of the main thread, of its longest task and of the slowest key press, in ms. */
export async function streamLongRecipe(
  page: Page,
  session: CDPSession,
  service: Service,
  url: string,
  { typing = false } = {},
) {
  const deltas = await longRecipe()
  service.respondWith(() => {
    const startTime = performance.now()
    const waitForToken = (index: number) => async () => {
      const milliseconds = startTime + (index * 1000) / TOKENS_PER_SECOND - performance.now()
      if (milliseconds > 0) await wait(milliseconds)
    }
    return {
      headers: { 'content-type': 'text/event-stream' },
      chunks: [...deltas.flatMap((content, index) => [waitForToken(index), event({ content })]), event({}, 'stop')],
    }
  })
  await page.goto(url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await page.evaluate(() => {
    const maxima = { longestTask: 0, slowestKey: 0 }
    Object.assign(window, { maxima })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) maxima.longestTask = Math.max(maxima.longestTask, duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name.startsWith('key')) maxima.slowestKey = Math.max(maxima.slowestKey, duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  })
  const { requestButton, field } = ui(page)
  await requestButton.waitFor()
  await page.waitForLoadState('networkidle')
  const before = await totalTaskTime(session)
  await requestButton.click()
  // A MutationObserver in the page, because polling would add work to the main thread.
  const isComplete = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const status = document.querySelector('[aria-label="The chef"]')
        const check = () => status?.textContent === 'Your recipe is ready.' && resolve()
        if (status)
          new MutationObserver(check).observe(status, {
            subtree: true,
            childList: true,
            characterData: true,
          })
      }),
  )
  if (typing)
    await field.pressSequentially('Two onions and a clove of garlic, from the garden', {
      delay: 150,
    })
  await isComplete
  const taskTime = (await totalTaskTime(session)) - before
  const { longestTask, slowestKey } = await page.evaluate(() => Reflect.get(window, 'maxima'))
  return { taskTime, longestTask: Number(longestTask), slowestKey: Number(slowestKey) }
}
