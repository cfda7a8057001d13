import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk with everything that the page does with a recipe that it understands. */
export const loadUnderstanding = lazyModule(() => import('./understanding.lazy'))

/** The module of the chunk that {@link loadUnderstanding} loads. */
export type Understanding = Awaited<ReturnType<typeof loadUnderstanding>>
