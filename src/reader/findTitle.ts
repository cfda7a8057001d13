import { bare, isYieldOrTime } from './facts'
import { blankLine, type MarkdownLine } from './markdownLines'
import { isCredit, partLabel } from './sectionHeadings'

/** Where the name of the dish stands: a range of the text of a line. */
export interface TitlePlace {
  readonly line: number
  readonly start: number
  readonly end: number
}

/** Headings that are not titles. */
const noTitle =
  /^for the\b|^(?:to|from|date|cc)\s*:|^(?:hi|dear)\s|^by \S|^\d[.,]\d .*\b(?:votes|ratings|reviews|stars)\b|^\d+ (?:votes|ratings|reviews|comments)\b|\b(?:ingredients|times?)$|^(?:some )?(?:ideas?|suggestions?|options?)\b|^(?:\d{1,2}[.)] )?(?:recipe )?overview$|^(?:(?:iteration |change ?)log|description)$|^(?:references|sources?|notes?|details|info(?:rmation)?|at a glance|recipe|summary|facts|(?:the )?answer|your recipe)$|^(?:course|cuisine|category|difficulty|author|keywords?|tags?|diet|source)\s*:/i

/** The buttons of a page: "Jump to Recipe – Print". */
const command =
  '(?:jump to|print|save|pin|rate|share|read|watch|leave)(?: (?:the|this|an?))?(?: (?:recipes?|reviews?|comments?|video|it))?'
const commands = new RegExp(`^${command}(?:(?:[–—|·•/-]| (?:[–—|·•/-] )?)${command})*$`, 'i')

/** The marks of a page, and addresses. */
const noName = /[<>]|\bhttps?:\/\//i

/** The longest heading that is a title, in characters. */
const LONGEST_HEADING = 300
/** Whether words may be the name of a dish: not a fact, not a whole sentence. */
const mayBeTitle = (plain: string, longest = 100) => {
  const text = bare(plain)
  return (
    /\p{L}/u.test(text) &&
    text.length > 1 &&
    text.length <= longest &&
    !isYieldOrTime(text) &&
    ![noTitle, commands].some((pattern) => pattern.test(text)) &&
    !noName.test(plain) &&
    !isCredit(plain)
  )
}

export const titleLabel =
  /^(?:(?:recipe(?: (?:title|name))?|title|dish(?: name)?|name|recommended dish)\s*[:–-]|\[?recipe\]|subject\s*:(?:\s*(?:re|fwd?)\s*:)*)\s*/i

