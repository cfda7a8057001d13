import { readSettings, type Settings } from './settings'

/**
 * The settings that this page was built with. Each name is written out instead of read from `settingNames`, because
 * Vite replaces `import.meta.env.NAME` in the text of the source. So no other variable gets into the page.
 *
 * @throws {SettingError} when a value cannot work.
 */
export const readPageSettings = (): Settings =>
  readSettings({
    VITE_HF_ACCESS_TOKEN: import.meta.env.VITE_HF_ACCESS_TOKEN,
    VITE_HF_MODEL: import.meta.env.VITE_HF_MODEL,
    VITE_INFERENCE_URL: import.meta.env.VITE_INFERENCE_URL,
    VITE_VISION_MODEL: import.meta.env.VITE_VISION_MODEL,
    VITE_VISITOR_MODELS: import.meta.env.VITE_VISITOR_MODELS,
    VITE_HF_OAUTH_CLIENT_ID: import.meta.env.VITE_HF_OAUTH_CLIENT_ID,
    VITE_OFFLINE: import.meta.env.VITE_OFFLINE,
  })
