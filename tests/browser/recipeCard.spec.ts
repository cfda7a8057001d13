import type { Locator, Page } from '@playwright/test'
import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { expectNoViolations } from '../support/expectNoViolations'
import { reply, streamedReply } from '../support/service'

const stew = `# Lentil stew

**Serves 4** | Total time: 50 minutes

A thick stew for a cold evening.

## Ingredients

- 200 g red lentils
- 2 carrots, diced
- 1 onion, finely chopped
- 2 cloves garlic
- 1 tbsp oil
- 500 ml vegetable stock
- 1 (400 g) can tomatoes
- a pinch of salt

## Method

1. Heat the oil in a large pot. Fry the onion and the garlic for 5 minutes, until they are soft and golden.
2. Add the carrots and stir. Cook them for 3 minutes, until they begin to take on some color at the edges.
3. Rinse the lentils under cold water until it runs clear, and let them drain well.
4. Add the lentils, the tomatoes and the stock to the pot, and bring everything to the boil.
5. Turn down the heat and simmer the stew for 20-25 minutes. Stir now and then, so that nothing sticks.
6. Taste the stew and season it with salt. Add some water if it is too thick for you.
7. Take the pot off the heat, and leave it with its lid on.
8. Serve the stew hot, with bread.
`

const larder = ['Onions', 'Carrots', 'Milk']

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** The controls of the recipe card, found by role and name. */
const cardUi = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Cook step by step' })
  const fit = page.getByRole('region', { name: 'How it fits your list' })
  return {
    fit,
    /** The foods in a list of the fit. */
    foods: (part: 'uses' | 'needs' | 'leaves') => fit.locator(`[data-fit="${part}"] [data-food]`),
    servings: page.getByRole('spinbutton', { name: 'Servings' }),
    ingredients: ui(page).recipeText.locator('ul > li'),
    step: (number: number) =>
      ui(page)
        .recipeText.locator('ol > li')
        .nth(number - 1),
    timers: page.getByRole('region', { name: 'Timers' }),
    cookButton: page.getByRole('button', { name: 'Cook step by step' }),
    dialog,
    stepHeading: dialog.getByRole('heading'),
  }
}

/** Gets a recipe from the model, and waits until the page has read it. */
async function getRecipe(page: Page, url: string) {
  await page.goto(url)
  await addIngredients(page, ...larder)
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText(FINISHED)
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
}

