import { type AmountDisplay, oneMeasure, shownText } from './convertAmounts'
import type { Yield } from './readYield'
import type { RecipeReading } from './recipeReading'
import { scaledStep, writeYield, yieldNoun } from './scaleRecipe'

/** The longest name that Nextcloud Cookbook and Mealie take, in characters (docs/recipe-apps.md). */
const MAX_NAME = 128

const equipmentHeading = /^(?:special )?(?:equipment|utensils|tools|cookware|you(?:'|’)ll (?:also )?need)\b/i
const isDescription = /^.{19,399}[.!…]\s*$/s

/** The first sentence between the title and the ingredients. Text above the title is chat. */
function descriptionOf({ blocks, otherLines }: RecipeReading): string | undefined {
  const title = blocks.findIndex(({ markdown }) => markdown.startsWith('# '))
  const line = otherLines.find(
    ({ block, label, text }) => block > title && label === 'intro' && isDescription.test(text),
  )
  return title < 0 ? undefined : line?.text.replace(/\s+/g, ' ').trim()
}

/**
 * Returns a recipe as one schema.org/Recipe object with the amounts that are shown, in the form that all recipe managers read
 * (docs/recipe-apps.md).
 *
 * @param credit says who wrote the recipe.
 */
export function exportRecipe(reading: RecipeReading, display: AmountDisplay, credit: string): string {
  const { sections } = reading
  const { factor } = display
  const { title, totalMinutes, prepMinutes, cookMinutes, groups } = sections
  const description = descriptionOf(reading)
  const ingredients = groups
    .filter(({ name }) => name === undefined || !equipmentHeading.test(name))
    .flatMap(({ lines }) => lines)
    .map(({ text }) => oneMeasure(forApps(shownText(text, display))))
    .filter((text) => !equipmentHeading.test(text))
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: (title ?? 'Recipe').slice(0, MAX_NAME),
    ...(description !== undefined && { description }),
    creditText: credit,
    image: [],
    ...(sections.yield && { recipeYield: yieldText(sections.yield, factor) }),
    ...(prepMinutes && { prepTime: isoDuration(prepMinutes) }),
    ...(cookMinutes && { cookTime: isoDuration(cookMinutes) }),
    ...(totalMinutes && { totalTime: isoDuration(totalMinutes) }),
    recipeIngredient: ingredients,
    recipeInstructions: reading.steps.map((step) => ({
      '@type': 'HowToStep',
      text: forApps(scaledStep(step, display, sections.yield?.quantity ?? 1)),
    })),
  }
  // Mealie puts pasted text into a script element, which `</script`, `<script` and `<!--` end or change.
  // Tandoor decodes what looks like a character of an address: the "%ca" of "70%cacao".
  return JSON.stringify(recipe, undefined, 2)
    .replaceAll('<', '\\u003c')
    .replace(/%(?=[\da-f]{2})/gi, '\\u0025')
}

/** A line as recipe managers read it: to Tandoor a dash is a part of the unit, to Nextcloud "<1 cm" begins a tag. */
const forApps = (text: string) => text.replace(/(?<=[\d½¼¾⅓⅔])\s?[–—]\s?(?=[\d½¼¾⅓⅔])/g, '-').replace(/<(?=\d)/g, '< ')

/** The yield for a factor, as the recipe counts it: "4-6 servings", "1 serving". Recipe managers read no words and no "½". */
function yieldText({ numbers, noun, quantity, textLine }: Yield, factor: number): string {
  const written = numbers.map((number) => writeYield({ ...number, style: 'decimal' }, factor, textLine.text))
  const amount = (numbers.at(-1)?.value ?? quantity) * factor
  const counted = noun === 'servings' && amount === 1 ? 'serving' : yieldNoun(noun, quantity, amount)
  return `${[...new Set(written)].join('-')} ${counted}`.trim()
}

/** Minutes as an ISO 8601 duration: "PT1H20M". */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
