import { addIngredients, expect, FINISHED, list, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { reply, streamedReply } from '../../support/service'
import { expectAccessibleInEveryForm } from '../shared/accessibility'
import { recordAnnouncements, takeAnnouncements } from '../shared/announcements'
import { advice, allJourneyStates, journeyStates, menu } from '../shared/journeyStates'
import { cardUi, stew } from '../shared/recipeCard'

for (const [name, enter] of allJourneyStates)
  test(`in every form axe passes, and nothing scrolls sideways: ${name}`, async ({ page, service, log }) => {
    await enter(page, service)
    // Chromium writes a line for each request that failed.
    log.console.length = 0
    await expectAccessibleInEveryForm(page)
  })

test('a recipe, ideas, an answer, a timer and each step are announced once', async ({ page, service }) => {
  await recordAnnouncements(page)
  await journeyStates['three ideas'](page, service)
  await takeAnnouncements(page)
  service.respondWith(reply(stew))
  await page.getByRole('button', { name: /Carrot soup/ }).click()
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
  expect(await takeAnnouncements(page)).toEqual([
    'The chef is thinking…',
    'Your recipe is ready.',
    expect.stringMatching(/^Chef Mistral Recommends:Lentil stew[\s\S]*Serve the stew hot, with bread\.$/),
  ])

  service.respondWith(reply(menu))
  await page.getByRole('button', { name: 'Three ideas' }).click()
  // The ideas from before are still there, so they do not tell when the new ones have come.
  await expect(ui(page).status).toHaveText('Here are some ideas.')
  expect(await takeAnnouncements(page)).toEqual(['The chef is thinking…', 'Here are some ideas.'])

  service.respondWith(reply(advice))
  await page.getByRole('textbox', { name: 'Ask for a change' }).fill('without onions')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('The chef has answered.')).toBeVisible()
  expect(await takeAnnouncements(page)).toEqual(['The chef is thinking…', 'The chef has answered.', advice])

  const { step, cookButton, dialog } = cardUi(page)
  await step(1).getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
  expect(await takeAnnouncements(page)).toEqual(['Timer started: 5 minutes, Fry the onion and the garlic.'])

  await cookButton.click()
  // The dialog's description says the first step.
  await expect(dialog).toHaveAccessibleDescription(/^Step 1 of 8 Heat the oil/)
  expect(await takeAnnouncements(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Next step' }).click()
  const [words, ...others] = new Set(await takeAnnouncements(page))
  expect(words).toMatch(/^Step 2 of 8Add the carrots and stir\./)
  expect(others).toEqual([])
})

test('a streamed recipe is announced once, when it is complete', async ({ page, service }) => {
  const [first, last] = [deferred(), deferred()]
  const words = Array.from({ length: 30 }, (_, index) => `word${index} `)
  service.respondWith(() => streamedReply([first.promise, ...words, last.promise, 'end.']))
  await recordAnnouncements(page)
  await page.goto('./')
  await addIngredients(page, ...list)
  await takeAnnouncements(page)
  const { requestButton, status, recipe } = ui(page)
  await requestButton.click()
  await expect(status).toHaveText('The chef is thinking…')
  first.resolve()
  await expect(recipe).toContainText('word29')
  last.resolve()
  await expect(status).toHaveText(FINISHED)
  const announced = await takeAnnouncements(page)
  expect(announced.filter((text) => text.startsWith('The chef'))).toEqual([
    'The chef is thinking…',
    'The chef is writing…',
    'The chef has answered.',
  ])
  const fromRecipe = announced.filter((text) => text.includes('word'))
  // Below the recipe the card says who wrote it.
  expect(fromRecipe.filter((text) => !text.includes('word29 end.'))).toEqual([])
})
