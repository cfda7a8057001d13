import { parseVisitorModels, type VisitorModel } from '../config'

/** Whether the cookbook answers where a visitor has chosen nothing. The build writes the settings out. */
export const isCookbookPage = (): boolean =>
  !(import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL)

/** Returns what a visitor may choose, as far as the settings say. The browser may still have no model of its own. */
export const offeredModels = (): readonly VisitorModel[] =>
  parseVisitorModels(import.meta.env.VITE_VISITOR_MODELS, isCookbookPage()) ?? []
