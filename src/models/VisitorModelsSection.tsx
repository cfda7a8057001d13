import { useEffect } from 'react'
import { BrowserModel } from './BrowserModel'
import { findBrowserModel } from './findBrowserModel'
import { useVisitorModels } from './useVisitorModels'
import { VisitorToken } from './VisitorToken'
import './VisitorModelsSection.css'

interface Props {
  /** Called when a model is not to be used any more. */
  readonly onLeave: () => void
}

/** Offers the models that a visitor can use, in a line for each kind. Empty where there is none. */
export function VisitorModelsSection({ onLeave }: Props) {
  const kinds = useVisitorModels()
  useEffect(() => void findBrowserModel(), [])
  if (kinds.length === 0) return
  return (
    <section className="own-model" aria-label="Your own model">
      {kinds.includes('router') && <VisitorToken onForget={onLeave} />}
      {kinds.includes('browser') && <BrowserModel onLeave={onLeave} />}
    </section>
  )
}
