/** The settings, as Vite replaces them in the page. Any other name is a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
interface ImportMetaEnv extends Readonly<Partial<Record<import('./config/settings').SettingName, string>>> {}

/** The cookbook's recipes, as build/recipes.ts packs them. */
declare module 'virtual:recipes' {
  export const packedRecipes: import('./cookbook/unpackRecipes').PackedRecipes
  export const packedSides: import('./cookbook/unpackRecipes').PackedRecipes
}
