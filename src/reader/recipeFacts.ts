import { readMinutes } from './readMinutes'
import { readYield, type Yield } from './readYield'
import type { TextLine } from './textLines'

/** What a recipe says of itself beside its ingredients and its steps. The head of the card shows it. */
export interface RecipeFacts {
  readonly yield: Yield | undefined
  /** In minutes: the total that the recipe states, or the sum of its preparation and cooking times. */
  readonly totalMinutes: number | undefined
  readonly prepMinutes: number | undefined
  readonly cookMinutes: number | undefined
}

/** The facts of a reply that states none. */
export const noFacts: RecipeFacts = {
  yield: undefined,
  totalMinutes: undefined,
  prepMinutes: undefined,
  cookMinutes: undefined,
}

/**
 * Reads the facts from the lines outside the ingredients, the steps and the notes; of the notes only lines that state a
 * yield or a time (readSections.ts) are among them. What no line says is undefined. Yields after each fact.
 *
 * @param language the BCP 47 code of the recipe's language; undefined for one that the page does not know.
 */
export function* factTasks(
  textLines: readonly TextLine[],
  language: string | undefined,
): Generator<undefined, RecipeFacts> {
  const ownYield = readYield(textLines, language)
  yield
  const { total, prep, cook } = readMinutes(textLines, language)
  yield
  return { yield: ownYield, totalMinutes: total, prepMinutes: prep, cookMinutes: cook }
}
