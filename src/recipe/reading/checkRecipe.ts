import type { Root } from 'hast'
import type { Certainty } from '../../food/contents'
import { type Breach, type CheckedWish, findBreaches } from '../../food/findBreaches'
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

/** Lines of the cookbook, and of many models, that name what is not in the recipe. */
const namesWhatIsLeft = /\bas you asked\b|^\W*(?:not used|left over|i didn['’]t recogni[sz]e)\b/i

const hasMeat: CheckedWish = { name: 'meat', excludes: (food) => food.contents.get('meat') }
const hasMilk: CheckedWish = { name: 'milk', excludes: (food) => food.contents.get('milk') }
/**
 * Returns a function that checks a recipe against wishes. It is made for one recipe: while that grows, only its last
 * block is read again, and the marks of the others stay the same objects.
 */
export function createRecipeCheck(parseBlock: (markdown: string) => Root) {
  const rowsByText = new Map<string, readonly Row[]>()
  const marksByText = new Map<string, BlockDecorations>()
  let markedWishes: readonly CheckedWish[] = []

  function rowsOf(text: string): readonly Row[] {
    const rows = rowsByText.get(text) ?? readRows([parseBlock(text)]).filter((row) => !namesWhatIsLeft.test(row.text))
    rowsByText.set(text, rows)
    return rows
  }

  return function check({ blocks }: LimitedBlocks, wishes: readonly CheckedWish[]): RecipeCheck {
    const texts = blocks.map(({ text, isPlain }) => (isPlain ? '' : text))
    const rows = texts.flatMap(rowsOf)
    if (wishes !== markedWishes) marksByText.clear()
    markedWishes = wishes
    const marks = texts.map((text) => {
      const own = marksByText.get(text) ?? markRows(rowsOf(text), wishes)
      marksByText.set(text, own)
      return own
    })
    return { findings: listFindings(rows, wishes), marks }
  }
}

const wordsOf = (row: Row, { start, end }: Breach) => row.text.slice(start, end)

/** The first meat and the first milk of a recipe that has both for certain: "chicken with butter". */
function findMeatWithMilk(rows: readonly Row[]): Finding | undefined {
  const first = (wish: CheckedWish) =>
    rows
      .flatMap((row) => findBreaches(row.text, [wish]).map((breach) => ({ breach, words: wordsOf(row, breach) })))
      .find(({ breach }) => breach.wishes.some(({ certainty }) => certainty === 'named'))?.words
  const [meat, milk] = [first(hasMeat), first(hasMilk)]
  if (!meat || !milk) return undefined
  return { word: `${meat} with ${milk}`, wish: 'Kosher', certainty: 'named', food: milk }
}

function markRows(rows: readonly Row[], wishes: readonly CheckedWish[]): BlockDecorations {
  const decorations = rows.flatMap((row) =>
    findBreaches(row.text, wishes).flatMap((breach): Decoration[] => {
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

function listFindings(rows: readonly Row[], wishes: readonly CheckedWish[]): Finding[] {
  const findings = new Map<string, Finding>()
  for (const row of rows)
    for (const breach of findBreaches(row.text, wishes)) {
      const word = wordsOf(row, breach)
      for (const { name, certainty } of breach.wishes) {
        const key = `${breach.food?.name ?? word.toLowerCase()}: ${name}`
        if (!findings.has(key)) findings.set(key, { word, wish: name, certainty, food: word })
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
