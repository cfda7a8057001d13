import { addIngredients, expect, parts, test } from '../support/browser'
import { deferred } from '../support/deferred'

test('the page tells browsers, search and chat programs what it is', async ({ page, cookbook }) => {
  await page.goto(cookbook.url)
  await expect(page).toHaveTitle('Chef Mistral')
  const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content')
  expect(await content('meta[name=description]')).toContain('recipe')
  expect(await content('meta[property="og:title"]')).toContain('Chef Mistral')
  expect(await content('meta[property="og:description"]')).toContain('recipe')
  expect(await content('meta[property="og:type"]')).toBe('website')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const colours = await page.evaluate(() =>
    ['light', 'dark'].map(
      (scheme) =>
        document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`)
          ?.content,
    ),
  )
  const paper = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
  const rgb = (hex = '') =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  expect(await paper('light')).toBe(rgb(colours[0]))
  expect(await paper('dark')).toBe(rgb(colours[1]))
})

test('every icon that the page and its manifest name is there', async ({ page, cookbook }) => {
  await page.goto(cookbook.url)
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

test('the logo is shown', async ({ page, cookbook }) => {
  await page.goto(cookbook.url)
  const logo = page.getByAltText('img of logo')
  await expect(logo).toBeVisible()
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('without JavaScript the page says what it lacks', async ({ browser, cookbook }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(cookbook.url)
  // Playwright's locators pass over what stands in <noscript>, so its text is read as it is shown.
  expect(await page.locator('body').innerText()).toContain('JavaScript, which is switched off')
  await page.close()
})

test('before its script has come the page is on the screen, and loses nothing that is typed', async ({
  page,
  cookbook,
}) => {
  const script = deferred()
  await page.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(cookbook.url, { waitUntil: 'commit' })
  const { field, add, items, ask, words } = parts(page)
  await expect(page.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  await field.fill('Eggs')
  await field.press('Enter')
  await expect(add).toBeDisabled()
  // After a while it says why.
  await expect(page.getByText('The page is still loading. What you type stays.')).toBeVisible()
  await expect(field).toHaveValue('Eggs')
  expect(page.url()).toBe(cookbook.url)

  // The script takes over what is there: no element is made anew, and the cook can go on typing.
  const before = await page.locator('#root *').elementHandles()
  script.resolve()
  await expect(add).toBeEnabled()
  await expect(page.getByText('still loading')).toHaveCount(0)
  const kept = await Promise.all(
    before.map((element) => element.evaluate((node) => node.isConnected)),
  )
  expect(kept.filter((connected) => !connected)).toHaveLength(1)
  await expect(field).toBeFocused()
  await page.keyboard.type(' from the hen')
  await page.keyboard.press('Enter')
  await expect(items).toHaveText(['Eggs from the hen'])
  await addIngredients(page, 'Flour', 'Milk')
  await ask.click()
  await expect(words).toContainText('Thin pancakes')
})

test('what is entered before the page is ready is added when it is', async ({ page, cookbook }) => {
  const script = deferred()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/hydrate-*.js')
  await page.goto(cookbook.url)
  await asked
  const { field, add, items } = parts(page)
  await addIngredients(page, 'Eggs')
  await expect(field).toHaveValue('')
  await expect(add).toBeDisabled()
  // A list that is pasted as well, with what was typed around it.
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

test('a script that does not come at first is asked for again', async ({
  page,
  cookbook,
  said,
}) => {
  await page.route('**/assets/hydrate-*', (route) => route.abort(), { times: 2 })
  await page.goto(cookbook.url)
  await addIngredients(page, 'Eggs')
  await expect(parts(page).items).toHaveText(['Eggs'])
  await expect(parts(page).add).toBeEnabled()
  // The browser's own lines about the requests.
  for (const line of said.console.splice(0)) expect(line).toContain('net::ERR_FAILED')
})

test('nothing moves when the page takes the first screen over', async ({ page, cookbook }) => {
  const script = deferred()
  await page.route('**/assets/hydrate-*.css', async (route) => {
    await script.promise
    await route.continue()
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(cookbook.url)
    const places = () =>
      page.locator('#root *:not(.loading)').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${element.tagName} ${[x, y, width, height].map(Math.round)}`
        }),
      )
    const before = await places()
    script.resolve()
    await expect(parts(page).add).toBeEnabled()
    expect(await places()).toEqual(before)
  }
})

test('without JavaScript the form cannot lose what is typed either', async ({
  browser,
  cookbook,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(cookbook.url)
  const { field, add } = parts(page)
  await field.fill('Eggs')
  await field.press('Enter')
  await expect(field).toHaveValue('Eggs')
  await expect(add).toBeDisabled()
  expect(page.url()).toBe(cookbook.url)
  await page.close()
})

test('the page and the cookbook work below any path', async ({ page, cookbook }) => {
  // What a static host at /chef/ does: the same files, one folder down.
  await page.route('http://host.test/chef/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/chef/', '')
    await route.fulfill({ response: await page.request.get(`${cookbook.url}${path}`) })
  })
  await page.goto('http://host.test/chef/')
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await parts(page).ask.click()
  await expect(parts(page).words).toContainText('Thin pancakes')
})
