import { expect, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { errorReply, reply, streamedReply } from '../../support/service'

test('the whole page works by keyboard, and the focus is never lost', async ({ page, service, log }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const { field, addButton, items, requestButton, stopButton, status, retryButton, recipeText } = ui(page)
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (...controls: ReturnType<typeof button>[]) => {
    for (const control of controls) {
      await press('Tab')
      await expect(control).toBeFocused()
    }
  }
  await page.goto('./')

  // Adding: the focus stays in the field after each Enter.
  await tabTo(field)
  for (const ingredient of ['Eggs', 'Flour', 'Mlik', 'Eggs']) {
    await page.keyboard.type(ingredient)
    await press('Enter')
    await expect(field).toBeFocused()
  }

  // The offer comes when the page has read the entries.
  await expect(button('Correct it')).toBeVisible()

  // Undoing the second Eggs: the Undo button follows the list.
  await tabTo(addButton, button('Correct it'), button('Clear all'))
  for (const name of ['Eggs', 'Flour', 'Mlik', 'Eggs'])
    for (const control of ['Change', 'Remove']) {
      await press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(`${control} ${name}`)
    }
  const picks = page.getByRole('group', { name: 'Quick picks' }).getByRole('button')
  /** Passes the quick picks. */
  const tabPastPicks = async () => {
    for (const pick of await picks.all()) await tabTo(pick)
  }
  await tabPastPicks()
  await tabTo(button('Wishes'), button('Undo'))
  await press('Enter')
  await expect(items).toHaveText(['Eggs', 'Flour', 'Mlik'])
  await expect(field).toBeFocused()

  // What the keys do in the list is in tests/component/editIngredients.test.tsx.
  await button('Correct it').focus()
  await press('Enter')
  await expect(items).toHaveText(['Eggs', 'Flour', 'Milk'])

  // Requesting, stopping and requesting again.
  await button('Remove Milk').focus()
  await tabPastPicks()
  await tabTo(button('Wishes'), button('Undo'), requestButton)
  const nextDelta = deferred()
  service.respondWith(() => streamedReply(['Whisk', nextDelta.promise]))
  await press('Enter')
  await expect(recipeText).toHaveText('Whisk')
  await expect(requestButton).toBeFocused()
  const ideas = button('Three ideas')
  const own = button('Cook a recipe of your own')
  await tabTo(ideas, stopButton)
  await press('Enter')
  await expect(status).toBeFocused()
  nextDelta.resolve()
  await press('Shift+Tab')
  await press('Shift+Tab')
  await expect(requestButton).toBeFocused()

  service.respondWith(() => errorReply(401, 'no'))
  await press('Enter')
  await expect(retryButton).toBeVisible()
  await expect(requestButton).toBeFocused()
  await tabTo(ideas, own, button('Previous recipe'), button('Next recipe'), retryButton)
  service.respondWith(
    reply(
      '# Pancakes\n\nServes 2\n\n- 100 g flour\n- 1 lemon\n\n1. Whisk. See [more](https://e.example/).\n2. Fry for 3 minutes.',
    ),
  )
  await press('Enter')
  await expect(status).toBeFocused()
  await expect(recipeText.getByRole('heading', { name: 'Pancakes' })).toBeVisible()
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
  log.console.length = 0

  // Passing the other recipes, changing the servings and the units, opening the fit and adding what the recipe needs.
  const servings = page.getByRole('spinbutton', { name: 'Servings' })
  await tabTo(own, button('Previous recipe'), button('Next recipe'), button('Fewer servings'), servings)
  await press('ArrowUp')
  await expect(servings).toHaveValue('3')
  const units = page.getByRole('combobox', { name: 'Units' })
  await tabTo(button('More servings'), units)
  await press('ArrowDown')
  await expect(units).toHaveValue('metric')
  await press('ArrowUp')
  await expect(units).toHaveValue('')
  await tabTo(page.getByText('Uses 1 of your 3'))
  await press('Enter')
  const fit = page.getByRole('region', { name: 'How it fits your list' })
  await expect(fit.getByText('Flour', { exact: true })).toBeVisible()
  await tabTo(fit.getByText('Needs lemon'), button('Add lemon'))
  await press('Enter')
  await expect(items.last()).toHaveText('lemon')
  await expect(fit.getByText('Uses 2 of your 4')).toBeFocused()

  // The recipe actions, and step mode.
  await tabTo(button('Cook step by step'))
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cook step by step' })
  await expect(dialog.getByRole('button', { name: 'Next step' })).toBeFocused()
  await press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible()
  await press('Escape')
  await expect(button('Cook step by step')).toBeFocused()
  const checkbox = (name: string) => page.getByRole('checkbox', { name })
  await tabTo(button('Print'), button('Another idea'), button('Share'))
  await press('Enter')
  const options = ['Copy link', 'Copy text', 'Download', 'Copy shopping list', 'Download for recipe apps']
  await tabTo(...options.map(button))
  await press('Escape')
  await expect(button('Share')).toBeFocused()

  // Checking off ingredients and steps, and starting a timer.
  await tabTo(checkbox('150 g flour'))
  await press('Space')
  await expect(checkbox('150 g flour')).toBeChecked()
  await tabTo(checkbox('1½ lemons'), checkbox('Whisk. See more.'), page.getByRole('link', { name: 'more' }))
  await tabTo(checkbox('Fry for 3 minutes.'), button('Start a timer: 3 minutes'))
  await press('Enter')
  await expect(button('Start a timer: 3 minutes')).toBeFocused()
  await tabTo(...['Quicker', 'Vegan', 'No oven', 'Milder'].map(button))
  await tabTo(page.getByRole('textbox', { name: 'Ask for a change' }), button('Change it'))
  await tabTo(button('Pause Fry'), button('Add a minute to Fry'))
  await tabTo(button('Cancel Fry'))
  await press('Enter')
  await expect(
    page.getByRole('status', { name: 'Cancelled timer' }).getByRole('button', { name: 'Undo' }),
  ).toBeFocused()
})
