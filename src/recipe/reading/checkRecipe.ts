import type { Root } from 'hast'
import type { Certainty } from '../../food/contents'
import { type Breach, type CheckedWish, findBreaches } from '../../food/findBreaches'
import { findFoods } from '../../food/findFoods'
import { type Food, isKindOf } from '../../food/foods'
import type { BlockDecorations, Decoration } from './decorations'
import type { LimitedBlocks } from './renderLimits'
import { locate, type Row, readRows } from './rows'

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
  /** What is certain first. */
  readonly findings: readonly Finding[]
  /** The marks in the words of each block. */
  readonly marks: readonly BlockDecorations[]
}

/** Sentences of the cookbook, and of many models, that name what is not in the recipe. */
const absent = /[^.!?\n]*\bas you asked\b[^.!?\n]*|\b(?:not used|left over|i didn['’]t recogni[sz]e)\s*:[^.!?\n]*/gi

/** A row with spaces in place of such sentences. */
const withoutAbsent = (row: Row): Row => ({ ...row, text: row.text.replace(absent, (text) => ' '.repeat(text.length)) })

const hasMeat: CheckedWish = { name: 'meat', excludes: (food) => food.contents.get('meat') }
const hasMilk: CheckedWish = { name: 'milk', excludes: (food) => food.contents.get('milk') }
/**
 * Returns a function that checks a recipe against wishes. It is made for one recipe: while that grows, only its last
 * block is read again, and the marks of the others stay the same objects.
 */
export function createRecipeCheck(parseBlock: (markdown: string) => Root) {
  const rowsByText = new Map<string, readonly Row[]>()
  const marksByText = new Map<string, BlockDecorations>()

  function rowsOf(text: string): readonly Row[] {
    const rows = rowsByText.get(text) ?? readRows([parseBlock(text)]).map(withoutAbsent)
    rowsByText.set(text, rows)
    return rows
  }

  return function check({ blocks }: LimitedBlocks, wishes: readonly CheckedWish[]): RecipeCheck {
    const texts = blocks.map(({ text, isPlain }) => (isPlain ? '' : text))
    const rows = texts.flatMap(rowsOf)
    const breaches = findAll(rows, wishes)
    const marks = texts.map((text) => {
      const before = marksByText.get(text)
      const now = markRows(rowsOf(text), breaches)
      const own = before && JSON.stringify(before.decorations) === JSON.stringify(now.decorations) ? before : now
      marksByText.set(text, own)
      return own
    })
    return { findings: listFindings(breaches, rows, wishes), marks }
  }
}

type Breaches = ReadonlyMap<Row, readonly Breach[]>

/** The line of an ingredient, as opposed to a step. */
const isIngredient = ({ kind, isOrdered }: Row) => kind === 'item' && !isOrdered

/** A food that the ingredients name, with their words for it. */
interface ListedFood {
  readonly food: Food
  readonly words: string
}

/**
 * Finds the breaches of each row. The title does not count, because a dish may be named after what it is like. In steps
 * "the noodles" are those of the ingredients: rice noodles.
 */
function findAll(rows: readonly Row[], wishes: readonly CheckedWish[]): Breaches {
  const listed = rows.filter(isIngredient).flatMap((row) =>
    // What comes after a comma may name other foods: "and more for the noodles".
    findFoods(row.text.split(',', 1)[0] ?? '', true).map(({ food, start, end }) => ({
      ...{ food, words: row.text.slice(start, end).toLowerCase() },
    })),
  )
  const title = rows.find(({ kind, isBold }) => kind === 'heading' || isBold)
  return new Map(
    rows
      .filter((row) => row !== title)
      .map((row) => [row, findBreaches(row.text, wishes).filter((breach) => !isShortFor(row, breach, listed, wishes))]),
  )
}

/** Words before the short name of a food that the ingredients name: "boil the noodles". */
const definite = /\b(?:the|these|this|those|your|each|both|cooked|drained|soaked|remaining)\s+$/i

/** Whether words are short for a listed food that breaks none of the same wishes for certain. */
function isShortFor(row: Row, breach: Breach, listed: readonly ListedFood[], wishes: readonly CheckedWish[]): boolean {
  const { food: named, wishes: broken, start } = breach
  if (!named || !definite.test(row.text.slice(0, start)) || listed.some(({ food }) => food.name === named.name))
    return false
  const end = ` ${wordsOf(row, breach).toLowerCase().replace(/s$/, '')}`
  const meant = listed.filter(({ food, words }) => ` ${words.replace(/s$/, '')}`.endsWith(end) || isKindOf(food, named))
  const breaksSame = ({ food }: ListedFood) =>
    wishes.some(({ name, excludes }) => broken.some((each) => each.name === name) && excludes(food) === 'named')
  return meant.length > 0 && !meant.some(breaksSame)
}

const wordsOf = (row: Row, { start, end }: Breach) => row.text.slice(start, end)

/** The first meat and the first milk of a recipe that has both for certain: "chicken with butter". */
function findMeatWithMilk(rows: readonly Row[]): Finding | undefined {
  const [meat, milk] = [hasMeat, hasMilk].map((wish) => {
    for (const [row, breaches] of findAll(rows, [wish])) {
      const found = breaches.find((breach) => breach.wishes.some(({ certainty }) => certainty === 'named'))
      if (found) return wordsOf(row, found)
    }
    return undefined
  })
  if (!meat || !milk) return undefined
  return { word: `${meat} with ${milk}`, wish: 'Kosher', certainty: 'named', food: milk.toLowerCase() }
}

function markRows(rows: readonly Row[], breaches: Breaches): BlockDecorations {
  const decorations = rows.flatMap((row) =>
    (breaches.get(row) ?? []).flatMap((breach): Decoration[] => {
      const names = [...new Set(breach.wishes.map(({ name }) => name))].join(', ')
      const certainty = breach.wishes.some((each) => each.certainty === 'named') ? 'named' : 'maybe'
      return locate(row, breach.start, breach.end).map(({ node, start, end }) => ({
        ...{ type: 'mark', node, start, end, certainty },
        wishes: names,
      }))
    }),
  )
  return { decorations, ingredients: new Map() }
}

function listFindings(breaches: Breaches, rows: readonly Row[], wishes: readonly CheckedWish[]): Finding[] {
  const findings = new Map<string, Finding>()
  for (const [row, found] of breaches)
    for (const breach of found) {
      const word = wordsOf(row, breach)
      for (const { name, certainty } of breach.wishes) {
        const key = `${breach.food?.name ?? word.toLowerCase()}: ${name}`
        if (!findings.has(key)) findings.set(key, { word, wish: name, certainty, food: word.toLowerCase() })
      }
    }
  // Each of the two may be kosher alone, so neither is marked.
  const pair = wishes.some(({ name }) => name === 'Kosher') ? findMeatWithMilk(rows) : undefined
  const all = [...findings.values(), ...(pair ? [pair] : [])]
  return [
    ...all.filter(({ certainty }) => certainty === 'named'),
    ...all.filter(({ certainty }) => certainty === 'maybe'),
  ]
}
