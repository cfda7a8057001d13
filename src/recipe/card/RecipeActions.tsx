import { useState } from 'react'
import { download, titleOf } from './recipeFile'
import { useWakeLock } from './useWakeLock'
import './RecipeActions.css'

interface Props {
  /** The recipe, whole or as far as it came. */
  readonly markdown: string
}

/** Copy, share, print and download the recipe, and keep the screen on while cooking. */
export function RecipeActions({ markdown }: Props) {
  const [message, setMessage] = useState('')
  const wakeLock = useWakeLock()

  async function copy() {
    try {
      await navigator.clipboard.writeText(markdown)
      setMessage('Copied')
    } catch {
      // Browsers refuse without a reason, and offer no clipboard on a page served over plain http.
      setMessage("Your browser didn't allow copying. Select the recipe and copy it.")
    }
  }

  async function share() {
    try {
      await navigator.share({ title: titleOf(markdown), text: markdown })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setMessage('Sharing failed. Use Copy or Download.')
    }
  }

  return (
    <div className="row recipe-actions">
      <Action onClick={copy}>Copy</Action>
      {'share' in navigator && <Action onClick={share}>Share</Action>}
      <Action onClick={() => print()}>Print</Action>
      <Action onClick={() => download(markdown)}>Download</Action>
      {wakeLock && (
        <label className="row screen">
          <input
            type="checkbox"
            checked={wakeLock.isOn}
            onChange={(event) => wakeLock.set(event.currentTarget.checked)}
          />
          Keep the screen on
        </label>
      )}
      <p role="status" aria-label="Recipe actions">
        {wakeLock?.isRefused ? "Your browser didn't keep the screen on." : message}
      </p>
    </div>
  )
}

const Action = (props: { readonly onClick: () => void; readonly children: string }) => (
  <button type="button" className="quiet" {...props} />
)
