/** The longest line that is read for the title, in characters. A hostile one would take seconds. */
const MAX_TITLE_LINE = 300

/** The recipe's title: its first heading, else its first line, without markdown; "Recipe" if it has neither. */
export function titleOf(markdown: string): string {
  const lines = markdown.split('\n').map((line) => line.trim().slice(0, MAX_TITLE_LINE))
  const title = lines.find((line) => /^#{1,6}\s+\S/.test(line)) ?? lines.find((line) => line)
  const text = (title ?? '')
    .replace(/^#+\s*/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~#]/g, '')
    .trim()
  return text || 'Recipe'
}
