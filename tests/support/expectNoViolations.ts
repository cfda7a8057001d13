import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks the page with axe, in light and dark colours. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect
      .soft(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        colorScheme,
      )
      .toEqual([])
  }
}
