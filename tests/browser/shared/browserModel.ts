import type { Page } from '@playwright/test'
import { addIngredients, list } from '../../support/browser'
import { installLanguageModel, type LanguageModelScript, type StandIn } from '../../support/languageModel'
import { openDialog } from './whoCooks'

/** The offer and what replaces it, found by role and name. */
export const modelUi = (page: Page) => ({
  offer: page.getByRole('button', { name: "Use this browser's own model" }),
  status: page.getByRole('status', { name: "This browser's model" }),
  bar: page.getByRole('progressbar', { name: 'Download of the model' }),
  cancelButton: page.getByRole('button', { name: 'Cancel' }),
  answeredBy: page.locator('[data-answered-by]'),
})

/** Opens the page in a browser with such a model, adds ingredients, and opens the dialog with the offer. */
export async function openPage(page: Page, url: string, script: LanguageModelScript = {}) {
  await page.addInitScript(installLanguageModel, script)
  await page.goto(url)
  await addIngredients(page, ...list)
  await openDialog(page)
}

/** Calls a function with the page's stand-in. */
export async function withStandIn<Value>(page: Page, action: (standIn: StandIn) => Value) {
  const standIn = await page.evaluateHandle<StandIn>(() => Reflect.get(window, 'standIn'))
  return standIn.evaluate(action)
}
