import { useRef } from 'react'
import { plainText, titleOf } from '../../reader'
import type { Author } from '../../service'
import { type LinkedRecipe, packRecipe } from '../share/recipeLink'
import { ShareMenu } from '../share/ShareMenu'
import { ActionButton } from './ActionButton'
import { download, fileNameOf } from './recipeFile'
import { sourceLine, withSourceLine } from './sourceLine'

/** A recipe in the forms that one takes along. */
export interface SharedRecipe {
  /** The recipe, whole or as far as it came. */
  readonly markdown: string
  /** Who wrote it. A copy and a file say so. */
  readonly answeredBy: readonly Author[]
  /** The form of it that a link carries. */
  readonly linked: LinkedRecipe
  /** Writes the recipe with the amounts that are shown; undefined while they are its own. */
  readonly scaled?: (() => string) | undefined
  /** Writes the recipe for recipe managers; undefined where the page does not understand it. */
  readonly exported?: (() => string) | undefined
  /** What the user has to buy, one a line; undefined where the page does not know the foods. */
  readonly shopping?: (() => readonly string[]) | undefined
}

interface Props extends SharedRecipe {
  /** Whether sharing is the next step. */
  readonly isNext: boolean
  /** Called with the outcome; with the recipe's own address if copying may work only there; with a link that can't be copied. */
  readonly onMessage: (
    message: string,
    more?: { readonly ownTab?: string | undefined; readonly link?: string | undefined },
  ) => void
}

/** Copies, downloads and shares the recipe. */
export function ShareActions(props: Props) {
  const { markdown, answeredBy, linked, scaled, exported, shopping, isNext, onMessage } = props
  /** The link, packed when the menu opens: Safari lets a page write the clipboard only within the click. */
  const link = useRef<Promise<string | undefined>>(undefined)
  const shown = () => scaled?.() ?? markdown

  async function copy(text: string | Promise<string | undefined>) {
    try {
      const words = await text
      if (words === undefined) {
        onMessage('This recipe is too long for a link. Use Download.')
        return
      }
      await navigator.clipboard.writeText(words)
      onMessage('Copied')
    } catch {
      // A page that is part of another one, as in a Space, has only the permissions that the other one passes on.
      const ownTab = window.top === window ? undefined : await link.current?.catch(() => undefined)
      // Browsers refuse without a reason, and offer no clipboard on a page served over plain http.
      const failed = text === link.current ? await link.current?.catch(() => undefined) : undefined
      onMessage(`Your browser didn't allow copying. Select the ${failed ? 'link' : 'recipe'} and copy it.`, {
        ownTab,
        link: failed,
      })
    }
  }

  async function share() {
    try {
      await navigator.share({ title: titleOf(markdown), text: writeText() })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      onMessage('Sharing failed. Use Copy text or Download.')
    }
  }

  const writeText = () => `${plainText(shown())}\n\n${sourceLine(answeredBy)}\n`

  function packLink() {
    link.current = packRecipe(linked).then((hash) => hash && location.href.replace(/#.*/, '') + hash)
    // Copying the link shows the error.
    link.current.catch(() => undefined)
  }

  return (
    <ShareMenu isNext={isNext} onOpen={packLink}>
      {'CompressionStream' in globalThis && (
        <ActionButton
          icon="M6.5 9.5l3-3M7 5l1.5-1.5a2.5 2.5 0 0 1 4 4L11 9M9 11l-1.5 1.5a2.5 2.5 0 0 1-4-4L5 7"
          label="Copy link"
          onClick={() => link.current && copy(link.current)}
        />
      )}
      <ActionButton icon="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" label="Copy text" onClick={() => copy(writeText())} />
      <ActionButton
        icon="M8 2.5v7M5.5 7 8 9.5 10.5 7M3 10.5v3h10v-3"
        label="Download"
        onClick={() => download(withSourceLine(shown(), answeredBy), fileNameOf(markdown, 'md'), 'text/markdown')}
      />
      {shopping && (
        <ActionButton
          icon="M2.5 3H4l1.5 7.5h7L14 5H4.5M6 13h.5M12 13h.5"
          label="Copy shopping list"
          onClick={() => {
            const lines = shopping()
            if (lines.length > 0) copy(lines.join('\n'))
            else onMessage('Nothing to buy: your list has it all.')
          }}
        />
      )}
      {exported && (
        <ActionButton
          icon="M3.5 2.5H11a1.5 1.5 0 0 1 1.5 1.5v9.5H5A1.5 1.5 0 0 1 3.5 12zM6 5.5h4M6 8h4"
          label="Download for recipe apps"
          onClick={() => download(exported(), fileNameOf(markdown, 'json'), 'application/json')}
        />
      )}
      {'share' in navigator && (
        <ActionButton
          icon="M8 9.5v-7M5.5 5 8 2.5 10.5 5M4.5 7.5h-1v6h9v-6h-1"
          label="Share with an app"
          onClick={share}
        />
      )}
    </ShareMenu>
  )
}
