import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { VisitorModel } from '../config'
import { useModal } from '../lib/useModal'
import { isCookbookPage, setVisitorService, type VisitorChoice } from '../service'
import { AccountSignIn } from './AccountSignIn'
import { BrowserModel } from './BrowserModel'
import { browserModelOffer } from './browserModelOffer'
import { findBrowserModel } from './findBrowserModel'
import { LocalModel } from './LocalModel'
import { sourceSentence } from './sourceSentence'
import { VisitorToken } from './VisitorToken'
import './ModelsDialog.css'

interface Props {
  /** What the settings let a visitor choose. */
  readonly offered: readonly VisitorModel[]
  /** What the visitor has chosen. */
  readonly choice: VisitorChoice | undefined
  /** Called when a choice is not to be used any more. */
  readonly onLeave: () => void
  /** Called once, after the dialog has closed and the focus is back. */
  readonly onClose: () => void
}

/** The forms that open within the dialog. */
type Form = 'token' | 'local'

/**
 * Offers the models that can write the recipes, each with its effect on privacy and money. A choice closes the dialog,
 * because the line under it then names the choice. Mounting opens the dialog and unmounting closes it.
 */
export function ModelsDialog({ offered, choice, onLeave, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const hasBrowserModel = useSyncExternalStore(browserModelOffer.subscribe, browserModelOffer.get)
  // One at a time, so that the dialog stays short and each name of a button is there once.
  const [form, setForm] = useState<Form | undefined>(choice?.kind === 'token' ? 'token' : undefined)
  useModal(dialog, heading)
  useEffect(() => {
    if (offered.includes('browser')) void findBrowserModel()
  }, [offered])

  const close = () => dialog.current?.close()
  const disclosure = (name: Form) => ({
    isOpen: form === name,
    onToggle: () => setForm(form === name ? undefined : name),
  })
  /** Makes the page's own service answer again. */
  function leave() {
    setVisitorService(undefined)
    onLeave()
  }

  return (
    <dialog
      ref={dialog}
      className="models-dialog"
      closedby="any"
      aria-labelledby={headingId}
      // In development, StrictMode closes the dialog and opens it again before this event comes.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className="row models-dialog-head">
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          Who cooks?
        </h2>
        <button type="button" className="quiet" onClick={close}>
          Close
        </button>
      </div>
      <p>{sourceSentence(choice)}</p>
      <ul>
        <li>
          <PageService
            isUsed={choice === undefined}
            onUse={() => {
              leave()
              close()
            }}
          />
        </li>
        {offered.includes('huggingface') && (
          <>
            <AccountSignIn isUsed={choice?.kind === 'account'} onSignOut={leave} />
            <li>
              <VisitorToken {...disclosure('token')} isUsed={choice?.kind === 'token'} onUse={close} onForget={leave} />
            </li>
          </>
        )}
        {offered.includes('local') && (
          <li>
            <LocalModel {...disclosure('local')} onUse={close} />
          </li>
        )}
        {hasBrowserModel && offered.includes('browser') && (
          <li>
            <BrowserModel isUsed={choice?.kind === 'browser'} onUse={close} />
          </li>
        )}
      </ul>
    </dialog>
  )
}

/** The page's own service: a button where something else is chosen. */
function PageService({ isUsed, onUse }: { readonly isUsed: boolean; readonly onUse: () => void }) {
  const meaningId = useId()
  return (
    <>
      {!isUsed && (
        <button type="button" className="quiet" aria-describedby={meaningId} onClick={onUse}>
          {isCookbookPage() ? 'Use the cookbook' : "Use this page's model"}
        </button>
      )}
      <p id={meaningId}>
        {isCookbookPage()
          ? 'The cookbook is part of this page: nothing leaves your browser, and it costs nothing.'
          : "This page's own model gets your ingredients and wishes, and its owner pays for it."}
      </p>
    </>
  )
}
