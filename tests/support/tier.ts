import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { fileNameFor } from '../../tools/recipes/formRules'
import { isFullTier } from './isFullTier'

export { isFullTier }

/** All values in the full tier; in the quick one about so many of them, at equal distances. */
export const inTier = <Value>(all: readonly Value[], quickCount: number): readonly Value[] =>
  isFullTier ? all : all.filter((_, index) => index % Math.max(1, Math.floor(all.length / quickCount)) === 0)

/** In the quick tier, one of about so many recipes is tested with all rules. */
const RECIPES_PER_SAMPLE = 40

/**
 * Whether a recipe's file is tested with something that takes long: each in the full tier; in the quick one about one of
 * `oneOf`, and those that differ from the last commit. The choice depends on the file's name alone, so a new recipe does
 * not change it.
 */
export const isTestedRecipe = (fileName: string, oneOf: number = RECIPES_PER_SAMPLE): boolean =>
  isFullTier || changedRecipes.has(fileName) || sumOfCodes(fileName) % oneOf === 0

/** The recipes for which {@link isTestedRecipe} is true. */
export const recipesInTier = <Recipe extends { readonly title: string }>(
  all: readonly Recipe[],
  oneOf: number = RECIPES_PER_SAMPLE,
): readonly Recipe[] => all.filter(({ title }) => isTestedRecipe(fileNameFor(title), oneOf))

const sumOfCodes = (text: string) => [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)

const changedRecipes: ReadonlySet<string> = new Set(isFullTier ? [] : readChangedRecipes())

/** The recipes' files that are changed or new in the work tree; none without git, as in an archive. */
function readChangedRecipes(): string[] {
  try {
    const status = 'status --porcelain --no-renames --untracked-files=all -z -- src/cookbook/recipes'.split(' ')
    return execFileSync('git', status, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .map((entry) => basename(entry.slice(3)))
  } catch {
    // The sample is tested all the same.
    return []
  }
}
