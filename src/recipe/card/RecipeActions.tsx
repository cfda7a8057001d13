import { useState } from 'react'
import { Icon } from '../../lib/Icon'
import type { WakeLock } from '../../lib/useWakeLock'
import { titleOf } from '../../reader'
import type { Author } from '../../service'
import { download, fileNameOf } from './recipeFile'
import { withSourceLine } from './sourceLine'
import './RecipeActions.css'

interface Props {
  /** The recipe, whole or as far as it came. */
  readonly markdown: string
  /** Who wrote it. A copy and a file say so. */
  readonly answeredBy: readonly Author[]
  /** Writes the recipe with the amounts that are shown; undefined while they are its own. */
  readonly scaled?: (() => string) | undefined
  /** Writes the recipe for recipe managers; undefined where the page does not understand it. */
  readonly exported?: (() => string) | undefined
  /** Opens step mode; undefined for a reply without steps. */
  readonly onCook?: (() => void) | undefined
  readonly wakeLock: WakeLock
}

/** Cook, copy, share, print and download the recipe, and keep the screen on while cooking. */
export function RecipeActions({ markdown, answeredBy, scaled, exported, onCook, wakeLock }: Props) {
  const [message, setMessage] = useState('')

  const shown = () => withSourceLine(scaled?.() ?? markdown, answeredBy)

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown())
      setMessage('Copied')
    } catch {
      // Browsers refuse without a reason, and offer no clipboard on a page served over plain http.
      setMessage("Your browser didn't allow copying. Select the recipe and copy it.")
    }
  }

  async function share() {
    try {
      await navigator.share({ title: titleOf(markdown), text: shown() })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setMessage('Sharing failed. Use Copy or Download.')
    }
  }

  return (
    <div className="row recipe-actions">
      {onCook && (
        <button type="button" onClick={onCook}>
          <Icon path="M5 3.5v9l7-4.5z" />
          Cook step by step
        </button>
      )}
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
      <div className="row">
        <Action icon="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" label="Copy" onClick={copy} />
        {'share' in navigator && (
          <Action icon="M8 9.5v-7M5.5 5 8 2.5 10.5 5M4.5 7.5h-1v6h9v-6h-1" label="Share" onClick={share} />
        )}
        <Action icon="M4.5 6V2.5h7V6M4.5 11h-2V6h11v5h-2M4.5 9.5h7v4h-7z" label="Print" onClick={() => print()} />
        <Action
          icon="M8 2.5v7M5.5 7 8 9.5 10.5 7M3 10.5v3h10v-3"
          label="Download"
          onClick={() => download(shown(), fileNameOf(markdown, 'md'), 'text/markdown')}
        />
        {exported && (
          <Action
            icon="M3.5 2.5H11a1.5 1.5 0 0 1 1.5 1.5v9.5H5A1.5 1.5 0 0 1 3.5 12zM6 5.5h4M6 8h4"
            label="Recipe apps"
            name="Download for recipe apps"
            onClick={() => download(exported(), fileNameOf(markdown, 'json'), 'application/json')}
          />
        )}
      </div>
      <p role="status" aria-label="Recipe actions">
        {wakeLock?.isRefused ? "Your browser didn't keep the screen on." : message}
      </p>
    </div>
  )
}

interface ActionProps {
  /** The path of a drawing of 16 by 16. */
  readonly icon: string
  readonly label: string
  /** The accessible name, if it says more than the label. */
  readonly name?: string
  readonly onClick: () => void
}

const Action = ({ icon, label, name, onClick }: ActionProps) => (
  <button type="button" className="quiet" aria-label={name} onClick={onClick}>
    <Icon path={icon} />
    {label}
  </button>
)
