import { expect, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { errorReply, reply, streamedReply } from '../support/service'

test('the whole page works by keyboard, and the focus is never lost', async ({ page, modelSite, service, log }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const { field, addButton, items, requestButton, stopButton, status, retryButton, recipeText } = ui(page)
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (...controls: ReturnType<typeof button>[]) => {
    for (const control of controls) {
      await press('Tab')
      await expect(control).toBeFocused()
    }
  }
  await page.goto(modelSite.url)

  // Adding: the focus stays in the field after each Enter.
  await tabTo(field)
  for (const ingredient of ['Eggs', 'Flour', 'Mlik', 'Eggs']) {
    await page.keyboard.type(ingredient)
    await press('Enter')
    await expect(field).toBeFocused()
  }

  // Undoing the second Eggs: the Undo button follows the list.
  await tabTo(addButton, button('Clear all'))
  for (const name of ['Eggs', 'Flour', 'Mlik', 'Eggs'])
    for (const control of ['Change', 'Remove']) {
      await press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(`${control} ${name}`)
    }
  await tabTo(button('Undo'))
  await press('Enter')
  await expect(items).toHaveText(['Eggs', 'Flour', 'Mlik'])
  await expect(field).toBeFocused()

  // Correcting a misspelt ingredient.
  await button('Change Mlik').focus()
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'Change Mlik' })).toBeFocused()
  await press('ControlOrMeta+a')
  await page.keyboard.type('Milk')
  await press('Enter')
  await expect(button('Change Milk')).toBeFocused()
  await press('Space')
  await page.keyboard.type(' and more')
  await press('Escape')
  await expect(button('Change Milk')).toBeFocused()
  await expect(items).toHaveText(['Eggs', 'Flour', 'Milk'])

  // Removing: the focus moves to the next ingredient's button, and from the last one to the field.
  await press('Shift+Tab')
  await expect(button('Remove Flour')).toBeFocused()
  await press('Enter')
  await expect(button('Remove Milk')).toBeFocused()
  await press('Enter')
  await expect(field).toBeFocused()
  for (const ingredient of ['Flour', 'Milk']) {
    await page.keyboard.type(ingredient)
    await press('Enter')
  }

  // Requesting, stopping and requesting again.
  await button('Remove Milk').focus()
  await tabTo(button('Undo'), requestButton)
  const nextDelta = deferred()
  service.respondWith(() => streamedReply(['Whisk', nextDelta.promise]))
  await press('Enter')
  await expect(recipeText).toHaveText('Whisk')
  await expect(requestButton).toBeFocused()
  await tabTo(stopButton)
  await press('Enter')
  await expect(status).toBeFocused()
  // A second Enter sends no request.
  await press('Enter')
  await expect(status).toHaveText('Stopped.')
  nextDelta.resolve()
  await press('Shift+Tab')
  await expect(requestButton).toBeFocused()

  service.respondWith(() => errorReply(401, 'no'))
  await press('Enter')
  await expect(retryButton).toBeVisible()
  await expect(requestButton).toBeFocused()
  await tabTo(retryButton)
  service.respondWith(reply('# Pancakes\n\n- flour\n\n1. Whisk. See [more](https://e.example/).'))
  await press('Enter')
  await expect(status).toBeFocused()
  await expect(recipeText.getByRole('heading', { name: 'Pancakes' })).toBeVisible()
  log.console.length = 0

  // Checking off ingredients and steps, and the recipe actions.
  const checkbox = (name: string) => page.getByRole('checkbox', { name })
  await tabTo(checkbox('flour'))
  await press('Space')
  await expect(checkbox('flour')).toBeChecked()
  await tabTo(checkbox('Whisk. See more.'), page.getByRole('link', { name: 'more' }))
  await tabTo(button('Copy'))
})
