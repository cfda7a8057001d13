import type { Page } from '@playwright/test'
import { ROUTER_VISION_MODELS } from '../../../src/config/visionModels'
import { addIngredients, test as base, expect, ui } from '../../support/browser'
import { modelSettings } from '../../support/modelSettings'
import { reply } from '../../support/service'
import { type Site, startSite } from '../../support/site'
import { expectAccessibleInEveryForm } from '../shared/accessibility'
import { recordViolations, violations } from '../shared/policy'
import { giveToken, mockRouter, streamed } from '../shared/visitorToken'

/** The button, the foods and the words about them, found by role and name. */
const photoUi = (page: Page) => {
  const group = page.getByRole('group', { name: 'Foods in the photo' })
  return {
    button: page.getByRole('button', { name: 'Add from a photo' }),
    status: page.getByRole('status', { name: 'The photo' }),
    retryButton: page.getByRole('button', { name: 'Try again' }),
    boxes: group.getByRole('checkbox'),
    addButton: group.getByRole('button', { name: /^Add \d+$/ }),
  }
}

/** A file to choose. */
interface PhotoFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Presses the button and chooses a file. */
async function choosePhoto(page: Page, file: PhotoFile) {
  const opened = page.waitForEvent('filechooser')
  await photoUi(page).button.click()
  await (await opened).setFiles(file)
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Transparent, else random colours, which compress badly. */
  readonly isTransparent?: boolean
}

/** Draws a picture in the browser and returns the bytes of its file. */
async function drawPicture(page: Page, picture: Picture): Promise<Buffer> {
  const url = await page.evaluate(async ({ width, height, type, isTransparent }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser has no canvas.')
    const pixels = new Uint8ClampedArray(4 * width * height)
    let seed = 7
    if (!isTransparent)
      for (const index of pixels.keys()) {
        seed = (seed * 1103515245 + 12345) % 2147483648
        pixels[index] = index % 4 === 3 ? 255 : seed >> 16
      }
    context.putImageData(new ImageData(pixels, width, height), 0, 0)
    const file = await canvas.convertToBlob({ type, quality: 0.9 })
    const reader = new FileReader()
    reader.readAsDataURL(file)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result)
  }, picture)
  return Buffer.from(url.slice(url.indexOf(',')), 'base64')
}

/** Two entries, to be turned by a quarter (0112) and at a place (8825), and the one of the place: north of the equator. */
const EXIF =
  '4d4d002a00000008 0002 0112000300000001 00060000 8825000400000001 00000026 00000000 0001 0001000200000002 4e000000 00000000'

/** Adds an EXIF block to a JPEG. */
function withExif(jpeg: Buffer): Buffer {
  const block = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(EXIF.replaceAll(' ', ''), 'hex')])
  const head = Buffer.from([0xff, 0xe1, 0, block.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)])
}

/** The picture of a request to a model, and the other parts of its message. */
function sentPicture(body: unknown) {
  const text = JSON.stringify(body)
  const pictures = [...text.matchAll(/"data:image\/jpeg;base64,([^"]+)"/g)]
  expect(pictures).toHaveLength(1)
  expect(text.match(/"type":"\w+"/g)?.toSorted()).toEqual(['"type":"image_url"', '"type":"text"'])
  return Buffer.from(pictures[0]?.[1] ?? '', 'base64')
}

/** The size of a JPEG file, and the colour in its middle: red, green and blue. */
const decode = (page: Page, jpeg: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const { width, height } = picture
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(picture, -Math.floor(width / 2), -Math.floor(height / 2))
    return { width, height, colour: [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3) }
  }, jpeg.toString('base64'))

const test = base.extend<object, { photoSite: Site }>({
  photoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await startSite({ ...modelSettings, VITE_VISION_MODEL: 'see/me', VITE_HF_MODEL: 'write/me' })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ photoSite }, use) => use(photoSite.url),
})

const jpeg = (buffer: Buffer): PhotoFile => ({ name: 'fridge.jpg', mimeType: 'image/jpeg', buffer })
const small = { width: 40, height: 30, type: 'image/jpeg' } as const

base.use({ answers: 'cookbook' })

