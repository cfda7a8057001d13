import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIngredients, expect, list, requestRecipe, test, ui } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'
import { reply } from '../../support/service'
import { build, serveOwnFolder } from '../../support/site'

import {
  checkForUpdate,
  deploy,
  openWithWorker,
  readCaches,
  reloadButton,
  scriptUrl,
  siteTest,
  updateNotice,
} from '../shared/offline'

test.use({ answers: 'cookbook', hasServiceWorker: true })

siteTest(
  'a new version offers Reload, does not reload by itself, and comes with a click',
  async ({ page, context, changingSite: site, nextVersion }) => {
    await openWithWorker(page, site.url)
    await addIngredients(page, ...list)
    await expect(updateNotice(page)).toBeEmpty()
    const before = await scriptUrl(page)
    await deploy(site, nextVersion)
    await checkForUpdate(page)
    await expect(updateNotice(page)).toContainText('A new version is ready.')
    await expect(ui(page).items).toHaveText(list)
    expect(await scriptUrl(page)).toBe(before)
    await expectNoViolations(page)
    // It waits: another page opens in the old version too.
    const other = await context.newPage()
    await other.goto(site.url)
    expect(await scriptUrl(other)).toBe(before)
    await expect(reloadButton(other)).toBeVisible()
    await other.close()

    await reloadButton(page).click()
    await expect(ui(page).items).toHaveCount(0)
    await expect(ui(page).addButton).toBeEnabled()
    expect(await scriptUrl(page)).not.toBe(before)
    expect(await readFile(join(site.folder, 'index.html'), 'utf8')).toContain(await scriptUrl(page))
    await expect(updateNotice(page)).toBeEmpty()
  },
)

/** What a host can do to a new version. */
const damages: Record<string, (folder: string, chunk: string, oldPage: string) => Promise<void>> = {
  'a missing script': (folder, chunk) => rm(join(folder, 'assets', chunk)),
  'the page in place of a script': (folder, chunk) => cp(join(folder, 'index.html'), join(folder, 'assets', chunk)),
  'the HTML of the version before': (folder, _, oldPage) => writeFile(join(folder, 'index.html'), oldPage),
}

