import { once } from '../lib/remember'
import type { CheckedWish } from './findBreaches'
import { findFoods } from './findFoods'
import { inedibleData } from './foodData'

/** Checks a recipe for inedible things, whether the user has a wish or not. */
export const notFood: CheckedWish = { name: 'Not food', excludes: ({ contents }) => contents.get('inedible') }

/** Verbs that bring something into a dish, before it in its sentence: "soak the cucumbers in household bleach". */
const adds =
  /\b(?:add|stir|pour|mix|whisk|blend|drizzle|sprinkle|cover|top|soak|marinate|simmer|boil|fry|cook|toss|season|dip|glaze|brush|serve|combine|dissolve|pickle|brine)\b[^.;!?]*$/i
/** Verbs for what one does with dishes too, and the words behind them: only of a food do they matter. */
const cleans = /\b(?:rinse|wash|scrub|wipe)\s([^.;!?]*)$/i
/** Things that one cleans or lights, not foods. */
const cleaned =
  /\b(?:hands?|fingers|boards?|surfaces?|counters?|countertops?|worktops?|sinks?|kni(?:fe|ves)|utensils?|dishes|equipment|jars?|bottles?|lids?|tools?|pans?|sponges?|cloths?|gloves|coals?|charcoal|grill|barbecue)\b/i

/** Whether a step adds an inedible thing to the dish: not "wash your hands with soap". */
export function isAddedInedible(step: string, start: number): boolean {
  const before = step.slice(Math.max(0, start - 120), start)
  const sentence = before.slice(Math.max(...['.', ';', '!', '?'].map((sign) => before.lastIndexOf(sign))) + 1)
  const [, object = ''] = cleans.exec(sentence) ?? []
  const isOfFood = /^(?:it|them)\b/i.test(object) || findFoods(object).length > 0
  return (
    (isOfFood || adds.test(sentence)) &&
    !cleaned.test(sentence) &&
    !cleaned.test(step.slice(start, start + 60).split(/[.;!?]/, 1)[0] ?? '')
  )
}

/** Finds the names of inedible things, in any form. It is far quicker than reading all foods of a text. */
const inedibleNames = once(() => {
  const names = inedibleData
    .split('\n')
    .flatMap((line) => (/ \| inedible/.test(line) ? (line.split(' | ', 1)[0]?.trim().split(', ') ?? []) : []))
  const patterns = names.map((name) => name.replaceAll(' ', '[\\s-]*').replaceAll("'", "['’]?"))
  return new RegExp(`\\b(?:${patterns.join('|')})`, 'i')
})

/** Whether a text may name an inedible thing. */
export const mayNameInedible = (text: string): boolean => inedibleNames().test(text)
