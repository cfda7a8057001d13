import { isNamed, opens } from './markdownHeadings'
import { createLine, type MarkdownLine } from './markdownLines'
import {
  bare,
  hasAmountAtAnEnd,
  isCredit,
  namesComponent,
  type Section,
  sectionOf,
  startsWithAmount,
} from './sectionHeadings'
import type { TextLine } from './textLines'

/*
 * Recipes in parts: each heading names the work of a part, and below it are the part's own ingredients and steps.
 * No heading says "ingredients" or "method".
 * And recipes without any heading over a list: one list of amounts with paragraphs below it, lists between the steps, and
 * RecipeMD, which has horizontal rules.
 */

/** Headings that name the work of a part: "Make the dough", "Brown beef; build base". Most dishes do not match: "Baked ziti". */
const partName =
  /^(?:(?:part|step) \d.{0,3})?(?:the (?:night|day|evening) before|(?:on )?the (?:next )?(?:day|morning)|in the (?:morning|evening)|day (?:\d|one|two)|(?:advance )?prep|prepare|make|mix|cook|brown|sear|carameli[sz]e|shape|form|assembl[ey]|build|finish|bake|boil|simmer|marinate|glaze|top|fill|wrap|roll|layer|whisk|blend|combine|toast|melt|season|coat|dress|serve|start|cut|chop|knead|chill|poach|steam|(?:roast|fry|grill)(?= (?:the|and)\b)|for the)\b/i
const MIN_PARTS = 2

const isPartName = (text: string) => text.length <= 80 && (partName.test(bare(text)) || namesComponent(text))

/** Puts the parts of a dish below its name, where a reply gives all of them headings of level 1. */
export function putPartsBelowTitle(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const [title, ...parts] = lines.filter(({ kind, level }) => kind === 'heading' && level === 1)
  if (!title || !parts.every(({ plain }) => isPartName(plain))) return lines
  return lines.map((line) => (parts.includes(line) ? createLine('heading', line.text, { level: 2 }) : line))
}

/** Where the sections of a recipe in parts, or of a list with paragraphs below it, begin, by the index of their first line. */
export function findPartLists(lines: readonly MarkdownLine[]): ReadonlyMap<number, Section> {
  const none = new Map<number, Section>()
  if (lines.some((line) => isOpener(opens(line)) && !isPartName(line.plain))) return none
  const starts = new Map<number, Section>()
  let parts = 0
  let partsWithoutList = 0
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'other' && parts > 0) starts.set(index, 'other')
    if (line.kind !== 'heading' || line.level === 1) continue
    const isPart = isPartName(line.plain)
    const [first] = below(lines, index)
    const [next, at = 0] = below(lines, index, isBullet)
    if (isPart && first && isBullet(first) && next && isParagraph(next)) {
      starts.set(index, 'ingredients')
      starts.set(at, 'method')
      parts += 1
    } else if (parts > 0) {
      const isWork = isPart && first !== undefined && isParagraph(first)
      starts.set(index, isWork ? 'method' : 'other')
      partsWithoutList += isWork ? 1 : 0
    }
  }
  // The last parts may have no ingredients of their own: "Bake".
  return parts > 0 && parts + partsWithoutList >= MIN_PARTS ? starts : findListAndOrders(lines)
}

/** The first word of a paragraph of instructions below a list of ingredients: an imperative. */
export const imperative =
  /^(?:(?:first|next|now|then),? |\p{L}{3,12}ly,? |to \p{L}+ [^,.]{2,40}, )?(?:(?:hot |moderate |slow )?oven(?= (?:at|to|\d))|make|prepare|scoop|melt|whisk|submerge|mix|combine|heat|preheat|in an?|beat|put|place|soak|grill|saut[eé]|fry|stir|rinse|add|cook|bring|boil|cut|chop|char|stuff|wrap|shape|strain|layer|arrange|squeeze|scrub|trim|halve|crush|grind|pound|coat|dredge|dip|skim|cover|let|leave|line|grease|break|crack|poach|stew|braise|broil|blanch|flatten|cream|toss|blend|pour|sift|fold|knead|roast|bake|drain|slice|dissolve|season|marinate|rub|spread|brown|sear|simmer|toast|warm|wash|peel|grate|mash|steam|refrigerate)\b/iu
