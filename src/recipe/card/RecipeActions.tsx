import { useState } from 'react'
import { Icon } from '../../lib/Icon'
import { TransientButton } from '../../lib/TransientButton'
import { ActionButton } from './ActionButton'
import { focusRecipe } from './focusRecipe'
import { ShareActions, type SharedRecipe } from './ShareActions'
import './RecipeActions.css'

interface Props {
  /** The id of the recipe. */
  readonly id: number
  /** The recipe as it is shared; undefined for a reply that is not a recipe, and while a request runs. */
  readonly shared: SharedRecipe | undefined
  /** Opens step mode; undefined for a reply without steps. */
  readonly onCook: (() => void) | undefined
  /** Asks for another recipe. */
  readonly onIdea: () => void
  /** Shows the tools of a recipe that breaks a wish; undefined where they are shown. */
  readonly onCookAnyway: (() => void) | undefined
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  /** Whether the browser did not keep the screen on. */
  readonly isScreenRefused: boolean
  /** Whether cooking is the next step, or sharing once it is cooked. */
  readonly isNext: boolean
  /** The user finished the last step. */
  readonly isCooked: boolean
}

interface Message {
  /** The id of the recipe that it is about. */
  readonly id: number
  readonly text: string
  /** The recipe's own address, where the page is part of another one and copying failed. */
  readonly ownTab?: string | undefined
  /** The link to the recipe, where the browser does not copy it. */
  readonly link?: string | undefined
}

/** Cook, print and share the recipe, or ask for another one. */
export function RecipeActions({
  id,
  shared,
  onCook,
  onIdea,
  onCookAnyway,
  isBusy,
  isScreenRefused,
  isNext,
  isCooked,
}: Props) {
  const [message, setMessage] = useState<Message>({ id, text: '' })
  const said = (message.id === id && message.text) || (isCooked && 'Enjoy your meal!')
  return (
    // Unseen while a request runs, so that Another idea keeps the focus from one recipe to the next.
    <div className={isBusy ? 'unseen' : 'row recipe-actions'}>
      {shared && onCook && (
        <button type="button" className={isNext && !isCooked ? 'cook' : 'quiet'} onClick={onCook}>
          <Icon path="M5 3.5v9l7-4.5z" />
          Cook step by step
        </button>
      )}
      <div className="row">
        {shared && (
          <ActionButton
            icon="M4.5 6V2.5h7V6M4.5 11h-2V6h11v5h-2M4.5 9.5h7v4h-7z"
            label="Print"
            onClick={() => print()}
          />
        )}
        <button type="button" className="quiet" aria-disabled={isBusy} onClick={onIdea}>
          Another idea
        </button>
        {onCookAnyway && (
          <TransientButton className="quiet" onClick={onCookAnyway} onFocusLost={focusRecipe}>
            Cook it anyway
          </TransientButton>
        )}
        {shared && (
          <ShareActions
            key={id}
            {...shared}
            isNext={isNext && isCooked}
            onMessage={(text, more) => setMessage({ id, text, ...more })}
          />
        )}
      </div>
      {message.id === id && message.link !== undefined && (
        <input
          type="url"
          readOnly
          aria-label="Link to this recipe"
          value={message.link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <p role="status" aria-label="Recipe actions">
        {isScreenRefused ? "Your browser didn't keep the screen on." : said}
        {message.id === id && message.ownTab !== undefined && (
          <>
            {' '}
            <a href={message.ownTab} target="_blank" rel="noreferrer">
              Open the recipe in a tab of its own
            </a>
          </>
        )}
      </p>
    </div>
  )
}
