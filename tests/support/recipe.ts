import { noWishes } from '../../src/prompt/wishes'
import type { Recipe } from '../../src/recipe/conversationState'
import type { Author } from '../../src/service/author'

/** A model that wrote a recipe. */
export const anyModel: Author = { kind: 'model', model: 'any/model', service: 'models.example' }

/** Returns a recipe with the id 1 that did not reach the length limit, made for an empty list without wishes. */
export const recipe = (markdown: string, more: Partial<Recipe> = {}): Recipe => ({
  id: 1,
  markdown,
  reachedLimit: false,
  list: [],
  wishes: noWishes,
  answeredBy: [anyModel],
  ask: { type: 'recipe' },
  ...more,
})
