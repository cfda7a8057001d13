/**
 * The default models at the Hugging Face router that read photos: large open ones, and at the end a small one. Providers
 * drop models, so docs/connecting-a-model.md says how to choose others.
 */
export const ROUTER_VISION_MODELS = [
  'Qwen/Qwen3-VL-235B-A22B-Instruct',
  'google/gemma-3-27b-it',
  'meta-llama/Llama-4-Scout-17B-16E-Instruct',
  'Qwen/Qwen2.5-VL-7B-Instruct',
] as const

/**
 * Reads VITE_VISION_MODEL. Apart from the other settings, because the first load needs it for its button.
 *
 * @param kind the page's service. The cookbook reads no photos, and nobody knows which model of an endpoint does.
 * @returns the models that read photos; none if the page offers no photos.
 */
export function parseVisionModels(
  value: string | undefined,
  kind: 'cookbook' | 'router' | 'endpoint',
): readonly string[] {
  const names = [...new Set((value ?? '').split(',').flatMap((name) => name.trim() || []))]
  if (kind === 'cookbook' || names.join() === 'off') return []
  return names.length === 0 && kind === 'router' ? ROUTER_VISION_MODELS : names
}
