import { once } from '../lib/remember'
import { type Food, foods } from './foods'
import { normalizeWords } from './words'

/** Kinds that a recipe must ask for by name: oat milk can replace the milk of a recipe, but milk cannot replace oat milk. */
const namedKinds = new Set(
  `plant milk, coconut yogurt, vegan butter, vegan cheese, vegan cream, vegan cream cheese, vegan mayonnaise, vegan pesto, vegetarian
oyster sauce, vegan worcestershire sauce, gluten-free pasta, gluten-free bread, buckwheat pasta, shallot, pearl onion, napa cabbage,
prosciutto, pancetta, smoked tofu, turkey ham`.split(/,\s+/),
)

const keyOf = (name: string) => normalizeWords(name).join(' ')

/** What somebody who shops takes for one food: a food, or one of the names that its line tells apart, as gin and vodka. */
const kinds = once(() => {
  const byName = new Map<string, string>()
  const parents = new Map<string, string>()
  for (const { name, kinds, kindOf } of foods.values()) {
    if (kindOf !== undefined) parents.set(name, kindOf)
    for (const { names } of kinds) for (const each of names) byName.set(keyOf(each), keyOf(names[0] ?? ''))
  }
  for (const { kinds } of foods.values())
    for (const { names, parent } of kinds)
      if (parent !== undefined) parents.set(keyOf(names[0] ?? ''), byName.get(keyOf(parent)) ?? parent)
  return { byName, parents }
})

/** Returns the kind that a name of a food means: gin for "gin", which the data have with vodka. */
export const kindOf = (food: Food, name: string): string => kinds().byName.get(keyOf(name)) ?? food.name

/** Whether one kind is the other, or a wider name for it. */
const includes = (wide: string, narrow: string | undefined): boolean =>
  narrow !== undefined && (narrow === wide || includes(wide, kinds().parents.get(narrow)))

/** Whether a kind, or one that includes it up to `wide`, has to be asked for by its name. */
const isNamed = (narrow: string | undefined, wide: string): boolean =>
  narrow !== undefined && narrow !== wide && (namedKinds.has(narrow) || isNamed(kinds().parents.get(narrow), wide))

/** Whether somebody who has one kind has what a recipe asks for: penne for pasta, and pasta for penne, but not gin for vodka. */
export const coversKind = (kind: string, wanted: string): boolean =>
  includes(wanted, kind) || (includes(kind, wanted) && !isNamed(wanted, kind))
