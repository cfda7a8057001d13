/** Whether the window is a phone's, where the head folds what would push the ingredients out of sight. */
export const isPhone = () => matchMedia('(width < 40rem)').matches
