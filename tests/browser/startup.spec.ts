import { addIngredients, expect, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'

test('the head has a title, a description, Open Graph data and theme colors', async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
  await expect(page).toHaveTitle('Chef Mistral')
  const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content')
  expect(await content('meta[name=description]')).toContain('recipe')
  expect(await content('meta[property="og:title"]')).toContain('Chef Mistral')
  expect(await content('meta[property="og:description"]')).toContain('recipe')
  expect(await content('meta[property="og:type"]')).toBe('website')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const colours = await page.evaluate(() =>
    ['light', 'dark'].map(
      (scheme) => document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`)?.content,
    ),
  )
  const paper = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
  const rgb = (hex = '') => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  expect(await paper('light')).toBe(rgb(colours[0]))
  expect(await paper('dark')).toBe(rgb(colours[1]))
})

test('every icon of the head and the manifest exists', async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
  const named = await page.evaluate(async () => {
    const address = (selector: string, attribute: string) =>
      new URL(document.querySelector(selector)?.getAttribute(attribute) ?? 'none', document.baseURI)
    const manifestUrl = address('link[rel=manifest]', 'href')
    const manifest = await (await fetch(manifestUrl)).json()
    return {
      manifest,
      icons: [
        address('link[rel=icon]', 'href').href,
        address('link[rel=apple-touch-icon]', 'href').href,
        address('meta[property="og:image"]', 'content').href,
        ...manifest.icons.map(({ src }: { src: string }) => new URL(src, manifestUrl).href),
      ],
    }
  })
  expect(named.manifest).toMatchObject({ name: 'Chef Mistral', start_url: './' })
  expect(named.icons).toHaveLength(7)
  for (const icon of named.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, icon)
    expect(size, icon).toBeGreaterThan(0)
  }
})

test('the logo is shown', async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
  const logo = page.getByAltText('img of logo')
  await expect(logo).toBeVisible()
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the page without JavaScript says that it needs it', async ({ browser, cookbookSite }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(cookbookSite.url)
  // Playwright's locators pass over what stands in <noscript>, so its text is read as it is shown.
  expect(await page.locator('body').innerText()).toContain('JavaScript, which is switched off')
  await page.close()
})

test('the page shows the form before its script loads, and keeps typed text', async ({ page, cookbookSite }) => {
  const script = deferred()
  await page.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(cookbookSite.url, { waitUntil: 'commit' })
  const { field, add, items, ask, text } = ui(page)
  await expect(page.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  await field.fill('Eggs')
  await field.press('Enter')
  await expect(add).toBeDisabled()
  // After three seconds it says why.
  await expect(page.getByText('Still loading. You can start typing.')).toBeVisible()
  await expect(field).toHaveValue('Eggs')
  expect(page.url()).toBe(cookbookSite.url)

  // Hydration keeps every element, and the user can keep typing.
  const before = await page.locator('#root *').elementHandles()
  script.resolve()
  await expect(add).toBeEnabled()
  await expect(page.getByText('Still loading')).toHaveCount(0)
  const kept = await Promise.all(before.map((element) => element.evaluate((node) => node.isConnected)))
  expect(kept.filter((connected) => !connected)).toHaveLength(1)
  await expect(field).toBeFocused()
  await page.keyboard.type(' from the hen')
  await page.keyboard.press('Enter')
  await expect(items).toHaveText(['Eggs from the hen'])
  await addIngredients(page, 'Flour', 'Milk')
  await ask.click()
  await expect(text).toContainText('Thin pancakes')
})

test('input from before hydration is added after it', async ({ page, cookbookSite }) => {
  const script = deferred()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/hydrate-*.js')
  await page.goto(cookbookSite.url)
  await asked
  const { field, add, items } = ui(page)
  await addIngredients(page, 'Eggs')
  await expect(field).toHaveValue('')
  await expect(add).toBeDisabled()
  // A pasted list too, with the text around it.
  await field.fill('brown ')
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'rice\r\n\r\n- Flour\n')
    const paste = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await expect(field).toHaveValue('')
  await field.fill('Mil')
  script.resolve()
  await expect(items).toHaveText(['Eggs', 'brown rice', 'Flour'])
  await field.press('k')
  await field.press('Enter')
  await expect(items).toHaveText(['Eggs', 'brown rice', 'Flour', 'Milk'])
})

test('the page loads its script again after a failure', async ({ page, cookbookSite, log }) => {
  await page.route('**/assets/hydrate-*', (route) => route.abort(), { times: 2 })
  await page.goto(cookbookSite.url)
  await addIngredients(page, 'Eggs')
  await expect(ui(page).items).toHaveText(['Eggs'])
  await expect(ui(page).add).toBeEnabled()
  // The browser logs the failed requests.
  for (const line of log.console.splice(0)) expect(line).toContain('net::ERR_FAILED')
})

test('hydration moves no element', async ({ page, cookbookSite }) => {
  const script = deferred()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(cookbookSite.url)
    const places = () =>
      page.locator('#root *:not(.loading)').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${element.tagName} ${[x, y, width, height].map(Math.round)}`
        }),
      )
    const before = await places()
    script.resolve()
    await expect(ui(page).add).toBeEnabled()
    expect(await places()).toEqual(before)
  }
})

test('the form without JavaScript keeps typed text', async ({ browser, cookbookSite }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(cookbookSite.url)
  const { field, add } = ui(page)
  await field.fill('Eggs')
  await field.press('Enter')
  await expect(field).toHaveValue('Eggs')
  await expect(add).toBeDisabled()
  expect(page.url()).toBe(cookbookSite.url)
  await page.close()
})

test('the page works at any path of a host', async ({ page, cookbookSite }) => {
  // As a static host at /chef/: the same files, one folder down.
  await page.route('http://host.test/chef/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/chef/', '')
    await route.fulfill({ response: await page.request.get(`${cookbookSite.url}${path}`) })
  })
  await page.goto('http://host.test/chef/')
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).ask.click()
  await expect(ui(page).text).toContainText('Thin pancakes')
})
