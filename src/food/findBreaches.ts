import type { Certainty } from './contents'
import { findMentions, isAbsentAt } from './findMentions'
import type { Food } from './foods'
import type { Span } from './numbers'

/** A wish that a text is checked against. */
export interface CheckedWish {
  /** Its name on the page: "Vegan", "Leave out: mushroom". */
  readonly name: string
  /** Whether a food breaks it: for certain, perhaps (the label decides), or not, as far as the page knows. */
  excludes(food: Food): Certainty | undefined
  /** The words that name the foods to leave out, as typed, if they name any. */
  readonly phrase?: string | undefined
  /** The words of a food that the page does not know. They break the wish wherever they stand. */
  readonly words?: RegExp | undefined
}

/** A wish that words break. */
export interface BrokenWish {
  readonly name: string
  readonly certainty: Certainty
  /** Whether only somebody who chooses the food breaks it: "honey or sugar". Then no label tells. */
  readonly isChoice?: boolean
}

/** Words of a text that break wishes, and where they stand. */
export interface Breach extends Span {
  /** The food that they name; undefined for words that the page does not know. */
  readonly food: Food | undefined
  readonly wishes: readonly BrokenWish[]
}

/** Whether words break a wish for certain, as far as the page knows their food. */
export const isCertain = ({ wishes }: Breach): boolean => wishes.some(({ certainty }) => certainty === 'named')

/** Finds the words of a line that break wishes. It proves that a food is named, and never that one is absent. */
export function findBreaches(text: string, wishes: readonly CheckedWish[]): Breach[] {
  // The first search prepares the names of all foods, which takes a phone 40 ms.
  if (wishes.length === 0) return []
  const known = findMentions(text).flatMap((mention) => {
    const broken = brokenBy(mention.food, wishes)
    return broken.length > 0 ? [{ ...mention, wishes: broken }] : []
  })
  return withUnknownWords(text, wishes, known)
}

/** The wishes that a food breaks. */
export const brokenBy = (food: Food, wishes: readonly CheckedWish[]): BrokenWish[] =>
  wishes.flatMap(({ name, excludes }) => {
    const certainty = excludes(food)
    return certainty ? [{ name, certainty }] : []
  })

/** The words of a wish are looked up in so many places of a line. */
const MAX_PLACES = 100
/** Adds the words of a line that the page does not know as foods, and that a wish leaves out, to the breaches of its foods. */
export function withUnknownWords(text: string, wishes: readonly CheckedWish[], known: readonly Breach[]): Breach[] {
  const unknown = wishes.flatMap(({ name, words }) =>
    (words ? [...text.matchAll(words)] : [])
      .slice(0, MAX_PLACES)
      .map(({ 0: word, index: start }) => ({ start, end: start + word.length }))
      .filter(({ start, end }) => !isAbsentAt(text, start, end))
      .map((span) => ({ ...span, food: undefined, wishes: [{ name, certainty: 'named' as const }] })),
  )
  const isIn = (at: number) => known.some(({ start, end }) => start <= at && at < end)
  const others = unknown.filter(({ start, end }) => !isIn(start) && !isIn(end - 1))
  return [...known, ...others].toSorted((a, b) => a.start - b.start)
}
