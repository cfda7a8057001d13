import { stripInvisible } from '../lib/invisibleCharacters'
import { titleText } from './findTitle'
import { labelReply } from './labelLines'
import { withoutEmphasis } from './markdownLines'
import { replyKind } from './replyKind'

/** The longest reply whose title is looked for, in characters. The title stands at the beginning. */
const MAX_LENGTH = 32 * 1024
/** The longest title, in characters. */
const MAX_TITLE = 300

/** The name of the dish; "Recipe" for a recipe that has none, and the first line of other replies. */
export function titleOf(markdown: string): string {
  const start = stripInvisible(markdown.slice(0, MAX_LENGTH))
  const heading = labelReply(start.replace(/\r\n?/g, '\n'))?.find(({ label }) => label === 'title')?.text
  const [firstLine = ''] = start
    .trim()
    .replace(/^#{1,6}(?:[ \t]+|$)/, '')
    .split('\n', 1)
  const title = heading ?? (replyKind(start) === 'recipe' ? '' : firstLine)
  return titleText(withoutEmphasis(title.slice(0, MAX_TITLE))) || 'Recipe'
}
