import { addIngredients, expect, parts, test } from './fixtures'

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
