import type { ChatMessages } from './chatTypes'

/** How a model takes a request, where that differs from the usual form. */
export interface RequestForm {
  /** Its template takes no system message, so the instructions stand in front of the first message of the user. */
  readonly foldsInstructions?: boolean
  /** It takes `max_completion_tokens` in place of `max_tokens`. */
  readonly hasOtherLimit?: boolean
}

/** What refusals have taught the page, by service and model. A reload forgets it. */
const forms = new Map<string, RequestForm>()

/** Returns the form that a model takes, as far as the page knows. */
export const requestForm = (key: string): RequestForm => forms.get(key) ?? {}

/** Remembers a form for the next requests to a model. */
export const rememberForm = (key: string, form: RequestForm) => forms.set(key, { ...requestForm(key), ...form })

/** Forgets all forms (for tests). */
export const forgetForms = () => forms.clear()

/** Whether the instructions of these messages can move into a message of the user. */
export const canFold = ([first, second]: ChatMessages['messages']): boolean =>
  first?.role === 'system' && second?.role === 'user'

/** Writes the messages and the limit of a request in a model's form. */
export function inForm(messages: ChatMessages['messages'], limit: number, form: RequestForm) {
  return {
    messages: form.foldsInstructions ? fold(messages) : messages,
    ...(form.hasOtherLimit ? { max_completion_tokens: limit } : { max_tokens: limit }),
  }
}

function fold(messages: ChatMessages['messages']): ChatMessages['messages'] {
  const [system, user, ...turns] = messages.flatMap((message) => (typeof message.content === 'string' ? message : []))
  if (system?.role !== 'system' || user?.role !== 'user') return messages
  return [{ role: 'user' as const, content: `${system.content}\n\n${user.content}` }, ...turns].flatMap(
    ({ role, content }) => (typeof content === 'string' ? { role, content } : []),
  )
}
