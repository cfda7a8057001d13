import { mergeConfig } from 'vite'
import pageConfig from '../../vite.config.ts'

/** The page's configuration with source maps. */
// biome-ignore lint/style/noDefaultExport: Vite reads the default export.
export default mergeConfig(pageConfig, { build: { sourcemap: true } })
