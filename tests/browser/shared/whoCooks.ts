import { expect, type Page } from '@playwright/test'

/** The foot of the page and the dialog where a visitor chooses a model, found by role and name. */
export const whoCooks = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  const dialog = page.getByRole('dialog', { name: 'Who cooks?', exact: true })
  return {
    footer,
    changeButton: footer.getByRole('button', { name: 'Change the chef' }),
    dialog,
    closeButton: dialog.getByRole('button', { name: 'Close' }),
    cookbookButton: dialog.getByRole('button', { name: 'Use the cookbook' }),
  }
}

/** Opens the dialog, unless it is open. */
export async function openDialog(page: Page) {
  const { changeButton, dialog } = whoCooks(page)
  if (!(await dialog.isVisible())) await changeButton.click()
  await expect(dialog).toBeVisible()
}

/** Closes the dialog with Escape. */
export async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(whoCooks(page).dialog).toHaveCount(0)
}
