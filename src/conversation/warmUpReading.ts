import { once } from '../lib/remember'
import { whenIdle } from '../lib/whenIdle'
import { loadRecipeCard, loadUnderstanding } from '../recipe'
import { isCookbookInUse } from '../service'
import { warmUp } from '../service/chat.lazy'

const warmUpForWords = once(async () => {
  const card = await loadRecipeCard()
  for (const task of [warmUp, ...card.warmUp]) await inIdleTime(task)
})

const warmUpForRecipe = once(async () => {
  const understanding = await loadUnderstanding()
  await inIdleTime(() => understanding.warmUp().catch((error) => reportError(error)))
})

/**
 * Reads a typical reply in idle tasks, once, so that the browser has compiled what reads words before the first one arrives,
 * and what understands a recipe before the last. The cookbook answers at once, so it gets the first part alone.
 *
 * @throws {ModuleLoadError}
 */
export async function warmUpReading(): Promise<void> {
  await warmUpForWords()
  if (!isCookbookInUse()) await warmUpForRecipe()
}

const inIdleTime = (task: () => unknown) => new Promise((resolve) => whenIdle(() => resolve(task())))
