import type { Models } from '../config'

/** The model that wrote the last words of this visit. */
let lastAnswered: string | undefined

/** Call it when a model has answered: {@link inOrder} then names it first. */
export function rememberAnswered(model: string) {
  lastAnswered = model
}

/** Returns these models in the order of the requests. The one that answered last comes first. */
export function inOrder(models: Models): Models {
  const [first, ...others] = models
  if (lastAnswered === undefined || !others.includes(lastAnswered)) return models
  return [lastAnswered, first, ...others.filter((model) => model !== lastAnswered)]
}
