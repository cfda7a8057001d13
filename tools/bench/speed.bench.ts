import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { noWishes, type RecipePrompt } from '../../src/prompt'
import { awkward, everyday } from '../../tests/fixtures/cookbookLists'
import { addIngredients, FINISHED, ui } from '../../tests/support/browser'
import { type Budget, budgets, sizeOf } from '../../tests/support/budgets'
import { hostile } from '../../tests/support/hostileMarkdown'
import { MODEL_URL } from '../../tests/support/modelSettings'
import { type ScriptedResponse, type Service, wholeReply } from '../../tests/support/service'
import { build, startCopy } from '../../tests/support/site'
import { compareBuilds, test } from './builds'
import { longRuns } from './longRuns'
import {
  emulatePhone,
  idle,
  LIGHTHOUSE_NETWORK,
  largestPaint,
  MOBILE_NETWORK,
  median,
  nextPaint,
  observeLongTasks,
  paste,
  TOKENS,
  totalTaskTime,
} from './measure'
import { megabyteReplies } from './megabyteReplies'
import { type Figure, report } from './report'
import { states } from './states'
import { streamLongRecipe, TOKENS_PER_SECOND } from './streamLongRecipe'
import { cookbookTime, memoryAfter, onFirstVisit, readingTimes, timeToFirstLetter, visitSize } from './visits'

/** The number of runs of each measurement; the report has their median. */
const RUNS = 15
/** The length of a hostile reply, in characters. */
const HOSTILE_LENGTH = 100_000
/** A longer task is printed with the reply that caused it, in milliseconds. */
const LONG_TASK_MS = 150
/** The number of recipes of a long visit. */
const RECIPES = 100
const figures: Figure[] = []

/** Measures both builds and keeps the figures for the report. */
const record = async (...options: Parameters<typeof compareBuilds>) =>
  figures.push(...(await compareBuilds(...options)))

const readRecipe = (file: string) => readFile(new URL(`../../src/cookbook/recipes/${file}`, import.meta.url), 'utf8')

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ sites }) => {
  const site = sites.model.page
  await writeFile(
    join(site.folder, 'h1.html'),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Chef Mistral</title><h1>Chef Mistral</h1>',
  )
  // The text and the form of the first screen alone are a lower bound for its paint.
  const html = await readFile(join(site.folder, 'index.html'), 'utf8')
  await writeFile(join(site.folder, 'bare.html'), html.replace(/<(style|script|svg)[^>]*>.*?<\/\1>|<img[^>]*>/gs, ''))
})

test.afterAll(() => report(figures))

test('largest contentful paint, compared to a page of one heading and to the bare form', async ({ service, sites }) => {
  const measure = (url: string) =>
    onFirstVisit(service, async (page) => {
      await emulatePhone(page, LIGHTHOUSE_NETWORK)
      await page.goto(url, { waitUntil: 'networkidle' })
      return largestPaint(page)
    })
  const names = ['one `<h1>`', 'the form without styles, scripts and images']
  const paints: number[][] = [[], []]
  const label = 'Largest contentful paint'
  const [paint] = await compareBuilds([{ label, unit: 'ms' }], sites.model, RUNS, async (site) => {
    if (site === sites.model.page)
      for (const [index, file] of ['h1.html', 'bare.html'].entries())
        paints[index]?.push(await measure(site.url + file))
    return [await measure(site.url)]
  })
  if (!paint) throw new Error('The paint was not measured.')
  for (const [index, name] of names.entries())
    figures.push({
      ...paint,
      label: `${label}, compared to ${name}`,
      baseline: { name, value: median(paints[index] ?? []) },
      ...(index === 0 ? { target: '≤ 1.15 ×' } : {}),
    })
})

