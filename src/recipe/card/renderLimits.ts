import { listOf } from './splitBlocks'

/** The most that may be parsed of a text, in characters: six times as much as a recipe of 1,024 tokens has. */
const MOST = 32 * 1024
/** The most lists and quotations within each other. The parser takes longer for each level than for the one before. */
const DEEPEST = 12

/*
 * What markdown costs to parse and render, in a unit of its own (about a microsecond of the machine it was measured
 * on): chosen so that of some hundred patterns none makes a task of 200 ms at 100 KB (npm run bench has the worst of
 * them), and that no recipe comes near it. The parser's time for a stretch of text grows with the square of the
 * marks in it.
 */
const A_BLOCK = 450
const AN_ITEM = 400
const A_CHARACTER = 4
const MARKS_SQUARED = 0.1
/** The most that a recipe may cost. */
const BUDGET = 250_000

/** A text, cut into what is to be parsed and what is to be shown as it came. */
export interface Affordable {
  readonly blocks: readonly { readonly markdown: string; readonly plain: boolean }[]
  /** What follows when there is too much of it; not to be parsed. */
  readonly rest: string
}

/**
 * Tells what of a text can be parsed in a time that nobody notices: a block that is too deep or costs too much
 * is to be shown as it came, and so is all that follows once the whole has cost too much. For a text that
 * grows, what was told of its earlier blocks stays true.
 *
 * @param blocks markdown, cut by blocksOf.
 */
export function affordable(blocks: readonly string[]): Affordable {
  const told: { markdown: string; plain: boolean }[] = []
  let size = 0
  let cost = 0
  for (const [index, markdown] of blocks.entries()) {
    const own = costOf(markdown)
    size += markdown.length
    const plain = own > BUDGET || depthOf(markdown) > DEEPEST
    if (!plain) cost += own
    if (size > MOST || cost > BUDGET) return { blocks: told, rest: blocks.slice(index).join('\n') }
    told.push({ markdown, plain })
  }
  return { blocks: told, rest: '' }
}

function costOf(block: string): number {
  // Rendered item by item, where it can be.
  const parts = listOf(block)?.items ?? [block]
  return parts.reduce((sum, part) => sum + costOfWhole(part), A_BLOCK)
}

function costOfWhole(markdown: string): number {
  const items = markdown.match(/^[ \t]*([-+*]|\d{1,9}[.)])/gm)?.length ?? 0
  const marks = markdown.match(/[*_[\]()<>&\\`!#=+\n-]/g)?.length ?? 0
  return AN_ITEM * items + A_CHARACTER * markdown.length + MARKS_SQUARED * marks * marks
}

/** How many lists and quotations may be within each other, by the marks that a line begins with and how far it is indented. */
function depthOf(markdown: string): number {
  let deepest = 0
  for (const [line] of markdown.matchAll(/^(?:[ \t]+|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/gm)) {
    const marks = line.match(/[>+*-]|\d+/g)?.length ?? 0
    const columns = line.replaceAll('\t', '    ').length
    // A level is indented by two columns at least (the mark, and a space) and by three or four mostly.
    deepest = Math.max(deepest, marks, Math.floor(columns / 3))
  }
  return deepest
}
