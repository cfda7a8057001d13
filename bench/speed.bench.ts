import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type CDPSession, type Page, test } from '@playwright/test'
import { addIngredients, FINISHED, ui } from '../tests/support/browser'
import { deferred } from '../tests/support/deferred'
import { hostile } from '../tests/support/hostileMarkdown'
import { event, type Service, startService, streamedReply, wholeReply } from '../tests/support/service'
import { type Site, startSite } from '../tests/support/site'
import { type Figure, report } from './report'

/** The number of runs of each measurement; the report has their median. */
const RUNS = 15
/** The time until the service's first token, in milliseconds. */
const FIRST_TOKEN_MS = 400
/** The longest reply, at the speed of a fast service. */
const TOKENS = 1024
const TOKENS_A_SECOND = 100
/** The length of a hostile reply, in characters. */
const HOSTILE = 100_000
/** Lighthouse's phone: a processor four times slower, and a slow mobile network. Bytes a second, milliseconds. */
const PHONE = {
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
}

const figures: Figure[] = []
let service: Service
let site: Site

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  service = await startService()
  site = await startSite({ VITE_INFERENCE_URL: service.url })
  await writeFile(
    join(site.folder, 'h1.html'),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Chef Mistral</title><h1>Chef Mistral</h1>',
  )
  // The words and the form of the first screen alone show how much is left to gain.
  const html = await readFile(join(site.folder, 'index.html'), 'utf8')
  await writeFile(join(site.folder, 'bare.html'), html.replace(/<(style|script|svg)[^>]*>.*?<\/\1>|<img[^>]*>/gs, ''))
})

test.afterAll(async () => {
  await site.close()
  await service.close()
  await report(figures)
})

/** Slows the page down to the speed of a phone. */
async function emulatePhone(page: Page, { slowNetwork = false } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
  if (slowNetwork) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', PHONE.network)
  }
  return session
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

test('largest contentful paint, compared to a page of one heading and to the bare form', async ({ browser }) => {
  const paints: Record<'page' | 'h1' | 'bare', number[]> = { page: [], h1: [], bare: [] }
  for (let run = 0; run < RUNS; run++)
    for (const [name, address] of [
      ['page', site.url],
      ['h1', `${site.url}h1.html`],
      ['bare', `${site.url}bare.html`],
    ] as const) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
      const page = await context.newPage()
      await emulatePhone(page, { slowNetwork: true })
      await page.goto(address, { waitUntil: 'networkidle' })
      paints[name].push(await largestPaint(page))
      await context.close()
    }
  figures.push({
    what: 'Largest contentful paint, compared to a page of one `<h1>`',
    unit: 'ms',
    page: median(paints.page),
    other: { name: 'one `<h1>`', value: median(paints.h1) },
    bar: '≤ 1.15 ×',
  })
  figures.push({
    what: 'Largest contentful paint, compared to the form without styles, scripts and images',
    unit: 'ms',
    page: median(paints.page),
    other: { name: 'bare', value: median(paints.bare) },
  })
})

