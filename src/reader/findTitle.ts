import { findFoods } from '../food'
import { capitalize } from '../lib/text'
import { isYieldOrTime } from './facts'
import type { MarkdownLine } from './markdownLines'
import { bare, withoutEmphasis } from './markdownLines'
import { isCredit, partLabel } from './sectionHeadings'

/** Where the name of the dish stands. */
export interface TitlePlace {
  readonly line: number
  /** The name, where the line is a sentence that announces it. */
  readonly name?: string
}

/** Headings that are not titles, and lines of a page: its marks, its buttons, addresses, votes, labels of facts. */
const noTitle =
  /[<>]|https?:|^(?:for the|by)\s|\b(?:ingredients|times?)$|^\d[\d.,]* .*\b(?:votes|ratings|reviews|comments)\b|^(?:some )?(?:ideas?|suggestions?|options?)\b|^(?:(?:recipe )?overview|description|references|sources?|notes?|details|info(?:rmation)?|at a glance|(?:your )?recipe|summary|facts|answer|response|servings?|yield)$|^(?:course|cuisine|category|difficulty|author|keywords?|tags?|diet|to|from|date)\s*:/i

/** The buttons of a page: "Jump to Recipe – Print". */
const command =
  '(?:jump to|print|save|pin|rate|share|read|watch|leave)(?: (?:the|this|an?))?(?: (?:recipes?|reviews?|comments?|video|it))?'
const commands = new RegExp(`^${command}(?:(?:[–—|·•/-]| {1,4}(?:[–—|·•/-] {1,4})?)${command})*$`, 'i')

/** In characters. */
const LONGEST_HEADING = 300
/** Whether words may be the name of a dish: not a fact, not a whole sentence. */
const mayBeTitle = (plain: string, longest = 100) => {
  const text = bare(plain)
  return (
    /\p{L}./u.test(text) &&
    text.length <= longest &&
    !isYieldOrTime(text) &&
    ![noTitle, commands].some((pattern) => pattern.test(text)) &&
    !isCredit(plain)
  )
}

export const titleLabel =
  /^(?:(?:recipe(?: (?:title|name))?|title|dish(?: name)?|name|recommended dish)\s*[:–-]|\[?recipe\]|subject\s*:(?:\s*(?:re|fwd?)\s*:)*)\s*/i

