import { test as base, expect, ui } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'
import { modelSettings } from '../../support/modelSettings'
import { reply } from '../../support/service'
import { type Site, startSite } from '../../support/site'
import {
  choosePhoto,
  colourInTheMiddle,
  drawPicture,
  type PhotoFile,
  photoUi,
  sentPicture,
  sizeOfJpeg,
} from '../shared/photo'

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
})

const jpeg = (buffer: Buffer): PhotoFile => ({ name: 'fridge.jpg', mimeType: 'image/jpeg', buffer })
const small = { width: 40, height: 30, type: 'image/jpeg' } as const

const pictures = [
  ['tiny', { width: 1, height: 1, type: 'image/png' }, { width: 1, height: 1 }],
  ['long', { width: 4000, height: 8, type: 'image/webp' }, { width: 1024, height: 2 }],
  ['small', small, { width: 40, height: 30 }],
] as const

for (const [what, picture, size] of pictures)
  test(`a ${what} picture with a wrong type is sent as a JPEG`, async ({ page, photoSite, service }) => {
    service.respondWith(reply('["eggs"]'))
    await page.goto(photoSite.url)
    const buffer = await drawPicture(page, picture)
    await choosePhoto(page, { name: 'fridge.png', mimeType: 'image/png', buffer })
    await expect(photoUi(page).boxes).toHaveCount(1)
    expect(sizeOfJpeg(sentPicture(service.requests[0]?.body))).toEqual(size)
  })

test('transparent parts of a picture become white', async ({ page, photoSite, service }) => {
  service.respondWith(reply('["eggs"]'))
  await page.goto(photoSite.url)
  const buffer = await drawPicture(page, { width: 300, height: 200, type: 'image/png', isTransparent: true })
  await choosePhoto(page, { name: 'shopping.png', mimeType: 'image/png', buffer })
  await expect(photoUi(page).boxes).toHaveCount(1)
  expect(await colourInTheMiddle(page, sentPicture(service.requests[0]?.body))).toEqual([255, 255, 255])
})

const noPictures = [
  ['notes.jpg', 'image/jpeg', 'eggs and milk', /can't read this file as a picture/],
  ['notes.txt', 'text/plain', 'eggs and milk', /can't read this file as a picture/],
  ['empty.png', 'image/png', '', /can't read this file as a picture/],
  ['photo.heic', 'image/heic', '\0\0\0\x18ftypheic', /can't read HEIC photos/],
] as const

for (const [name, mimeType, content, words] of noPictures)
  test(`the page says that it cannot read the file ${name}, and sends nothing`, async ({
    page,
    photoSite,
    service,
  }) => {
    service.respondWith(reply('["eggs"]'))
    await page.goto(photoSite.url)
    await choosePhoto(page, { name, mimeType, buffer: Buffer.from(content, 'latin1') })
    await expect(photoUi(page).status).toHaveText(words)
    expect(service.requests).toEqual([])
  })

test('the keyboard alone adds the foods of a photo', async ({ page, photoSite, service }) => {
  service.respondWith(reply('["eggs", "milk"]'))
  // At first, because Playwright takes a moment to intercept the browser's dialog.
  const opened = page.waitForEvent('filechooser')
  await page.goto(photoSite.url)
  const buffer = await drawPicture(page, small)
  const { button, boxes, addButton, status } = photoUi(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await (await opened).setFiles(jpeg(buffer))
  await expect(status).toHaveText("Found 2 foods. Uncheck what you don't have.")
  await expect(button).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(addButton).toBeFocused()
  await expect(addButton).toHaveText('Add 1')
  await page.keyboard.press('Enter')
  await expect(ui(page).items).toHaveText(['Milk'])
  await expect(ui(page).field).toBeFocused()
})

test('the page says that a file of its own does not load, and Try again loads it', async ({
  page,
  photoSite,
  service,
  log,
}) => {
  service.respondWith(reply('["eggs"]'))
  let isBlocked = true
  await page.route('**/photo.lazy-*', (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto(photoSite.url)
  const { status, retryButton, boxes } = photoUi(page)
  await choosePhoto(page, jpeg(await drawPicture(page, small)))
  await expect(status).toHaveText("Photos didn't load. Check your connection and try again.")
  log.console.length = 0
  isBlocked = false
  await retryButton.click()
  await expect(boxes).toHaveCount(1)
})

test('the button comes with hydration and moves little', async ({ page, photoSite }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(photoSite.url)
  await expect(photoUi(page).button).toBeVisible()
  const sum = await page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.reduce((total: number, value: number) => total + value, 0) : undefined
  })
  // 0.1 and less counts as good (https://web.dev/articles/cls).
  expect(sum).toBeLessThan(0.05)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`the foods of a photo pass axe and fit ${width} px in ${colorScheme} colours`, async ({
      page,
      photoSite,
      service,
    }) => {
      service.respondWith(reply(JSON.stringify(['eggs', 'x'.repeat(60), 'red onion', 'milk'])))
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(photoSite.url)
      await ui(page).field.fill('Milk')
      await ui(page).field.press('Enter')
      await choosePhoto(page, jpeg(await drawPicture(page, small)))
      await expect(photoUi(page).boxes).toHaveCount(4)
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
