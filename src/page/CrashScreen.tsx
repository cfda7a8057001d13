import './CrashScreen.css'

interface Props {
  readonly ingredients: readonly string[]
}

/** Replaces the page when it cannot render. Shows the user's list, which a reload would lose. */
export function CrashScreen({ ingredients }: Props) {
  return (
    <main className="crash-screen">
      <div role="alert">
        <p>Something in this page broke. Reload it to start again.</p>
      </div>
      {ingredients.length > 0 && (
        <label>
          Your ingredients, to copy
          <textarea readOnly rows={Math.min(ingredients.length, 12)} value={ingredients.join('\n')} />
        </label>
      )}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </main>
  )
}
