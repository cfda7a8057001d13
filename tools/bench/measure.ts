import { readFile } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'

/** The longest reply that the page requests. */
export const TOKENS = 1024
/** Lighthouse's phone: a processor four times slower and a slow mobile network. */
const SLOWDOWN = 4
/** In bytes/s and ms. */
export const MOBILE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/**
 * What Lighthouse sets in Chromium for that network, so that a page takes as long as on it: a new connection takes
 * several round trips, but Chromium adds its latency once for each request (`mobileSlow4G` in Lighthouse's constants).
 */
export const LIGHTHOUSE_NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}

/** Throttles the page to the speed of a phone. */
export async function emulatePhone(page: Page, network?: typeof MOBILE_NETWORK) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
  }
  return session
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Returns the largest contentful paint, in milliseconds after navigation. */
export const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Returns the processor time of the main thread's tasks so far, in milliseconds, without the time that the processor
 * spends on other programs.
 */
export async function totalTaskTime(session: CDPSession) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await session.send('Performance.getMetrics')
  const time = metrics.find(({ name }) => name === 'TaskDuration')
  if (!time) throw new Error('This browser has no TaskDuration metric.')
  return time.value * 1000
}

/** Collects the longest task from now on in `window.longest`, in ms. */
export const observeLongTasks = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(duration, Number(Reflect.get(window, 'longest'))) })
    }).observe({ type: 'longtask' })
  })

/** Pastes a text into the field. */
export const paste = (page: Page, text: string) =>
  page.evaluate((lines) => {
    const data = new DataTransfer()
    data.setData('text/plain', lines)
    const field = document.querySelector('#ingredient')
    field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

/**
 * Waits until the browser has nothing left to do, such as reporting long tasks. It asks for a frame first, because
 * Chromium calls nobody while it draws none, as behind an open dialog.
 */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))

/** Waits until the browser has painted the last change. */
export const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Returns a recipe of {@link TOKENS} deltas: two of the cookbook's recipes, split into pieces as long as tokens. */
export async function longRecipe() {
  const folder = new URL('../../src/cookbook/recipes/', import.meta.url)
  const names = ['roast-chicken.md', 'rice-bowl.md']
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  const text = texts.join('\n')
  const size = Math.ceil(text.length / TOKENS)
  return Array.from({ length: TOKENS }, (_, index) => text.slice(index * size, (index + 1) * size))
}