/** An apology has one of these words within so many characters. A recipe may have one later. */
const APOLOGY_WITHIN = 300
const apology =
  /\b(?:sorry|unfortunately|apologi[sz]e|unable to|i(?: a|['’])m afraid|(?:can ?not|can['’]t|could(?: not|n['’]t)) (?:make|recommend|suggest|offer|create|provide|think of|come up with|be made)|not possible to (?:make|cook)|no recipe can)\b/i
/** Whether a reply begins with an apology. A recipe may follow it. */
export const apologizes = (reply: string): boolean => apology.test(reply.slice(0, APOLOGY_WITHIN))

/** Finds the name of the dish in the lines before the ingredients. Without a body a short line may be anything. */
export function findTitle(lines: readonly MarkdownLine[], hasBody: boolean): TitlePlace | undefined {
  const whole = (isTitle: (line: MarkdownLine, index: number) => boolean) => placeAt(lines.findIndex(isTitle))
  const first = lines.findIndex(({ kind }) => kind !== 'blank')
  const last = lines.findLastIndex(({ kind }) => kind !== 'blank')
  return (
    whole(({ kind, plain }) => kind === 'heading' && mayBeTitle(plain, LONGEST_HEADING)) ??
    whole(({ kind, isBold, plain }, index) => {
      if (kind !== 'text') return false
      const hasColon = /:\W{0,9}$/.test(plain)
      // With a colon it stands right above the ingredients: "**Lemon salmon:**", or is first: "Vegan Lasagna Recipe:".
      const isPart = partLabel.test(bare(plain))
      if (!isBold) return hasBody && index === first && nameWithColon.test(plain) && !talks.test(plain) && !isPart
      return mayBeTitle(plain) && (!hasColon || (hasBody && index === last && !isPart))
    }) ??
    whole(
      ({ kind, plain }) =>
        kind === 'text' && titleLabel.test(bare(plain)) && mayBeTitle(bare(plain).replace(titleLabel, '')),
    ) ??
    (hasBody ? plainTitle(lines) : undefined) ??
    announcedName(lines)
  )
}

const nameWithColon = /^\P{L}{0,5}\p{Lu}[^.!?:,]{3,60}:\s*$/u
/** Words of somebody who talks to the user, or those over a list. */
export const talks = /\b(?:here|sure|certainly|this|these|to|following|you|your|i|we|my|let['’]s|for|is|are)\b/i

const placeAt = (line: number): TitlePlace | undefined => (line < 0 ? undefined : { line })

/** The last plain line that may be a title: behind the chat, above the facts. A line right below one is a subtitle. */
function plainTitle(lines: readonly MarkdownLine[]): TitlePlace | undefined {
  const facts = lines.findIndex(({ kind, plain }) => kind === 'text' && isYieldOrTime(plain))
  const aboveFacts = lines.slice(0, Math.max(facts, 0)).findLastIndex(isPlainTitle)
  let line = aboveFacts < 0 ? lines.findLastIndex(isPlainTitle) : aboveFacts
  for (let above = lines[line - 1]; above && isPlainTitle(above); above = lines[line - 1]) line -= 1
  return placeAt(line)
}

/** Sentences, facts beside others, labels ("**You have:** rice"), times with an emoji ("20 min ⏱"), and words of a chat. */
const noPlainTitle =
  /[.!?:,]\s*$|\s[|·]\s|^(?:\*\*|__)[^*_]{2,40}:(?:\*\*|__)\s|^\(.*\)$|:\s[^:]*\d|\d[^\d]{0,20}\p{So}\s*$|^(?:sure|certainly|of course|absolutely|okay|here|i|enjoy|hi(?!-)|dear)\b/iu

const isPlainTitle = ({ kind, plain, text }: MarkdownLine): boolean =>
  kind === 'text' &&
  mayBeTitle(plain) &&
  bare(plain).split(/\s+/).length <= 10 &&
  ![plain, text].some((words) => noPlainTitle.test(words))

/** In characters. */
const MAX_SENTENCE = 600
const refuses = /\b(?:sorry|unfortunately|unable|can['’]?t|cannot|could ?n['’]t|not(?! only\b))\b/i
const article = '(?:an?|the|some|my|your|this|making|cooking|preparing|baking)\\s'
const praise =
  '(?:very|really|quick|simple|easy|delicious|tasty|great|lovely|nice|basic|healthy|hearty|simplified|detailed|classic|traditional|and|&)[ ,]'
/** "Here's a simple recipe for **lemon rice**:", "You could make …": the name follows, without articles and praise. */
const announced = new RegExp(
  [
    "\\b(?:recipes? (?:(?:is )?for|called)|(?:recipes? to|(?:steps|guide) (?:to|for)|how to|help you) (?:mak(?:e|ing)|cook(?:ing)?|prepar(?:e|ing))|I (?:suggest|recommend)|here(?:['’]s| is)|(?:let['’]s|you (?:can|could)|I['’]d|I would) (?:make|cook|try|suggest|recommend)|how about)\\s",
    `(?:${article})*(?:${praise})*(?!${article}|${praise})[*_"“]*`,
    '(?=((?:(?!\\brecipe)[^,:;.!?–—(]){4,80}?)[*_"”]*',
    '(?=[,:;.!?–—(]|\\s-\\s|\\s(?:recipe|that|which|using|you|i|we|with (?:the|your|what)|based on|from (?:the|your|scratch)|at home|for (?:you|\\d+|two|four|six))\\b|$))',
  ].join(''),
  'giu',
)
const anyDish =
  /^(?:step|guide|be|yours?|you|it|them|this|that|these|those|how|what|one|start|tonight|\d+|two|three|four|six|people)\b|^(?:vegan|vegetarian|comprehensive)$|\b(?:recipes?|dinner|lunch|breakfast|meals?|dish(?:es)?|ideas?|options?|ingredients|list|way|suggestions?|something|hand|people|snack|treat)$/i

/** The word before a name in bold: "a comforting **leek rice**". */
const wordBeforeBold = /^[^\s*_]+\s\*\*(?=[^\s*_]+\s[^*_]+$)/

function announcedName(lines: readonly MarkdownLine[]): TitlePlace | undefined {
  for (const [line, { kind, text }] of lines.entries()) {
    if (kind !== 'text' || text.length > MAX_SENTENCE || refuses.test(text)) continue
    const names = [...text.matchAll(announced)]
      .map(({ 1: name = '' }) => withoutEmphasis(name.replace(wordBeforeBold, '')))
      .filter((name) => name.split(/\s+/).length <= 10 && !anyDish.test(name))
    // "A cosy recipe for leek rice", but not "a ratatouille recipe for cold days"
    const found = names.find((name) => findFoods(name).length > 0) ?? names[0]
    if (found) return { line, name: capitalize(found) }
  }
  return undefined
}

/** A further part of a title, or one in brackets: " – 15 min", " | serves 2", "(serves 2)". */
const furtherPart = /\s(?:[–—|·•-]\s|\s{2,})([^–—|·•]{1,40})(?=$|\s[–—|·•-]\s|\s{3})|\(([^()]*)\)/g

/** Returns the name of a dish without a label, emojis, servings or times. */
export const titleText = (text: string): string => {
  const name = bare(
    text
      .replace(furtherPart, (all, part: string | undefined, inner = '') => (isYieldOrTime(part ?? inner) ? '' : all))
      .replace(/^\d{1,2}[.)]\s+/, ''),
  )
    .replace(titleLabel, '')
    .replace(/(?<!\p{So}|\uFE0F|\u200D|\s)(?:\p{So}|\uFE0F|\u200D|\s)+$/u, '')
    .replace(/\s+/g, ' ')
  // The quotation marks of a file: `title: "Tart"`.
  return name.replace(/(?<=^[^"“”]*)["”]$/, '') || text.trim()
}
