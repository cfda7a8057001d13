import type { ErrorKind } from '../service'

/** The error messages while the browser's own model answers. They replace the messages about a service. */
export const browserMessages = {
  'model-unavailable':
    "This browser's model can't be used now. Choose it once more under “Change the chef”, or another.",
  'input-too-long':
    "This is too much for this browser's model. Remove some ingredients and try again, or change the chef.",
  'bad-request':
    "This browser's model can't answer this, maybe because of the language. Change your wishes and try again, or change the chef.",
  'server-error': "This browser's model stopped before the first word. Try again, or change the chef.",
  timeout: "This browser's model took too long to answer. Try again, or change the chef.",
  'stream-timeout':
    "This browser's model stopped partway. The part that it wrote is below. Try again, or change the chef.",
  'invalid-response': "This browser's model wrote no recipe. Try again, or change the chef.",
  interrupted: "This browser's model stopped partway. The part that it wrote is below. Try again, or change the chef.",
  'content-filter':
    "Your browser wouldn't let its model finish this recipe. Change the list and try again, or change the chef.",
} satisfies Partial<Record<ErrorKind, string>>