test('time until an ingredient can be added', async ({ service, sites }) => {
  const measure = (url: string) =>
    onFirstVisit(service, async (page) => {
      await emulatePhone(page, MOBILE_NETWORK)
      await page.goto(url, { waitUntil: 'commit' })
      // A MutationObserver in the page, because polling would add work to the main thread.
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const check = () => {
              if (!document.querySelector('form button:enabled')) return
              observer.disconnect()
              resolve(performance.now())
            }
            const observer = new MutationObserver(check)
            observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
            check()
          }),
      )
    })
  await record([{ label: 'Time until *Add* works', unit: 'ms' }], sites.model, RUNS, async ({ url }) => [
    await measure(url),
  ])
})

/** What a reply begins with, by the label of its row. */
const beginnings = {
  word: ['Whisk'],
  letter: ['#', ' Gold', 'en', ' pan', 'cakes'],
}

// Measures from the service's first token to the frame that shows it.
test('first word and first letter on the screen of a page that was open before', async ({ page, service, sites }) => {
  const labels = {
    word: "First word on the screen after the service's first token, once the browser has compiled the page",
    letter: 'First letter on the screen after the first token of a reply that begins with `#`, once it has compiled it',
  }
  for (const name of ['word', 'letter'] as const) {
    const rows = [{ label: labels[name], unit: 'ms' as const, target: '≤ 50' }]
    await record(rows, sites.model, RUNS, async (site) => [
      await timeToFirstLetter(page, service, site, beginnings[name]),
    ])
  }
})

test('first letter on the screen of a first visit', async ({ service, sites }) => {
  const label = 'First letter on the screen after the first token, in a browser that never saw the page'
  await record([{ label, unit: 'ms', target: '≤ 60' }], sites.model, RUNS, async (site) => [
    await onFirstVisit(service, (page) => timeToFirstLetter(page, service, site, beginnings.letter)),
  ])
})

test('processor time from loading the cookbook to its first reply', async ({ service, sites }) => {
  const label = 'Processor time from the first ingredient, which loads the cookbook, to its recipe on the page'
  await record([{ label, unit: 'ms' }], sites.cookbook, 5, async (site) => [
    await onFirstVisit(service, (page) => cookbookTime(page, site)),
  ])
})

test('reading a complete recipe', async ({ page, service, sites }) => {
  const recipe = await readRecipe('roast-chicken.md')
  const what = 'a recipe of 3,600 characters, from its last word to the card that has understood it'
  const rows: Omit<Figure, 'page'>[] = [
    { label: `Processor time for ${what}`, unit: 'ms' },
    { label: `Longest task for ${what} (0: none over 50 ms)`, unit: 'ms', target: '≤ 50' },
  ]
  await record(rows, sites.model, 5, (site) => readingTimes(page, service, site, recipe))
  await record(
    [{ label: 'The same processor time with all wishes, which the recipe is checked against', unit: 'ms' }],
    sites.model,
    5,
    (site) => readingTimes(page, service, site, recipe, { hasWishes: true }),
  )
})

test('what a visit loads', async ({ service, sites }) => {
  const recipe = await readRecipe('roast-chicken.md')
  for (const [builds, label, target] of [
    [sites.model, budgets.modelVisit.what, `≤ ${budgets.modelVisit.limit}`],
    [sites.cookbook, 'A visit with the cookbook, until the page understands the recipe', ''],
  ] as const)
    await record([{ label, unit: 'KB', target }], builds, 1, async (site) => [
      await onFirstVisit(service, (page) => visitSize(page, service, site, recipe)),
    ])
})

test('memory after many recipes', async ({ service, sites }) => {
  const recipe = await readRecipe('roast-chicken.md')
  const label = `Memory of the page's scripts after ${RECIPES} recipes`
  await record([{ label, unit: 'MB' }], sites.model, 1, async (site) => [
    await onFirstVisit(service, (page) => memoryAfter(RECIPES, page, service, site, recipe)),
  ])
})

