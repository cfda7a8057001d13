import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk with the dialog where a visitor chooses a model, and with the modules that the choices need. */
export const loadModels = lazyModule(() => import('./models.lazy'))
