import type { ErrorKind } from '../service'
import type { PhotoProblem } from './shrinkPhoto'

/** What the user reads whose photo was not read: what happened, and what to do. */
export const photoMessages: Readonly<Record<PhotoProblem | ErrorKind, string>> = {
  heic: "Your browser can't read HEIC photos. Choose a JPEG, PNG or WebP, or type the foods.",
  unreadable: "Your browser can't read this file as a picture. Choose a JPEG, PNG or WebP.",
  'module-load': "Part of this page didn't load. Check your connection and try again.",
  offline: "You're offline, so the photo wasn't sent. Connect to the internet and try again.",
  unknown: "Something went wrong and the photo wasn't read. Try again, or type the foods.",
  configuration: "This page isn't set up for photos. Its owner needs to fix the settings.",
  unauthorized: "This page's access token was refused. Its owner needs to renew it.",
  'out-of-credit': "This page has run out of credit, so the photo wasn't read. Its owner needs to top it up.",
  'model-unavailable': "The model that reads photos isn't available. Try again later, or type the foods.",
  'model-unusable':
    "The model that reads photos can't be started. Its owner needs to choose another one. Type the foods.",
  instructions: "The model that reads photos didn't take the page's request. Type the foods.",
  address: "The address of the service that reads photos is wrong. The page's owner needs to fix it. Type the foods.",
  'input-too-long': "The service didn't take so large a photo. Choose another one, or type the foods.",
  'bad-request': "The service couldn't read this photo. Choose another one, or type the foods.",
  overloaded: "The service is very busy and didn't read the photo. Wait a moment and try again.",
  'server-error': "The service is having problems and didn't read the photo. Try again in a moment.",
  network: "The service can't be reached. Check your connection and try again.",
  timeout: "The service took too long and didn't read the photo. Try again, or type the foods.",
  'stream-timeout': 'The answer stopped partway, so no food was found. Try again, or type the foods.',
  'invalid-response': 'No answer came back. Try again, or type the foods.',
  reasoning: 'The model thought too long and named no food. Try again, or type the foods.',
  interrupted: 'The answer was cut off, so no food was found. Try again, or type the foods.',
  'content-filter': "The service wouldn't read this photo. Choose another one, or type the foods.",
}
