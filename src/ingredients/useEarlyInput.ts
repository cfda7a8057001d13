import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { useHydrated } from '../lib/useHydrated'
import { takeEarlyInput } from './earlyInput'
import { loadSuggestions } from './loadSuggestions'
import { parseList } from './parseList'

/**
 * Takes over the field from the script in index.html, which buffers input until the page is hydrated.
 *
 * @param onInput called once with the buffered inputs, and whether the field holds text. Each input has the lines that
 * came together: one, or those of a pasted list.
 * @returns whether the page is hydrated.
 */
export function useEarlyInput(
  fieldRef: RefObject<HTMLInputElement | null>,
  onInput: (inputs: readonly (readonly string[])[], hasText: boolean) => void,
): boolean {
  const isReady = useHydrated()
  const takeOver = useEffectEvent(() => {
    const inputs = takeEarlyInput().map((text) => (/[\r\n]/.test(text) ? parseList(text) : [text]))
    onInput(inputs, Boolean(fieldRef.current?.value))
    // The user has come to the field, or to a pick, before the page could see it.
    if (document.activeElement !== document.body) loadSuggestions.preload()
  })
  // A layout effect runs right after the form takes over, so no input is lost or arrives twice.
  useLayoutEffect(() => {
    if (isReady) takeOver()
  }, [isReady])
  return isReady
}
