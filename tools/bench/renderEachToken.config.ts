import { fileURLToPath } from 'node:url'
import { mergeConfig, normalizePath } from 'vite'
import pageConfig from '../../vite.config.ts'

const root = normalizePath(fileURLToPath(new URL('../..', import.meta.url)))

/** Replacements without optimizations, by the path of the module. */
const stubs = new Map([
  ['src/reader/splitBlocks.ts', 'export const splitBlocks = (markdown) => [markdown]'],
  [
    'src/lib/renderThrottle.ts',
    'export const MIN_INTERVAL_MS = 0; export const createRenderThrottle = () => ({ schedule: (render) => render(), flush() {} })',
  ],
])

/** Builds the baseline for streaming: the same page, but it renders the whole recipe at each token. */
// biome-ignore lint/style/noDefaultExport: Vite reads the default export.
export default mergeConfig(pageConfig, {
  root,
  plugins: [
    {
      name: 'chef-mistral:render-each-token',
      enforce: 'pre',
      load(id: string) {
        const file = normalizePath(id).replace(root, '')
        const stub = stubs.get(file)
        stubs.delete(file)
        return stub ?? null
      },
      buildEnd() {
        if (stubs.size > 0) throw new Error(`No module is at ${[...stubs.keys()].join(', ')}.`)
      },
    },
  ],
})
