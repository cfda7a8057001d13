import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useChunk } from '../lib/useChunk'
import { useHydrated } from '../lib/useHydrated'
import { browserModelOffer } from './browserModelOffer'
import { loadModels } from './loadModels'
import { offeredModels } from './offeredModels'
import { sourceSentence } from './sourceSentence'
import { useVisitorChoice } from './useVisitorChoice'
import './WhoCooks.css'

interface Props {
  /** Called when a choice is not to be used any more. A running request must end, because it would ask it again. */
  readonly onLeave: () => void
}

/**
 * Says who writes the recipes, and opens the dialog where a visitor chooses. Empty in the prerendered page, which is
 * made without the settings.
 */
export function WhoCooks({ onLeave }: Props) {
  const isHydrated = useHydrated()
  const choice = useVisitorChoice()
  const offered = offeredModels()
  const hasBrowserModel = useSyncExternalStore(
    browserModelOffer.subscribe,
    browserModelOffer.get,
    browserModelOffer.get,
  )
  // Only the browser knows whether it has a model. Where nothing else can be chosen, the button depends on its answer.
  const asksBrowser = offered.join() === 'browser' && 'LanguageModel' in globalThis
  const [isOpen, setIsOpen] = useState(false)
  /** Counts the clicks, so that each loads the dialog again if it did not load. */
  const [clicks, setClicks] = useState(0)
  const { module, hasFailed } = useChunk(loadModels, clicks || asksBrowser)
  const sentenceId = useId()

  useEffect(() => {
    if (asksBrowser) void module?.findBrowserModel()
  }, [asksBrowser, module])

  function open() {
    setClicks(clicks + 1)
    setIsOpen(true)
  }

  return (
    <>
      <div className="row who-cooks">
        {isHydrated && <p id={sentenceId}>{sourceSentence(choice)}</p>}
        {isHydrated && offered.some((model) => model !== 'browser' || hasBrowserModel) && (
          <button type="button" className="quiet" aria-haspopup="dialog" aria-describedby={sentenceId} onClick={open}>
            Change the chef
          </button>
        )}
        {isOpen && hasFailed && (
          <p role="alert">This part of the page didn't load. Check your connection and try again.</p>
        )}
      </div>
      {isOpen && module && (
        // The key opens it again for a click between its closing and the event that reports it.
        <module.ModelsDialog
          key={clicks}
          offered={offered}
          choice={choice}
          onLeave={onLeave}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
