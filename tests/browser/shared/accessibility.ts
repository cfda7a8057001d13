import type { Page } from '@playwright/test'
import { expect } from '../../support/browser'
import { findViolations } from '../../support/expectNoViolations'

/** How somebody may see the page. */
interface PageForm {
  readonly width: number
  readonly colorScheme?: 'dark'
  readonly forcedColors?: 'active'
  readonly reducedMotion?: 'reduce'
  readonly fontSize?: string
}

/** The forms that differ most from each other. */
const pageForms: readonly PageForm[] = [
  { width: 820, fontSize: '200%' },
  { width: 320, colorScheme: 'dark' },
  { width: 820 },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, forcedColors: 'active' },
  { width: 320, reducedMotion: 'reduce' },
]

/** Sets the size of the page's words, as somebody may in the browser. */
export const setFontSize = (page: Page, fontSize: string) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size} }`)
    document.adoptedStyleSheets = [sheet]
  }, fontSize)

/** Expects the page as it is to pass axe in every form, and not to scroll sideways. */
export async function expectAccessibleInEveryForm(page: Page) {
  for (const form of pageForms) await expectAccessible(page, form)
}

/** Expects the page as it is to pass axe in this form, and not to scroll sideways. */
export async function expectAccessible(page: Page, { width, fontSize, ...media }: PageForm) {
  const form = JSON.stringify({ width, fontSize, ...media })
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference', ...media })
  await setFontSize(page, fontSize ?? '100%')
  // With forced colours the browser sets them, and axe reads those of the style sheets.
  const found = await findViolations(page, media.forcedColors ? ['color-contrast'] : [])
  expect.soft(found, form).toEqual([])
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), form).toBeLessThanOrEqual(width)
}

/** Expects an open dialog to be accessible in every form, to hold its content, and each of its controls to be 44 px high. */
export async function expectAccessibleDialog(page: Page) {
  await expectAccessibleInEveryForm(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const { isWide, small } = await page.getByRole('dialog').evaluate((dialog) => ({
    isWide: dialog.scrollWidth > dialog.clientWidth,
    small: [...dialog.querySelectorAll('button, input, select')]
      .filter((control) => control.getBoundingClientRect().height < 43.5)
      .map(({ outerHTML }) => outerHTML),
  }))
  expect({ isWide, small }).toEqual({ isWide: false, small: [] })
}
