import { mergeConfig } from 'vite'
import page from '../../vite.config.ts'

/** The page as it is built, with maps of its sources beside it. */
// biome-ignore lint/style/noDefaultExport: Vite reads a configuration from there.
export default mergeConfig(page, { build: { sourcemap: true } })
