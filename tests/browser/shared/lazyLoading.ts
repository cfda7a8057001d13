import type { Page } from '@playwright/test'

/** Waits for the chunks that load while the user types. */
export const lazyChunksLoaded = (page: Page) =>
  Promise.all(
    [/\/request\.lazy-[^/]+\.js$/, /\/recipeCard\.lazy-[^/]+\.js$/, /\/suggestions\.lazy-[^/]+\.js$/].map((name) =>
      page.waitForEvent('requestfinished', (request) => name.test(request.url())),
    ),
  )
