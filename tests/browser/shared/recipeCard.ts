import type { Locator, Page } from '@playwright/test'
import { addIngredients, expect, FINISHED, ui } from '../../support/browser'

export const stew = `# Lentil stew

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

export const larder = ['Onions', 'Carrots', 'Milk']

export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** The name of a screen. */
export type Screen = keyof typeof screens

/** The controls of the recipe card, found by role and name. */
export const cardUi = (page: Page) => {
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
export async function getRecipe(page: Page) {
  await page.goto('./')
  await addIngredients(page, ...larder)
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText(FINISHED)
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
}

/** Starts the timers of steps 1 and 5, of 5 and of 20 minutes. */
export async function startTimers(page: Page) {
  const { step, timers } = cardUi(page)
  await step(1).getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
  await step(5).getByRole('button', { name: 'Start a timer: 20-25 minutes' }).click()
  await expect(timers.getByRole('timer')).toHaveCount(2)
}

export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Returns the place of an element in the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** Whether a part of an element is in the window with nothing over it. */
export const isOnTop = (locator: Locator, part: 'top' | 'middle' | 'bottom') =>
  locator.evaluate((element, part) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    const y = { top: top + 2, middle: (top + bottom) / 2, bottom: bottom - 2 }[part]
    return element.contains(document.elementFromPoint(left + width / 2, y))
  }, part)
