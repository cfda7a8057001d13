import { cp, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test } from '../../support/browser'
import { modelSettings } from '../../support/modelSettings'
import { build, type Site, startCopy } from '../../support/site'

/** Resolves when the worker has cached the page's files and answers the page's requests. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/** Opens the page, and waits for its worker. */
export async function openWithWorker(page: Page, url = './') {
  await page.goto(url)
  await workerReady(page)
}

/** The name, the paths and the content of every cache. */
export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const result: { name: string; paths: string[]; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const paths: string[] = []
      let text = ''
      for (const { url } of await cache.keys()) {
        paths.push(url.replace(document.baseURI, ''))
        text += url + (await (await cache.match(url))?.text())
      }
      result.push({ name, paths: paths.toSorted(), text })
    }
    return result
  })

export const updateNotice = (page: Page) => page.getByRole('status', { name: 'This page' })
export const reloadButton = (page: Page) => updateNotice(page).getByRole('button', { name: 'Reload' })

/** The URL of the page's own script, which differs between versions. */
export async function scriptUrl(page: Page): Promise<string> {
  const [url] = /assets\/index-[\w-]+\.js/.exec((await page.locator('body > script').textContent()) ?? '') ?? []
  if (!url) throw new Error('The HTML names no script.')
  return url
}

/** Looks for a new version, as the browser does by itself when it opens the page. */
export const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Replaces the files of the site by those of another version, so that the host forgets the old ones. */
export async function deploy(site: Site, version: string) {
  await rm(site.folder, { recursive: true })
  await cp(version, site.folder, { recursive: true })
}

export interface SiteFixtures {
  /** A site of its own with the page of `cookbookSite`, for a test that deploys another version. */
  changingSite: Site
}

export interface VersionFixtures {
  /** The folder of another version of the page. */
  nextVersion: string
}

export const siteTest = test.extend<SiteFixtures, VersionFixtures>({
  changingSite: async ({ afterPage }, use) => {
    const site = await startCopy({})
    afterPage(site.close)
    await use(site)
  },
  nextVersion: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      // The same page with a model, which is built already.
      const { folder } = await build(modelSettings)
      await use(folder)
    },
    { scope: 'worker' },
  ],
})
