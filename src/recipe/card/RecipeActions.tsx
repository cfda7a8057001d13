import { useState } from 'react'
import { download, titleOf } from './recipeFile'
import { useWakeLock } from './useWakeLock'
import './RecipeActions.css'

export interface RecipeActionsProps {
  /** The recipe in markdown, whole or as much of it as there will be. */
  readonly recipe: string
}

/** What can be done with a recipe: take it along, and keep it in sight while cooking. */
export function RecipeActions({ recipe }: RecipeActionsProps) {
  /** What is said of the last action, and of which recipe: it is not true of another one. */
  const [last, setLast] = useState({ of: recipe, says: '' })
  const screen = useWakeLock()
  const says = last.of === recipe ? last.says : ''
  const say = (words: string) => setLast({ of: recipe, says: words })

  async function copy() {
    try {
      await navigator.clipboard.writeText(recipe)
      say('Copied')
    } catch {
      // Browsers refuse without a reason, and have no clipboard at all on a page that came by plain http.
      say('This browser did not let the page copy. Select the recipe and copy it by hand.')
    }
  }

  async function share() {
    try {
      await navigator.share({ title: titleOf(recipe), text: recipe })
    } catch (error) {
      // Closing the sheet without a choice is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      say('This device did not share it. Copy or Download takes it along too.')
    }
  }

  return (
    <div className="recipe-actions">
      <button type="button" className="quiet" onClick={copy}>
        Copy
      </button>
      {'share' in navigator && (
        <button type="button" className="quiet" onClick={share}>
          Share
        </button>
      )}
      <button type="button" className="quiet" onClick={() => print()}>
        Print
      </button>
      <button type="button" className="quiet" onClick={() => download(recipe)}>
        Download
      </button>
      {screen && (
        <label className="screen">
          <input
            type="checkbox"
            checked={screen.on}
            onChange={(event) => screen.set(event.currentTarget.checked)}
          />
          Keep the screen on
        </label>
      )}
      <p role="status" aria-label="What was done with the recipe">
        {screen?.refused ? 'This browser did not let the page keep the screen on.' : says}
      </p>
    </div>
  )
}
