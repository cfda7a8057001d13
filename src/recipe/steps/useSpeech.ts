import { useEffect, useState } from 'react'
import { splitSentences } from './splitSentences'
import { spokenText } from './spokenText'

/**
 * Reads a text aloud (Web Speech API). Reading ends with the text, with `stop`, when the component is unmounted and
 * when the user leaves the page.
 *
 * @param ownLanguage the BCP 47 code of the texts; that of the page where it is not known.
 * @returns undefined where the browser has no speech synthesis. `toggle` starts reading, or ends it while it runs.
 */
export function useSpeech(ownLanguage: string | undefined) {
  // State keeps the utterances alive, because Chrome sends no events for utterances that it has garbage-collected
  // (https://crbug.com/509488).
  const [utterances, setUtterances] = useState<readonly SpeechSynthesisUtterance[]>()

  useEffect(() => {
    if (!utterances) return
    // Some browsers continue to speak after a reload.
    function leave() {
      speechSynthesis.cancel()
      setUtterances(undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      speechSynthesis.cancel()
    }
  }, [utterances])

  /** Has to run within the user's click, because Safari refuses to speak otherwise. */
  function start(text: string) {
    const language = ownLanguage ?? (document.documentElement.lang || 'en')
    const started = splitSentences(text, language).map(
      (sentence) => new SpeechSynthesisUtterance(spokenText(sentence, language)),
    )
    // The events of a canceled text may come after the next text has begun.
    const end = () => setUtterances((current) => (current === started ? undefined : current))
    started.at(-1)?.addEventListener('end', end)
    speechSynthesis.cancel()
    for (const utterance of started) {
      utterance.lang = language
      utterance.addEventListener('error', end)
      speechSynthesis.speak(utterance)
    }
    if (started.length > 0) setUtterances(started)
  }

  if (!('speechSynthesis' in window)) return undefined
  const stop = () => setUtterances(undefined)
  return {
    isReading: utterances !== undefined,
    toggle: (text: string) => (utterances ? stop() : start(text)),
    stop,
  }
}
