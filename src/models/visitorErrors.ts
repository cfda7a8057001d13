import type { ErrorKind, VisitorServiceKind } from '../service'
import { browserMessages } from './browserMessages'

/** What a visitor reads who uses a Hugging Face token of their own, in place of the messages about the page's service. */
export const tokenMessages = {
  unauthorized: 'Your token was refused. Check its permission, use another, or forget it and ask without.',
  'out-of-credit': 'Your Hugging Face account has run out of credit. Top it up, or forget your token and ask without.',
  'model-unavailable':
    'No model answers your token now. Check the providers in your Hugging Face settings, or forget your token and ask without.',
} satisfies Partial<Record<ErrorKind, string>>

/** Returns what a visitor reads whose own model failed, in place of the messages about the page's service. */
export const visitorErrors = (kind: VisitorServiceKind): Partial<Record<ErrorKind, string>> =>
  kind === 'router' ? tokenMessages : browserMessages
