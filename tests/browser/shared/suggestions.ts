import type { Locator, Page } from '@playwright/test'
import { expect, ui } from '../../support/browser'

export const picks = (page: Page) => page.getByRole('group', { name: 'Quick picks' }).getByRole('button')
export const pick = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Quick picks' }).getByRole('button', { name, exact: true })
export const options = (page: Page) => page.getByRole('listbox', { name: 'Foods' }).getByRole('option')
export const list = (page: Page) => page.getByRole('region', { name: 'Ingredients on hand :' })

/** Types a text into the field and waits for its options. */
export async function typeForOptions(page: Page, text: string) {
  await ui(page).field.click()
  await expect(ui(page).field).toHaveRole('combobox')
  await page.keyboard.type(text)
  await expect(options(page).first()).toBeVisible()
}

/** Returns the edges of an element that is shown, in whole pixels. */
export async function edges(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  const { round } = Math
  return { left: round(box.x), top: round(box.y), right: round(box.x + box.width), bottom: round(box.y + box.height) }
}
