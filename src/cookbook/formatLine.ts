import { normalizeWords, standInRemarks } from '../food'
import { formatList } from '../lib/text'
import { displayName, inNumberOf, isMadeUp } from './ingredientNames'
import { isOnePiece, writeAmount } from './lineAmount'
import type { ListedLine } from './recipe'

/** Formats an ingredient line that has its amount and words for the listed foods. */
export function formatLine(line: ListedLine): string {
  const { ingredients, anyOf, amount } = line
  const said = ingredients.map(({ user }) => user?.name ?? '').join(' ')
  const alone = ingredients.length > 1 ? line.after : line.after.replace(/ (?:in all|of each)\b/, '')
  const after = withoutSaid(alone, said)
  const { quantity, unit, words } = amount
  const names = ingredients.map((each) => {
    const isMade = isMadeUp(each) && !after.includes('made up')
    const standIn = each.user?.food === each.food ? undefined : standInRemarks.get(each.user?.food.name ?? '')
    const remark = isMade ? `from the ${each.user?.name}` : standIn
    const name = displayName(each, isOnePiece(amount))
    const numbered = unit === '' && quantity > 1 ? inNumberOf('pieces', name) : name
    return `**${withoutRepetition(numbered, `${unit} ${words}`, line.after)}**${remark ? ` (${remark})` : ''}`
  })
  return `${writeAmount(amount)}${formatList(names, anyOf ? 'and' : 'or')}${after}`
}

/** Leaves out words of a name that stand beside it: "grated **grated cheese**", "**aji amarillo paste** paste". */
function withoutRepetition(name: string, before: string, after: string): string {
  const beside = new Set(normalizeWords(`${before} ${/^ \w+/.exec(after)?.[0] ?? ''}`))
  if (beside.has('grated')) beside.add('shredded')
  const words = name.split(' ').filter((word) => !normalizeWords(word).some((each) => beside.has(each)))
  return words.join(' ') || name
}

/** Leaves out how a food is if its name says so: a ripe plantain is ripe, and thighs are thighs. */
const withoutSaid = (after: string, names: string) =>
  after.replace(
    /^, (?:very |best |preferably )?([A-Za-z-]+)(?: or \w+)?(?: if possible)?(?=[,:]| on the bone|$)/,
    (state, word: string) => (normalizeWords(word).every((part) => normalizeWords(names).includes(part)) ? '' : state),
  )
