import type { ErrorKind } from '../service'

/** The words of the errors that come without the chunk of the requests, which has those of all others. */
export const pageMessages = {
  'module-load': "Part of this page didn't load. Check your connection and try again, or reload the page.",
  offline: "You're offline. Connect to the internet and try again.",
} satisfies Partial<Record<ErrorKind, string>>
