// The styles of the first screen, and no others: they are part of it (build/firstScreen.ts).
import './styles/index.css'
import './conversation/RequestStatus.css'
import './recipe/EmptyPlate.css'
import './ingredients/EmptyShelf.css'
import './layout/Header.css'
import './ingredients/IngredientForm.css'
import './ingredients/IngredientList.css'
import './ingredients/UndoNotice.css'
import { keepEarlyIngredients } from './ingredients/earlyInput'

/** The waits before another try to load the page's script, in milliseconds; the last one again and again. */
const WAITS_MS = [500, 1000, 5000]

/**
 * Loads the script that takes the first screen over, once that has been painted: what is on the screen has no
 * need of it, and a phone takes longer to run it than to paint. Without it the page can do nothing, so it is
 * tried again until it comes; the page says meanwhile that it is still loading.
 */
async function start() {
  for (let failed = 0; ; failed++)
    try {
      await import('./startup/hydrate')
      return
    } catch {
      // The browser tells of it on the console.
      await new Promise((over) => setTimeout(over, WAITS_MS[failed] ?? WAITS_MS.at(-1)))
    }
}

keepEarlyIngredients()
// A page that nobody sees is not painted: there is nothing to wait for.
if (document.visibilityState === 'hidden') void start()
else requestAnimationFrame(() => setTimeout(start))
