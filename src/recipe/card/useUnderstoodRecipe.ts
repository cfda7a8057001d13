import { useEffect, useMemo, useState } from 'react'
import type { CheckedWish, UnitSystem } from '../../food'
import { stripInvisible } from '../../lib/invisibleCharacters'
import { useDoneInSlices } from '../../lib/useDoneInSlices'
import type { Wishes } from '../../prompt'
import {
  type AmountDisplay,
  askedServings,
  type BlockDecorations,
  type Finding,
  type IngredientChanges,
  type LimitedBlocks,
  limitBlocks,
  parseBlock,
  type RecipeCheck,
  type RecipeReading,
  replyKind,
} from '../../reader'
import { isFromCookbook, type Recipe, recipeLanguage } from '../conversationState'
import type { Understanding } from '../loadUnderstanding'
import type { Decorate } from '../words/RecipeMarkdown'
import { useReading } from './useReading'

/** The page's reading of a recipe. All of it is undefined until the recipe is read. */
export interface UnderstoodRecipe {
  readonly reading: RecipeReading | undefined
  /** Whether reading and the check have ended: with a result and its comparison, or with a failure. */
  readonly isRead: boolean
  /** Whether it is a recipe that the page understands. An apology has no steps, nor has a recipe that broke off before its method. */
  readonly isUnderstood: boolean
  /** How its ingredients differ from those of the recipe that it is a change of. */
  readonly changes: IngredientChanges | undefined
  /** The words that break a wish. */
  readonly findings: readonly Finding[]
  /** Whether it breaks a wish for certain, and so is not the dish to cook. */
  readonly isBroken: boolean
  /** The wishes that the recipe is checked against. */
  readonly wishesToCheck: readonly CheckedWish[]
  /** How many the shown amounts are for; undefined where they cannot be scaled. */
  readonly servings: number | undefined
  /** How the amounts are shown. */
  readonly display: AmountDisplay
  /** The timers and marks within each block. */
  readonly decorations: { readonly plugin: Decorate; readonly blocks: readonly BlockDecorations[] } | undefined
}

interface Options {
  readonly recipe: Recipe
  readonly markdown: string
  readonly blocks: LimitedBlocks
  readonly isStreaming: boolean
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** The number that the user chose for it, and for the recipe that it is a change of; undefined until then. */
  readonly cooking: { readonly servings: number | undefined; readonly keptServings: number | undefined }
  /** The units that the user chose; undefined for the recipe's own. */
  readonly units: UnitSystem | undefined
  readonly understanding: Understanding | undefined
}

/** Reads a recipe once it is complete, and checks it against the wishes as far as it has come. */
export function useUnderstoodRecipe(options: Options): UnderstoodRecipe {
  const { recipe, markdown, blocks, isStreaming, list, wishes, cooking, units, understanding } = options
  const wishesToCheck = useWishesToCheck(wishes, list, understanding)
  const check = useCheck(recipe.id, blocks, wishesToCheck, understanding)
  const wishedLanguage = recipeLanguage(recipe)
  const readingOrFailure = useReading(
    isStreaming || markdown === '' ? undefined : blocks,
    understanding,
    wishedLanguage,
  )
  const reading = readingOrFailure === 'failed' ? undefined : readingOrFailure
  const originalMarkdown = recipe.ask.type === 'change' ? recipe.ask.from.markdown : undefined
  const changes = useChanges(originalMarkdown, reading, understanding, wishedLanguage)

  const ownYield = reading?.canScale ? reading.sections.yield : undefined
  // A recipe for a number of people starts with as many as the user wished for.
  const wishedServings =
    ownYield?.unit === undefined
      ? (cooking.keptServings ?? servingsInWords(recipe) ?? recipe.wishes.servings)
      : undefined
  const servings = ownYield && (cooking.servings ?? recipe.servings ?? wishedServings ?? ownYield.quantity)
  const factor = ownYield && servings ? servings / ownYield.quantity : 1
  const display = useMemo(() => ({ factor, units }), [factor, units])

  const decorations = useMemo(() => {
    if (!understanding) return
    const changedLines = changes?.changed.map(({ textLine }) => textLine)
    const readingDecorations = reading && understanding.decorate(reading, display, changedLines)
    const marks = check.marks
    if (!readingDecorations && !marks) return
    const merged =
      readingDecorations && marks
        ? understanding.mergeDecorations(readingDecorations, marks)
        : (readingDecorations ?? marks ?? [])
    return { plugin: understanding.decorateTree, blocks: merged }
  }, [reading, understanding, display, changes, check.marks])

  // An apology may name what it has no recipe for.
  const findings = replyKind(markdown) === 'apology' ? [] : check.findings
  return {
    reading,
    isRead:
      check.isDone &&
      (readingOrFailure === 'failed' ||
        (reading !== undefined && (originalMarkdown === undefined || changes !== undefined))),
    isUnderstood: reading !== undefined && reading.sections.checklist.length > 0,
    changes,
    findings,
    isBroken: findings.some(({ certainty }) => certainty === 'named'),
    wishesToCheck,
    servings,
    display,
    decorations,
  }
}

