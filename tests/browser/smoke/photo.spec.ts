import { ROUTER_VISION_MODELS } from '../../../src/config/visionModels'
import { expect, test, ui } from '../../support/browser'
import { choosePhoto, drawPicture, photoUi, sentPicture, sizeOfJpeg, withExif } from '../shared/photo'
import { recordViolations, violations } from '../shared/policy'
import { giveToken, mockRouter, streamed } from '../shared/visitorToken'

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
