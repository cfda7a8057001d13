import { formatMinutes } from '../../lib/formatMinutes'
import { formatList } from '../../lib/text'
import { displayName } from '../ingredientNames'
import { placeStep } from './placeStep'
import { findPot, pepper } from './recipeSteps'
import { isStep, type ListedSide, type SideStep } from './side'

/** A side as the steps mention it. */
interface NamedSide {
  readonly names: readonly string[]
  readonly method: ListedSide['method']
}

/** Adds how the sides are made to the steps of a recipe, and tells how many minutes longer all takes then. */
export function addSideSteps(
  steps: readonly string[],
  sides: readonly ListedSide[],
): { steps: string[]; minutes: number } {
  const named = sides.map(({ line, method }) => ({ names: line.ingredients.map((each) => displayName(each)), method }))
  const all = addSentences(steps, named)
  // Fried sides get their place first. Sides that boil then start so that all is done at the same time.
  const made = named
    .flatMap(({ names, method }) => (isStep(method) ? { names, method } : []))
    .toSorted(({ method: a }, { method: b }) => rank(a) - rank(b))
  let added = 0
  for (const { names, method } of made) {
    const { index, minutes, text, isMeanwhile } = placeStep(all, method)
    const step = `**${method.step}** (${formatMinutes(minutes)}). ${text}`
    all.splice(index, 0, step.replaceAll('%', formatList(names)))
    added += isMeanwhile ? 0 : minutes
  }
  return { steps: all, minutes: added }
}

/** Fried sides come before boiled ones, and of the boiled ones the longest comes first. */
const rank = ({ wait = 0 }: SideStep) => (wait === 0 ? 0 : 1 / wait)

/** Adds the sides that have no step of their own to the steps of the recipe. */
function addSentences(steps: readonly string[], sides: readonly NamedSide[]): string[] {
  const last = steps.length - 1
  const all = [...steps]
  const change = (found: number, changeStep: (step: string) => string) => {
    const index = found < 0 ? last : found
    all[index] = changeStep(all[index] ?? '')
  }
  for (const { names, method } of sides) {
    const list = formatList(names)
    if (typeof method === 'string') change(last, (step) => addSentence(step, method.replaceAll('%', list)))
    else if ('lastMinutes' in method)
      change(findPot(steps, method.lastMinutes), (step) =>
        addSentence(step, `Add the ${list} for the last ${method.lastMinutes} minutes.`),
      )
    else if ('inPot' in method) change(findPot(steps), (step) => addSentence(step, method.inPot.replaceAll('%', list)))
    else if ('seasoning' in method)
      change(
        all.findIndex((step) => pepper.test(step)),
        (step) => seasonWith(step, names),
      )
  }
  return all
}

/** Sentences on eating and keeping the dish, which end a recipe. */
const closing =
  /(?: (?:Eat|Serve (?:at once|hot)|Chill (?:the )?leftovers|Leftovers|It keeps|They keep|Tip)\b[^.]*\.)+$/

/** Adds a sentence to a step, before those on eating and keeping the dish. */
const addSentence = (step: string, sentence: string) => {
  const end = closing.exec(step)?.[0] ?? ''
  return `${step.slice(0, step.length - end.length)} ${sentence}${end}`
}

/** Names seasonings beside the pepper of a step: "the salt, the pepper, the cumin and half of the oil". */
const seasonWith = (step: string, names: readonly string[]) =>
  step.replace(
    /\bthe (salt and )?pepper\b((?:, | and )(?=the |half |most |a ))?/,
    (_, salt: string | undefined, more = '') => {
      const all = [...(salt ? ['salt'] : []), 'pepper', ...names]
      return `the ${more ? all.join(', ') : formatList(all)}${more}`
    },
  )
