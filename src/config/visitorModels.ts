/** The models that a visitor can use instead of the page's service, in the order that the page offers them. */
export const VISITOR_MODELS = ['huggingface', 'local', 'browser'] as const

/**
 * `huggingface`: models at Hugging Face, on the visitor's account. `local`: a model on the visitor's computer. `browser`:
 * the browser's own model.
 */
export type VisitorModel = (typeof VISITOR_MODELS)[number]

/**
 * Reads VITE_VISITOR_MODELS. Apart from the other settings, because the first load needs only this one.
 *
 * @param isCookbookPage decides the default: all models where the cookbook answers, otherwise none.
 * @returns undefined if the value has a name that is unknown.
 */
export function parseVisitorModels(
  value: string | undefined,
  isCookbookPage: boolean,
): readonly VisitorModel[] | undefined {
  const names = (value ?? '').split(',').flatMap((name) => name.trim() || [])
  if (names.length === 0) return isCookbookPage ? VISITOR_MODELS : []
  if (names.join() === 'off') return []
  const models: readonly string[] = VISITOR_MODELS
  return names.every((name) => models.includes(name))
    ? VISITOR_MODELS.filter((model) => names.includes(model))
    : undefined
}
