import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk that makes a photo small, asks for its foods and shows them. It loads with the press of the button. */
export const loadPhoto = lazyModule(() => import('./photo.lazy'))
