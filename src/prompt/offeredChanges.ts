/** Changes that are a click away. Whoever answers understands them: a model, and the cookbook with its fixed forms. */
export const offeredChanges: readonly string[] = ['Quicker', 'Vegan', 'No oven']