/** Words of somebody who talks about dishes: "With these you could have a stew." */
const chat = /\b(?:i|i['’](?:d|ll|m|ve)|me|my|you (?:could|can|may|might|have)|would|with (?:these|this|that))\b/i
/** A list of fewer lines may be anything. */
const MIN_LISTED = 2

/** A list of ingredients, perhaps in parts with names, and paragraphs that say what to do, with no heading over them. */
function findListAndOrders(lines: readonly MarkdownLine[]): ReadonlyMap<number, Section> {
  const starts = new Map<number, Section>()
  const list = lines.findIndex(isBullet)
  // Below the title, it is of the whole dish.
  if (lines.slice(0, Math.max(0, list)).filter(({ kind }) => kind === 'heading').length > 1) return starts
  const isNameOfList = (line: MarkdownLine, index: number) => {
    const [first] = below(lines, index)
    const isName = line.kind === 'heading' ? line.level > 2 : line.kind === 'text' && isNamed(line)
    return isName && first !== undefined && isBullet(first)
  }
  const [next, at = 0] = below(lines, list, (line, index) => isBullet(line) || isNameOfList(line, index))
  const listed = lines.slice(list, at).filter(({ kind }) => kind === 'item')
  const amounts = listed.filter(({ plain }) => hasAmountAtAnEnd(plain)).length
  const tellsWork =
    next?.kind === 'text' &&
    !isNamed(next) &&
    /[.!]\s*$/.test(next.plain) &&
    kitchenWork.test(next.plain) &&
    !chat.test(next.plain)
  if (list < 0 || !next || !(isOrder(next) || tellsWork)) return starts
  // Few amounts do where several orders follow: "Olive oil", "Rice, cooked".
  const hasAmounts = amounts >= MIN_LISTED && amounts >= listed.length / 2
  const areOrders = amounts > 0 && listed.length > 2 && lines.slice(at).filter(isOrder).length > 1
  if (!hasAmounts && !areOrders) return starts
  const isEnd = (line: MarkdownLine) => line.kind === 'heading' || line.kind === 'other' || opens(line) === 'other'
  const end = lines.findIndex((line, index) => index > at && isEnd(line))
  const others = lines.slice(at, end < 0 ? undefined : end)
  // Another list may be of another part, and paragraphs with numbers are read as they are.
  if (others.some(({ kind }) => kind === 'item' || kind === 'row')) return starts
  starts.set(list, 'ingredients').set(at, 'method')
  if (end >= 0) starts.set(end, 'other')
  return starts
}

const horizontalRule = /^ {0,3}(?:-\s*){3,}$|^ {0,3}(?:\*\s*){3,}$/

/**
 * Names the parts of a recipe in RecipeMD (recipemd.org): title, words, yield, a rule, the ingredients, a rule, what to do.
 * Any other reply stays.
 */
export function nameParts(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const rules = [...lines.keys()].filter(
    (index) => lines[index]?.kind === 'other' && horizontalRule.test(lines[index].text),
  )
  const [first = 0, second = 0] = rules
  const told = lines.filter(({ kind }) => kind !== 'blank')
  const between = lines.slice(first + 1, second).filter(({ kind }) => kind !== 'blank')
  const isRecipe =
    rules.length === 2 &&
    told[0]?.kind === 'heading' &&
    told[0].level === 1 &&
    !lines.some((line) => isOpener(opens(line))) &&
    between.filter(isBullet).length >= MIN_LISTED &&
    between.every((line) => isBullet(line) || line.kind === 'heading') &&
    lines.slice(second + 1).some(({ kind }) => kind === 'text' || kind === 'item')
  if (!isRecipe) return lines
  const named = new Map([
    [first, 'Ingredients'],
    [second, 'Method'],
  ])
  return lines
    .map((line, index) => {
      const name = named.get(index)
      return name === undefined ? line : createLine('heading', name, { level: 2 })
    })
    .filter(({ kind, plain }) => kind !== 'heading' || /\p{L}/u.test(plain))
}

/** Words of somebody who cooks, anywhere in a line. */
export const kitchenWork =
  /\b(?:marinate|mix|combine|cook|fry|saut[eé]|heat|bake|roast|grill|boil|simmer|add|stir|fold|whisk|beat|blend|pour|press|melt|toss|serve|garnish|chop|rub|roll|knead|slice|peel|soak|spread|grease|brown|carameli[sz]e|cover|drain|rest|prepare|pre-?heat|sift|knead|remove|let|start|until|minutes?|mins?|hours?)\b/i
const MIN_LISTS = 2

/** More imperatives, with which the items of a list of steps begin. */
const orderOfList =
  /^(?:(?:gently|carefully|lightly|slowly|finely|quickly|meanwhile|then|once|when|after|while|to serve)\b|(?:remove|reduce|transfer|divide|roll|top|drizzle|sprinkle|serve|return|turn|set|use|take|allow|continue|repeat|press|pat|brush|flip|garnish|process|pulse|puree|microwave|freeze|chill|cool|form|adjust|discard|stack|fill|start|wait|chill|stuff|scrape|smash|lay)\b)/i
const isBulletedOrder = (line: MarkdownLine) =>
  isBullet(line) && (imperative.test(line.plain) || orderOfList.test(line.plain)) && line.plain.includes(' ')

/**
 * Numbers the items that say what to do, where amounts stand above them, as a list or in lines of their own, and no
 * heading tells the two. Any other reply stays.
 */
export function numberBulletedOrders(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const first = lines.findIndex(isBulletedOrder)
  const isTold = lines.some(
    (line) => isOpener(opens(line)) || line.kind === 'row' || (line.kind === 'item' && /\d/.test(line.mark)),
  )
  const amounts = lines.slice(0, Math.max(0, first)).filter(({ plain }) => hasAmountAtAnEnd(plain)).length
  const end = lines.findIndex((line, index) => index > first && (line.kind === 'heading' || isNamed(line)))
  const orders = lines.slice(first, end < 0 ? undefined : end).filter(isBullet)
  if (
    first < 0 ||
    isTold ||
    amounts < MIN_LISTED ||
    orders.length < MIN_LISTED ||
    orders.filter(isBulletedOrder).length < (2 * orders.length) / 3
  )
    return lines
  return lines.map((line) =>
    orders.includes(line) ? createLine('item', line.text, { mark: `${orders.indexOf(line) + 1}.` }) : line,
  )
}

/**
 * Numbers the steps of a recipe whose lists of ingredients stand between them, where they are needed: "Marinate", a
 * list, "in a bag for an hour. Fry", a list. Headings may name its parts, but none tells ingredients from steps. Any other
 * reply stays.
 */
export function numberStepsBetween(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const place = findStepsBetween(lines)
  if (!place) return lines
  let count = 0
  return lines.map((line, index) => {
    if (line.kind !== 'text' || index < place.start || index >= place.end || isCredit(line.text)) return line
    const isWrapped = lines[index - 1]?.kind === 'text'
    return isWrapped
      ? createLine('text', line.text, { indent: 3 })
      : createLine('item', line.text, { mark: `${++count}.` })
  })
}

/** Where the steps and the lists between them stand, by the indexes of their lines; undefined for any other reply. */
function findStepsBetween(
  lines: readonly MarkdownLine[],
): { readonly start: number; readonly end: number } | undefined {
  const list = lines.findIndex(isBullet)
  if (list < 0 || lines.some((line) => isOpener(opens(line)))) return undefined
  const notes = lines.findIndex((line, index) => index > list && (line.kind === 'other' || opens(line) === 'other'))
  const end = notes < 0 ? lines.length : notes
  // The first step is above the first list. What stands before may be a quotation, or words about the dish.
  const before = lines.findLastIndex(
    ({ kind, plain }, index) => index < list && kind !== 'blank' && !(kind === 'text' && kitchenWork.test(plain)),
  )
  const start = lines.findIndex(({ kind }, index) => index > before && kind === 'text')
  if (start < 0) return undefined
  const titles = lines.slice(0, end).filter(({ kind, level }) => kind === 'heading' && level === 1)
  const body = lines.slice(start, end).filter(({ kind }) => kind !== 'blank')
  const texts = body.filter(({ kind }) => kind === 'text')
  const bullets = body.filter(isBullet)
  const lists = body.filter((line, index) => isBullet(line) && body[index - 1]?.kind === 'text')
  // Each list may stand above its step.
  const isListFirst = start > list
  const isPlain = body.every((line) => line.kind === 'text' || line.kind === 'heading' || isBullet(line))
  const hasAmounts = bullets.filter(({ plain }) => startsWithAmount({ text: plain })).length >= bullets.length / 3
  const tellsWork =
    !texts.some(isNamedPart) &&
    texts.filter(({ plain }) => kitchenWork.test(plain)).length >= Math.max(MIN_LISTS, texts.length / 2)
  return titles.length <= 1 &&
    lists.length >= (isListFirst ? MIN_LISTS - 1 : MIN_LISTS) &&
    isPlain &&
    hasAmounts &&
    tellsWork
    ? { start, end }
    : undefined
}

/** "For the sauce:" names the list below it, and is no work. */
const isNamedPart = (line: MarkdownLine) => line.isBold || (isNamed(line) && !kitchenWork.test(line.plain))

/** Whether a line without a mark tells a cook what to do: it begins with an imperative, and is a sentence or long. */
export const isOrder = (line: MarkdownLine): boolean =>
  line.kind === 'text' &&
  !isNamed(line) &&
  imperative.test(line.plain) &&
  (line.plain.length > 30 ||
    (line.plain.length > 12 && /[.!]\s*$/.test(line.plain)) ||
    /^\S+ (?:all|the|it|them|everything|\d+ (?:hours?|min\w*))\b.*\s/i.test(line.plain))

/** The first line below another one that is not blank, and that is not passed over, with its index. */
function below(
  lines: readonly MarkdownLine[],
  index: number,
  skips: (line: MarkdownLine, index: number) => boolean = () => false,
): readonly [MarkdownLine, number] | readonly [] {
  for (let at = index + 1; at < lines.length; at++) {
    const line = lines[at]
    if (line && line.kind !== 'blank' && !skips(line, at)) return [line, at]
  }
  return []
}

const isBullet = ({ kind, mark, indent }: MarkdownLine) => kind === 'item' && !/\d/.test(mark) && indent < 2
const isOpener = (section: Section | undefined) => section === 'ingredients' || section === 'method'
const isParagraph = (line: MarkdownLine) => line.kind === 'text' && !isNamed(line) && line.plain.length > 30

/** The sections of the lines of a recipe in parts, in the form of normalizeMarkdown.ts; undefined for any other. */
export function assignPartLists(textLines: readonly TextLine[]): ReadonlyMap<TextLine, Section> | undefined {
  if (textLines.some((textLine) => isOpener(sectionOf(textLine)) && !isPartName(textLine.text))) return undefined
  const sections = new Map<TextLine, Section>()
  const listed: TextLine[] = []
  let section: Section = 'preamble'
  let parts = 0
  for (const [index, textLine] of textLines.entries()) {
    if (textLine.kind === 'heading' && textLine.level > 1) {
      let end = index + 1
      while (textLines[end]?.kind === 'item' && textLines[end]?.isOrdered === false) end += 1
      const isPart = isPartName(textLine.text) && textLines[end]?.kind === 'item'
      if (isPart && end > index + 1) {
        section = 'ingredients'
        parts += 1
        listed.push(...textLines.slice(index + 1, end))
      } else if (parts > 0) section = isPart ? 'method' : 'other'
    } else if (section === 'ingredients' && textLine.kind === 'item' && textLine.isOrdered) section = 'method'
    sections.set(textLine, section)
  }
  const hasAmounts = listed.some((each) => startsWithAmount(each) || /\d/.test(each.text))
  return parts >= MIN_PARTS && hasAmounts ? sections : undefined
}
