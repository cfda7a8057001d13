import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFirefox, findWebKit } from '../../setup/engines.mjs'
import { FINISHED } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { type Service, startService, streamedReply } from '../../support/service'
import { type Site, startCopy } from '../../support/site'
import { type Browser, startFirefox, startWebKit } from '../../support/webDriver'

// The main journey in engines other than Chromium: what a user does with the page from the first ingredient to the stove.

const engines: Record<string, (() => Promise<Browser>) | undefined> = {
  Firefox: bind(findFirefox(), startFirefox),
  WebKit: bind(findWebKit(), startWebKit),
}

function bind<Found>(found: Found | undefined, start: (found: Found) => Promise<Browser>) {
  return found === undefined ? undefined : () => start(found)
}

/** Collects the errors of the page. The page loads it as its first script. */
const logScript = `
  const lines = []
  Object.assign(window, { loggedLines: lines })
  // In the capture phase, because a file that fails to load reports that to its own element.
  addEventListener('error', (event) => lines.push('error: ' + (event.message ?? event.target.outerHTML)), true)
  addEventListener('unhandledrejection', ({ reason }) => lines.push('rejection: ' + reason))
  addEventListener('securitypolicyviolation', (event) => lines.push(event.effectiveDirective + ' blocked ' + event.blockedURI))
  for (const level of ['error', 'warn']) console[level] = (...words) => lines.push(level + ': ' + words.join(' '))
`

/** Adds {@link logScript} to a built page, as a file because the page's policy allows no other inline script. */
async function addLog({ folder }: Site) {
  await writeFile(join(folder, 'log.js'), logScript)
  const path = join(folder, 'index.html')
  const html = await readFile(path, 'utf8')
  const title = '<title>'
  expect(html.split(title)).toHaveLength(2)
  await writeFile(path, html.replace(title, `<script src="./log.js"></script>${title}`))
}

/** What a test does in a page. Each waits until the page allows it. */
function userOf(browser: Browser) {
  /** Returns the one element with this accessible name. Throws if there is none, or more than one. */
  async function findByName(selector: string, name: string) {
    const elements = await browser.find(selector)
    const names: string[] = []
    // One after the other, because a driver takes one command at a time.
    for (const element of elements) names.push(await browser.nameOf(element))
    const found = elements.filter((_, index) => names[index] === name)
    if (found.length !== 1 || !found[0])
      throw new Error(`${found.length} of ${selector} have the name ${name}: ${names.join(' | ')}`)
    return found[0]
  }
  const act = (selector: string, name: string, action: (element: string) => Promise<void>) =>
    expect(async () => action(await findByName(selector, name))).toPass({ intervals: [20, 50, 100], timeout: 10_000 })

  /** The text of the first element that matches, with single spaces. */
  const textOf = async (selector: string) =>
    String(await browser.run('return document.querySelector(arguments[0])?.innerText ?? ""', selector))
      .replace(/\s+/g, ' ')
      .trim()
  return {
    click: (name: string) => act('button', name, browser.click),
    tick: (name: string) => act('input[type="checkbox"]', name, browser.click),
    type: (name: string, text: string) => act('input', name, (element) => browser.type(element, text)),
    sees: (selector: string, text: string | RegExp) =>
      expect
        .poll(() => textOf(selector), { message: selector })
        .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)),
    doesNotSee: (selector: string, text: string) =>
      expect.poll(() => textOf(selector), { message: selector }).not.toEqual(expect.stringContaining(text)),
    seesCount: (selector: string, count: number) =>
      expect
        .poll(() => browser.run('return document.querySelectorAll(arguments[0]).length', selector), {
          message: selector,
        })
        .toBe(count),
    /** Nothing went wrong since the page was opened. */
    sawNoErrors: async () => expect(await browser.run('return window.loggedLines')).toEqual([]),
  }
}

/** The keys of the keyboard that write no text (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const ENTER = '\uE007'

/** Returns how far the open dialog is scrolled, after two more frames. */
const DIALOG_SCROLL = `return new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.querySelector('dialog[open]').scrollTop))))`

