import type { IngredientChanges } from '../../reader'

/** Names the ingredients that went with a change. Those that are new or different are marked in the recipe. */
export function Changes({ changes: { gone } }: { readonly changes: IngredientChanges }) {
  return gone.length > 0 && <p className="changes">Gone since the recipe before: {gone.join('; ')}</p>
}
