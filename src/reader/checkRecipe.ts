import type { Root } from 'hast'
import {
  type Breach,
  type BrokenWish,
  brokenBy,
  type Certainty,
  type CheckedWish,
  type Food,
  findFoods,
  isAddedInedible,
  isCertain,
  type Mention,
  mayNameInedible,
  mentionTasks,
  normalizeWords,
  notFood,
  surest,
  withUnknownWords,
} from '../food'
import { remember } from '../lib/remember'
import { runAtOnce, runInSlices } from '../lib/runTasks'
import { runWithin } from '../lib/runWithin'
import type { BlockDecorations, Decoration } from './decorations'
import { languageOf } from './languageOf'
import { createNamedFoods, type NamedFoods } from './namedFoods'
import { isAside, isIngredient, isOtherThanListed, perhapsBroken, type ReadLine, withAlternative } from './otherWays'
import type { LimitedBlocks } from './renderLimits'
import { startsWithAmount } from './sectionHeadings'
import { locate, readTextLines, type TextLine } from './textLines'

/** The words of a recipe that break one wish, all for certain or all perhaps. */
export interface Finding {
  /** The wish's name: "Vegan", "Leave out: celery". */
  readonly wish: string
  readonly certainty: Certainty
  readonly words: readonly FindingWord[]
  /** How many other words break it. A recipe has some; only a hostile text has hundreds. */
  readonly others: number
}

/** Words that break a wish: each once in the ingredients, and for each other food its first words. */
export interface FindingWord {
  readonly word: string
  /** The food to do without, in lower case. */
  readonly food: string
  /** Whether the user may leave it out or take another food. Then no label tells. */
  readonly isChoice: boolean
}

/** What a check against the wishes found. */
export interface RecipeCheck {
  /** One for each wish and certainty. Certain findings come first. */
  readonly findings: readonly Finding[]
  readonly marks: readonly BlockDecorations[]
}

/** The most marks for a wish. More would not help the user, and a browser needs long to lay them out. */
const MAX_MARKS = 40
const MAX_WORDS = 40
/** How much of a recipe tells its language, in characters. */
const MAX_OF_LANGUAGE = 1500
/** How many readings of lines and blocks are cached. A growing recipe leaves outdated ones of its last line. */
const MAX_KNOWN = 1000

