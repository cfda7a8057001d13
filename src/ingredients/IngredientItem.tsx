import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../lib/Icon'
import { splitAtInvisible } from '../lib/invisibleCharacters'
import { TransientButton } from '../lib/TransientButton'
import { type Ingredient, type IngredientsAction, isBlank } from './ingredients'
import './IngredientItem.css'

interface Props {
  readonly ingredient: Ingredient
  /** Whether the wishes leave out its food. */
  readonly isLeftOut: boolean
  readonly onAction: (action: IngredientsAction) => void
  /** Called when the item is removed while one of its controls has the focus. `next` is the next item. */
  readonly onFocusLost: (next: Element | null) => void
}

/** Focuses the field that replaces the ingredient's text. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** One ingredient. A click turns it into a field: Enter or leaving the field saves, Escape cancels. */
export const IngredientItem = memo(function IngredientItem(props: Props) {
  const { ingredient, isLeftOut, onAction, onFocusLost } = props
  const { id, text } = ingredient
  const [isEditing, setIsEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const name = isBlank(text) ? '(blank)' : text

  function save(value: string) {
    setIsEditing(false)
    onAction({ type: 'change', id, text: value })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    // The Enter that ends an input method's composition does not save.
    if (event.nativeEvent.isComposing) return
    // A Tab would reach the item's other button, but a blank text removes the item.
    const isTabToRemoved = key === 'Tab' && !event.shiftKey && isBlank(currentTarget.value)
    if (key !== 'Enter' && key !== 'Escape' && !isTabToRemoved) return
    // Otherwise the same key press would click the button that gets the focus below.
    event.preventDefault()
    const next = item.current?.nextElementSibling ?? null
    // Renders now, because the focus moves to an element of the new state.
    flushSync(() => (key === 'Escape' ? setIsEditing(false) : save(currentTarget.value)))
    if (item.current) item.current.querySelector('button')?.focus()
    else onFocusLost(next)
  }

  return (
    <li ref={item} className={isBlank(text) ? 'blank' : undefined}>
      {isEditing ? (
        <input
          type="text"
          aria-label={`Change ${name}`}
          autoComplete="off"
          enterKeyHint="done"
          defaultValue={text}
          ref={focus}
          onKeyDown={handleKeyDown}
          onBlur={(event) => save(event.currentTarget.value)}
        />
      ) : (
        <button
          type="button"
          className={isLeftOut ? 'text left-out' : 'text'}
          aria-label={`Change ${name}`}
          aria-description={isLeftOut ? 'Your wishes leave it out' : undefined}
          onClick={() => setIsEditing(true)}
        >
          {/* Invisible characters stay in the text, but cannot change how the rest is shown. */}
          {splitAtInvisible(text).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
              <span key={index} hidden>
                {part}
              </span>
            ),
          )}
        </button>
      )}
      <TransientButton
        className="remove"
        aria-label={`Remove ${name}`}
        onClick={() => onAction({ type: 'remove', id })}
        onFocusLost={(button) => onFocusLost(button.closest('li')?.nextElementSibling ?? null)}
      >
        <Icon path="M4 4l8 8M12 4l-8 8" />
      </TransientButton>
    </li>
  )
})
