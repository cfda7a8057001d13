import { test } from '../../support/browser'
import { expectAccessible } from '../shared/accessibility'
import { journeyStates } from '../shared/journeyStates'

for (const name of ['a recipe with a quotation and code', 'a failure that the cookbook can mend'] as const)
  test(`the page in the state "${name}" passes axe and does not scroll sideways on a phone`, async ({
    page,
    modelSite,
    service,
    log,
  }) => {
    await journeyStates[name](page, modelSite.url, service)
    log.console.length = 0
    await expectAccessible(page, { width: 320 })
  })
