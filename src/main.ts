import { bufferEarlyInput } from './ingredients'
import { retry } from './lib/retry'
import { passSignInOn } from './models'
import { watchForeignElements } from './startup/foreignElements'
import { followTranslation } from './startup/translation'

// The build puts this script into index.html (build/page/inlineEntry.ts). It shares no module with the rest of the page.

/** The delays before each further attempt to load the page's script, in milliseconds; the last one repeats. */
const RETRY_DELAYS_MS = [500, 1000, 5000]

/**
 * Hydrates the prerendered page. The script runs after the first paint, because a phone takes longer to run it than
 * to paint, and loads again until it comes, because the page can do nothing without it. Meanwhile the form says so.
 */
function hydrate() {
  void retry(
    () => import('./startup/hydrate'),
    (_, failures) => RETRY_DELAYS_MS[failures - 1] ?? RETRY_DELAYS_MS.at(-1),
  )
}

passSignInOn()
bufferEarlyInput()
watchForeignElements()
followTranslation()
// Requests the script with the first frame. It runs after it, because the browser paints that frame first. A preload would
// delay the paint, and waiting for the paint would delay the script (build/page/inlineEntry.ts). A hidden page is not painted.
if (document.visibilityState === 'hidden') hydrate()
else requestAnimationFrame(hydrate)
