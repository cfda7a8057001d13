import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { setVisitorService, type VisitorService } from '../../src/service/visitorService'
import './modalDialog'

// The foot of the page in component tests: who writes the recipes, and the dialog where a visitor chooses a model.

/** The words at the foot of the page, and those of its dialog while that is open. */
export const footer = () => screen.getByRole('contentinfo')
export const changeButton = () => within(footer()).queryByRole('button', { name: 'Change the chef' })
export const queryModelsDialog = () => screen.queryByRole('dialog', { name: 'Who cooks?' })

/** Lets something else than the page's service answer, as the visitor's choice does. */
export const chooseService = (chosen: Pick<VisitorService, 'choice' | 'service'>) =>
  act(() => setVisitorService({ ...chosen, models: ['any'], visionModels: ['see/me'] }))

/** Opens the dialog. */
export async function openModelsDialog(user: UserEvent) {
  await user.click(within(footer()).getByRole('button', { name: 'Change the chef' }))
  return screen.findByRole('dialog', { name: 'Who cooks?' })
}
