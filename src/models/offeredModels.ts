import { parseVisitorModels, type VisitorModel } from '../config'
import { isCookbookPage } from '../service'

/** Returns what a visitor may choose, as far as the settings say. The browser may still have no model of its own. */
export const offeredModels = (): readonly VisitorModel[] =>
  parseVisitorModels(import.meta.env.VITE_VISITOR_MODELS, isCookbookPage()) ?? []