base('a photo is sent once, small, upright and without its place, and its foods join the list', async ({ page }) => {
  await recordViolations(page)
  const requests = await mockRouter(page, () => streamed('["eggs", "coconut milk", "red onion"]'))
  await page.goto('./')
  await expect(ui(page).addButton).toBeEnabled()
  const { button, boxes, addButton, status } = photoUi(page)
  await expect(button).toHaveCount(0)
  await giveToken(page)
  await expect(button).toHaveAccessibleDescription(/without its place and time, then read by Hugging Face/)

  const buffer = withExif(await drawPicture(page, { width: 1800, height: 1200, type: 'image/jpeg' }))
  await choosePhoto(page, { name: 'fridge.jpg', mimeType: 'image/jpeg', buffer })
  await expect(boxes).toHaveCount(3)
  await expect(status).toHaveText("Found 3 foods. Uncheck what you don't have.")
  await expect(ui(page).items).toHaveText(['Eggs', 'Flour', 'Milk'])
  expect(requests.map((request) => request.postDataJSON().model)).toEqual([ROUTER_VISION_MODELS[0]])
  const sent = sentPicture(requests[0]?.postDataJSON())
  const { width, height } = await decode(page, sent)
  expect(height).toBeGreaterThan(width)
  expect(height).toBeLessThanOrEqual(1024)
  expect(height).toBeGreaterThanOrEqual(640)
  expect(sent.length).toBeLessThanOrEqual(400_000)
  for (const word of ['Exif', 'GPS']) expect(sent.includes(word)).toBe(false)

  await page.getByRole('checkbox', { name: 'Eggs' }).uncheck()
  await addButton.click()
  await expect(ui(page).items).toHaveText(['Eggs', 'Flour', 'Milk', 'Coconut milk', 'Red onion'])
  const kept = await page.evaluate(() => [
    document.documentElement.outerHTML.match(/blob:|data:image\/jpeg/),
    { ...localStorage, ...sessionStorage },
  ])
  expect(kept).toEqual([null, {}])
  expect(await violations(page)).toEqual([])
})

test('a picture with a wrong type is sent as a JPEG', async ({ page, service }) => {
  service.respondWith(reply('["eggs"]'))
  await page.goto('./')
  const buffer = await drawPicture(page, { width: 4000, height: 8, type: 'image/webp' })
  await choosePhoto(page, { name: 'fridge.png', mimeType: 'image/png', buffer })
  await expect(photoUi(page).boxes).toHaveCount(1)
  expect(await decode(page, sentPicture(service.requests[0]?.body))).toMatchObject({ width: 1024, height: 2 })
})

test('transparent parts of a picture become white', async ({ page, service }) => {
  service.respondWith(reply('["eggs"]'))
  await page.goto('./')
  const buffer = await drawPicture(page, { width: 300, height: 200, type: 'image/png', isTransparent: true })
  await choosePhoto(page, { name: 'shopping.png', mimeType: 'image/png', buffer })
  await expect(photoUi(page).boxes).toHaveCount(1)
  const { colour } = await decode(page, sentPicture(service.requests[0]?.body))
  expect(colour).toEqual([255, 255, 255])
})

test('the page says that a file of its own does not load, and Try again loads it', async ({ page, service, log }) => {
  service.respondWith(reply('["eggs"]'))
  let isBlocked = true
  await page.route('**/photo.lazy-*', (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto('./')
  const { status, retryButton, boxes } = photoUi(page)
  await choosePhoto(page, jpeg(await drawPicture(page, small)))
  await expect(status).toHaveText("Photos didn't load. Check your connection and try again.")
  log.console.length = 0
  isBlocked = false
  await retryButton.click()
  await expect(boxes).toHaveCount(1)
})

test('the foods of a photo are accessible in every form', async ({ page, service }) => {
  service.respondWith(reply(JSON.stringify(['eggs', 'x'.repeat(60), 'red onion', 'milk'])))
  await page.goto('./')
  await addIngredients(page, 'Milk')
  await choosePhoto(page, jpeg(await drawPicture(page, small)))
  await expect(photoUi(page).boxes).toHaveCount(4)
  await expectAccessibleInEveryForm(page)
})

test('the button comes with hydration and moves little', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  await expect(photoUi(page).button).toBeVisible()
  const sum = await page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.reduce((total: number, value: number) => total + value, 0) : undefined
  })
  // 0.1 and less counts as good (https://web.dev/articles/cls).
  expect(sum).toBeLessThan(0.05)
})
