import type { Models } from '../config'

/**
 * The model that answered last. It comes first in the next request, because each request would otherwise wait again for
 * the models that do not answer (tests/unit/service/modelsInTurn.test.ts), and would use up the visitor's allowance at
 * a proxy (deploy/nginx.conf).
 */
let lastAnswered: string | undefined

/** Call it when a model has answered. */
export function rememberAnswered(model: string) {
  lastAnswered = model
}

/** Returns these models in the order of the requests: the one that answered last, then the others as they are. */
export function inOrder(models: Models): Models {
  const [first, ...others] = models
  if (lastAnswered === undefined || !others.includes(lastAnswered)) return models
  return [lastAnswered, first, ...others.filter((model) => model !== lastAnswered)]
}
