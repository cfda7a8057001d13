import { test } from '../../support/browser'
import { expectAccessible } from '../shared/accessibility'
import { journeyStates } from '../shared/journeyStates'

// The full tier has every state, in every form.
test('a recipe passes axe and does not scroll sideways on a phone', async ({ page, service }) => {
  await journeyStates['a recipe with a quotation and code'](page, service)
  await expectAccessible(page, { width: 320 })
})
