import type { Locator } from '@playwright/test'
import { expect } from '../../support/browser'

/** A recipe that is longer than a phone's screen, in pieces. */
export const longRecipe = ['# Pancakes\n\n', '- 20 g flour\n'.repeat(12), '\n', '1. Whisk.\n'.repeat(12)]

/** Expects a control to be fully visible, in the lower half of the screen and at least 44 px high. */
export async function withinReach(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  expect(box?.y).toBeGreaterThan(320)
  expect(box?.height).toBeGreaterThanOrEqual(44)
}
