import type { ErrorKind } from '../service'

/** The error messages while a visitor's own Hugging Face token is used. They replace those about the page's service. */
export const visitorMessages = {
  unauthorized: 'Your token was refused. Check its permission, use another, or forget it and ask without.',
  'out-of-credit': 'Your Hugging Face account has run out of credit. Top it up, or forget your token and ask without.',
  'model-unavailable':
    'No model answers your token now. Check the providers in your Hugging Face settings, or forget your token and ask without.',
} satisfies Partial<Record<ErrorKind, string>>