/**
 * For how many the user's words ask that led to a recipe of the cookbook, which leaves them to the page. A model writes for
 * as many.
 */
function servingsInWords({ answeredBy, ask, wishes }: Recipe): number | undefined {
  const asked = (changes: Recipe['ask']): number | undefined =>
    changes.type === 'change' ? (askedServings(changes.change) ?? asked(changes.from.ask)) : undefined
  return isFromCookbook(answeredBy) ? (asked(ask) ?? wishes.servings ?? askedServings(wishes.anythingElse)) : undefined
}

/** Reads the recipe that a recipe is a change of, and compares the two. */
function useChanges(
  originalMarkdown: string | undefined,
  reading: RecipeReading | undefined,
  understanding: Understanding | undefined,
  wishedLanguage: string | undefined,
): IngredientChanges | undefined {
  const blocks = useMemo(
    () => (originalMarkdown === undefined ? undefined : limitBlocks(stripInvisible(originalMarkdown))),
    [originalMarkdown],
  )
  const before = useReading(reading && blocks, understanding, wishedLanguage)
  return useMemo(() => {
    if (!understanding || !before || !reading) return
    return before === 'failed' ? { changed: [], gone: [] } : understanding.compareIngredients(before, reading)
  }, [understanding, before, reading])
}

/** What a check found, with what it read. */
interface CheckOutcome {
  readonly recipeId: number
  readonly blocks: LimitedBlocks
  readonly wishesToCheck: readonly CheckedWish[]
  readonly check: RecipeCheck
}

/** A recipe of so many characters is checked at once, which takes some milliseconds. Usual ones have half as many. */
const MAX_AT_ONCE = 8000
/** The longest that such a check may take, in milliseconds. One that is full of findings goes on in short tasks. */
const MAX_TIME_AT_ONCE = 100

/**
 * Checks the recipe against what the user wishes now, as far as it has come: at once, or a long one in short tasks. While
 * these run, the check before counts.
 */
function useCheck(
  recipeId: number,
  blocks: LimitedBlocks,
  wishesToCheck: readonly CheckedWish[],
  understanding: Understanding | undefined,
) {
  const checker = useMemo(() => understanding?.createRecipeCheck(parseBlock), [understanding])
  const [outcome, setOutcome] = useState<CheckOutcome>()
  const isNeeded = blocks.blocks.length > 0
  const length = blocks.blocks.reduce((sum, { text }) => sum + text.length, 0)
  const isShort = length <= MAX_AT_ONCE
  const atOnce = useMemo(
    () => (checker && isNeeded && isShort ? checker.checkWithin(blocks, wishesToCheck, MAX_TIME_AT_ONCE) : undefined),
    [checker, isNeeded, isShort, blocks, wishesToCheck],
  )
  useEffect(() => {
    // The check of a recipe that grows too long for this counts until the next one ends.
    if (atOnce && length > MAX_AT_ONCE / 2) setOutcome({ recipeId, blocks, wishesToCheck, check: atOnce })
    if (!checker || !isNeeded || atOnce) return
    const controller = new AbortController()
    checker.checkInSlices(blocks, wishesToCheck, controller.signal).then(
      (check) => setOutcome({ recipeId, blocks, wishesToCheck, check }),
      (error) => {
        if (controller.signal.aborted) return
        setOutcome({ recipeId, blocks, wishesToCheck, check: { findings: [], marks: [] } })
        reportError(error)
      },
    )
    return () => controller.abort()
  }, [checker, isNeeded, atOnce, length, recipeId, blocks, wishesToCheck])

  const own = isNeeded && outcome?.recipeId === recipeId ? outcome : undefined
  const isDone = !isNeeded || (own?.blocks === blocks && own.wishesToCheck === wishesToCheck)
  // The place of a mark is known in the text that was checked.
  const marks = useMemo(
    () =>
      own?.check.marks.map((mark, index) =>
        own.blocks.blocks[index]?.text === blocks.blocks[index]?.text ? mark : noMarks,
      ),
    [own, blocks],
  )
  if (atOnce) return { ...atOnce, isDone: true }
  return { findings: own?.check.findings ?? [], marks, isDone }
}

const noMarks: BlockDecorations = { decorations: [], ingredients: new Map() }

/** The wishes that replies are checked against. An entry of the list that is not a wish changes nothing. */
function useWishesToCheck(wishes: Wishes, list: readonly string[], understanding: Understanding | undefined) {
  const entries = useDoneInSlices(list, understanding?.holdsWish)
  const listed = useMemo(
    () => (understanding ? entries.filter(understanding.holdsWish).join('\n') : ''),
    [understanding, entries],
  )
  return useMemo(
    () => understanding?.wishesToCheck(wishes, listed.split('\n').filter(Boolean)) ?? [],
    [understanding, wishes, listed],
  )
}
