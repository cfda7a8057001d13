/** The settings, as Vite replaces them in the page. Any other name is a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
interface ImportMetaEnv extends Readonly<Partial<Record<import('./config/settings').SettingName, string>>> {}
