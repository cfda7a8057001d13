import { DEFAULT_MODEL } from '../../../src/config/settings'
import { expect } from '../../support/browser'

/** The body of the one request. */
export const expectedBody = {
  model: DEFAULT_MODEL,
  messages: [
    { role: 'system', content: expect.stringContaining('markdown') },
    { role: 'user', content: expect.stringMatching(/: Eggs, Flour, Milk\n.*recommend a recipe/) },
  ],
  max_tokens: 1024,
  stream: true,
}
