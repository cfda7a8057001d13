import { addIngredients, expect, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'

test.use({ answers: 'cookbook' })

test('every icon of the head and the manifest exists', async ({ page }) => {
  await page.goto('./')
  const { manifest, icons } = await page.evaluate(async () => {
    const resolveUrl = (selector: string, attribute: string) =>
      new URL(document.querySelector(selector)?.getAttribute(attribute) ?? 'none', document.baseURI)
    const manifestUrl = resolveUrl('link[rel=manifest]', 'href')
    const manifest = await (await fetch(manifestUrl)).json()
    return {
      manifest,
      icons: [
        resolveUrl('link[rel=icon]', 'href').href,
        resolveUrl('link[rel=apple-touch-icon]', 'href').href,
        ...manifest.icons.map(({ src }: { src: string }) => new URL(src, manifestUrl).href),
      ],
    }
  })
  expect(manifest).toMatchObject({ name: 'Chef Mistral', start_url: './' })
  expect(icons).toHaveLength(6)
  for (const icon of icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, icon)
    expect(size, icon).toBeGreaterThan(0)
  }
})

test('without JavaScript, the page says that it needs it, and keeps typed text', async ({ browser, cookbookSite }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('./')
  // Playwright's locators ignore the content of <noscript>, so this reads the rendered text.
  expect(await page.locator('body').innerText()).toContain('JavaScript, which is switched off')
  const { field, addButton } = ui(page)
  await field.fill('Eggs')
  await field.press('Enter')
  await expect(field).toHaveValue('Eggs')
  await expect(addButton).toBeDisabled()
  expect(page.url()).toBe(cookbookSite.url)
  await page.close()
})

test('hydration moves no element', async ({ page }) => {
  const scriptRelease = deferred()
  await page.route('**/assets/index-*.js', async (route) => {
    await scriptRelease.promise
    await route.continue()
  })
  // The line that says who writes the recipes appears with hydration, in reserved space.
  // The typeface of the titles comes later, and its letters are almost as wide as those before.
  await page.route('**/*.woff2', () => undefined)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('./')
    const boxes = () =>
      page.locator('#root *:not(.loading, .who-cooks *)').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${element.tagName} ${[x, y, width, height].map(Math.round)}`
        }),
      )
    const before = await boxes()
    scriptRelease.resolve()
    await expect(ui(page).addButton).toBeEnabled()
    expect(await boxes()).toEqual(before)
  }
})

test('the page loads its script again after a failed request', async ({ page, log }) => {
  await page.route('**/assets/index-*', (route) => route.abort(), { times: 2 })
  await page.goto('./')
  await addIngredients(page, 'Eggs')
  await expect(ui(page).items).toHaveText(['Eggs'])
  await expect(ui(page).addButton).toBeEnabled()
  // The browser logs the failed requests.
  for (const line of log.console.splice(0)) expect(line).toContain('net::ERR_FAILED')
})
