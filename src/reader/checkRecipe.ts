import type { Root } from 'hast'
import type { Certainty } from '../food'
import { type Breach, type CheckedWish, type Food, findBreaches, findFoods, isKindOf } from '../food'
import type { BlockDecorations, Decoration } from './decorations'
import type { LimitedBlocks } from './renderLimits'
import { locate, readTextLines, type TextLine } from './textLines'

/** Words of a recipe that break a wish: one for each food and wish, by its first words. */
export interface Finding {
  /** As the recipe has it. */
  readonly word: string
  readonly wish: string
  readonly certainty: Certainty
  /** The food to do without. */
  readonly food: string
}

/** What a check against the wishes found. */
export interface RecipeCheck {
  /** Certain findings come first. */
  readonly findings: readonly Finding[]
  /** The marks in the words of each block. */
  readonly marks: readonly BlockDecorations[]
}

/** Sentences of the cookbook, and of many models, that name foods the recipe does not have. */
const absent = /[^.!?\n]*\bas you asked\b[^.!?\n]*|\b(?:not used|left over|i didn['’]t recogni[sz]e)\s*:[^.!?\n]*/gi

/** A line with spaces in place of such sentences. */
const withoutAbsent = (textLine: TextLine): TextLine => ({
  ...textLine,
  text: textLine.text.replace(absent, (text) => ' '.repeat(text.length)),
})

const hasMeat: CheckedWish = { name: 'meat', excludes: (food) => food.contents.get('meat') }
const hasMilk: CheckedWish = { name: 'milk', excludes: (food) => food.contents.get('milk') }
const meatAndMilk = [hasMeat, hasMilk]

/** Remembers what a function returns for each text. A recipe grows many times a second, and most of its lines stay. */
function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.get(text) ?? read(text)
    known.set(text, result)
    return result
  }
}

/**
 * Returns a function that checks one recipe against wishes. While the recipe grows, it reads only the new text, and
 * the marks of the earlier blocks stay the same objects.
 */
export function createRecipeCheck(parseBlock: (markdown: string) => Root) {
  const textLinesOf = remember((text) => readTextLines([parseBlock(text)]).map(withoutAbsent))
  const listedIn = remember(readListedFoods)
  const readPair = remember((text) => findBreaches(text, meatAndMilk))
  const marksByText = new Map<string, BlockDecorations>()
  let wishes: readonly CheckedWish[] = []
  let breachesOf = remember((text) => findBreaches(text, wishes))

  return function check({ blocks }: LimitedBlocks, wished: readonly CheckedWish[]): RecipeCheck {
    if (wished !== wishes) breachesOf = remember((text) => findBreaches(text, wished))
    wishes = wished
    const texts = blocks.map(({ text, isPlain }) => (isPlain ? '' : text))
    const textLines = texts.flatMap(textLinesOf)
    const listed = textLines.filter(isIngredient).flatMap(({ text }) => listedIn(text))
    // A title may compare the dish with a food that it does not have, so it does not count.
    const title = textLines.find(({ kind, isBold }) => kind === 'heading' || isBold)
    const findIn = (read: (text: string) => readonly Breach[], all: readonly CheckedWish[]): Breaches =>
      new Map(
        textLines
          .filter((textLine) => textLine !== title)
          .map((textLine) => [
            textLine,
            read(textLine.text).filter((breach) => !isShortFor(textLine, breach, listed, all)),
          ]),
      )
    const breaches = findIn(breachesOf, wishes)
    const marks = texts.map((text) => {
      const before = marksByText.get(text)
      const now = markLines(textLinesOf(text), breaches)
      const own = before && JSON.stringify(before.decorations) === JSON.stringify(now.decorations) ? before : now
      marksByText.set(text, own)
      return own
    })
    const isKosher = wishes.some(({ name }) => name === 'Kosher')
    const pair = isKosher ? findMeatWithMilk(findIn(readPair, meatAndMilk)) : undefined
    return { findings: listFindings(breaches, pair), marks }
  }
}

