/** Changes that are a click away. A model understands them, and so does the cookbook with its fixed forms. */
export const offeredChanges: readonly string[] = ['Quicker', 'Vegan', 'No oven']
