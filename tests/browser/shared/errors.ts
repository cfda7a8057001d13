import { expect, list, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { reply, type Script, type ScriptedResponse } from '../../support/service'

/** Returns the response with these chunks as server-sent events. */
export const eventStream = (...chunks: ScriptedResponse['chunks'] & object): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks,
})

export interface ErrorCase {
  readonly script: Script
  /** What the alert says. */
  readonly message: RegExp
  /** How many requests the page sends. */
  readonly requests: number
}

/** Defines the test of a request that fails before its first words. */
export function testFailure(cause: string, { script, message, requests }: ErrorCase) {
  test(`when ${cause}, the recipe area is empty, the alert gives the reason, and Try again works`, async ({
    page,
    modelSite,
    service,
    log,
  }) => {
    service.respondWith(script)
    await requestRecipe(page, modelSite.url)
    const { alert, retryButton, recipe, recipeText, items } = ui(page)

    await expect(alert).toHaveText(message)
    await expect(recipe).toBeVisible()
    await expect(recipeText).toBeEmpty()
    await expect(items).toHaveText(list)
    expect(service.requests).toHaveLength(requests)
    // The browser logs the failed requests too. The page logs its lines last.
    const lines = log.console.splice(0)
    expect(lines.at(-1)).toMatch(/^Failed to get recipe: [a-z-]+$/)
    expect(lines.filter((line) => line.startsWith('Failed to get recipe:'))).toHaveLength(1)
    expect(lines.join('\n')).not.toContain(TOKEN)
    expect(await page.content()).not.toContain(TOKEN)

    service.respondWith(reply('Omelette'))
    await retryButton.click()
    await expect(recipeText).toHaveText('Omelette')
    await expect(alert).toHaveCount(0)
    await expect(ui(page).status).toBeFocused()
    expect(service.requests).toHaveLength(1)
  })
}
