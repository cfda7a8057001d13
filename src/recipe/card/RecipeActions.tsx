import { useRef, useState } from 'react'
import { Icon } from '../../lib/Icon'
import { TransientButton } from '../../lib/TransientButton'
import { plainText, titleOf } from '../../reader'
import type { Author } from '../../service'
import { type LinkedRecipe, packRecipe } from '../share/recipeLink'
import { ShareMenu } from '../share/ShareMenu'
import { focusRecipe } from './focusRecipe'
import { download, fileNameOf } from './recipeFile'
import { sourceLine, withSourceLine } from './sourceLine'
import './RecipeActions.css'

interface Props {
  /** The recipe, whole or as far as it came. */
  readonly markdown: string
  /** Who wrote it. A copy and a file say so. */
  readonly answeredBy: readonly Author[]
  /** What a link to it carries. */
  readonly linked: LinkedRecipe
  /** Writes the recipe with the amounts that are shown; undefined while they are its own. */
  readonly scaled?: (() => string) | undefined
  /** Writes the recipe for recipe managers; undefined where the page does not understand it. */
  readonly exported?: (() => string) | undefined
  /** Opens step mode; undefined for a reply without steps. */
  readonly onCook?: (() => void) | undefined
  /** Whether the browser did not keep the screen on. */
  readonly isScreenRefused: boolean
  /** To cook it is what one does next, or to share it once it is cooked. */
  readonly isNext: boolean
  /** The user finished the last step. */
  readonly isCooked: boolean
  /** Asks for another recipe. */
  readonly onIdea: () => void
}

/** Cook, print and share the recipe, or ask for another one. */
export function RecipeActions(props: Props) {
  const { markdown, answeredBy, linked, scaled, exported, onCook, isScreenRefused, isNext, isCooked } = props
  const [message, setMessage] = useState('')
  /** The recipe's own address, where the page is part of another one and copying failed. */
  const [ownTab, setOwnTab] = useState<string>()
  /** The link, packed when the menu opens: Safari lets a page write the clipboard only within the click. */
  const link = useRef<Promise<string | undefined>>(undefined)
  const shown = () => scaled?.() ?? markdown

  async function copy(text: string | Promise<string | undefined>) {
    setOwnTab(undefined)
    try {
      const words = await text
      if (words === undefined) {
        setMessage('This recipe is too long for a link. Use Download.')
        return
      }
      await navigator.clipboard.writeText(words)
      setMessage('Copied')
    } catch {
      // Browsers refuse without a reason, and offer no clipboard on a page served over plain http.
      setMessage("Your browser didn't allow copying. Select the recipe and copy it.")
      // A page that is part of another one, as in a Space, has only the permissions that the other one passes on.
      if (window.top !== window) setOwnTab(await link.current?.catch(() => undefined))
    }
  }

  async function share() {
    try {
      await navigator.share({ title: titleOf(markdown), text: writeText() })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setMessage('Sharing failed. Use Copy text or Download.')
    }
  }

  const writeText = () => `${plainText(shown())}\n\n${sourceLine(answeredBy)}\n`

  function packLink() {
    link.current = packRecipe(linked).then((hash) => hash && location.href.replace(/#.*/, '') + hash)
    // Copying the link shows the error.
    link.current.catch(() => undefined)
  }

  return (
    <div className="row recipe-actions">
      {onCook && (
        <button type="button" className={isNext && !isCooked ? undefined : 'quiet'} onClick={onCook}>
          <Icon path="M5 3.5v9l7-4.5z" />
          Cook step by step
        </button>
      )}
      <div className="row">
        <Action icon="M4.5 6V2.5h7V6M4.5 11h-2V6h11v5h-2M4.5 9.5h7v4h-7z" label="Print" onClick={() => print()} />
        {/* The actions go while it is asked for. */}
        <TransientButton className="quiet" onClick={props.onIdea} onFocusLost={focusRecipe}>
          Another idea
        </TransientButton>
        <ShareMenu isNext={isNext && isCooked} onOpen={packLink}>
          {'CompressionStream' in globalThis && (
            <Action
              icon="M6.5 9.5l3-3M7 5l1.5-1.5a2.5 2.5 0 0 1 4 4L11 9M9 11l-1.5 1.5a2.5 2.5 0 0 1-4-4L5 7"
              label="Copy link"
              onClick={() => link.current && copy(link.current)}
            />
          )}
          <Action icon="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" label="Copy text" onClick={() => copy(writeText())} />
          <Action
            icon="M8 2.5v7M5.5 7 8 9.5 10.5 7M3 10.5v3h10v-3"
            label="Download"
            onClick={() => download(withSourceLine(shown(), answeredBy), fileNameOf(markdown, 'md'), 'text/markdown')}
          />
          {exported && (
            <Action
              icon="M3.5 2.5H11a1.5 1.5 0 0 1 1.5 1.5v9.5H5A1.5 1.5 0 0 1 3.5 12zM6 5.5h4M6 8h4"
              label="Download for recipe apps"
              onClick={() => download(exported(), fileNameOf(markdown, 'json'), 'application/json')}
            />
          )}
          {'share' in navigator && (
            <Action
              icon="M8 9.5v-7M5.5 5 8 2.5 10.5 5M4.5 7.5h-1v6h9v-6h-1"
              label="Share with an app"
              onClick={share}
            />
          )}
        </ShareMenu>
      </div>
      <p role="status" aria-label="Recipe actions">
        {isScreenRefused ? "Your browser didn't keep the screen on." : message || (isCooked && 'Enjoy your meal!')}
        {ownTab !== undefined && (
          <>
            {' '}
            <a href={ownTab} target="_blank" rel="noreferrer">
              Open the recipe in a tab of its own
            </a>
          </>
        )}
      </p>
    </div>
  )
}

interface ActionProps {
  /** The path of a drawing of 16 by 16. */
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

const Action = ({ icon, label, onClick }: ActionProps) => (
  <button type="button" className="quiet" onClick={onClick}>
    <Icon path={icon} />
    {label}
  </button>
)
