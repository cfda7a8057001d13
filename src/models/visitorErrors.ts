import type { ErrorKind, VisitorServiceKind } from '../service'
import { browserMessages } from './browserMessages'

/** What a visitor reads who uses a Hugging Face token of their own, in place of the messages about the page's service. */
export const tokenMessages = {
  unauthorized: 'Your token was refused. Check its permission, or use another under “Change the chef”.',
  'out-of-credit': 'Your Hugging Face account has run out of credit. Top it up, or change the chef.',
  'model-unavailable':
    'No model answers your token now. Check the providers in your Hugging Face settings, or change the chef.',
} satisfies Partial<Record<ErrorKind, string>>

/** What a visitor reads who has signed in with Hugging Face. */
export const accountMessages = {
  unauthorized: 'Your sign-in with Hugging Face has ended. Sign out and in again under “Change the chef”.',
  'out-of-credit': tokenMessages['out-of-credit'],
  'model-unavailable':
    'No model answers your account now. Check the providers in your Hugging Face settings, or change the chef.',
} satisfies Partial<Record<ErrorKind, string>>

/** What a visitor reads who uses a model on this computer. */
export const localMessages = {
  unauthorized: 'The program with your model refused this page. Check its settings, or change the chef.',
  'model-unavailable':
    'Your model is not on this computer any more. Look for models again under “Change the chef”, or choose another chef there.',
  'model-unusable':
    'Your model could not be started, or does not chat. The program’s window or log says why. Choose another model under “Change the chef”.',
  instructions: 'This model does not take the page’s instructions. Choose another model under “Change the chef”.',
  address:
    'The program with your model does not answer chat requests at this address. Look for models again under “Change the chef”.',
  'bad-request':
    'The program with your model did not accept the page’s request. Its window or log says why. Try another model, or change the chef.',
  'invalid-response': 'No recipe came back. The program’s window or log may say why. Try again, or change the chef.',
  'content-filter': 'Your model refused to write this recipe. Try again, or change the chef.',
  reasoning: 'Your model thinks too long for this page. Choose another model under “Change the chef”.',
  'input-too-long': 'This is too much for your model. Remove some ingredients and try again, or change the chef.',
  overloaded: 'The program with your model is busy. Wait a moment and try again.',
  'server-error': 'The program with your model has problems. Check it and try again, or change the chef.',
  network:
    "The program with your model can't be reached. Check that it is running and allows this page, and try again, or change the chef.",
  timeout: 'Your model took too long to begin. It may still be loading: try again, or change the chef.',
} satisfies Partial<Record<ErrorKind, string>>

const messages: Readonly<Record<VisitorServiceKind, Partial<Record<ErrorKind, string>>>> = {
  token: tokenMessages,
  account: accountMessages,
  local: localMessages,
  browser: browserMessages,
}

/** Returns what a visitor reads whose own model failed, in place of the messages about the page's service. */
export const visitorErrors = (kind: VisitorServiceKind): Partial<Record<ErrorKind, string>> => messages[kind]
