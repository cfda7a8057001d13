import { beforeEach } from 'vitest'
import { resetFakeClient } from './fakeClient'

// Vitest runs this file again for each test file, even if the test files share modules.
beforeEach(resetFakeClient)
