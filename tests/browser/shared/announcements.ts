import type { Page } from '@playwright/test'

/** Records the text of each live region of the next page whenever it changes and is not busy, as screen readers say it. */
export async function recordAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement
        const region = node?.closest('[role=status], [role=alert], [aria-live]')
        const isSilent = !region || region.ariaBusy === 'true' || region.ariaLive === 'off'
        if (!isSilent) regions.add(region)
      }
      for (const region of regions) announced.push(region.textContent.trim())
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Returns the announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'announced').splice(0))
