import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const FOLDER = 'src/cookbook/recipes'
/** Stands between two recipes. No file contains it. */
const SEPARATOR = '\u001f'

const sections =
  /^# (?<title>.+)\n\n(?<intro>[\s\S]+?)\n\n## Ingredients\n\n(?<lists>[\s\S]+?)\n\n## Method\n\n(?<method>[\s\S]+?)\n*$/

/** Stands between all titles, all introductions, all ingredients and all methods. */
const SECTION_SEPARATOR = '\u001e'

/** A character for the two asterisks before and after each food in bold. */
const BOLD = '_'

/** The head of a condition: `garlic, chilli` of `{garlic, chilli: Stir in the %. }`. */
const conditionHead = /(?<=\{(?:no )?)[^{}:]+(?=[:}])/g
/** The name of a food in the lists. */
const foodName = /\*\*([^*]+)\*\*/g
/** The characters for the most frequent distances between the foods of a condition, by their places in the lists. */
const distanceCodes: readonly (readonly [code: string, distance: number])[] = [
  ['@', 1],
  ['^', 0],
  ['~', 2],
  ['|', -1],
]
/** The characters for the others lie around this one, after those that stand for phrases. */
const ZERO_DISTANCE = 0x7c0
const MAX_DISTANCE = 0x3f
const packedCondition = /(?<=\{(?:no )?)[@^~|\u0781-\u07ff]+(?=[:}])/

/** A word with the space before it, if there is one, or another character. */
const token = / ?[A-Za-z]+|[^A-Za-z]/g
/** The characters that stand for phrases: those that UTF-8 writes in two bytes and that no recipe contains. */
const FIRST_CODE = 0x100
const LAST_CODE = 0x77f
const CODE_BYTES = 2
const codePattern = /[\u0100-\u077f]/
/** What stands for something else in the packed text. */
const reserved = /[_@^~|\u0100-\u07ff]/

/** In the built page, src/cookbook/recipeFiles.ts is the text of {@link packedModule}. */
export function packRecipes(): Plugin {
  return {
    name: 'chef-mistral:pack-recipes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!normalizePath(id).endsWith('/src/cookbook/recipeFiles.ts')) return null
      const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'))
      return packedModule(await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8'))))
    },
  }
}

/**
 * A module that exports the texts of `files`, in another order, as `recipeFiles`. gzip finds repetitions only within
 * 32 KB, so it contains them
 *
 * - section by section: all titles, all introductions, all ingredients, all methods (the chunk is 14 % smaller);
 * - each recipe soon after those that it has most phrases of three words in common with (another 3 %);
 * - with one character for each food of a condition, because the recipe's lists name it already (another 6 %);
 * - with one character for each word or phrase that is often used (another 13 %).
 *
 * @throws Error if a file does not have the format of a recipe, or contains a character that stands for something.
 */
export function packedModule(files: readonly string[]): string {
  const recipes = orderByLikeness(
    files.map((file) => {
      const { title = '', intro = '', lists = '', method = '' } = sections.exec(file)?.groups ?? {}
      if (!method) throw new Error(`This file does not have the format of a recipe: ${file.slice(0, 80)}`)
      if (file.includes(SEPARATOR) || file.includes(SECTION_SEPARATOR) || reserved.test(file))
        throw new Error(`${title} contains a character that packedModule uses.`)
      return { title, intro, lists, method }
    }),
  )
  const short = recipes.map((recipe) => {
    const foods = [...recipe.lists.matchAll(foodName)].map(([, name]) => name ?? '')
    const shorten = (text: string) => shortenConditions(text, foods).replaceAll('**', BOLD)
    return { ...recipe, lists: shorten(recipe.lists), method: shorten(recipe.method) }
  })
  const sectionOf = (name: keyof PackedRecipe) => short.map((recipe) => recipe[name]).join(SEPARATOR)
  const text = (['title', 'intro', 'lists', 'method'] as const).map(sectionOf).join(SECTION_SEPARATOR)
  const tokens = joinFrequentPairs(text.match(token) ?? [])
  const phrases = phrasesBySaving(tokens).slice(0, LAST_CODE - FIRST_CODE + 1)
  const codes = new Map(phrases.map((phrase, index) => [phrase, String.fromCharCode(FIRST_CODE + index)]))
  const packed = tokens.map((each) => codes.get(each) ?? each).join('')
  return `
    const phrases = ${JSON.stringify(phrases.join(SEPARATOR))}.split(${JSON.stringify(SEPARATOR)})
    const text = ${JSON.stringify(packed)}.replace(${codePattern}g, (code) => phrases[code.charCodeAt(0) - ${FIRST_CODE}])
    const [titles, introductions, lists, methods] = text
      .split(${JSON.stringify(SECTION_SEPARATOR)})
      .map((section) => section.replaceAll(${JSON.stringify(BOLD)}, '**').split(${JSON.stringify(SEPARATOR)}))
    const distances = ${JSON.stringify(Object.fromEntries(distanceCodes))}
    const unpack = (text, foods) => {
      let place = -1
      const foodOf = (code) => foods[(place += distances[code] ?? code.charCodeAt(0) - ${ZERO_DISTANCE})]
      return text.replace(${packedCondition}g, (codes) => codes.split('').map(foodOf).join(', '))
    }
    export const recipeFiles = titles.map((title, index) => {
      const foods = [...lists[index].matchAll(${foodName})].map(([, name]) => name)
      return '# ' + title + '\\n\\n' + introductions[index] + '\\n\\n## Ingredients\\n\\n' + unpack(lists[index], foods) +
        '\\n\\n## Method\\n\\n' + unpack(methods[index], foods) + '\\n'
    })
  `
}

