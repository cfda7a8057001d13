import { useEffect, useState } from 'react'
import { splitSentences } from './splitSentences'
import { spokenText } from './spokenText'

/**
 * Reads texts aloud (Web Speech API), from the press of a button to the next one. An error ends it too, and so does leaving
 * the page or unmounting the component.
 *
 * @param ownLanguage the BCP 47 code of the texts; that of the page where it is not known.
 * @returns undefined where the browser has no speech synthesis. `toggle` begins with a text, or ends; `read` goes on with
 * another text in place of the last one, and does nothing where reading has not begun.
 */
export function useSpeech(ownLanguage: string | undefined) {
  // State keeps the utterances alive, because Chrome sends no events for utterances that it has garbage-collected
  // (https://crbug.com/509488).
  const [utterances, setUtterances] = useState<readonly SpeechSynthesisUtterance[]>()

  const isOn = utterances !== undefined
  useEffect(() => {
    if (!isOn) return
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
  }, [isOn])

  /** Has to run within the user's click, because Safari refuses to speak otherwise. */
  function start(text: string) {
    const language = ownLanguage ?? (document.documentElement.lang || 'en')
    const started = splitSentences(text, language).map(
      (sentence) => new SpeechSynthesisUtterance(spokenText(sentence, language)),
    )
    // The events of a canceled text may come after the next text has begun.
    const end = () => setUtterances((current) => (current === started ? undefined : current))
    speechSynthesis.cancel()
    for (const utterance of started) {
      utterance.lang = language
      utterance.addEventListener('error', end)
      speechSynthesis.speak(utterance)
    }
    setUtterances(started)
  }

  if (!('speechSynthesis' in window)) return undefined
  return {
    isOn,
    toggle: (text: string) => (isOn ? setUtterances(undefined) : start(text)),
    read: (text: string) => isOn && start(text),
  }
}
