import type { Page } from '@playwright/test'
import { reply, type Script } from '../../support/service'
import { openDialog, whoCooks } from './whoCooks'

/** The form for a model on this computer, found by role and name. */
export const localUi = (page: Page) => {
  const { dialog } = whoCooks(page)
  return {
    offer: dialog.getByRole('button', { name: 'Use a model on this computer' }),
    address: dialog.getByLabel('Address', { exact: true }),
    lookButton: dialog.getByRole('button', { name: 'Look for models' }),
    select: dialog.getByRole('combobox', { name: 'Model' }),
    useButton: dialog.getByRole('button', { name: 'Use it' }),
    status: dialog.getByRole('status', { name: 'Models on this computer' }),
  }
}

/** A service on this computer with these models, which writes this recipe. */
export const serviceWithModels =
  (models: readonly string[], recipe: string): Script =>
  (request) =>
    request.path === '/v1/models'
      ? {
          headers: { 'content-type': 'application/json' },
          chunks: [JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) })],
        }
      : reply(recipe)(request)

/** Opens the form and looks for models at an address. */
export async function lookForModels(page: Page, address: string) {
  const { offer, address: field, lookButton } = localUi(page)
  await openDialog(page)
  if ((await offer.getAttribute('aria-expanded')) === 'false') await offer.click()
  await field.fill(address)
  await lookButton.click()
}
