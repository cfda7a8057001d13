import { ROUTER_VISION_MODELS } from '../../../src/config/visionModels'
import { addIngredients, test as base, expect, ui } from '../../support/browser'
import { modelSettings } from '../../support/modelSettings'
import { reply } from '../../support/service'
import { type Site, startSite } from '../../support/site'
import { expectAccessibleInEveryForm } from '../shared/accessibility'
import {
  choosePhoto,
  colourInTheMiddle,
  drawPicture,
  type PhotoFile,
  photoUi,
  sentPicture,
  sizeOfJpeg,
  withExif,
} from '../shared/photo'
import { recordViolations, violations } from '../shared/policy'
import { giveToken, mockRouter, streamed } from '../shared/visitorToken'

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

test('a photo is sent once, small, upright and without its place, and its foods join the list when the user adds them', async ({
  page,
  cookbookSite,
}) => {
  await recordViolations(page)
  const requests = await mockRouter(page, () => streamed('["eggs", "coconut milk", "red onion"]'))
  await page.goto(cookbookSite.url)
  await expect(ui(page).addButton).toBeEnabled()
  const { button, boxes, addButton, status } = photoUi(page)
  await expect(button).toHaveCount(0)
  await giveToken(page, cookbookSite.url)
  await expect(button).toHaveAccessibleDescription(/without its place and time, then read by Hugging Face/)

  const buffer = withExif(await drawPicture(page, { width: 1800, height: 1200, type: 'image/jpeg' }))
  await choosePhoto(page, { name: 'fridge.jpg', mimeType: 'image/jpeg', buffer })
  await expect(boxes).toHaveCount(3)
  await expect(status).toHaveText("Found 3 foods. Uncheck what you don't have.")
  await expect(ui(page).items).toHaveText(['Eggs', 'Flour', 'Milk'])
  expect(requests.map((request) => request.postDataJSON().model)).toEqual([ROUTER_VISION_MODELS[0]])
  const sent = sentPicture(requests[0]?.postDataJSON())
  const { width, height } = sizeOfJpeg(sent)
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

test('the page says that it cannot read a file that is no picture', async ({ page, photoSite, service }) => {
  service.respondWith(reply('["eggs"]'))
  await page.goto(photoSite.url)
  await choosePhoto(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('eggs and milk') })
  await expect(photoUi(page).status).toHaveText(/can't read this file as a picture/)
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

test('the foods of a photo are accessible in every form', async ({ page, photoSite, service }) => {
  service.respondWith(reply(JSON.stringify(['eggs', 'x'.repeat(60), 'red onion', 'milk'])))
  await page.goto(photoSite.url)
  await addIngredients(page, 'Milk')
  await choosePhoto(page, jpeg(await drawPicture(page, small)))
  await expect(photoUi(page).boxes).toHaveCount(4)
  await expectAccessibleInEveryForm(page)
})
