import { parseBlock } from './parseBlock'
import { limitBlocks } from './renderLimits'
import { readTextLines, type TextLine } from './textLines'

/** Returns a recipe without the marks of markdown, as one would write it to a friend: a line for each line and item. */
export function plainText(markdown: string): string {
  const { blocks, rest } = limitBlocks(markdown)
  const written: string[] = []
  let number = 0
  for (const { text, isPlain } of blocks) {
    const lines = isPlain ? [] : readTextLines([parseBlock(text)])
    const words = isPlain
      ? [text]
      : lines.map((line) => {
          number = line.kind === 'item' && line.isOrdered ? number + 1 : line.kind === 'heading' ? 0 : number
          return markOf(line, number) + line.text.trim() + endOf(line)
        })
    if (words.length > 0) written.push(words.join('\n'))
  }
  return [...written, rest].filter(Boolean).join('\n\n')
}

/** The headings of parts stand below those of the title and of the sections, and are read again by their colon. */
const endOf = ({ kind, level, text }: TextLine) =>
  kind === 'heading' && level > 2 && !/\p{P}$/u.test(text.trim()) ? ':' : ''

function markOf({ kind, depth, isOrdered }: TextLine, number: number): string {
  if (kind !== 'item') return ''
  return '  '.repeat(depth - 1) + (isOrdered && depth === 1 ? `${number}. ` : '- ')
}