/** Starts the timers of steps 1 and 5, of 5 and of 20 minutes. */
async function startTimers(page: Page) {
  const { step, timers } = cardUi(page)
  await step(1).getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
  await step(5).getByRole('button', { name: 'Start a timer: 20-25 minutes' }).click()
  await expect(timers.getByRole('timer')).toHaveCount(2)
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Returns the place of an element in the window. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options)

    test.beforeEach(async ({ page, modelSite, service }) => {
      service.respondWith(reply(stew))
      // The time goes on as usual until a test moves it.
      await page.clock.install()
      await getRecipe(page, modelSite.url)
    })

    test('the servings scale the amounts, from the original', async ({ page }) => {
      const { servings, ingredients } = cardUi(page)
      const original = await ingredients.allTextContents()
      await servings.fill('8')
      await expect(ingredients.first()).toHaveText('400 g red lentils')
      await expect(ingredients.nth(6)).toHaveText('2 (400 g) cans tomatoes')
      await expect(ingredients.last()).toHaveText('a pinch of salt')
      await expect(ui(page).recipeText).toContainText('Serves 8')
      const status = page.getByRole('status', { name: 'Servings changed' })
      await expect(status).toHaveText(/^Amounts for 8 instead of 4\./)
      await page.getByRole('button', { name: 'Fewer servings' }).click()
      await expect(ingredients.first()).toHaveText('350 g red lentils')
      await servings.fill('')
      await expect(ingredients.first()).toHaveText('350 g red lentils')
      await servings.fill('4')
      await expect(ingredients).toHaveText(original.map((text) => text.trim()))
      await expect(status).toBeEmpty()
      expect(await pageWidth(page)).toBe(options.viewport.width)
    })

    test('a needed food goes on the list with Add, and one Undo takes it off', async ({ page }) => {
      const { fit, foods } = cardUi(page)
      await expect(foods('needs')).toHaveText(['red lentils', 'garlic', 'vegetable stock', 'tomatoes'])
      await fit.getByRole('button', { name: 'Add garlic' }).click()
      await expect(ui(page).items).toHaveText([...larder, 'garlic'])
      await expect(foods('needs')).toHaveText(['red lentils', 'vegetable stock', 'tomatoes'])
      await expect(foods('uses')).toHaveText(['Onions', 'Carrots', 'garlic'])
      await expect(fit.getByRole('button', { name: 'Add vegetable stock' })).toBeFocused()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(ui(page).items).toHaveText(larder)
      await expect(foods('needs')).toHaveText(['red lentils', 'garlic', 'vegetable stock', 'tomatoes'])
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    })

    test('two timers stay in sight above the dock, and leave room for the step', async ({ page }) => {
      await startTimers(page)
      const { timers, step } = cardUi(page)
      for (const number of [1, 5, 8]) {
        await step(number).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
        for (const timer of await timers.getByRole('timer').all()) await expect(timer).toBeInViewport({ ratio: 1 })
        // The step is not behind the timers or the dock.
        for (const edge of ['top', 'bottom'] as const) expect(await isOnTop(step(number), edge), edge).toBe(true)
      }
      const region = await boxOf(timers)
      expect(region.height).toBeLessThan(options.viewport.height / 2)
      const dock = await boxOf(page.getByRole('button', { name: 'Get a recipe !' }))
      const isBeside = dock.right <= region.x
      expect(isBeside || region.bottom <= dock.y).toBe(true)
      expect(await pageWidth(page)).toBe(options.viewport.width)
    })

    test('no control that gets the focus by keyboard is behind the timers', async ({ page }) => {
      await startTimers(page)
      const { ingredients, step } = cardUi(page)
      const controls = ui(page).recipeText.locator('input, button')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await ingredients.first().getByRole('checkbox').focus()
      for (let index = 1; index < (await controls.count()); index++) {
        await page.keyboard.press('Tab')
        expect(await isOnTop(controls.nth(index), 'middle'), `control ${index}`).toBe(true)
      }
      await expect(step(8).getByRole('checkbox')).toBeFocused()
    })

    test('a time in a step starts a timer, and does not tick the step', async ({ page }) => {
      const { step, timers } = cardUi(page)
      const words = await ui(page).recipeText.textContent()
      await step(2).getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
      await expect(timers.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/)
      await expect(step(2).getByRole('checkbox')).not.toBeChecked()
      expect(await ui(page).recipeText.textContent()).toBe(words)
    })

    test('the end of a timer is an alert in words and in the title of the page', async ({ page }) => {
      const title = await page.title()
      await startTimers(page)
      const { timers } = cardUi(page)
      await page.clock.fastForward('05:01')
      await expect(ui(page).alert).toHaveText('5 minutes are over: Heat the oil in a large pot')
      await expect(ui(page).alert).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveTitle('⏰ Heat the oil in a large pot')
      await expect(timers.getByRole('timer')).toHaveCount(1)
      await timers.getByRole('button', { name: 'Done' }).click()
      await expect(ui(page).alert).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      // A timer that rings while the device sleeps has ended when it wakes.
      await page.clock.fastForward('30:00')
      await expect(ui(page).alert).toHaveText(/^The shorter time of 20-25 minutes is over: /)
    })

    test('step mode works by keyboard, and the focus returns', async ({ page }) => {
      const { cookButton, dialog, stepHeading } = cardUi(page)
      await cookButton.focus()
      await page.keyboard.press('Enter')
      await expect(stepHeading).toHaveText('Step 1 of 8')
      await expect(dialog).toContainText('Heat the oil in a large pot.')
      await expect(dialog.getByRole('list', { name: 'For this step' }).getByRole('listitem')).toHaveText([
        '1 onion, finely chopped',
        '2 cloves garlic',
        '1 tbsp oil',
      ])
      await expect(dialog.getByRole('button', { name: 'Next step' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stepHeading).toHaveText('Step 2 of 8')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(stepHeading).toHaveText('Step 4 of 8')
      await page.keyboard.press('ArrowLeft')
      await expect(stepHeading).toHaveText('Step 3 of 8')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(cookButton).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stepHeading).toHaveText('Step 3 of 8')
    })

    test('the timers are in sight in step mode, and do not cover its buttons', async ({ page }) => {
      await startTimers(page)
      const { cookButton, dialog, timers } = cardUi(page)
      await cookButton.click()
      await dialog.getByRole('button', { name: 'Next step' }).click()
      await dialog.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
      await expect(dialog.getByRole('timer')).toHaveCount(3)
      await expect(timers).toBeInViewport({ ratio: 1 })
      for (const control of await dialog.getByRole('button', { name: /step$|^Close$/ }).all()) {
        await expect(control).toBeInViewport({ ratio: 1 })
        expect(await isOnTop(control, 'top')).toBe(true)
      }
      expect((await boxOf(timers)).bottom).toBeLessThanOrEqual(
        (await boxOf(dialog.getByRole('button', { name: 'Next step' }))).y,
      )
      // The step has room above the timers.
      const words = dialog.getByText('Add the carrots and stir. Cook them')
      for (const edge of ['top', 'bottom'] as const) expect(await isOnTop(words, edge), edge).toBe(true)
      await page.keyboard.press('Escape')
      await expect(timers.getByRole('timer')).toHaveCount(3)
    })

    test('ticks survive scaling, timers and step mode, and Done in step mode ticks the step', async ({ page }) => {
      const { servings, step, ingredients, cookButton, dialog } = cardUi(page)
      await ingredients.nth(2).getByRole('checkbox').check()
      await step(2).getByRole('checkbox').check()
      await servings.fill('6')
      await expect(ingredients.first()).toHaveText('300 g red lentils')
      await startTimers(page)
      await cookButton.click()
      await dialog.getByRole('checkbox', { name: 'Done' }).check()
      await dialog.getByRole('button', { name: 'Next step' }).click()
      await expect(dialog.getByRole('checkbox', { name: 'Done' })).toBeChecked()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(ingredients.nth(2).getByRole('checkbox')).toBeChecked()
      await expect(step(1).getByRole('checkbox')).toBeChecked()
      await expect(step(2).getByRole('checkbox')).toBeChecked()
      await expect(ui(page).recipeText.getByRole('checkbox', { checked: true })).toHaveCount(3)
    })

    test('the open fit, running timers and step mode pass axe, in light and dark', async ({ page }) => {
      const { fit, foods, cookButton, dialog, servings } = cardUi(page)
      await fit.getByText('Uses 2 of your 3').click()
      await expect(foods('leaves')).toBeVisible()
      await servings.fill('8')
      await startTimers(page)
      await expectNoViolations(page)
      await page.clock.fastForward('05:01')
      await expect(ui(page).alert).toBeVisible()
      await expectNoViolations(page)
      await cookButton.click()
      await expect(dialog).toBeVisible()
      await expectNoViolations(page)
      expect(await pageWidth(page)).toBe(options.viewport.width)
    })
  })