const STATUS = '[role="status"][aria-label="The chef"]'
const TITLE = '[data-recipe] :is(h1, h2, h3)'
const FIRST_INGREDIENT = '[data-recipe] li'
const SERVINGS_STATUS = '[role="status"][aria-label="Servings changed"]'
const ITEMS = '[aria-labelledby="ingredients-heading"] li'

let service: Service
let cookbookSite: Site
let modelSite: Site

// One browser for both tests of an engine.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  if (!Object.values(engines).some(Boolean)) return
  service = await startService()
  ;[cookbookSite, modelSite] = await Promise.all([startCopy({}), startCopy({ VITE_INFERENCE_URL: service.url })])
  await addLog(cookbookSite)
  await addLog(modelSite)
})

test.afterAll(async () => {
  if (!Object.values(engines).some(Boolean)) return
  await Promise.all([service.close(), cookbookSite.close(), modelSite.close()])
})

for (const [engine, startEngine] of Object.entries(engines))
  test.describe(engine, () => {
    // biome-ignore lint/suspicious/noSkippedTests: not every machine has every browser, and the run reports skipped tests.
    test.skip(!startEngine, `${engine} is not installed.`)

    let browser: Browser
    test.beforeAll(async () => {
      if (startEngine) browser = await startEngine()
    })
    test.afterAll(async () => {
      if (startEngine) await browser.close()
    })

    test(`from the first ingredient to the stove, in ${engine}`, async () => {
      const user = userOf(browser)
      await browser.open(cookbookSite.url)
      await user.click('Milk')
      await user.seesCount(ITEMS, 1)
      await user.type('Add ingredients', `eggs${ENTER}`)
      await user.seesCount(ITEMS, 2)
      await user.type('Add ingredients', `flour${ENTER}`)
      await user.seesCount(ITEMS, 3)
      await user.type('Add ingredients', 'sugar')
      await user.click('+ Add Ingredient')
      await user.seesCount(ITEMS, 4)

      await user.click('Get a recipe !')
      await user.sees(STATUS, FINISHED)
      await user.sees('[aria-label="How it fits your list"]', 'Uses')
      await user.sees(TITLE, 'Thin pancakes')
      await user.sees(FIRST_INGREDIENT, '125 g plain flour')

      await user.click('More servings')
      await user.sees(SERVINGS_STATUS, 'Amounts for 5 instead of 4.')
      await user.sees(FIRST_INGREDIENT, '160 g')
      await user.tick('2½ eggs')
      await user.seesCount('[data-recipe] :checked', 1)
      await user.click('Start a timer: 10 minutes')
      await user.sees('[aria-label="Timers"]', /9:\d\d/)

      await user.click('Another idea')
      await user.doesNotSee(TITLE, 'Thin pancakes')
      await user.sees(STATUS, FINISHED)
      await user.click('Previous recipe')
      await user.sees(TITLE, 'Thin pancakes')
      await user.seesCount('[data-recipe] :checked', 1)

      await user.click('Cook step by step')
      await user.sees('dialog[open] h2', 'Step 1 of 5')
      // The focus on a button of the lower bar must not scroll the step away. WebKit scrolls to it in a later frame.
      expect(await browser.run(DIALOG_SCROLL), 'the step is shown from its beginning').toBe(0)
      await user.click('Next step')
      await user.sees('dialog[open] h2', 'Step 2 of 5')
      await user.click('Close')
      await user.seesCount('dialog[open]', 0)
      await user.sees('[aria-label="Timers"]', /[89]:\d\d/)
      await user.sawNoErrors()
    })

    test(`Stop ends the request, in ${engine}`, async () => {
      const user = userOf(browser)
      const never = deferred()
      service.respondWith(() => streamedReply(['# Pancakes\n\nWhisk the eggs.', never.promise]))
      await browser.open(modelSite.url)
      for (const pick of ['Eggs', 'Milk', 'Rice']) await user.click(pick)
      await user.click('Get a recipe !')
      await user.sees('[data-recipe]', 'Whisk the eggs.')
      await user.click('Stop')
      await user.sees(STATUS, 'Stopped')
      await service.requests[0]?.closed
      expect(service.requests).toHaveLength(1)
      await user.sees('[data-recipe]', 'Whisk the eggs.')
      await user.sawNoErrors()
      never.resolve()
    })
  })
