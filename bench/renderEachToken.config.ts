import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import page from '../vite.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What stands in for the page's own way, by the file that it is in. */
const naive: Readonly<Record<string, string>> = {
  'src/blocks.ts':
    'export const splitBlocks = (markdown) => [markdown]; export const listOf = () => undefined',
  'src/pace.ts': 'export const pace = (show) => ({ next: show, end() {} })',
}

/** The same page, but that it renders the whole text at every token: what streaming is measured against. */
// biome-ignore lint/style/noDefaultExport: Vite reads a configuration from there.
export default mergeConfig(page, {
  root,
  plugins: [
    {
      name: 'chef-mistral:each-token',
      enforce: 'pre',
      load(id: string) {
        return naive[id.replace(root, '').replaceAll('\\', '/')] ?? null
      },
      transform(code: string, id: string) {
        if (!id.endsWith('src/inference/events.ts')) return null
        if (!code.includes('TOGETHER_MS = 100')) throw new Error('events.ts has changed: see here.')
        return code.replace('TOGETHER_MS = 100', 'TOGETHER_MS = 0')
      },
    },
  ],
})
