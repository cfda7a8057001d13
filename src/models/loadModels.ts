import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk with the models that visitors can use in place of the page's service. */
export const loadModels = lazyModule(() => import('./models.lazy'))