/** Writes each condition whose foods the lists name as their places in the lists: `{garlic, chilli: ` as `{@@: `. */
function shortenConditions(text: string, foods: readonly string[]): string {
  let place = -1
  return text.replace(conditionHead, (names) => {
    const places = names.split(', ').map((name) => foods.indexOf(name))
    const distances = places.map((each, index) => each - (places[index - 1] ?? place))
    if (places.includes(-1) || distances.some((each) => Math.abs(each) > MAX_DISTANCE)) return names
    place = places.at(-1) ?? place
    const codes = new Map(distanceCodes.map(([code, distance]) => [distance, code]))
    return distances.map((each) => codes.get(each) ?? String.fromCharCode(ZERO_DISTANCE + each)).join('')
  })
}

/** How often pairs are counted, and how many are joined each time. Few at a time choose better: 9 × 30 take 1.3 KB more. */
const ROUNDS = 60
const PAIRS_A_ROUND = 5

/** Joins tokens that often stand side by side: " over", " a", " medium" and " heat". */
function joinFrequentPairs(all: readonly string[]): readonly string[] {
  // Numbers stand for the tokens: a pair of them is a number too, which a map finds faster than a string.
  const words = [...new Set(all)]
  const numbers = new Map(words.map((word, index) => [word, index]))
  const wordsOf = (pair: number) => [words[Math.floor(pair / MAX_WORDS)] ?? '', words[pair % MAX_WORDS] ?? '']
  const isWithinText = (pair: number) => wordsOf(pair).every((word) => !separators.has(word))
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? words.push(word) - 1
    numbers.set(word, known)
    return known
  }
  let tokens = all.map(numberOf)
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Map<number, number>()
    const pairAt = (index: number) => (tokens[index] ?? 0) * MAX_WORDS + (tokens[index + 1] ?? 0)
    for (let index = 0; index + 1 < tokens.length; index++) {
      const pair = pairAt(index)
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    const frequent = [...counts].filter(([pair]) => isWithinText(pair)).toSorted(([, a], [, b]) => b - a)
    const joined = new Map(frequent.slice(0, PAIRS_A_ROUND).map(([pair]) => [pair, numberOf(wordsOf(pair).join(''))]))
    const next: number[] = []
    for (let index = 0; index < tokens.length; index++) {
      const phrase = index + 1 < tokens.length ? joined.get(pairAt(index)) : undefined
      next.push(phrase ?? tokens[index] ?? 0)
      if (phrase !== undefined) index++
    }
    tokens = next
  }
  return tokens.map((each) => words[each] ?? '')
}

/** More than the recipes have different words and phrases. */
const MAX_WORDS = 100_000
const separators: ReadonlySet<string> = new Set([SEPARATOR, SECTION_SEPARATOR])

/** The tokens for which a code saves bytes, those that save the most first. */
function phrasesBySaving(tokens: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const each of tokens) counts.set(each, (counts.get(each) ?? 0) + 1)
  // The phrase itself is in the module once.
  const saved = [...counts].map(
    ([each, count]) => [each, (count - 1) * (Buffer.byteLength(each) - CODE_BYTES)] as const,
  )
  return saved
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([each]) => each)
}

interface PackedRecipe {
  readonly title: string
  readonly intro: string
  readonly lists: string
  readonly method: string
}

/** What a phrase counts for the next recipe, compared with one of the recipe after it. */
const FADING = 0.97
/** A phrase that more recipes have is found again in any order. */
const COMMON = 60

/** Returns the recipes in an order in which each has many rare phrases in common with the ones just before it. */
function orderByLikeness(recipes: readonly PackedRecipe[]): PackedRecipe[] {
  const phrasesOf = new Map(recipes.map((recipe) => [recipe, wordTriples(`${recipe.lists} ${recipe.method}`)]))
  const havePhrase = new Map<string, PackedRecipe[]>()
  for (const [recipe, phrases] of phrasesOf)
    for (const phrase of phrases) havePhrase.set(phrase, [...(havePhrase.get(phrase) ?? []), recipe])
  const likeness = new Map(recipes.map((recipe) => [recipe, 0]))
  const ordered: PackedRecipe[] = []
  let [next] = recipes
  while (next) {
    ordered.push(next)
    likeness.delete(next)
    for (const [recipe, value] of likeness) likeness.set(recipe, value * FADING)
    for (const phrase of phrasesOf.get(next) ?? []) {
      const others = havePhrase.get(phrase) ?? []
      if (others.length > COMMON) continue
      for (const recipe of others) {
        const value = likeness.get(recipe)
        if (value !== undefined) likeness.set(recipe, value + 1 / others.length)
      }
    }
    const [most] = [...likeness].toSorted(([, a], [, b]) => b - a)
    next = most?.[0]
  }
  return ordered
}

/** All phrases of three words. With two words the chunk is 0.3 KB larger. */
function wordTriples(text: string): Set<string> {
  const words = text.match(/[A-Za-z]+/g) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}