type Breaches = ReadonlyMap<TextLine, readonly Breach[]>

/** The line of an ingredient, as opposed to a step. */
const isIngredient = ({ kind, isOrdered }: TextLine) => kind === 'item' && !isOrdered

/** A food that the ingredients name, with their words for it. */
interface ListedFood {
  readonly food: Food
  readonly words: string
}

/** The foods of an ingredient. The words after a comma may name other ones: "and more for the noodles". */
const readListedFoods = (text: string): ListedFood[] =>
  findFoods(text.split(',', 1)[0] ?? '', true).map(({ food, start, end }) => ({
    food,
    words: text.slice(start, end).toLowerCase(),
  }))

/** Words before the short name of a food that the ingredients name: "boil the noodles". */
const definite = /\b(?:the|these|this|those|your|each|both|cooked|drained|soaked|remaining)\s+$/i

/** Whether words are short for a listed food that breaks none of the same wishes for certain: rice noodles. */
function isShortFor(
  textLine: TextLine,
  breach: Breach,
  listed: readonly ListedFood[],
  wishes: readonly CheckedWish[],
): boolean {
  const { food: named, wishes: broken, start } = breach
  if (!named || !definite.test(textLine.text.slice(0, start)) || listed.some(({ food }) => food.name === named.name))
    return false
  const end = ` ${wordsOf(textLine, breach).toLowerCase().replace(/s$/, '')}`
  const meant = listed.filter(({ food, words }) => ` ${words.replace(/s$/, '')}`.endsWith(end) || isKindOf(food, named))
  const breaksSame = ({ food }: ListedFood) =>
    wishes.some(({ name, excludes }) => broken.some((each) => each.name === name) && excludes(food) === 'named')
  return meant.length > 0 && !meant.some(breaksSame)
}

const wordsOf = (textLine: TextLine, { start, end }: Breach) => textLine.text.slice(start, end)

/** The first meat and the first milk of a recipe that has both for certain: "chicken with butter". */
function findMeatWithMilk(breaches: Breaches): Finding | undefined {
  const [meat, milk] = meatAndMilk.map((wish) => {
    for (const [textLine, found] of breaches) {
      const isCertain = (breach: Breach) =>
        breach.wishes.some(({ name, certainty }) => name === wish.name && certainty === 'named')
      const breach = found.find(isCertain)
      if (breach) return wordsOf(textLine, breach)
    }
    return undefined
  })
  if (!meat || !milk) return undefined
  return { word: `${meat} with ${milk}`, wish: 'Kosher', certainty: 'named', food: milk.toLowerCase() }
}

function markLines(textLines: readonly TextLine[], breaches: Breaches): BlockDecorations {
  const decorations = textLines.flatMap((textLine) =>
    (breaches.get(textLine) ?? []).flatMap((breach): Decoration[] => {
      const names = [...new Set(breach.wishes.map(({ name }) => name))].join(', ')
      const certainty = breach.wishes.some((each) => each.certainty === 'named') ? 'named' : 'maybe'
      return locate(textLine, breach.start, breach.end).map(({ node, start, end }) => ({
        ...{ type: 'mark', node, start, end, certainty },
        wishes: names,
      }))
    }),
  )
  return { decorations, ingredients: new Map() }
}

function listFindings(breaches: Breaches, pair: Finding | undefined): Finding[] {
  const findings = new Map<string, Finding>()
  for (const [textLine, found] of breaches)
    for (const breach of found) {
      const word = wordsOf(textLine, breach)
      for (const { name, certainty } of breach.wishes) {
        const key = `${breach.food?.name ?? word.toLowerCase()}: ${name}`
        if (!findings.has(key)) findings.set(key, { word, wish: name, certainty, food: word.toLowerCase() })
      }
    }
  // Each of the two may be kosher alone, so neither is marked.
  const all = [...findings.values(), ...(pair ? [pair] : [])]
  return [
    ...all.filter(({ certainty }) => certainty === 'named'),
    ...all.filter(({ certainty }) => certainty === 'maybe'),
  ]
}
