import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk with the button that takes a photo. It loads where a service reads photos. */
export const loadPhotoField = lazyModule(() => import('./photoField.lazy'))
