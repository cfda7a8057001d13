import { lazyModule } from '../lib/lazyModule'

/**
 * The lazy chunk that knows foods: the type-ahead, and the picks that go with the list. If it does not load, the form and
 * the first picks work without it.
 */
export const loadSuggestions = lazyModule(() => import('./suggestions.lazy'))