test('processor time for streaming 1,024 tokens, compared to rendering at each token', async ({
  page,
  service,
  sites,
}) => {
  const { url } = sites.model.page
  const baselineSite = await startCopy({ VITE_INFERENCE_URL: MODEL_URL }, 'tools/bench/renderEachToken.config.ts')
  const session = await emulatePhone(page)
  const pageTimes: number[] = []
  const baselineTimes: number[] = []
  for (let run = 0; run < 3; run++) {
    pageTimes.push((await streamLongRecipe(page, session, service, url)).taskTime)
    baselineTimes.push((await streamLongRecipe(page, session, service, baselineSite.url)).taskTime)
  }
  figures.push({
    label: `Processor time for ${TOKENS.toLocaleString('en')} tokens at ${TOKENS_PER_SECOND} per second, compared to rendering at each token`,
    unit: 'ms',
    page: median(pageTimes),
    baseline: { name: 'at each token', value: median(baselineTimes) },
    target: '≤ 0.25 ×',
  })
  await baselineSite.close()

  const { longestTask, slowestKey } = await streamLongRecipe(page, session, service, url, { typing: true })
  figures.push(
    {
      label: 'Longest task while streaming (0: none over 50 ms)',
      unit: 'ms',
      page: longestTask,
      target: '≤ 100',
    },
    {
      label: 'Slowest key press while streaming, until its paint',
      unit: 'ms',
      page: slowestKey,
      target: '≤ 100',
    },
  )
})

test('longest task for 100 KB of hostile markdown', async ({ page, service, sites }) => {
  const texts = [...(hostile['nesting and size'] ?? []), '> a\n\n', '- a\n', '*a* ']
  const replies = texts.map((text): [string, ScriptedResponse] => {
    const recipe = text.repeat(Math.ceil(HOSTILE_LENGTH / text.length)).slice(0, HOSTILE_LENGTH)
    return [JSON.stringify(text.slice(0, 20)), wholeReply(`Whisk.\n\n${recipe}`)]
  })
  figures.push({
    label: 'Longest task for 100 KB of hostile markdown (processor not slowed; 0: none over 50 ms)',
    unit: 'ms',
    page: await longestTask(page, service, sites.model.page.url, replies),
    target: '≤ 200',
  })
})

test('longest task for a reply or an error of 1 MB', async ({ page, service, sites }) => {
  figures.push({
    label: 'Longest task for any reply or error of 1 MB (processor not slowed; 0: none over 50 ms)',
    unit: 'ms',
    page: await longestTask(page, service, sites.model.page.url, Object.entries(megabyteReplies)),
    target: '≤ 200',
  })
})

for (const [state, measure] of Object.entries(states))
  test(`longest task for a recipe of 1 MB ${state}`, async ({ page, service, sites: { model, cookbook } }) => {
    let longest = 0
    for (const [name, recipe] of Object.entries(longRuns)) {
      await measure({ page, service, site: model.page, cookbook: cookbook.page }, recipe)
      await idle(page)
      const task = await page.evaluate(() => Number(Reflect.get(window, 'longest')))
      if (task > LONG_TASK_MS) console.log(`${name} ${state}: a task of ${Math.round(task)} ms`)
      longest = Math.max(longest, task)
    }
    figures.push({
      label: `Longest task for any recipe of 1 MB ${state} (processor not slowed; 0: none over 50 ms)`,
      unit: 'ms',
      page: longest,
      target: '≤ 200',
    })
  })

/** Requests a recipe for each reply, and returns the longest task of all, in ms; 0 if none took over 50 ms. */
async function longestTask(
  page: Page,
  service: Service,
  url: string,
  replies: readonly (readonly [string, ScriptedResponse])[],
) {
  let longest = 0
  for (const [name, reply] of replies) {
    service.respondWith(() => reply)
    await page.goto(url)
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')
    await ui(page).requestButton.waitFor()
    await page.waitForLoadState('networkidle')
    await observeLongTasks(page)
    await ui(page).requestButton.click()
    await ui(page).status.filter({ hasText: FINISHED }).or(ui(page).retryButton).first().waitFor()
    await nextPaint(page)
    const task = await page.evaluate(() => Number(Reflect.get(window, 'longest')))
    if (task > LONG_TASK_MS) console.log(`${name}: a task of ${Math.round(task)} ms`)
    longest = Math.max(longest, task)
  }
  return longest
}

