import type { ErrorKind } from '../service'

/** What the user reads for each kind of error: what happened, what the page keeps, what to do. */
export const errorMessages: Readonly<Record<ErrorKind, string>> = {
  'module-load': "Part of this page didn't load. Check your connection and try again, or reload the page.",
  offline: "You're offline. Connect to the internet and try again.",
  unknown: 'Something went wrong and no recipe came. Try again.',
  configuration: "This page isn't set up yet. Its owner needs to fix the settings.",
  unauthorized: "This page's access token was refused. Its owner needs to renew it.",
  'out-of-credit': 'This page has run out of credit. Its owner needs to top it up.',
  'model-unavailable':
    "The recipe model isn't available, or its address is wrong. Try again later, or tell the page's owner.",
  'input-too-long': 'Your list is too long for the chef. Remove some ingredients and try again.',
  'bad-request': "The chef couldn't use this list. Change it and try again.",
  overloaded: 'The service is very busy. Wait a moment and try again.',
  'server-error': 'The service is having problems. Try again in a moment.',
  network: "The service can't be reached. Check your connection and try again.",
  timeout: 'The service took too long to answer. Try again.',
  'stream-timeout': 'The recipe stopped partway. The part that arrived is below.',
  'invalid-response': 'No recipe came back. Try again.',
  interrupted: 'The recipe was cut off. The part that arrived is below.',
  'content-filter': "The service wouldn't finish this recipe. Change the list and try again.",
}
