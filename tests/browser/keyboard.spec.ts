import { expect, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { errorReply, reply, streamedReply } from '../support/service'

test('the whole page works by keyboard, and the focus is never lost', async ({ page, modelSite, service, log }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const { field, add, items, ask, stop, status, tryAgain, text } = ui(page)
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (...next: ReturnType<typeof button>[]) => {
    for (const control of next) {
      await press('Tab')
      await expect(control).toBeFocused()
    }
  }
  await page.goto(modelSite.url)

  // Adding: each Enter leaves the field ready for the next.
  await tabTo(field)
  for (const ingredient of ['Eggs', 'Flour', 'Mlik', 'Eggs']) {
    await page.keyboard.type(ingredient)
    await press('Enter')
    await expect(field).toBeFocused()
  }

  // Undoing the second Eggs: the way back is at the end of the list.
  await tabTo(add, button('Clear all'))
  for (const name of ['Eggs', 'Flour', 'Mlik', 'Eggs'])
    for (const control of ['Change', 'Remove']) {
      await press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(`${control} ${name}`)
    }
  await tabTo(button('Undo'))
  await press('Enter')
  await expect(items).toHaveText(['Eggs', 'Flour', 'Mlik'])
  await expect(field).toBeFocused()

  // Changing the misspelt one in its place.
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

  // Removing: the focus goes to the next one's control, at the end to the field.
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

  // Asking, stopping, asking again.
  await button('Remove Milk').focus()
  await tabTo(button('Undo'), ask)
  const more = deferred()
  service.respondWith(() => streamedReply(['Whisk', more.promise]))
  await press('Enter')
  await expect(text).toHaveText('Whisk')
  await expect(ask).toBeFocused()
  await tabTo(stop)
  await press('Enter')
  await expect(status).toBeFocused()
  // A key that was pressed once too often asks nothing.
  await press('Enter')
  await expect(status).toHaveText('Stopped.')
  more.resolve()
  await press('Shift+Tab')
  await expect(ask).toBeFocused()

  service.respondWith(() => errorReply(401, 'no'))
  await press('Enter')
  await expect(tryAgain).toBeVisible()
  await expect(ask).toBeFocused()
  await tabTo(tryAgain)
  service.respondWith(reply('# Pancakes\n\n- flour\n\n1. Whisk. See [more](https://e.example/).'))
  await press('Enter')
  await expect(status).toBeFocused()
  await expect(text.getByRole('heading', { name: 'Pancakes' })).toBeVisible()
  log.console.length = 0

  // Cooking, and taking the recipe along.
  const box = (name: string) => page.getByRole('checkbox', { name })
  await tabTo(box('flour'))
  await press('Space')
  await expect(box('flour')).toBeChecked()
  await tabTo(box('Whisk. See more.'), page.getByRole('link', { name: 'more' }))
  await tabTo(button('Copy'))
})
