import type { Locator } from '@playwright/test'
import { expect } from '../../support/browser'

/** So many ingredients. */
export const numbered = (count: number) => Array.from({ length: count }, (_, index) => `ingredient number ${index}`)

/** The words and the heights of the controls that are too low for a finger. */
export const lowControls = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all
      .map((control) => [control.textContent, control.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 43.5),
  )

/** A recipe that is longer than a phone's screen, in pieces. */
export const longRecipe = ['# Pancakes\n\n', '- 20 g flour\n'.repeat(12), '\n', '1. Whisk.\n'.repeat(12)]

/** Expects a control to be fully visible, in the lower half of the screen and at least 44 px high. */
export async function withinReach(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  expect(box?.y).toBeGreaterThan(320)
  expect(box?.height).toBeGreaterThanOrEqual(44)
}
