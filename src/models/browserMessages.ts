import type { ErrorKind } from '../service'

/** The error messages while the browser's own model answers. They replace the messages about a service. */
export const browserMessages = {
  'model-unavailable':
    "This browser's model can't be used now. Use the cookbook again. Then you can choose the model once more.",
  'input-too-long':
    "This is too much for this browser's model. Remove some ingredients and try again, or use the cookbook again.",
  'bad-request':
    "This browser's model can't answer this, maybe because of the language. Change your wishes and try again, or use the cookbook again.",
  'server-error': "This browser's model stopped before the first word. Try again, or use the cookbook again.",
  timeout: "This browser's model took too long to answer. Try again, or use the cookbook again.",
  'stream-timeout':
    "This browser's model stopped partway. The part that it wrote is below. Try again, or use the cookbook again.",
  'invalid-response': "This browser's model wrote no recipe. Try again, or use the cookbook again.",
  interrupted:
    "This browser's model stopped partway. The part that it wrote is below. Try again, or use the cookbook again.",
  'content-filter':
    "Your browser wouldn't let its model finish this recipe. Change the list and try again, or use the cookbook again.",
} satisfies Partial<Record<ErrorKind, string>>
