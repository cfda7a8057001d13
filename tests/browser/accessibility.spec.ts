import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addIngredients, expect, parts, test } from '../support/browser'
import { deferred } from '../support/deferred'
import { event, refusal, reply, type Service, streamed } from '../support/service'

const list = ['Eggs', 'Flour', 'Milk']

/** Brings the page into a state; what it returns ends what is still under way. */
type Reach = (page: Page, service: Service) => Promise<() => void>

const nothingLeft = () => undefined

const states: Record<string, Reach> = {
  empty: async () => nothingLeft,
  'one ingredient': async (page) => {
    await addIngredients(page, 'Eggs')
    return nothingLeft
  },
  'a slip that can be undone': async (page) => {
    await addIngredients(page, 'Eggs', 'Eggs')
    await expect(page.getByText('Eggs is on the list twice')).toBeVisible()
    return nothingLeft
  },
  'an ingredient being changed': async (page) => {
    await addIngredients(page, ...list)
    await page.getByRole('button', { name: 'Change Flour' }).click()
    await expect(page.getByRole('textbox', { name: 'Change Flour' })).toBeFocused()
    return nothingLeft
  },
  'three, one blank and one that is very long': async (page) => {
    await addIngredients(page, 'Eggs', '', 'x'.repeat(300))
    return nothingLeft
  },
  asking: async (page, service) => {
    const answered = deferred()
    service.play(() => ({ parts: [answered.promise] }))
    await addIngredients(page, ...list)
    await parts(page).ask.click()
    await expect(parts(page).status).toHaveText('The chef is thinking…')
    return answered.resolve
  },
  done: async (page, service) => {
    service.play(
      reply(
        '# Pancakes\n\nThin ones.\n\n## Ingredients\n\n- 2 **eggs**\n- flour\n\n> A tip.\n\n## Method\n\n1. Whisk.\n2. Fry. [More](https://e.example/)\n\n```\n' +
          'a long line of code that goes on and on and on and on and on and on and on and on and on\n```',
      ),
    )
    await addIngredients(page, ...list)
    await parts(page).ask.click()
    await expect(parts(page).status).toHaveText('The chef has answered.')
    await page.getByRole('checkbox', { name: 'flour' }).check()
    return nothingLeft
  },
  writing: async (page, service) => {
    const more = deferred()
    service.play(() => streamed(['# Pancakes\n\n- 2 eggs\n', more.promise]))
    await addIngredients(page, ...list)
    await parts(page).ask.click()
    await expect(parts(page).words.getByRole('listitem')).toHaveText('2 eggs')
    return more.resolve
  },
  stopped: async (page, service) => {
    service.play(() => ({ ...streamed([]), parts: [event({ content: 'Whisk' })], end: 'never' }))
    await addIngredients(page, ...list)
    await parts(page).ask.click()
    await expect(parts(page).words).toHaveText('Whisk')
    await parts(page).stop.click()
    await expect(parts(page).status).toHaveText('Stopped.')
    return nothingLeft
  },
  'at the length limit': async (page, service) => {
    service.play(() => streamed(['Whisk the'], 'length'))
    await addIngredients(page, ...list)
    await parts(page).ask.click()
    await expect(parts(page).recipe).toContainText('The chef stopped early')
    return nothingLeft
  },
  failed: async (page, service) => {
    service.play(() => refusal(401, 'no'))
    await addIngredients(page, ...list)
    await parts(page).ask.click()
    await expect(parts(page).alert).toBeVisible()
    return nothingLeft
  },
}

const screens = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } }

for (const [state, reach] of Object.entries(states))
  for (const [screen, viewport] of Object.entries(screens))
    test(`${state}, ${screen}, light and dark: axe finds nothing and nothing scrolls sideways`, async ({
      page,
      served,
      service,
      said,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(served.url)
      const end = await reach(page, service)
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
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(viewport.width)
      end()
      if (state === 'failed') said.console.length = 0
    })