test.describe('on a phone', () => {
  test.use(screens.phone)

  test('a swipe goes to the next and to the previous step', async ({ page, modelSite, service }) => {
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    const { cookButton, stepHeading } = cardUi(page)
    await cookButton.tap()
    await expect(stepHeading).toHaveText('Step 1 of 8')
    await swipe(page, [280, 300], [80, 310])
    await expect(stepHeading).toHaveText('Step 2 of 8')
    await swipe(page, [280, 300], [80, 290])
    await expect(stepHeading).toHaveText('Step 3 of 8')
    await swipe(page, [80, 300], [280, 300])
    await expect(stepHeading).toHaveText('Step 2 of 8')
    // A movement down scrolls.
    await swipe(page, [180, 400], [170, 250])
    await expect(stepHeading).toHaveText('Step 2 of 8')
  })

  test('every control of the card and of step mode is at least 44 px high', async ({ page, modelSite, service }) => {
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    await startTimers(page)
    const { fit, cookButton, dialog } = cardUi(page)
    await fit.getByText('Uses 2 of your 3').click()
    const small = () =>
      page
        .locator('.recipe')
        .locator('button, summary, input:not([type=checkbox]), label:has(input[type=checkbox]), .tick')
        .evaluateAll((controls) =>
          controls
            .map((control) => [control.textContent, control.getBoundingClientRect().height] as const)
            .filter(([, height]) => height < 43.5),
        )
    expect(await small()).toEqual([])
    await cookButton.click()
    await expect(dialog).toBeVisible()
    expect(await small()).toEqual([])
  })
})

