import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Returns the rules of axe that the page breaks, with the elements. It ends each transition first, so that axe reads no
 * colour on its way. An animation without end goes on.
 */
export async function findViolations(page: Page, disabledRules: string[] = []) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page }).disableRules(disabledRules).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Checks the page with axe, in light and dark colours. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findViolations(page), colorScheme).toEqual([])
  }
}
