import { brands, type Food, foods, recognizeFoods } from '../food'
import { once } from '../lib/remember'

/** With one letter, most of the names would match. */
const MIN_LETTERS = 2

/** A name of a food that begins with a text. */
interface Match {
  readonly food: Food
  readonly name: string
  /** The lower, the better. */
  readonly rank: number
}

/** The names of the foods that are often cooked with others. They are offered before rare ones. */
const everydayNames = once(
  () =>
    new Set(
      [...foods].flatMap(([name, { companions }]) =>
        companions.length === 0 ? [] : [name, ...companions.flatMap((each) => recognizeFoods(each)[0]?.name ?? [])],
      ),
    ),
)

/**
 * Returns names of foods with a word that begins with the text, the likeliest first: those that begin with it before
 * others, then everyday foods, then short names. Each food has one name, its own if that matches. The text itself is
 * left out, and a text of less than two letters has no names.
 *
 * @param isOffered tells whether a food may be among them.
 */
export function findFoodNames(text: string, isOffered: (food: Food) => boolean, most: number): string[] {
  const start = fold(text).trimStart()
  if (start.length < MIN_LETTERS) return []
  return [...foods.values()]
    .flatMap((food) => findMatch(food, start) ?? [])
    .filter(({ food, name }) => name !== start.trimEnd() && isOffered(food))
    .toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .slice(0, most)
    .map(({ name }) => name)
}

/** Returns the name of a food that matches best. The food's own comes before its aliases. */
function findMatch(food: Food, start: string): Match | undefined {
  const names = [food.name, ...food.aliases].filter((name) => !brands.has(name))
  const first = names.find((name) => name.startsWith(start))
  const name = first ?? names.find((each) => each.includes(` ${start}`))
  if (name === undefined) return undefined
  const isEveryday = everydayNames().has(food.name)
  const isOwn = name === food.name
  // Many people know an everyday food by an alias of one word: corn, shrimp.
  const isWellKnown = isOwn || (isEveryday && !name.includes(' '))
  return { food, name, rank: (first === undefined ? 3 : 0) + (isOwn && isEveryday ? 0 : isWellKnown ? 1 : 2) }
}

/** A text in lower case, without accents and with single spaces, as the names are. */
const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')
