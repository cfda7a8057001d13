import { type CookbookRecipe, type IngredientLine, listLines, type RecipeIngredient } from '../../src/cookbook/recipe'
import type { WrittenRecipe } from '../../src/cookbook/writeRecipe'
import { writeRecipe } from '../../src/cookbook/writeRecipe'
import { formatMinutes } from '../../src/lib/formatMinutes'
import { type ParsedRecipe, parseRecipe } from './parseRecipe'
import { ingredientsOf, type Problem, type RecipeFile } from './rule'

/** A recipe as one of its possible replies shows it. */
export interface Variant {
  /** The ingredients that the user has, in words. */
  readonly label: string
  readonly markdown: string
  readonly listed: readonly RecipeIngredient[]
}

type Variants = readonly [minimal: Variant, ...others: Variant[], full: Variant]

/** Several rules read the same variants, and writing them takes long. */
const variantsByRecipe = new WeakMap<CookbookRecipe, Variants>()
const parsedFiles = new Map<string, ParsedRecipe>()

/** Parses a file once, however many rules read it. */
export function parseFile({ markdown }: RecipeFile): ParsedRecipe {
  const recipe = parsedFiles.get(markdown) ?? parseRecipe(markdown)
  parsedFiles.set(markdown, recipe)
  return recipe
}

/** The variant with an ingredient of a required line. The minimal one has the first of each line. */
export const variantWith = (ingredient: string, variants: Variants): Variant =>
  variants.find(({ label }) => label === `made with ${ingredient}`) ?? variants[0]

/** A line with some of its ingredients. A reply takes several only of an "any of" line. */
const takeSome = (line: IngredientLine, ingredients: readonly RecipeIngredient[]) => ({
  ...line,
  ingredients: line.anyOf ? ingredients : ingredients.slice(0, 1),
})

/** The first alternative of each required line. */
const firstAlternatives = ({ required }: CookbookRecipe) =>
  required.map((line) => ({ ...line, ingredients: line.ingredients.slice(0, 1) }))

function writeVariant(
  recipe: CookbookRecipe,
  label: string,
  optional: readonly IngredientLine[],
  required: readonly IngredientLine[] = firstAlternatives(recipe),
): Variant {
  return {
    label,
    markdown: formatVariant(writeRecipe(recipe, listLines(required, optional))),
    listed: ingredientsOf([...required, ...optional]),
  }
}

/** Writes a recipe with its required ingredients alone. */
export const writeMinimal = (recipe: CookbookRecipe): Variant => writeVariant(recipe, 'required ingredients alone', [])

/** Writes a recipe with all of its optional ingredients. */
export const writeFull = (recipe: CookbookRecipe): Variant =>
  writeVariant(
    recipe,
    'all optional ingredients',
    recipe.optional.map((line) => takeSome(line, line.ingredients)),
  )

/**
 * Writes a recipe with different ingredients: with the required ones alone, with each of their alternatives,
 * with each optional ingredient alone, with four subsets of the optional ones, and with all of them.
 */
export function writeVariants(recipe: CookbookRecipe): Variants {
  const known = variantsByRecipe.get(recipe)
  if (known) return known
  const first = firstAlternatives(recipe)
  const alternatives = recipe.required.flatMap((line, index) =>
    line.ingredients
      .slice(1)
      .map((ingredient) =>
        writeVariant(
          recipe,
          `made with ${ingredient.text}`,
          [],
          first.with(index, { ...line, ingredients: [ingredient] }),
        ),
      ),
  )
  const singles = recipe.optional.flatMap((line) =>
    line.ingredients.map((ingredient) =>
      writeVariant(recipe, `with ${ingredient.text}`, [{ ...line, ingredients: [ingredient] }]),
    ),
  )
  const subsets = [2, 3, 4, 5].map((step) =>
    writeVariant(
      recipe,
      `with each ${step}th optional ingredient`,
      recipe.optional.flatMap((line, lineIndex) => {
        const ingredients = line.ingredients.filter((_, index) => (lineIndex + index) % step === 0)
        return ingredients.length > 0 ? [takeSome(line, ingredients)] : []
      }),
    ),
  )
  const variants: Variants = [writeMinimal(recipe), ...alternatives, ...singles, ...subsets, writeFull(recipe)]
  variantsByRecipe.set(recipe, variants)
  return variants
}

export const METHOD_HEADING = '## Method\n\n'

/** A reply with the times of its steps, for the rules. */
export const formatVariant = ({ title, lines, cupboard, steps }: WrittenRecipe): string =>
  [
    `# ${title}`,
    '## Ingredients',
    [...lines, ...cupboard].map((line) => `- ${line}`).join('\n'),
    METHOD_HEADING.trim(),
    steps
      .map(({ name, minutes, text }, index) => `${index + 1}. ${name} (${formatMinutes(minutes)}). ${text}`)
      .join('\n'),
  ].join('\n\n')

/** The numbered steps of a variant. */
export const methodOf = ({ markdown }: Pick<Variant, 'markdown'>): string =>
  markdown.slice(markdown.indexOf(METHOD_HEADING) + METHOD_HEADING.length)

/** A problem with a line of a variant: a step is found by its instruction, and a line of a list by its food. */
export function atVariantLine(line: string, found = line): Problem {
  const [, instruction] = /^\d+\. ([^(.]+?)(?: \(|\.)/.exec(line) ?? []
  const [food] = /^- .*?(\*\*[^*]+\*\*)/.exec(line)?.slice(1) ?? []
  const near = instruction === undefined ? food : `**${instruction}**`
  return near === undefined ? { found } : { found, near }
}
