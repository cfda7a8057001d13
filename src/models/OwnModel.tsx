import type { BrowserModel } from './BrowserModel'
import type { VisitorToken } from './VisitorToken'
import './OwnModel.css'

interface Props {
  /** The models to offer. */
  readonly parts: {
    readonly VisitorToken: typeof VisitorToken | undefined
    readonly BrowserModel: typeof BrowserModel | undefined
  }
  /** Called when a model is not to be used any more. A running request must end, because it would ask it again. */
  readonly onLeave: () => void
}

/** Offers to use a model of one's own in place of the page's service, in a line for each kind. Empty where none is offered. */
export function OwnModel({ parts: { VisitorToken, BrowserModel }, onLeave }: Props) {
  if (!VisitorToken && !BrowserModel) return
  return (
    <section className="own-model" aria-label="Your own model">
      {VisitorToken && <VisitorToken onForget={onLeave} />}
      {BrowserModel && <BrowserModel onLeave={onLeave} />}
    </section>
  )
}
