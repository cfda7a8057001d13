import type { Models } from '../config'

/**
 * The models that have answered, the last one first. It comes first in the next request, because each request would
 * otherwise wait again for the models that do not answer (tests/unit/service/modelsInTurn.test.ts), and would use up the
 * visitor's allowance at a proxy (deploy/nginx.conf). Several, because photos and recipes have models of their own.
 */
let answered: readonly string[] = []

/** Call it when a model has answered. */
export function rememberAnswered(model: string) {
  if (answered[0] !== model) answered = [model, ...answered.filter((each) => each !== model)]
}

/** Returns these models in the order of the requests: the one that answered last, then the others as they are. */
export function inOrder(models: Models): Models {
  const lastAnswered = answered.find((model) => models.includes(model))
  return lastAnswered === undefined ? models : [lastAnswered, ...models.filter((model) => model !== lastAnswered)]
}
