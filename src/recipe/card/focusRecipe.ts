/** Moves the focus from a button that is gone with its recipe to the recipe that is there now. */
export const focusRecipe = (button: HTMLButtonElement) =>
  button.closest<HTMLElement>('.recipe')?.focus({ preventScroll: true })
