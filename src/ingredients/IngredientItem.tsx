import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cutAtInvisible } from '../lib/invisibleCharacters'
import { PassingButton } from '../lib/TransientButton'
import { type Ingredient, isBlank, type ListAct } from './ingredients'
import './IngredientItem.css'

interface Props {
  readonly ingredient: Ingredient
  readonly onAct: (act: ListAct) => void
  /** The ingredient goes, and one of its controls had the focus; `next` is the list's next item. */
  readonly onFocusLost: (next: Element | null) => void
}

/** The cook has just pressed the ingredient to change it. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/**
 * One ingredient: pressed it becomes a field. Enter and leaving the field keep the change, Escape does not. Its
 * text is all in the page, but what nobody sees in it takes no part in how the rest is shown.
 */
export const IngredientItem = memo(function IngredientItem(props: Props) {
  const { ingredient, onAct, onFocusLost } = props
  const { id, text } = ingredient
  const [editing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const name = isBlank(text) ? '(blank)' : text

  function keep(value: string) {
    setEditing(false)
    onAct({ act: 'change', id, text: value })
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    // The Enter that ends an input method's composition belongs to that.
    if (event.nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
    // Else the rest of the keystroke goes to the button that is focused below, and presses it.
    event.preventDefault()
    const next = item.current?.nextElementSibling ?? null
    // At once, because the field goes and the focus needs the place to which it goes.
    flushSync(() => (key === 'Enter' ? keep(currentTarget.value) : setEditing(false)))
    if (item.current) item.current.querySelector('button')?.focus()
    else onFocusLost(next)
  }

  return (
    <li ref={item} className={isBlank(text) ? 'blank' : undefined}>
      {editing ? (
        <input
          type="text"
          aria-label={`Change ${name}`}
          autoComplete="off"
          enterKeyHint="done"
          defaultValue={text}
          ref={focus}
          onKeyDown={press}
          onBlur={(event) => keep(event.currentTarget.value)}
        />
      ) : (
        <button
          type="button"
          className="text"
          aria-label={`Change ${name}`}
          onClick={() => setEditing(true)}
        >
          {cutAtInvisible(text).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart by their places.
              <span key={index} hidden>
                {part}
              </span>
            ),
          )}
        </button>
      )}
      <PassingButton
        className="remove"
        aria-label={`Remove ${name}`}
        onClick={() => onAct({ act: 'remove', id })}
        onFocusLost={(button) => onFocusLost(button.closest('li')?.nextElementSibling ?? null)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </PassingButton>
    </li>
  )
})
