// Records the README's animated pictures, and a still picture of each for readers who prefer reduced motion:
// npm run demo.
import { writeFile } from 'node:fs/promises'
import { encodeGif } from './animatedGif.mjs'
import { ingredients, recipe, startDemo, streamEvent } from './demoPage.mjs'

/** The duration of each kind of frame, in milliseconds. */
const DURATIONS = {
  start: 800,
  key: 70,
  added: 300,
  move: 40,
  click: 160,
  thinking: 900,
  word: 80,
  ready: 900,
  ticked: 500,
  end: 4000,
}

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./animatedGif.mjs').Frame} Frame */

/** @type {(response: import('./demoPage.mjs').ServerResponse) => void} */
let resolveRequest = () => undefined
const demo = await startDemo((response) => resolveRequest(response))

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const page = await demo.open({
    colorScheme,
    viewport: { width: 1080, height: 780 },
    // GitHub shows the README about 830 CSS pixels wide, and most screens have two device pixels for each of them.
    deviceScaleFactor: 1.5,
  })
  const frames = await record(page)
  await writeFile(`docs/demo-${colorScheme}.gif`, encodeGif(frames))
  await writeFile(`docs/demo-${colorScheme}.png`, await page.screenshot())
  await page.close()
}
await demo.close()

/**
 * Records a request for a recipe and two checked ingredients.
 *
 * @param {Page} page
 */
async function record(page) {
  /** @type {Frame[]} */
  const frames = []
  /** @param {number} milliseconds */
  async function capture(milliseconds) {
    frames.push({ png: await page.screenshot(), milliseconds })
  }
  const pointer = await createPointer(page, () => capture(DURATIONS.move))

  const field = page.getByLabel('Add ingredients')
  await page.getByRole('button', { name: '+ Add Ingredient', disabled: false }).waitFor()
  await field.focus()
  await capture(DURATIONS.start)
  for (const ingredient of ingredients) {
    for (const key of ingredient) {
      await page.keyboard.type(key)
      await capture(DURATIONS.key)
    }
    await page.keyboard.press('Enter')
    await capture(DURATIONS.added)
  }

  /** @type {Promise<import('./demoPage.mjs').ServerResponse>} */
  const request = new Promise((resolve) => {
    resolveRequest = resolve
  })
  await pointer.moveTo(page.getByRole('button', { name: 'Get a recipe !' }))
  await capture(DURATIONS.click)
  await page.mouse.click(...pointer.position())
  const response = await request
  await page.getByText('The chef is thinking…').waitFor()
  await capture(DURATIONS.thinking)

  let written = ''
  // Sends bold words together, because half of a bold phrase would show its asterisks.
  for (const content of recipe.match(/\s*(?:\*\*[^*]+\*\*|\S+)/g) ?? []) {
    response.write(streamEvent({ content }))
    written += content
    await waitForLastWord(page, written)
    await capture(DURATIONS.word)
  }
  response.end(streamEvent({}, 'stop'))
  await page.getByText('Your recipe is ready.').waitFor()
  await capture(DURATIONS.ready)

  for (const index of [0, 1]) {
    await pointer.moveTo(page.locator('[data-recipe]').getByRole('checkbox').nth(index))
    await page.mouse.click(...pointer.position())
    await capture(DURATIONS.ticked)
  }
  await capture(DURATIONS.end)
  return frames
}

/**
 * Waits until the page shows the last word of a markdown text.
 *
 * @param {Page} page
 * @param {string} markdown
 */
async function waitForLastWord(page, markdown) {
  const word = markdown.match(/\S+$/)?.[0].replace(/[*#]/g, '') ?? ''
  // The marker of a list item or a heading renders no text of its own.
  if (/^(-|\d\.)?$/.test(word)) return
  await page.waitForFunction(
    (last) => document.querySelector('[data-recipe]')?.textContent?.trimEnd().endsWith(last),
    word,
  )
}

/**
 * Draws a mouse pointer on the page, because screenshots have none.
 *
 * @param {Page} page
 * @param {() => Promise<void>} onMove called after each step of a move.
 */
async function createPointer(page, onMove) {
  const STEPS = 8
  let [x, y] = [620, 640]
  const draw = () =>
    page.evaluate(
      ([left, top]) => {
        const svg = 'http://www.w3.org/2000/svg'
        let pointer = document.querySelector('#demo-pointer')
        if (!pointer) {
          const path = document.createElementNS(svg, 'path')
          path.setAttribute('d', 'M1 1v17l4-4 3 7 3-1.3-3-6.7h6z')
          path.setAttribute('fill', '#111')
          path.setAttribute('stroke', '#fff')
          path.setAttribute('stroke-width', '1.5')
          pointer = document.createElementNS(svg, 'svg')
          pointer.id = 'demo-pointer'
          pointer.append(path)
          document.body.append(pointer)
        }
        if (pointer instanceof SVGElement)
          Object.assign(pointer.style, {
            position: 'fixed',
            left: `${left}px`,
            top: `${top}px`,
            width: '20px',
            height: '24px',
            pointerEvents: 'none',
          })
      },
      [x, y],
    )
  await draw()

  return {
    position: () => /** @type {const} */ ([x, y]),
    /** @param {import('@playwright/test').Locator} target */
    async moveTo(target) {
      const box = await target.boundingBox()
      if (!box) throw new Error('The target of the pointer is not on the page.')
      const from = { x, y }
      const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      for (let step = 1; step <= STEPS; step++) {
        // Eases in and out, as a hand moves.
        const progress = (1 - Math.cos((Math.PI * step) / STEPS)) / 2
        x = Math.round(from.x + (to.x - from.x) * progress)
        y = Math.round(from.y + (to.y - from.y) * progress)
        await page.mouse.move(x, y)
        await draw()
        await onMove()
      }
    },
  }
}
