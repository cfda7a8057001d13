import { mainStates, testState } from '../shared/accessibility'

for (const state of mainStates) testState(state, 'phone')
