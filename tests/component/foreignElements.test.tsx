import { expect, test } from 'vitest'
import { removeForeignElements, watchForeignElements } from '../../src/startup/foreignElements'

test('elements that come before hydration go, and those of the page stay', async () => {
  document.body.innerHTML = '<div id="root"><form><input value="Spin"></form></div>'
  watchForeignElements()
  document.querySelector('input')?.after(document.createElement('aside'))
  await Promise.resolve()
  document.querySelector('form')?.append(document.createElement('aside'))
  removeForeignElements()
  expect(document.body.innerHTML).toBe('<div id="root"><form><input value="Spin"></form></div>')
  document.querySelector('form')?.append(document.createElement('aside'))
  removeForeignElements()
  expect(document.querySelectorAll('aside')).toHaveLength(1)
})
