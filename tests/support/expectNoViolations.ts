import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Ends each transition, so that axe reads no colour on its way. An animation without end goes on. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })

/** Checks the page with axe, in light and dark colours. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await finishAnimations(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect
      .soft(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        colorScheme,
      )
      .toEqual([])
  }
}
