import type { Label } from './labels'
import { labelReply } from './readReply'
import { splitBlocks } from './splitBlocks'
import { writeRecipe } from './writeRecipe'

/*
 * The caps keep hostile markdown from blocking the page. The parser's time grows with the square of the marks in a block:
 * 1,000 take up to 70 ms (docs/performance.md), and `npm run bench` measures the worst patterns. A recipe of 1,024 tokens
 * has up to 5,000 characters and 350 marks.
 */
const MAX_LENGTH = 32 * 1024
const MAX_BLOCKS = 250
const MAX_MARKS = 2500
const MAX_BLOCK_MARKS = 1000
/** A browser lays out a paragraph of 32 KB of some scripts, or of combining marks, in up to three seconds. */
const MAX_BLOCK_LENGTH = 6000
/** Lists and quotations in more than six levels. The parser needs more time for each level than for the one before. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){7}|^(?: {4}|\t){5}/m
/** The most cells of a table. A row with one cell is filled up to as many as the first one has. */
const MAX_CELLS = 600

/** A block of a recipe. */
export interface LimitedBlock {
  readonly text: string
  readonly isPlain: boolean
  /** The label of each line of its text; empty if the text is not a recipe. */
  readonly labels: readonly (Label | undefined)[]
}

/** A recipe, split into rendered blocks and plain text. */
export interface LimitedBlocks {
  readonly blocks: readonly LimitedBlock[]
  /** The end of the recipe, if it is over a cap for the whole recipe; to be shown as plain text. */
  readonly rest: string
}

/** Splits a reply into blocks like {@link limitMarkdown}, in the form that all recipes have on the page. */
export function limitBlocks(reply: string): LimitedBlocks {
  const text = reply.replace(/\r\n?/g, '\n')
  const labelled = labelReply(text)
  if (!labelled) return limitMarkdown(text)
  const lines = writeRecipe(labelled)
  const written = lines.slice(lines.findIndex(({ kind }) => kind !== 'blank'))
  const markdown = written.map((line) => line.markdown).join('\n')
  return limitMarkdown(
    markdown + text.slice(MAX_LENGTH),
    written.map(({ label }) => label),
  )
}

/**
 * Splits markdown into blocks. One over a cap is plain text, and so is everything from the block where a total cap is reached.
 * While a recipe grows, the result for all blocks but the last stays the same.
 */
export function limitMarkdown(markdown: string, labels: readonly (Label | undefined)[] = []): LimitedBlocks {
  const blocks: LimitedBlock[] = []
  let line = 0
  let end = 0
  let marks = 0
  for (const text of splitBlocks(markdown.slice(0, MAX_LENGTH + 1))) {
    const start = end
    end += text.length + 1
    const blockMarks = countMarks(text)
    const isPlain =
      text.length > MAX_BLOCK_LENGTH ||
      blockMarks > MAX_BLOCK_MARKS ||
      tooDeep.test(text) ||
      countCells(text) > MAX_CELLS
    if (!isPlain) marks += blockMarks
    if (blocks.length >= MAX_BLOCKS || end > MAX_LENGTH + 1 || marks > MAX_MARKS)
      return { blocks, rest: markdown.slice(start) }
    const count = text.split('\n').length
    blocks.push({ text, isPlain, labels: labels.slice(line, line + count) })
    line += count
  }
  return { blocks, rest: '' }
}

const countMarks = (markdown: string) => markdown.match(/[*_[\]()<>&\\`!#=+|\n-]|\d[.)]/g)?.length ?? 0

function countCells(markdown: string): number {
  if (!markdown.includes('|')) return 0
  const lines = markdown.split('\n')
  return lines.length * Math.max(...lines.map((line) => line.split('|').length))
}
