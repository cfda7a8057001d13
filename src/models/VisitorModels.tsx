import { useChunk } from '../lib/useChunk'
import { loadModels } from './loadModels'

/** The build writes the settings out, so that a page that offers no model loads nothing (build/page/checkSettings.ts). */
const mayOffer =
  import.meta.env.VITE_VISITOR_TOKEN !== 'off' ||
  !(import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL)

interface Props {
  /** Called when a model is not to be used any more. A running request must end, because it would ask it again. */
  readonly onLeave: () => void
}

/** Offers to use a model of one's own in place of the page's service. */
export function VisitorModels({ onLeave }: Props) {
  const { module } = useChunk(loadModels, mayOffer)
  return module && <module.VisitorModelsSection onLeave={onLeave} />
}
