/** Changes that the cookbook understands, in its fixed forms. */
const forms: readonly string[] = ['Quicker', 'Vegan', 'No oven']

/** Returns the changes that are a click away. Each of them is one that whoever answers can make. */
export const offeredChanges = (isCookbook: boolean): readonly string[] => (isCookbook ? forms : [...forms, 'Milder'])
