import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FoodWishes } from '../food'
import { createExclusion, createFoodCheck } from '../food/picks.lazy'
import { capitalize } from '../lib/text'
import { findFoodNames } from './foodNames'
import './Typeahead.css'

/** The most options, so that a short text does not fill the screen. */
const MAX_OPTIONS = 7
/** How many entries of a list are read. It limits pasted lists only. */
const MAX_ENTRIES = 100
/** How long nothing is typed until the number of options is announced, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 700

interface Props {
  /** The text field of the form. It becomes a combobox. */
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly list: readonly string[]
  /** The foods that they leave out are not offered. */
  readonly wishes: FoodWishes
  readonly onAdd: (texts: readonly string[]) => void
}

/** The text typed last, and how the user used its options. */
interface Query {
  readonly text: string
  /** The list of that time. An addition ends the query, because it empties the field. */
  readonly list: readonly string[]
  readonly isOpen: boolean
  /** The index of the option that Enter adds. -1 for none: Enter adds the text. */
  readonly active: number
}

const noQuery: Query = { text: '', list: [], isOpen: false, active: -1 }

/**
 * Offers foods while the user types: a combobox with list autocomplete and manual selection
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). It listens to the form's own field, so the field keeps the
 * focus and its text when this chunk loads.
 */
export function Typeahead({ fieldRef, list, wishes, onAdd }: Props) {
  const id = useId()
  const listbox = useRef<HTMLDivElement>(null)
  const [latest, setQuery] = useState(noQuery)
  const query = latest.list === list ? latest : noQuery
  const isListed = useMemo(() => createFoodCheck(list.slice(0, MAX_ENTRIES)), [list])
  const isLeftOut = useMemo(() => createExclusion(wishes), [wishes])
  const options = useMemo(
    () => findFoodNames(query.text, (food) => !isListed(food) && !isLeftOut(food), MAX_OPTIONS).map(capitalize),
    [query.text, isListed, isLeftOut],
  )
  const isOpen = query.isOpen && options.length > 0
  const active = isOpen ? query.active : -1

  function add(option: string) {
    const field = fieldRef.current
    if (!field) return
    onAdd([option])
    field.value = ''
    field.focus()
  }

  function handleInput() {
    setQuery({ text: fieldRef.current?.value ?? '', list, isOpen: true, active: -1 })
  }

  function handleKeyDown(event: KeyboardEvent) {
    // An input method uses these keys for its own list.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    const action = keyAction(event.key, isOpen, active, options.length)
    if (action === undefined) return
    if (action !== -1) event.preventDefault()
    if (action === 'close') setQuery({ ...query, isOpen: false })
    else if (action !== 'choose') setQuery({ ...query, isOpen: true, active: action })
    else if (options[active] !== undefined) add(options[active])
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && listbox.current?.contains(relatedTarget)) return
    setQuery({ ...query, isOpen: false })
  }

  useFieldEvents(fieldRef, handleInput, handleKeyDown, handleBlur)
  useComboboxAttributes(fieldRef, id, isOpen, active)
  useLayoutEffect(() => {
    listbox.current?.children[active]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  return (
    <>
      <div
        ref={listbox}
        id={`${id}list`}
        // Closed, it keeps its space until the next text, so that the click that closes it does not move its target.
        className={isOpen ? 'typeahead' : 'typeahead closed'}
        role="listbox"
        aria-label="Foods"
      >
        {options.map((option, index) => (
          <button
            key={option}
            id={`${id}${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The focus stays in the field, so a phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(option)}
          >
            {option}
          </button>
        ))}
      </div>
      <OptionCount text={query.text} count={isOpen ? options.length : 0} />
    </>
  )
}

/**
 * Returns what a key does: the index of the option that it makes active (-1 for none), `close`, `choose`, or undefined
 * for nothing.
 */
function keyAction(key: string, isOpen: boolean, active: number, count: number) {
  switch (key) {
    case 'ArrowDown':
      return count === 0 ? undefined : active === count - 1 ? 0 : active + 1
    case 'ArrowUp':
      return count === 0 ? undefined : active <= 0 ? count - 1 : active - 1
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      // The cursor moves within the text, so Enter adds the text.
      return active >= 0 ? -1 : undefined
    case 'Escape':
      return isOpen ? 'close' : undefined
    case 'Enter':
      return active >= 0 ? 'choose' : undefined
    default:
      return undefined
  }
}

/** Listens to the form's own field. */
function useFieldEvents(
  fieldRef: Props['fieldRef'],
  onInput: () => void,
  onKeyDown: (event: KeyboardEvent) => void,
  onBlur: (event: FocusEvent) => void,
) {
  const handlers = useEffectEvent(() => ({ onInput, onKeyDown, onBlur }))
  useEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const listeners = new AbortController()
    const { signal } = listeners
    field.addEventListener('input', () => handlers().onInput(), { signal })
    field.addEventListener('keydown', (event) => handlers().onKeyDown(event), { signal })
    field.addEventListener('blur', (event) => handlers().onBlur(event), { signal })
    // The user typed this before the chunk had loaded.
    if (field === document.activeElement && field.value !== '') handlers().onInput()
    return () => listeners.abort()
  }, [fieldRef])
}

/** Makes the form's own field a combobox. The form cannot, because the field is there before this chunk. */
function useComboboxAttributes(fieldRef: Props['fieldRef'], id: string, isOpen: boolean, active: number) {
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': `${id}list`,
    }
    for (const [name, value] of Object.entries(attributes)) fieldRef.current?.setAttribute(name, value)
    if (active < 0) fieldRef.current?.removeAttribute('aria-activedescendant')
    else fieldRef.current?.setAttribute('aria-activedescendant', `${id}${active}`)
  }, [fieldRef, id, isOpen, active])
}

/** Announces the number of options once nothing was typed for a while. */
function OptionCount({ text, count }: { readonly text: string; readonly count: number }) {
  const [pausedAt, setPausedAt] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPausedAt(text), ANNOUNCEMENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="unseen" role="status" aria-label="Number of foods">
      {pausedAt === text && count > 0 && `${count} ${count === 1 ? 'food' : 'foods'}`}
    </p>
  )
}