/** "Here's a simple recipe for lemon rice:", "Try this recipe for …": the name follows. */
const nameAfter =
  /\b(?:(?:this )?recipes? (?:is )?(?:for|called|to make)|recipe for you:|(?:breakfast|lunch|dinner|snack|dessert|meal) (?:option|idea|dish) (?:could|would|might|is) be|(?:dish|soup|stew|bread|dessert|classic) (?:called|known as|named)|how to (?:make|cook|prepare)|\b(?:steps|guide|way) (?:to|for) (?:mak(?:e|ing)|cook(?:ing)?|prepar(?:e|ing)|bak(?:e|ing))|[.!] (?:making|baking|cooking|preparing)(?=[^.:]{3,40}(?:, an? | is | at home))|^(?:\p{Lu}\p{L}+: )?to (?:make|cook|bake|prepare)(?=[^.:]{3,60}, (?:follow|you|here|do|start))|(?:let['’]s|you (?:can|could)|I['’]d|I would|I (?:suggest|recommend)|how about)(?: (?:make|cook|try|suggest|recommend|making))?|help you (?:to )?(?:make|cook|prepare|bake)|here(?:['’]s| is))\s+(?=\S)/giu
/** An apology has one of these words within so many characters. A recipe may have one later. */
const APOLOGY_WITHIN = 300
const apology =
  /\b(?:sorry|unfortunately|apologi[sz]e|unable to|i(?: a|['’])m afraid|(?:can ?not|can['’]t|could(?: not|n['’]t)) (?:make|recommend|suggest|offer|create|provide|think of|come up with|be made)|not possible to (?:make|cook)|no recipe can)\b/i
/** Whether a reply begins with an apology. A recipe may follow it. */
export const apologizes = (reply: string): boolean => apology.test(reply.slice(0, APOLOGY_WITHIN))

/** A longer line names no dish, in characters. */
const MAX_SENTENCE = 600
const refuses = /\b(?:sorry|unfortunately|unable|can['’]?t|cannot|could ?n['’]t|not(?! only\b))\b/i
const nameEnd =
  /[,:;.!?–—(]|\s-\s|\s(?:recipe|that|which|using|you|with (?:the|your|what)|based on|from (?:the|your|scratch)|at home|for (?:you|\d+|two|four|six))\b/i
/** "A recipe for making pancakes" */
const gerund = /^(?:cooking|making|preparing|baking)\s+/i
const articles = /^(?:an?|the|some|my|your|this|these|our)\s+/i
const praise =
  /^(?:(?:very|super|really|quick|simple|easy|delicious|tasty|great|lovely|nice|creative|possible|basic|healthy|hearty|simplified|detailed|flavou?rful|wonderful|fantastic|perfect|classic|traditional|authentic|home-?made|unique|and|&)[ ,]+)+/i
/** Words that stand for any dish. */
const anyDish =
  /^(?:step-by-step|(?:an? )?guide|be|you|yours?|it|them|this|that|these|those|how|what|one|start|follow|enjoy|try|trying|tonight|dinner|lunch|breakfast|\d+|two|three|four|six|use|good use)\b|^(?:vegan|vegetarian|[a-z]{3,7}[- ]free|classic|traditional|authentic|home-?made|comprehensive)$|\b(?:recipes?|dinner|lunch|breakfast|meals?|dish(?:es)?|ideas?|options?|ingredients|way|suggestions?|something|hand|people|snack|supper|treat|twist|version|use|these)$/i

/**
 * Finds the name of the dish in the lines before the ingredients.
 *
 * @param hasBody whether there are ingredients or steps. Otherwise a short line may be anything.
 */
export function findTitle(preamble: readonly MarkdownLine[], hasBody: boolean): TitlePlace | undefined {
  const filled = preamble.filter(({ kind }) => kind !== 'blank')
  const labels = new Set(filled.filter((line, index) => labelsFact(line, filled[index + 1])))
  const lines = preamble.map((line) => (labels.has(line) ? blankLine : line))
  const whole = (isTitle: (line: MarkdownLine, index: number) => boolean) => wholeLine(lines, lines.findIndex(isTitle))
  const first = lines.findIndex(({ kind }) => kind !== 'blank')
  const last = lines.findLastIndex(({ kind }) => kind !== 'blank')
  return (
    whole(({ kind, plain }) => kind === 'heading' && mayBeTitle(plain, LONGEST_HEADING)) ??
    whole(({ kind, isBold, plain }, index) => {
      const hasColon = /:\W{0,9}$/.test(plain)
      // With a colon it stands right above the ingredients: "**Lemon salmon:**", or is first: "Vegan Lasagna Recipe:".
      const isTitle = hasBody && (isBold ? index === last : index === first && !talks.test(plain))
      const isName = hasColon ? isTitle && !partLabel.test(bare(plain)) : isBold
      return kind === 'text' && isName && (isBold ? mayBeTitle(plain) : nameWithColon.test(plain))
    }) ??
    whole(
      ({ kind, plain }) =>
        kind === 'text' && titleLabel.test(bare(plain)) && mayBeTitle(bare(plain).replace(titleLabel, '')),
    ) ??
    (hasBody ? plainTitle(lines) : undefined) ??
    nameInSentence(lines)
  )
}

const nameWithColon = /^\P{L}{0,5}\p{Lu}[^.!?:,]{3,60}:\s*$/u
/** Words of somebody who talks to the user, or those over a list. */
const talks = /\b(?:here|sure|certainly|this|these|to|following|you|your|i|we|my|let['’]s|for|is|are)\b/i

/** Whether the line below is the value of a fact: "Total Time" above "35 minutes", "Servings" above "4 people". */
const labelsFact = ({ plain }: MarkdownLine, below: MarkdownLine | undefined): boolean =>
  below !== undefined && !isYieldOrTime(plain) && isYieldOrTime(`${plain}: ${below.plain}`)

function wholeLine(lines: readonly MarkdownLine[], line: number): TitlePlace | undefined {
  const { text = '' } = lines[line] ?? {}
  return line < 0 ? undefined : { line, start: 0, end: text.length }
}

/**
 * The last plain line that may be a title, because chat may precede it: the last one above the facts, because a page has
 * buttons below them. A line right below one is a subtitle.
 */
function plainTitle(lines: readonly MarkdownLine[]): TitlePlace | undefined {
  const facts = lines.findIndex(({ kind, plain }) => kind === 'text' && isYieldOrTime(plain))
  const aboveFacts = lines.slice(0, Math.max(facts, 0)).findLastIndex(isPlainTitle)
  let line = aboveFacts < 0 ? lines.findLastIndex(isPlainTitle) : aboveFacts
  for (let above = lines[line - 1]; above && isPlainTitle(above); above = lines[line - 1]) line -= 1
  return wholeLine(lines, line)
}

/** Sentences, facts beside others, labels ("**You have:** rice"), times with an emoji ("20 min ⏱"), and words of a chat. */
const noPlainTitle =
  /[.!?:,]\s*$|\s[|·]\s|^(?:\*\*|__)[^*_]{2,40}:(?:\*\*|__)\s|^\(.*\)$|:\s[^:]*\d|\d[^\d]{0,20}\p{So}\s*$|^(?:sure|certainly|of course|absolutely|okay|here|i|enjoy)\b/iu

const isPlainTitle = ({ kind, plain, text }: MarkdownLine): boolean =>
  kind === 'text' &&
  mayBeTitle(plain) &&
  bare(plain).split(/\s+/).length <= 10 &&
  ![plain, text].some((words) => noPlainTitle.test(words))

/** Finds a name in a sentence, behind the words that announce it. */
function nameInSentence(lines: readonly MarkdownLine[]): TitlePlace | undefined {
  for (const [line, { kind, text }] of lines.entries()) {
    if (kind !== 'text' || text.length > MAX_SENTENCE || refuses.test(text)) continue
    for (const match of text.matchAll(nameAfter)) {
      const place = nameFrom(text, match.index + match[0].length)
      if (place) return { line, ...place }
    }
  }
  return undefined
}

/** Reads a name that begins at an index of a sentence, without the article and the praise before it. */
function nameFrom(text: string, from: number): Omit<TitlePlace, 'line'> | undefined {
  let start = from
  for (const before of [gerund, articles, praise, /^[*_"“]+/]) start += before.exec(text.slice(start))?.[0].length ?? 0
  const [words = ''] = text.slice(start, start + 120).split(nameEnd, 1)
  // The marks around a name are not of it, but those of bold words within it are.
  const name = words.trimEnd().replace(/^([^*_"”]*)[*_"”]+$/, '$1')
  const isName = name.length > 3 && name.split(/\s+/).length <= 10 && !anyDish.test(name) && !/\brecipe\b/i.test(name)
  return isName ? { start, end: start + name.length } : undefined
}

/** The last part of a title: " – 15 min", " | serves 2". */
const lastPart = /\s(?:[–—|·•-]\s|\s{2,})([^–—|·•]{1,40})$/

/** Returns a title without the yield and the times at its end. */
function withoutFacts(text: string): string {
  const [part = '', fact = ''] = lastPart.exec(text) ?? []
  return part !== '' && isYieldOrTime(fact) ? withoutFacts(text.slice(0, -part.length).trimEnd()) : text
}

/** Returns the name of a dish without a label, emojis, servings or times. */
export const titleText = (text: string): string => {
  const name = bare(
    withoutFacts(text)
      // A link whose address is elsewhere: "[Leek pie][1]".
      .replace(/^\s*\[([^[\]]{1,100})\]\[[^[\]]{0,40}\]/, '$1')
      .replace(/^\d{1,2}[.)]\s+/, '')
      .replace(/\(([^()]*)\)/g, (brackets, inner: string) => (isYieldOrTime(inner) ? '' : brackets)),
  )
    .replace(titleLabel, '')
    .replace(/(?<!\p{So}|\uFE0F|\u200D|\s)(?:\p{So}|\uFE0F|\u200D|\s)+$/u, '')
    .replace(/\s+/g, ' ')
  // The quotation marks of a file: `title: "Tart"`.
  return name.replace(/(?<=^[^"“”]*)["”]$/, '') || text.trim()
}
