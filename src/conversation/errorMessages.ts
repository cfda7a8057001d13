import type { ErrorKind } from '../service'
import { pageMessages } from './pageMessages'

/** What the user reads for each kind of error: what happened, what the page keeps, what to do. */
export const errorMessages: Readonly<Record<ErrorKind, string>> = {
  ...pageMessages,
  unknown: 'Something went wrong and no recipe came. Try again.',
  configuration: "This page isn't set up yet. Its owner needs to fix the settings.",
  unauthorized: "This page's access token was refused. Its owner needs to renew it.",
  'out-of-credit': 'This page has run out of credit. Its owner needs to top it up.',
  'model-unavailable': "The recipe model isn't available. Try again later, or tell the page's owner.",
  'model-unusable': "The recipe model can't be started, or can't chat. Its owner needs to choose another model.",
  instructions: "This model doesn't take the page's instructions. The page's owner needs to choose another model.",
  address: "The address of the recipe service is wrong. The page's owner needs to fix it.",
  'input-too-long': 'Your list is too long for the chef. Remove some ingredients and try again.',
  'bad-request': "The service didn't accept the page's request. Try again, or tell the page's owner.",
  overloaded: 'The service is very busy. Wait a moment and try again.',
  'server-error': 'The service is having problems. Try again in a moment.',
  network: "The service can't be reached. Check your connection and try again.",
  timeout: 'The service took too long to answer. Try again.',
  'stream-timeout': 'The recipe stopped partway. The part that arrived is below.',
  'invalid-response': 'No recipe came back. Try again.',
  reasoning: 'This model thinks too long for the page and never reached the recipe. Try again, or another model.',
  interrupted: 'The recipe was cut off. The part that arrived is below.',
  'content-filter': 'The service refused to write this recipe. Try again, or ask for something else.',
}
