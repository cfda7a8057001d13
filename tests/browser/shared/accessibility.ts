import type { Page } from '@playwright/test'
import { addIngredients, expect, FINISHED, list, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { expectNoViolations } from '../../support/expectNoViolations'
import { errorReply, event, reply, type Service, streamedReply } from '../../support/service'

/** Brings the page into a state. Returns a function that completes a pending reply. */
type EnterState = (page: Page, service: Service) => Promise<() => void>

const noCleanup = () => undefined

const states = {
  empty: async () => noCleanup,
  'one ingredient': async (page) => {
    await addIngredients(page, 'Eggs')
    return noCleanup
  },
  'an addition that can be undone': async (page) => {
    await addIngredients(page, 'Eggs', 'Eggs')
    await expect(page.getByText('"Eggs" is on your list twice')).toBeVisible()
    return noCleanup
  },
  'an ingredient in its edit field': async (page) => {
    await addIngredients(page, ...list)
    await page.getByRole('button', { name: 'Change Flour' }).click()
    await expect(page.getByRole('textbox', { name: 'Change Flour' })).toBeFocused()
    return noCleanup
  },
  'three ingredients, one blank and one very long': async (page) => {
    await addIngredients(page, 'Eggs', '', 'x'.repeat(300))
    return noCleanup
  },
  pending: async (page, service) => {
    const firstChunk = deferred()
    service.respondWith(() => ({ chunks: [firstChunk.promise] }))
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(ui(page).status).toHaveText('The chef is thinking…')
    return firstChunk.resolve
  },
  done: async (page, service) => {
    service.respondWith(
      reply(
        '# Pancakes\n\nThin ones.\n\n## Ingredients\n\n- 2 **eggs**\n- flour\n\n> A tip.\n\n## Method\n\n1. Whisk.\n2. Fry. [More](https://e.example/)\n\n```\n' +
          'a long line of code that goes on and on and on and on and on and on and on and on and on\n```',
      ),
    )
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(ui(page).status).toHaveText(FINISHED)
    await page.getByRole('checkbox', { name: 'flour' }).check()
    return noCleanup
  },
  writing: async (page, service) => {
    const nextDelta = deferred()
    service.respondWith(() => streamedReply(['# Pancakes\n\n- 2 eggs\n', nextDelta.promise]))
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(ui(page).recipeText.getByRole('listitem')).toHaveText('2 eggs')
    return nextDelta.resolve
  },
  stopped: async (page, service) => {
    service.respondWith(() => ({ ...streamedReply([]), chunks: [event({ content: 'Whisk' })], end: 'never' }))
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(ui(page).recipeText).toHaveText('Whisk')
    await ui(page).stopButton.click()
    await expect(ui(page).status).toHaveText('Stopped.')
    return noCleanup
  },
  'done at the length limit': async (page, service) => {
    service.respondWith(() => streamedReply(['Whisk the'], 'length'))
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(page.getByText('The recipe reached the length limit')).toBeVisible()
    return noCleanup
  },
  failed: async (page, service) => {
    service.respondWith(() => errorReply(401, 'no'))
    await addIngredients(page, ...list)
    await ui(page).requestButton.click()
    await expect(ui(page).alert).toBeVisible()
    return noCleanup
  },
} satisfies Record<string, EnterState>

/** The name of a state of the page. */
export type State = keyof typeof states

/** Every state. */
export const allStates = Object.keys(states).filter((name): name is State => name in states)

/** The states that differ most from each other. The smoke tests have them on a phone. */
export const mainStates: readonly State[] = ['done', 'failed']

const screens = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } }

/** Defines the test of the page in this state on this screen. */
export function testState(state: State, screen: keyof typeof screens) {
  const viewport = screens[screen]
  test(`the page in the state "${state}" passes axe and does not scroll sideways on a ${screen}`, async ({
    page,
    modelSite,
    service,
    log,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(modelSite.url)
    const cleanUp = await states[state](page, service)
    await expectNoViolations(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    cleanUp()
    if (state === 'failed') log.console.length = 0
  })
}