test.describe('on a desktop', () => {
  test.use(screens.desktop)

  test('the ingredients are beside the method, and stay in sight while it scrolls', async ({
    page,
    modelSite,
    service,
  }) => {
    service.respondWith(reply(stew))
    await getRecipe(page, modelSite.url)
    const { ingredients, step } = cardUi(page)
    const title = ui(page).recipe.getByRole('heading', { name: 'Lentil stew' })
    const [first, last] = [await boxOf(ingredients.first()), await boxOf(ingredients.last())]
    const [firstStep, titleBox] = [await boxOf(step(1)), await boxOf(title)]
    expect(first.right).toBeLessThanOrEqual(firstStep.x)
    expect(firstStep.y).toBeLessThan(last.bottom)
    expect(titleBox.bottom).toBeLessThan(first.y)
    expect(titleBox.bottom).toBeLessThan((await boxOf(page.getByRole('button', { name: 'Copy' }))).y)

    await page.setViewportSize({ width: 1280, height: 600 })
    await step(8).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(step(1)).not.toBeInViewport()
    await expect(ingredients.first()).toBeInViewport({ ratio: 1 })
    expect(await pageWidth(page)).toBe(1280)
  })
})

test('a long list of ingredients beside the method can be read to its end above the timers', async ({
  page,
  modelSite,
  service,
}) => {
  await page.setViewportSize(screens.desktop.viewport)
  const spices = Array.from({ length: 20 }, (_, index) => `- 1 tsp spice ${index}\n`)
  const steps = Array.from({ length: 20 }, (_, index) => `${index + 9}. Stir in spice ${index}, and taste the stew.\n`)
  service.respondWith(reply(`${stew.replace('- a pinch', `${spices.join('')}- a pinch`)}${steps.join('')}`))
  await getRecipe(page, modelSite.url)
  await startTimers(page)
  const { ingredients, step } = cardUi(page)
  await step(14).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await ingredients.last().evaluate((element) => element.closest('.recipe-ingredients')?.scrollTo({ top: 10_000 }))
  expect(await isOnTop(ingredients.last(), 'middle')).toBe(true)
  expect(await isOnTop(step(14), 'middle')).toBe(true)
})

test('what the page does with a recipe loads with its first words, and not before', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  // The type-ahead has loaded what the page knows of foods.
  const chunks = () => log.requests.filter((url) => /\/understanding-[^/]+\.js$/.test(url))
  const [first, last] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, '# Lentil stew\n\n', last.promise, stew]))
  const loaded = page.waitForEvent('requestfinished', (request) => /\/recipeCard-/.test(request.url()))
  await page.goto(modelSite.url)
  await addIngredients(page, ...larder)
  await loaded
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText('The chef is thinking…')
  expect(chunks()).toEqual([])
  first.resolve()
  await expect(ui(page).recipeText).toContainText('Lentil stew')
  await expect.poll(() => chunks().length).toBe(1)
  await expect(page.locator('[data-understood]')).toHaveCount(0)
  last.resolve()
  await expect(page.locator('[data-understood]')).toHaveCount(1)
})

test('without its chunk the recipe can be read, and the next recipe loads it again', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  const chunk = '**/understanding-*.js*'
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'not found' }))
  service.respondWith(reply(stew))
  await page.goto(modelSite.url)
  await addIngredients(page, ...larder)
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood="no"]')).toBeAttached()
  await expect(ui(page).recipeText).toContainText('Serve the stew hot')
  await expect(ui(page).alert).toHaveCount(0)
  await cardUi(page).step(1).click()
  await expect(cardUi(page).step(1).getByRole('checkbox')).toBeChecked()
  // The browser logs the failed requests.
  expect(log.console.splice(0)).toContainEqual(expect.stringContaining('404'))
  await page.unroute(chunk)
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
  await expect(cardUi(page).fit).toBeVisible()
})

/** Whether a part of an element is in the window with nothing over it. */
const isOnTop = (locator: Locator, part: 'top' | 'middle' | 'bottom') =>
  locator.evaluate((element, part) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    const y = { top: top + 2, middle: (top + bottom) / 2, bottom: bottom - 2 }[part]
    return element.contains(document.elementFromPoint(left + width / 2, y))
  }, part)

/** Moves a finger over the screen. */
async function swipe(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: fromX, y: fromY })
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part })
  await touch('touchEnd')
  await session.detach()
}