test('time to pick a recipe from the cookbook', async ({ page, sites }) => {
  // A build of another version takes the request in another form, so only the page's own is measured.
  const { folder, url } = sites.cookbook.page
  const file = (await readdir(join(folder, 'assets'))).find((name) => name.startsWith('cookbook.lazy-'))
  await emulatePhone(page)
  await page.goto(url)
  const prompts = [...everyday, ...awkward].map(
    ([list]): RecipePrompt => ({ ingredients: list.split(', '), wishes: noWishes, ask: { type: 'recipe' } }),
  )
  const times = await page.evaluate(
    async ({ path, prompts }) => {
      const { cookbookFetch } = await import(path)
      const times: number[] = []
      for (const prompt of prompts) {
        const start = performance.now()
        await cookbookFetch(prompt)('')
        times.push(performance.now() - start)
      }
      // The first calls compile the code.
      return times.slice(5)
    },
    { path: `${url}assets/${file}`, prompts },
  )
  figures.push({
    label: `Slowest pick of a recipe from the cookbook, of ${prompts.length - 5} lists`,
    unit: 'ms',
    page: Math.max(...times),
    target: '≤ 50',
  })
})

test('longest task for pasting 20,000 lines', async ({ page, sites }) => {
  await page.goto(sites.model.page.url)
  await ui(page).addButton.waitFor()
  await page.waitForLoadState('networkidle')
  await observeLongTasks(page)
  await paste(page, Array.from({ length: 20_000 }, (_, index) => `food ${index}`).join('\n'))
  // Finding the items by their role would itself take longer than the page.
  await page.waitForFunction(() => document.querySelectorAll('.ingredients li').length === 20_000)
  await idle(page)
  figures.push({
    label: 'Longest task for pasting 20,000 lines (processor not slowed; 0: none over 50 ms)',
    unit: 'ms',
    page: await page.evaluate(() => Number(Reflect.get(window, 'longest'))),
    target: '≤ 200',
  })
})

test('time to add an ingredient to a long list', async ({ page, sites }) => {
  const session = await emulatePhone(page)
  await page.goto(sites.model.page.url)
  const costs: Record<number, number> = {}
  let count = 0
  for (const position of [10, 200, 2000]) {
    const missing = position - count - 6
    await paste(page, Array.from({ length: missing }, (_, index) => `food ${count + index}`).join('\n'))
    count += missing
    await ui(page)
      .items.nth(count - 1)
      .waitFor()
    await idle(page)
    // The first ingredient loads the lazy chunks.
    await page.waitForLoadState('networkidle')
    const before = await totalTaskTime(session)
    await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('#ingredient')
      for (let added = 0; field && added < 10; added++) {
        field.value = `more ${Math.random()}`
        field.form?.requestSubmit()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    })
    count += 10
    costs[position] = ((await totalTaskTime(session)) - before) / 10
  }
  for (const position of [200, 2000])
    figures.push({
      label: `Adding the ${position.toLocaleString('en')}th ingredient, compared to the 10th`,
      unit: 'ms',
      page: costs[position] ?? Number.NaN,
      baseline: { name: 'the 10th', value: costs[10] ?? Number.NaN },
      ...(position === 2000 ? { target: '≤ 3 ×' } : {}),
    })
})

test('size of the HTML and of each chunk', async () => {
  const { folder } = await build({})
  for (const { what, limit, files } of Object.values<Budget>(budgets))
    if (files)
      figures.push({ label: what, unit: 'KB', page: await sizeOf(folder, await files(folder)), target: `≤ ${limit}` })
})