/** Sentences of the cookbook, and of many models, that name foods the recipe does not have. */
const absent = /\bas you asked\b|\b(?:not used|for another day|left over|i didn['’]t recogni[sz]e)\s?:/i

const withoutAbsent = (textLine: TextLine): TextLine => ({
  ...textLine,
  text: textLine.text.replace(/[^.!?\n]+/g, (text) => (absent.test(text) ? ' '.repeat(text.length) : text)),
})

const hasMeat: CheckedWish = { name: 'meat', excludes: (food) => food.contents.get('meat') }
const hasMilk: CheckedWish = { name: 'milk', excludes: (food) => food.contents.get('milk') }
const meatAndMilk = [hasMeat, hasMilk]

type Breaches = ReadonlyMap<TextLine, readonly Breach[]>

/** Creates the check of one recipe, which reads the foods of each line once. Marks that did not change stay the same objects. */
export function createRecipeCheck(parseBlock: (markdown: string) => Root) {
  const isInedible = remember(mayNameInedible, MAX_KNOWN)
  const mentionsIn = remember((flags: string) =>
    remember((text: string) => runAtOnce(mentionTasks(text, flags !== '', flags === 'listed, English')), MAX_KNOWN),
  )
  let shown: ReadonlyMap<string, BlockDecorations> = new Map()

  function* tasks({ blocks }: LimitedBlocks, wished: readonly CheckedWish[]): Generator<undefined, RecipeCheck> {
    const texts = blocks.map(({ text, isPlain }) => (isPlain ? '' : text))
    // Without wishes most recipes need no check.
    const isChecked = wished.length > 0 || texts.some(isInedible)
    const wishes = [...wished, notFood]
    yield
    if (!isChecked) return { findings: [], marks: texts.map(() => noMarks) }
    yield* buildIndexes()
    const isEnglish = languageOf(texts.join('\n').slice(0, MAX_OF_LANGUAGE)) === 'en'
    const trees: Root[] = []
    for (const text of texts) {
      trees.push(parseBlock(text))
      yield
    }
    const labels = blocks.map((block) => block.labels)
    const textLines = readTextLines(trees, labels).map(withoutAbsent)
    const readLines: ReadLine[] = []
    for (const textLine of textLines) {
      const isOfIngredient = isIngredient(textLine) || startsWithAmount(textLine.text)
      const flags = isOfIngredient ? `listed${isEnglish ? ', English' : ''}` : ''
      readLines.push({ textLine, mentions: mentionsIn(flags)(textLine.text) })
      yield
    }
    const breaches = yield* findIn(readLines, wishes)
    const isKosher = wishes.some(({ name }) => name === 'Kosher')
    const pair = isKosher ? findMeatWithMilk(yield* findIn(readLines, meatAndMilk)) : undefined
    const keyed = markBlocks(texts.length, breaches).map((decorations): [string, BlockDecorations] => {
      const key = JSON.stringify(decorations)
      return [key, shown.get(key) ?? { ...noMarks, decorations }]
    })
    shown = new Map(keyed)
    return { findings: listFindings(breaches, pair), marks: keyed.map(([, marks]) => marks) }
  }

  return {
    checkAtOnce: (blocks: LimitedBlocks, wishes: readonly CheckedWish[]) => runAtOnce(tasks(blocks, wishes)),
    /** The same if it takes no longer than so many milliseconds. Undefined otherwise; what it has read stays known. */
    checkWithin: (blocks: LimitedBlocks, wishes: readonly CheckedWish[], milliseconds: number) => {
      // The first check of a visit builds the indexes, which is not the recipe's time.
      if (wishes.length > 0) runAtOnce(buildIndexes())
      return runWithin(tasks(blocks, wishes), milliseconds)
    },
    /** The same in short tasks. An aborted check is a rejection with the signal's reason; what it has read stays known. */
    checkInSlices: (blocks: LimitedBlocks, wishes: readonly CheckedWish[], signal: AbortSignal) =>
      runInSlices(tasks(blocks, wishes), signal),
  }
}

/** Checks one recipe, which may grow, against wishes, which may change. */
export type RecipeChecker = ReturnType<typeof createRecipeCheck>

const noMarks: BlockDecorations = { decorations: [], ingredients: new Map() }

/** Each of these builds an index of foods, once: with the first word that is looked up. */
function* buildIndexes(): Generator<undefined, void> {
  findFoods('egg')
  yield
  yield* mentionTasks('egg', false)
}

function* findIn(readLines: readonly ReadLine[], wishes: readonly CheckedWish[]): Generator<undefined, Breaches> {
  const named = createNamedFoods()
  const broken = remember((food: Food) => brokenBy(food, wishes))
  // A title may compare the dish with a food that it does not have, so its words are no findings.
  const title = readLines.find(({ textLine: { label } }) => label === 'title')
  for (const { textLine, mentions } of readLines)
    if (isIngredient(textLine))
      named.addIngredient(
        textLine,
        mentions.filter((mention) => !isOtherThanListed(textLine, mention)),
      )
    else if (textLine === title?.textLine || textLine.label === 'group') named.addTitle(textLine, mentions)
  const first = readLines.findIndex(({ textLine }) => isIngredient(textLine))
  // The foods that the ingredients leave to the user, so that the steps do too: "the stock" of "vegetable or chicken stock".
  const [chosen, needed] = [new Set<Food>(), new Set<Food>()]
  const soften = (breach: Breach) =>
    breach.food && chosen.has(breach.food) && !needed.has(breach.food) ? perhapsBroken(breach) : breach
  const unknown = wishes.filter(({ words }) => words)
  const breaches = new Map<TextLine, readonly Breach[]>()
  for (const [index, readLine] of readLines.entries()) {
    const { textLine, mentions } = readLine
    // The words before the ingredients say what the dish is for and what it is like, so only the listed foods count there.
    const isBefore = index < first && textLine.kind === 'line' && !tellsContents.test(textLine.text)
    const counts = (mention: Mention) =>
      !isBefore || named.isListed(textLine, mention) || isAddedThere(textLine, mention)
    if (readLine !== title) {
      const found = mentions.filter(counts).flatMap((mention): Breach[] => {
        const each = breachOf(textLine, mention, named, broken)
        return each ? [isAside(readLine, each, named) ? perhapsBroken(each) : each] : []
      })
      const all = withUnknownWords(textLine.text, unknown, found).map((each) => withAlternative(readLine, each, broken))
      const told = isIngredient(textLine) ? all : all.map(soften)
      for (const { food, wishes: broke } of isIngredient(textLine) ? all : [])
        if (food) (broke.some(({ isChoice }) => isChoice) ? chosen : needed).add(food)
      if (told.length > 0) breaches.set(textLine, told)
      if (!isBefore && textLine.label !== 'group') named.addNames(textLine, mentions)
    }
    yield
  }
  return breaches
}

/** "Contains nuts", "Allergens: milk" */
const tellsContents = /\bcontains?\b|\ballergens?\b/i

/** "Serve over rice, and top with cheese" tells to eat what the list does not have. It looks back one sentence. */
const isAddedThere = ({ text }: TextLine, { start }: Mention) =>
  addsFood.test(text.slice(Math.max(0, start - 150), start))
const addsFood =
  /(?:^\W*|[.!?:;,]\s+|\b(?:and|then|or)\s)(?:(?:serve|top|garnish|finish|accompany|pair|dust|eat|enjoy)\b[^.!?]{0,40}\b(?:with|on|over|alongside)\b|(?:sprinkle|drizzle)\b)[^.!?]*$/i

/** What a food of a line breaks; undefined where it breaks no wish. */
function breachOf(
  textLine: TextLine,
  mention: Mention,
  named: NamedFoods,
  brokenByFood: (food: Food) => readonly BrokenWish[],
): Breach | undefined {
  const isListed = isIngredient(textLine)
  const wishes = brokenByFood(mention.food)
  if (wishes.length === 0 || (!isListed && named.isMadeHere(textLine, mention))) return
  if (mention.food.contents.has('inedible') && !isListed)
    return isAddedInedible(textLine.text, mention.start)
      ? { ...mention, wishes: wishes.map(({ name }) => ({ name, certainty: 'maybe' as const })) }
      : undefined
  // A short name in a step breaks no more than the foods that it is short for: "the noodles" are the rice noodles.
  const meant = isListed ? [] : named.meantBy(textLine, mention)
  const broken = (meant.length > 0 ? meant : [mention.food]).map((food) => ({ food, wishes: brokenByFood(food) }))
  const told = wishes.flatMap(({ name }): BrokenWish[] => {
    const all = broken.flatMap((each) => each.wishes.filter((own) => own.name === name))
    const certainty = surest(all.map((each) => each.certainty))
    return certainty ? [{ name, certainty }] : []
  })
  const breaking = broken.find((each) => each.wishes.some(({ name }) => name === told[0]?.name))
  const breach = breaking && { ...mention, food: breaking.food, wishes: told }
  // "4 tablespoons water, if the batter is stiff"
  const followsThe = /\bthe $/i.test(textLine.text.slice(Math.max(0, mention.start - 5), mention.start))
  return breach && isListed && followsThe && !named.isListed(textLine, mention) ? perhapsBroken(breach) : breach
}

const wordsOf = (textLine: TextLine, { start, end }: Breach) => textLine.text.slice(start, end)

/** The first meat and the first milk of a recipe that has both for certain: "chicken with butter". */
function findMeatWithMilk(breaches: Breaches): FindingWord | undefined {
  const [meat, milk] = meatAndMilk.map(({ name }) => {
    for (const [textLine, found] of breaches) {
      const breach = found.find(({ wishes }) => wishes.some((each) => each.name === name && each.certainty === 'named'))
      if (breach) return wordsOf(textLine, breach)
    }
    return undefined
  })
  return meat && milk && meat !== milk
    ? { word: `${meat} with ${milk}`, food: milk.toLowerCase(), isChoice: false }
    : undefined
}

/** Marks the breaches of each of so many blocks. */
function markBlocks(count: number, breaches: Breaches): Decoration[][] {
  const blocks = Array.from({ length: count }, (): Decoration[] => [])
  const counts = new Map<string, number>()
  for (const [textLine, found] of breaches)
    for (const breach of found) {
      const { start, end, wishes } = breach
      const names = new Set(wishes.map(({ name }) => name))
      if ([...names].every((name) => (counts.get(name) ?? 0) >= MAX_MARKS)) continue
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
      const certainty = isCertain(breach) ? 'named' : 'maybe'
      const mark = { type: 'mark', certainty, wishes: [...names].join(', ') } as const
      for (const { node, ...span } of locate(textLine, start, end))
        blocks[textLine.block]?.push({ ...mark, node, start: span.start, end: span.end })
    }
  return blocks
}

function listFindings(breaches: Breaches, pair: FindingWord | undefined): Finding[] {
  interface Found {
    readonly wish: string
    readonly certainty: Certainty
    readonly words: FindingWord[]
    /** The foods and words, with the line that has them first. */
    readonly seen: Map<string, TextLine | undefined>
  }
  const found = new Map<string, Found>()
  const add = (wish: string, certainty: Certainty, word: FindingWord, foodName: string, line?: TextLine) => {
    const key = `${certainty} ${wish}`
    const finding: Found = found.get(key) ?? { wish, certainty, words: [], seen: new Map() }
    found.set(key, finding)
    const { seen } = finding
    const words = `“${normalizeWords(word.food).join(' ')}”`
    // Calamari and cuttlefish are one food to the check, and two of the list.
    const isOfList = line !== undefined && isIngredient(line) && seen.get(foodName) !== line
    if (!seen.has(words) && (isOfList || !seen.has(foodName))) finding.words.push(word)
    for (const name of [words, foodName]) seen.set(name, line)
  }
  for (const [textLine, inLine] of breaches)
    for (const breach of inLine) {
      const word = wordsOf(textLine, breach)
      const food = word.toLowerCase()
      for (const { name, certainty, isChoice = false } of breach.wishes)
        add(name, certainty, { word, food, isChoice }, breach.food?.name ?? food, textLine)
    }
  // Each of the two may be kosher alone, so neither is marked.
  if (pair) add('Kosher', 'named', pair, pair.word)
  const named = [...found.values()].filter(({ certainty }) => certainty === 'named')
  const maybe = [...found.values()].filter(({ certainty }) => certainty === 'maybe')
  return [...named, ...maybe].flatMap(({ wish, certainty, words: all }): Finding[] => {
    // A word is not perhaps a breach if it is one for certain in another place.
    const certain = certainty === 'named' ? [] : (found.get(`named ${wish}`)?.words ?? [])
    const words = all.filter(({ food }) => !certain.some((each) => each.food === food))
    const others = Math.max(0, words.length - MAX_WORDS)
    return words.length > 0 ? [{ wish, certainty, words: words.slice(0, MAX_WORDS), others }] : []
  })
}
