import { startTransition, useCallback, useState } from 'react'
import { lazyModule } from '../lib/lazyModule'

const loadModule = lazyModule(() => import('./suggestions'))

/** The lazy chunk that knows foods: the type-ahead, and the picks that go with the list. */
type Suggestions = Awaited<ReturnType<typeof loadModule>>

/**
 * `suggestions` is undefined until `loadSuggestions` has loaded them. If they do not load, the form and the first
 * picks work without them, and the next call loads again.
 */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const loadSuggestions = useCallback(async () => {
    const [result] = await Promise.allSettled([loadModule()])
    if (result.status === 'fulfilled') startTransition(() => setSuggestions(result.value))
  }, [])
  return { suggestions, loadSuggestions }
}
