import { beforeEach } from 'vitest'
import { resetFakeClient } from './fakeClient'

// Vitest runs this file anew for each test file, also where the files share their modules.
beforeEach(resetFakeClient)
