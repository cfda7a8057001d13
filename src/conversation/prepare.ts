import { once } from '../lib/remember'
import { whenIdle } from '../lib/whenIdle'
import { loadRecipeCard, loadUnderstanding } from '../recipe'
import { isCookbookInUse } from '../service'
import { warmUp } from '../service/chat.lazy'

const prepareForWords = once(async () => {
  const card = await loadRecipeCard()
  for (const task of [warmUp, ...card.warmUp]) await inIdleTime(task)
})

const prepareForReading = once(async () => {
  const understanding = await loadUnderstanding()
  await inIdleTime(() => understanding.warmUp().catch((error) => reportError(error)))
})

/**
 * Reads a usual reply in idle tasks, once, so that the browser compiles what reads one before the first word and the last one
 * need it. The cookbook answers at once, so for it the page does not do so for the last word.
 *
 * @throws {ModuleLoadError}
 */
export async function prepare(): Promise<void> {
  await prepareForWords()
  if (!isCookbookInUse()) await prepareForReading()
}

const inIdleTime = (task: () => unknown) => new Promise((resolve) => whenIdle(() => resolve(task())))
