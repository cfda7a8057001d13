import { checkRecipe } from './checkRecipe'
import type { RecipeFile } from './rule'

/** What `npm run recipes` says of a file, and whether nothing is wrong with it. */
export interface RecipeReport {
  readonly isOk: boolean
  readonly text: string
}

/** Checks a recipe's file, and reports the mistakes for people. `path` is how the report names the file. */
export function reportOn(path: string, file: RecipeFile): RecipeReport {
  const findings = checkRecipe(file)
  if (findings.length === 0) return { isOk: true, text: `${path}: ok` }
  const texts = findings.map(({ line, rule, found, advice }) =>
    [
      `${path}${line === undefined ? '' : `:${line}`}: This rule is broken: ${rule}.`,
      `  Found: ${found.trim().replaceAll('\n', ' ')}`,
      `  What to do: ${advice}`,
    ].join('\n'),
  )
  return { isOk: false, text: texts.join('\n') }
}
