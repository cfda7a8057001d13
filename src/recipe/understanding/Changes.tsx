import type { IngredientChanges } from '../reading/compareIngredients'

/** Says in words which ingredients of a changed recipe are new or different, and which went. */
export function Changes({ changes: { changed, gone } }: { readonly changes: IngredientChanges }) {
  if (changed.length + gone.length === 0) return null
  return (
    <div className="changes">
      {changed.length > 0 && <p>New or different: {changed.map(({ text }) => text).join('; ')}</p>}
      {gone.length > 0 && <p>Gone: {gone.join('; ')}</p>}
    </div>
  )
}