/** Returns the largest contentful paint, in milliseconds after navigation. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

// From the service's first token to the frame that shows it. Both run on this machine, so they have one clock.
test("the first word after the service's first token", async ({ page }) => {
  await emulatePhone(page)
  const delays: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const sent = deferred<number>()
    service.respondWith(() => {
      const token = new Promise<void>((resolve) => {
        setTimeout(() => {
          sent.resolve(Date.now())
          resolve()
        }, FIRST_TOKEN_MS)
      })
      return streamedReply([token, 'Whisk'])
    })
    await page.goto(site.url)
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const watch = () => {
            if (document.querySelector('[data-recipe]')?.textContent?.includes('Whisk'))
              resolve(performance.timeOrigin + performance.now())
            else requestAnimationFrame(watch)
          }
          requestAnimationFrame(watch)
        }),
    )
    await ui(page).ask.click()
    delays.push((await shown) - (await sent.promise))
  }
  figures.push({
    what: "First word on the screen after the service's first token",
    unit: 'ms',
    page: median(delays),
    bar: '≤ 50',
  })
})

test('streaming 1,024 tokens, compared to rendering at each token', async ({ page }) => {
  const other = await startSite({ VITE_INFERENCE_URL: service.url }, 'bench/renderEachToken.config.ts')
  const session = await emulatePhone(page)
  const own: number[] = []
  const each: number[] = []
  for (let run = 0; run < 3; run++) {
    own.push((await stream(page, session, site.url)).busy)
    each.push((await stream(page, session, other.url)).busy)
  }
  figures.push({
    what: `Main thread time for ${TOKENS.toLocaleString('en')} tokens at ${TOKENS_A_SECOND} a second, compared to rendering at each token`,
    unit: 'ms',
    page: median(own),
    other: { name: 'at each token', value: median(each) },
    bar: '≤ 0.25 ×',
  })
  await other.close()

  const { longest, key } = await stream(page, session, site.url, { typing: true })
  figures.push(
    {
      what: 'Longest task while streaming (0: none over 50 ms)',
      unit: 'ms',
      page: longest,
      bar: '≤ 100',
    },
    {
      what: 'Slowest key press while streaming, until it is painted',
      unit: 'ms',
      page: key,
      bar: '≤ 100',
    },
  )
})

/** Streams a long recipe. Returns the main thread's time, the longest task and the slowest key press, in milliseconds. */
async function stream(page: Page, session: CDPSession, address: string, { typing = false } = {}) {
  const deltas = await longRecipe()
  service.respondWith(() => {
    const begun = performance.now()
    const at = (index: number) => async () => {
      const wait = begun + (index * 1000) / TOKENS_A_SECOND - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return {
      headers: { 'content-type': 'text/event-stream' },
      chunks: [...deltas.flatMap((content, index) => [at(index), event({ content })]), event({}, 'stop')],
    }
  })
  await page.goto(address)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await page.evaluate(() => {
    const seen = { longest: 0, key: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name.startsWith('key')) seen.key = Math.max(seen.key, duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  })
  const { ask, field } = ui(page)
  await ask.waitFor()
  await page.waitForLoadState('networkidle')
  const before = await taskTime(session)
  await ask.click()
  // Watched within the page, because polling would add work to it.
  const isComplete = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const status = document.querySelector('[aria-label="The chef"]')
        const look = () => status?.textContent === 'Your recipe is ready.' && resolve()
        if (status)
          new MutationObserver(look).observe(status, {
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
  const busy = (await taskTime(session)) - before
  const { longest, key } = await page.evaluate(() => Reflect.get(window, 'seen'))
  return { busy, longest: Number(longest), key: Number(key) }
}

/** Returns a recipe of {@link TOKENS} deltas: two of the cookbook's recipes, cut into pieces as long as tokens. */
async function longRecipe() {
  const folder = new URL('../src/cookbook/recipes/', import.meta.url)
  const names = ['roast-chicken.md', 'rice-bowl.md']
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  const text = texts.join('\n')
  const size = Math.ceil(text.length / TOKENS)
  return Array.from({ length: TOKENS }, (_, index) => text.slice(index * size, (index + 1) * size))
}

/** Returns the main thread's time so far, in milliseconds. */
async function taskTime(session: CDPSession) {
  await session.send('Performance.enable', { timeDomain: 'timeTicks' })
  const { metrics } = await session.send('Performance.getMetrics')
  const time = metrics.find(({ name }) => name === 'TaskDuration')
  if (!time) throw new Error('This browser has no TaskDuration metric.')
  return time.value * 1000
}

test('100 KB of hostile markdown', async ({ page }) => {
  let worst = 0
  for (const text of [...(hostile['nesting and size'] ?? []), '> a\n\n', '- a\n', '*a* ']) {
    const recipe = text.repeat(Math.ceil(HOSTILE / text.length)).slice(0, HOSTILE)
    service.respondWith(() => wholeReply(`Whisk.\n\n${recipe}`))
    await page.goto(site.url)
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')
    await ui(page).ask.waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, {
            longest: Math.max(duration, Number(Reflect.get(window, 'longest'))),
          })
      }).observe({ type: 'longtask' })
    })
    await ui(page).ask.click()
    await ui(page).status.filter({ hasText: FINISHED }).waitFor()
    await settled(page)
    worst = Math.max(worst, await page.evaluate(() => Number(Reflect.get(window, 'longest'))))
  }
  figures.push({
    what: 'Longest task for 100 KB of hostile markdown (processor not slowed; 0: none over 50 ms)',
    unit: 'ms',
    page: worst,
    bar: '≤ 200',
  })
})

test('adding an ingredient to a long list', async ({ page }) => {
  const session = await emulatePhone(page)
  await page.goto(site.url)
  const costs: Record<number, number> = {}
  let count = 0
  for (const place of [10, 200, 2000]) {
    const missing = place - count - 6
    await page.evaluate(
      (lines) => {
        const data = new DataTransfer()
        data.setData('text/plain', lines)
        const field = document.querySelector('#ingredient')
        field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      },
      Array.from({ length: missing }, (_, index) => `food ${count + index}`).join('\n'),
    )
    count += missing
    await settled(page)
    const before = await taskTime(session)
    await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('#ingredient')
      for (let added = 0; field && added < 10; added++) {
        field.value = `more ${Math.random()}`
        field.form?.requestSubmit()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    })
    count += 10
    costs[place] = ((await taskTime(session)) - before) / 10
  }
  for (const place of [200, 2000])
    figures.push({
      what: `Adding the ${place.toLocaleString('en')}th ingredient, compared to the 10th`,
      unit: 'ms',
      page: costs[place] ?? Number.NaN,
      other: { name: 'the 10th', value: costs[10] ?? Number.NaN },
    })
})

/** Waits until the last change is painted. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

test('bytes', async () => {
  const assets = join(site.folder, 'assets')
  const kilobytes = async (path: string) => gzipSync(await readFile(path)).byteLength / 1000
  const chunks: readonly (readonly [RegExp, string])[] = [
    [/^runRequest-/, 'Lazy chunk: the client and everything that talks to the service'],
    [/^recipeCard-/, 'Lazy chunk: the markdown renderer and the recipe card'],
    [/^cookbookFetch-/, 'Lazy chunk: the cookbook, only where it answers'],
  ]
  figures.push({
    what: 'First screen: HTML with styles',
    unit: 'KB',
    page: await kilobytes(join(site.folder, 'index.html')),
    bar: '≤ 14',
  })
  const files = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizeOf = async (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name))
    if (!file) throw new Error(`No chunk matches ${pattern}.`)
    return kilobytes(join(assets, file))
  }
  figures.push({
    what: 'First load: all scripts',
    unit: 'KB',
    page: (await sizeOf(/^index-/)) + (await sizeOf(/^hydrate-/)),
    bar: '≤ 76',
  })
  for (const [pattern, what] of chunks) figures.push({ what, unit: 'KB', page: await sizeOf(pattern) })
})
