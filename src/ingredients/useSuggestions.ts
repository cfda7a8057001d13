import { useCallback, useState } from 'react'
import { lazyModule } from '../lib/lazyModule'

const loadModule = lazyModule(() => import('./suggestions.lazy'))

/** The lazy chunk that knows foods: the type-ahead, and the picks that go with the list. */
type Suggestions = Awaited<ReturnType<typeof loadModule>>

/**
 * `suggestions` is undefined until `loadSuggestions` has loaded them. If they do not load, the form and the first
 * picks work without them, and the next call loads again.
 */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const loadSuggestions = useCallback(() => {
    // Without them the page works, and the browser has logged the failed request.
    loadModule().then(setSuggestions, () => undefined)
  }, [])
  return { suggestions, loadSuggestions }
}
