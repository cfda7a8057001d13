import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import './modalDialog'

// The foot of the page in component tests: who writes the recipes, and the dialog where a visitor chooses a model.

/** The words at the foot of the page, and those of its dialog while that is open. */
export const footer = () => screen.getByRole('contentinfo')
export const changeButton = () => within(footer()).queryByRole('button', { name: 'Change the chef' })
export const queryModelsDialog = () => screen.queryByRole('dialog', { name: 'Who cooks?' })

/** Opens the dialog. */
export async function openModelsDialog(user: UserEvent) {
  await user.click(within(footer()).getByRole('button', { name: 'Change the chef' }))
  return screen.findByRole('dialog', { name: 'Who cooks?' })
}
