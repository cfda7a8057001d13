import { type RefObject, startTransition, useCallback, useMemo, useReducer } from 'react'
import { useChunk } from '../lib/useChunk'
import { useDoneInSlices } from '../lib/useDoneInSlices'
import { whenIdle } from '../lib/whenIdle'
import { ingredientsReducer, noIngredients } from './ingredients'
import { loadSuggestions } from './loadSuggestions'
import { useEarlyInput } from './useEarlyInput'

/** Adding more than this at once must not block the page. */
const MAX_BLOCKING_ADD = 1000

/**
 * Keeps the ingredient list.
 *
 * @param field the text field of the form.
 * @param preload loads what a request needs. Called at the latest with the second ingredient, because the user can ask
 * after the third.
 */
export function useIngredients(field: RefObject<HTMLInputElement | null>, preload: () => void) {
  const [{ ingredients, undoStack, isUndone, lastAdded }, dispatch] = useReducer(ingredientsReducer, noIngredients)
  const texts = useMemo(() => ingredients.map(({ text }) => text), [ingredients])
  /** The texts for what knows foods. It finds them read, because a pasted list would block the page. */
  const readTexts = useDoneInSlices(texts, useChunk(loadSuggestions, false).module?.readEntry)

  const isReady = useEarlyInput(field, (early, hasText) => {
    // Adds each by itself, because the undo offer depends on the number of lines that came together.
    for (const texts of early) dispatch({ type: 'add', texts })
    if (early.length > 0 || hasText) whenIdle(preload)
  })

  function add(added: readonly string[]) {
    const addAll = () => dispatch({ type: 'add', texts: added })
    // React renders a transition in several tasks (`npm run bench`, pasting 20,000 lines).
    if (added.length > MAX_BLOCKING_ADD) startTransition(addAll)
    else addAll()
    if (texts.length + added.length > 1) preload()
  }

  const addPick = useCallback(
    (text: string) => {
      dispatch({ type: 'add', texts: [text] })
      preload()
    },
    [preload],
  )

  /** Adds a food that a recipe needs. */
  const addNeeded = useCallback((text: string) => dispatch({ type: 'add', texts: [text], isOffered: true }), [])

  /** Adds foods that a photo shows. One undo removes them all. */
  function addFromPhoto(foods: readonly string[]) {
    dispatch({ type: 'add', texts: foods, isOffered: true })
    preload()
  }

  const undo = { entry: undoStack.at(-1), lastAdded, isUndone, onUndo: () => dispatch({ type: 'undo' }) }
  return {
    ingredients,
    texts,
    readTexts,
    undo,
    dispatch,
    isReady,
    add,
    addPick,
    addNeeded,
    addFromPhoto,
  }
}
