import { ROUTER_MODELS, ROUTER_VISION_MODELS } from '../config'
import { setVisitorService } from '../service'
import { offeredModels } from './offeredModels'

/**
 * Hugging Face's tokens are "hf_" and 34 letters and digits today, and those of a sign-in are longer. The pattern
 * accepts other lengths and a few other characters, in case that changes. A token that is much shorter was only copied
 * in part.
 */
const TOKEN_FORM = /^hf_[\w.-]{16,}$/

/**
 * Sends the next requests to the router with this token. White space around it is ignored.
 *
 * @param kind how the visitor gave the token.
 * @returns false, and changes nothing, if this cannot be a token of Hugging Face or visitors may not use one.
 */
export function setVisitorToken(text: string, kind: 'token' | 'account'): boolean {
  const token = text.trim()
  if (!TOKEN_FORM.test(token) || !offeredModels().includes('huggingface')) return false
  setVisitorService({
    choice: { kind },
    service: { kind: 'router', token },
    models: ROUTER_MODELS,
    visionModels: ROUTER_VISION_MODELS,
  })
  return true
}
