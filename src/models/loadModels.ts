import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk with the dialog in which a visitor chooses a model, and with all that the choices need. */
export const loadModels = lazyModule(() => import('./models.lazy'))
