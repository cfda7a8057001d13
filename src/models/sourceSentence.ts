import type { VisitorChoice } from '../service'
import { isCookbookPage } from '../service'

/** Says in one sentence who writes the next recipe. */
export const sourceSentence = (choice: VisitorChoice | undefined): string =>
  `Your recipes come from ${choice ? chosenName(choice) : pageName()}.`

function chosenName(choice: VisitorChoice): string {
  switch (choice.kind) {
    case 'token':
    case 'account':
      return 'a language model at Hugging Face, on your account'
    case 'local':
      return `${choice.model} on this computer`
    case 'browser':
      return "this browser's own model"
  }
}

/** Names the service of the page itself. The first load holds no other setting, so that it never holds the token. */
function pageName(): string {
  if (isCookbookPage()) return 'the built-in cookbook'
  const setting: string = import.meta.env.VITE_HF_MODEL ?? ''
  const name =
    setting
      .split(',')
      .flatMap((each) => each.trim() || [])
      .join(' or ') || 'a language model'
  return import.meta.env.VITE_INFERENCE_URL ? name : `${name} at Hugging Face`
}
