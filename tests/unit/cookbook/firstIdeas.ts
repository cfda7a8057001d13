import { isFullTier } from '../../support/tier'
import { replyFor } from './dish'

/** A new recipe may be a better idea, so a dish can be one of the first ideas. Before a release it must be the first. */
const MOST_IDEAS = isFullTier ? 1 : 3

export const findTitle = (reply: string): string | undefined => /^# (.+)$/m.exec(reply)?.[1]

/** The reply to a list that suggests a dish: the first, or one of the next ideas. The last of them if none does. */
export function findIdea(entries: readonly string[], isExpected: (title: string) => boolean): string {
  const avoid: string[] = []
  let reply = replyFor(entries)
  for (let title = findTitle(reply); title !== undefined && !isExpected(title); title = findTitle(reply)) {
    avoid.push(title)
    if (avoid.length === MOST_IDEAS) break
    reply = replyFor(entries, { seenTitles: avoid })
  }
  return reply
}
