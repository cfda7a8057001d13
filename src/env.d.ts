/** The settings of config/settings.ts, as Vite replaces them in the page. Any other name is a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
interface ImportMetaEnv {
  readonly VITE_HF_ACCESS_TOKEN?: string
  readonly VITE_HF_MODEL?: string
  readonly VITE_INFERENCE_URL?: string
  readonly VITE_VISITOR_TOKEN?: string
  readonly VITE_OFFLINE?: string
}
