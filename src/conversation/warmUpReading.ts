import { whenIdle } from '../lib/whenIdle'
import { loadRecipeCard, loadUnderstanding } from '../recipe'
import { isCookbookInUse } from '../service'
import { warmUp } from '../service/chat.lazy'

type TypicalWords = Awaited<ReturnType<typeof loadRecipeCard>>['typicalWords']

/**
 * Reads a typical reply, and renders its first words, in idle tasks, so that the browser has compiled what shows words before
 * the first one arrives, and what understands a recipe before the last. The cookbook answers at once, so it gets the first part
 * alone.
 *
 * @param render renders words that nobody sees.
 * @throws {ModuleLoadError}
 */
export async function warmUpReading(render: (words: TypicalWords) => void): Promise<void> {
  const card = await loadRecipeCard()
  for (const task of [warmUp, ...card.warmUp, () => render(card.typicalWords)]) await inIdleTime(task)
  if (isCookbookInUse()) return
  const understanding = await loadUnderstanding()
  await inIdleTime(() => understanding.warmUp().catch((error) => reportError(error)))
}

const inIdleTime = (task: () => unknown) => new Promise((resolve) => whenIdle(() => resolve(task())))
