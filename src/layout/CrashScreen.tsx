import './CrashScreen.css'

interface Props {
  readonly ingredients: readonly string[]
}

/** Stands in for the page when it cannot be rendered: what to do, and the cook's list, which a reload would lose. */
export function PageFailure({ ingredients }: Props) {
  return (
    <main className="page-failure">
      <div role="alert">
        <p>Something in this page broke. Reload it to start again.</p>
      </div>
      {ingredients.length > 0 && (
        <label>
          Your ingredients, to copy
          <textarea
            readOnly
            rows={Math.min(ingredients.length, 12)}
            value={ingredients.join('\n')}
          />
        </label>
      )}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </main>
  )
}
