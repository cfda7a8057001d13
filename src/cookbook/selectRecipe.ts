import { canReplace, type Food, type FoodKind } from '../food/foods'
import type { Line, Name, Recipe } from './parseRecipe'

/** A recipe, and how it stands to what the cook has. */
export interface Choice {
  readonly recipe: Recipe
  /** The needs, with the names to go by: those the cook has, or the first of those to get. */
  readonly needs: readonly Line[]
  /** The welcome lines that the cook has something for, and only what the cook has of them. */
  readonly welcome: readonly Line[]
  /** What the recipe uses of the cook's foods, by the recipe's own names. */
  readonly used: readonly Name[]
  /** The needs that the cook has nothing for, with all the names of which one would do. */
  readonly missing: readonly Line[]
  /** The cook's foods that it does not use. */
  readonly left: readonly Food[]
}

interface Weighed extends Choice {
  readonly score: number
}

/** More than this is no suggestion any more but a shopping list. */
const MAX_MISSING = 3

/**
 * What using a food of the cook's is worth. A cook who lists chicken, garlic and parsley asks for chicken;
 * what every kitchen has asks for nothing.
 */
const worth: Record<FoodKind, number> = {
  meat: 3.5,
  fish: 3.5,
  grain: 2,
  egg: 2,
  pulse: 2,
  vegetable: 2,
  fruit: 2,
  dairy: 1.5,
  nut: 1.5,
  sweet: 1.5,
  aromatic: 1,
  herb: 1,
  spice: 1,
  pantry: 1,
  drink: 1,
  staple: 0.1,
}

/** A need that has to be got costs as much as a food of some weight is worth: it must bring that to earn its place. */
const COST_OF_MISSING = 2

/** Who uses this many of a long list has suggested something. */
const HANDFUL = 5

/** A food that the dish is made of is better used than one that it merely welcomes. */
const WELCOME = 0.9

/** A spice or a jar that a dish is not itself without defines it: curry paste asks for a curry. */
const WORTH_OF_DEFINING = 1.8

/** As many as one dish can take of "any of these" and still be one. */
const MOST_OF_ANY = 4

/** Shared by the names of a need: between dishes that use the same, better the one made of just this than one of any of these. */
const NAMED_ALONE = 0.3

/** And better the one that asks for penne than for any pasta. */
const EXACT = 0.1

/** The system instruction's rule, kept here too: none of these is suggested to a cook who has not listed it. */
const neverAdded: ReadonlySet<FoodKind> = new Set<FoodKind>([
  'meat',
  'fish',
  'vegetable',
  'aromatic',
])

/**
 * The recipe that uses most of what the cook has and lacks least; of two alike the one that comes first.
 * Undefined when nothing fits: when every recipe would leave most of the list, or need too much, or a
 * vegetable, meat or fish that is not on it.
 */
export function pick(recipes: readonly Recipe[], onHand: readonly Food[]): Choice | undefined {
  const wanted = onHand.filter((food) => food.kind !== 'staple')
  let best: Weighed | undefined
  for (const recipe of recipes) {
    const choice = weigh(recipe, onHand)
    if (choice && usesEnough(choice, wanted) && choice.score > (best?.score ?? -Infinity))
      best = choice
  }
  return best
}

/**
 * Whether it uses enough to be a suggestion for this list: half of what a short one is worth, of a long one,
 * where no dish could, a good handful; and twice as much as it asks the cook to get.
 */
function usesEnough({ left, missing }: Choice, wanted: readonly Food[]): boolean {
  const unused = left.filter((food) => food.kind !== 'staple')
  const used = wanted.length - unused.length
  if (used === 0 || used < 2 * missing.length) return false
  return used >= HANDFUL || total(unused) <= total(wanted) / 2
}

const total = (foods: readonly Food[]) => foods.reduce((sum, { kind }) => sum + worth[kind], 0)

function weigh(recipe: Recipe, onHand: readonly Food[]): Weighed | undefined {
  /** Each of the cook's foods counts once, for the first line that it serves. */
  const uses = new Map<Food, Name>()
  /** The names that the cook's foods could serve, used or not. */
  const couldServe: Name[] = []
  let score = 0

  /** The line with the names that the cook's foods serve, counted; undefined when none does. */
  const serve = (
    line: Line,
    weight: (kind: FoodKind) => number,
    bonus: number,
  ): Line | undefined => {
    const free = onHand.filter((food) => !uses.has(food))
    const served = servedNames(line, free)
    const [first, ...rest] = line.names
      .filter((name) => served.has(name))
      .toSorted((a, b) => Number(served.get(b) === b.food) - Number(served.get(a) === a.food))
    if (!first) return undefined
    couldServe.push(first, ...rest)
    const names = (line.anyOf ? [first, ...rest.slice(0, MOST_OF_ANY - 1)] : [first]).map(
      (name) => {
        const food = served.get(name)
        if (!food) return name
        const own = food === name.food ? name : { ...name, yours: food.name }
        uses.set(food, own)
        score += weight(food.kind) + bonus + (food === name.food ? EXACT : 0)
        return own
      },
    )
    const [name = first, ...others] = names
    return { ...line, names: [name, ...others] }
  }

  const needs: Line[] = []
  const missing: Line[] = []
  for (const line of recipe.needs) {
    const there = serve(
      withSubstance(line, onHand),
      (kind) =>
        !line.anyOf && (kind === 'spice' || kind === 'pantry') ? WORTH_OF_DEFINING : worth[kind],
      NAMED_ALONE / line.names.length,
    )
    if (there) needs.push(there)
    // What already stands in a line above serves here too: self-raising flour needs no baking powder.
    else if (servedNames(line, [...uses.keys()]).size === 0) {
      const toGet = withoutNeverAdded(line)
      if (!toGet || missing.length === MAX_MISSING) return undefined
      needs.push({ ...toGet, names: [toGet.names[0]] })
      missing.push(toGet)
      score -= COST_OF_MISSING
    }
  }
  const welcome = recipe.welcome.flatMap(
    (line) => serve(line, (kind) => WELCOME * worth[kind], 0) ?? [],
  )
  for (const line of recipe.granted) serve(line, (kind) => worth[kind], 0)

  return {
    recipe,
    needs,
    welcome,
    used: [...uses.values()],
    missing,
    left: onHand.filter(
      (food) => !uses.has(food) && !couldServe.some((name) => canReplace(food, name.food)),
    ),
    score,
  }
}

/** The line without its aromatics where the cook has nothing else for it: no dish is made of 400 g of spring onions. */
function withSubstance(line: Line, onHand: readonly Food[]): Line {
  const [first, ...rest] = line.names.filter(({ food }) => food.kind !== 'aromatic')
  if (!line.anyOf || !first) return line
  const substance = { ...line, names: [first, ...rest] as const }
  return servedNames(substance, onHand).size > 0 ? line : substance
}

/** The names of a line that these foods serve, each with one that does: cheddar serves as cheddar before it serves as cheese. */
function servedNames(line: Line, foods: readonly Food[]): Map<Name, Food> {
  const served = new Map<Name, Food>()
  for (const food of foods) {
    const name =
      line.names.find((name) => name.food === food) ??
      line.names.find((name) => canReplace(food, name.food))
    if (name && (name.food === food || !served.has(name))) served.set(name, food)
  }
  return served
}

/** The line with those names alone that a cook may be told to get, one of which is enough; undefined when there is none. */
function withoutNeverAdded(line: Line): Line | undefined {
  const [first, ...rest] = line.names.filter(({ food }) => !neverAdded.has(food.kind))
  return first && { ...line, names: [first, ...rest], anyOf: false }
}
