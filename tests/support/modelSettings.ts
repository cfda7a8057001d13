import type { Environment } from './site.ts'

/** The access token in the page of `modelSite`. */
export const TOKEN = 'hf_browser_test'

/** The host of the scripted service in Chromium. Each worker has a service of its own, and all use one build. */
export const MODEL_HOST = 'models.test'

/** The base URL of the scripted service in Chromium. */
export const MODEL_URL = `http://${MODEL_HOST}/v1`

/** The settings of `modelSite`. */
export const modelSettings: Environment = { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_INFERENCE_URL: MODEL_URL }
