import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk with the client library and everything else that talks to the service. */
export const loadRequest = lazyModule(() => import('./request.lazy'))
