const files = import.meta.glob<string>('./recipes/*.md', { eager: true, query: '?raw', import: 'default' })

/** The recipes' files as text, in any order. In the built page build/recipes.ts takes the place of this module. */
export const recipeFiles: readonly string[] = Object.values(files)