test('a worker keeps the page of its folder alone', async ({ page, cookbookSite, context, afterPage }) => {
  // The site of another owner stands above the page, as on GitHub Pages.
  const folder = await mkdtemp(join(tmpdir(), 'chef-mistral-'))
  await cp(cookbookSite.folder, join(folder, 'chef'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<link rel="icon" href="data:,"><h1>Another site</h1>')
  const host = await serveOwnFolder(folder)
  afterPage(host.close)
  await openWithWorker(page, `${host.url}chef/`)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${host.url}chef/`)
  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  await context.setOffline(true)
  await requestRecipe(page, `${host.url}chef/`)
  await expect(ui(page).recipeText).toContainText('Thin pancakes')
})

test('the page can be installed, and registers its worker after it is ready', async ({ page, context, log }) => {
  await openWithWorker(page)
  const scripts = log.requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)
  expect([scripts[0], scripts.slice(1).join()]).toEqual([
    expect.stringMatching(/\/index-/),
    expect.stringMatching(/\/offline\.lazy-/),
  ])
  const client = await context.newCDPSession(page)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // Playwright's contexts are private windows, which the headless shell does not say.
  const errors = installabilityErrors.map(({ errorId }) => errorId).filter((errorId) => errorId !== 'in-incognito')
  expect(errors).toEqual([])
})

test('the worker answers no request but those for the page and its files', async ({ page, cookbookSite }) => {
  await openWithWorker(page)
  await page.reload()
  const fromWorker = async (path: string, method = 'GET') => {
    const response = page.waitForResponse(
      (each) => each.url() === `${cookbookSite.url}${path}` && each.request().method() === method,
    )
    await page.evaluate(([path, method]) => fetch(path, { method }), [path, method] as const)
    return (await response).fromServiceWorker()
  }
  const asset = (await readdir(join(cookbookSite.folder, 'assets'))).find((name) =>
    name.startsWith('suggestions.lazy-'),
  )
  expect(await fromWorker(`assets/${asset}`)).toBe(true)
  expect(await fromWorker(`assets/${asset}`, 'POST')).toBe(false)
  expect(await fromWorker('licences.md')).toBe(false)
  expect(await fromWorker('_headers')).toBe(false)
  // No cache of the host answers for the worker.
  const headers = await readFile(join(cookbookSite.folder, '_headers'), 'utf8')
  expect(headers).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m)
  const other = await page.goto('./404.html')
  expect(other?.fromServiceWorker()).toBe(false)
})

siteTest(
  'a page of the old version still loads its chunks after another page has taken the new one',
  async ({ page, context, changingSite: site, nextVersion, log }) => {
    await openWithWorker(page, site.url)
    await deploy(site, nextVersion)
    const other = await context.newPage()
    await other.goto(site.url)
    await reloadButton(other).click()
    await expect(updateNotice(other)).toBeEmpty()
    expect(await readCaches(other)).toHaveLength(2)
    // An opened page deletes no file that the first page may need.
    await other.reload()
    await expect(ui(other).addButton).toBeEnabled()

    // The first page has not loaded the recipe card and the cookbook yet, and the host no longer has their files.
    const before = log.requests.length
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(ui(page).recipeText).toContainText('Thin pancakes')
    await expect(page.getByRole('region', { name: 'How it fits your list' })).toBeVisible()
    const chunks = log.requests.slice(before).filter((url) => url.includes('/assets/'))
    expect(chunks.length).toBeGreaterThan(3)
    const present = await readdir(join(site.folder, 'assets'))
    expect(chunks.filter((url) => !present.includes(url.split('/').at(-1) ?? '')).length).toBeGreaterThan(0)

    // Without another page of it, the old version goes.
    await page.close()
    await other.goto('about:blank')
    await other.goto(site.url)
    await expect.poll(async () => (await readCaches(other)).length).toBe(1)
  },
)

for (const [name, damage] of Object.entries(damages))
  siteTest(
    `a new version with ${name} is not kept, and the old one stays`,
    async ({ page, changingSite: site, nextVersion }) => {
      await openWithWorker(page, site.url)
      const oldPage = await readFile(join(site.folder, 'index.html'), 'utf8')
      await deploy(site, nextVersion)
      const chunks = await readdir(join(site.folder, 'assets'))
      await damage(site.folder, chunks.find((each) => each.startsWith('request.lazy-')) ?? '', oldPage)
      const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const failed = new Promise((resolve) => {
          registration.addEventListener('updatefound', () => {
            const worker = registration.installing
            worker?.addEventListener('statechange', () => resolve(worker.state))
          })
        })
        // Fails in some browsers when the new worker does.
        await Promise.allSettled([registration.update()])
        return failed
      })
      expect(state).toBe('redundant')
      await page.reload()
      await expect(ui(page).addButton).toBeEnabled()
      expect(oldPage).toContain(await scriptUrl(page))
      await expect(updateNotice(page)).toBeEmpty()
    },
  )

siteTest('a build with VITE_OFFLINE=off removes the worker and its files', async ({ page, changingSite: site }) => {
  await openWithWorker(page, site.url)
  const { folder } = await build({ VITE_OFFLINE: 'off' })
  await deploy(site, folder)
  await checkForUpdate(page)
  await reloadButton(page).click()
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
  await expect(policy).toHaveAttribute('content', /worker-src 'none'.*trusted-types 'none'/)
  await expect(ui(page).addButton).toBeEnabled()
  expect(await readCaches(page)).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await page.goto(site.url)
  await expect(ui(page).addButton).toBeEnabled()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a page whose cache cannot be read comes from the network', async ({ page, context }) => {
  await openWithWorker(page)
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => {
      CacheStorage.prototype.match = () => Promise.reject(new Error('The storage is damaged.'))
    })
  const response = await page.goto('./')
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(ui(page).addButton).toBeEnabled()
})

test('a host without HTTPS gets no worker and no error', async ({ page, cookbookSite, log }) => {
  await page.route('http://host.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    await route.fulfill({ response: await page.request.get(`${cookbookSite.url}${path.slice(1)}`) })
  })
  await page.goto('http://host.test/', { waitUntil: 'networkidle' })
  await expect(ui(page).addButton).toBeEnabled()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(log.requests.filter((url) => /sw\.js|offline\.lazy/.test(url))).toEqual([])
})

test('without a worker the page works, and the console says why', async ({ page, context, log }) => {
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('Storage is disabled.'))
  })
  await requestRecipe(page)
  await expect(ui(page).recipeText).toContainText('Thin pancakes')
  await expect
    .poll(() => log.console.splice(0))
    .toEqual(['The page will not open offline. Error: Storage is disabled.'])
})

test('no word of the user or a model is kept, and no needless cookbook', async ({ page, modelSite, service }) => {
  service.respondWith(reply('# Marmot cake'))
  await openWithWorker(page, modelSite.url)
  await page.reload()
  await addIngredients(page, 'Marmot', ...list)
  await ui(page).requestButton.click()
  await expect(ui(page).recipeText).toContainText('Marmot cake')
  expect(service.requests).toHaveLength(1)
  const [cache, ...others] = await readCaches(page)
  expect(
    cache?.paths.filter((path) => !/^(assets\/[\w.-]+\.(js|css|woff2)|logo\.svg|manifest\.webmanifest|)$/.test(path)),
  ).toEqual([])
  expect(cache?.paths.length).toBeGreaterThan(8)
  expect(cache?.paths.join()).not.toContain('cookbook.lazy')
  expect(cache?.text).not.toMatch(/marmot/i)
  expect(others).toEqual([])
})
