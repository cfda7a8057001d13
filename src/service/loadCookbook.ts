import { lazyModule } from '../lib/lazyModule'

/** Loads the lazy chunk of the cookbook. */
export const loadCookbook = lazyModule(() => import('../cookbook/cookbook.lazy'))

/** What the cookbook can cook with a list. */
export type CookbookMenu = import('../cookbook/cookbook.lazy').Menu
