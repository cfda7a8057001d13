import { build, type Plugin } from 'vite'
import { replaceOnce } from './replaceOnce.ts'
import { trimDependencies } from './trimDependencies.ts'

/** The module that index.html names. It loads the page's script after the first paint. */
const ENTRY = '/src/main.ts'
/** The page's script, as {@link ENTRY} imports it, and its path. */
const IMPORTED = './startup/hydrate'
const PAGE_SCRIPT = '/src/startup/hydrate.tsx'

/**
 * Puts the entry into index.html as an inline module, and preloads the page's script, so that the browser requests it
 * without a request for another script before it. The page's policy names its hash (contentSecurityPolicy.ts).
 */
export function inlineEntry(): Plugin[] {
  return [
    {
      name: 'chef-mistral:page-script',
      apply: 'build',
      transformIndexHtml: { order: 'pre', handler: (html) => replaceOnce(html, ENTRY, PAGE_SCRIPT) },
    },
    {
      name: 'chef-mistral:inline-entry',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html) {
          const [tag, url = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? []
          // At the end, so that neither delays the HTML of the first screen.
          const preload = `<link rel="modulepreload" fetchpriority="low" href="${url}" />`
          const script = `<script type="module">${await bundleEntry(url)}</script>`
          return replaceOnce(replaceOnce(html, tag, ''), '</body>', `  ${preload}\n    ${script}\n  </body>`)
        },
      },
    },
  ]
}

/** Bundles the entry. It imports the page's script from this URL, which is relative to index.html. */
async function bundleEntry(url: string): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      trimDependencies(),
      {
        name: 'chef-mistral:page-script-url',
        enforce: 'pre',
        resolveId: (source) => (source === IMPORTED ? { id: url, external: 'absolute' } : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: `.${ENTRY}` } },
  })
  const output = Array.isArray(result) || !('output' in result) ? [] : result.output
  const [chunk, ...others] = output
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${ENTRY} should become one script.`)
  if (!chunk.dynamicImports.includes(url)) throw new Error(`${ENTRY} should import ${IMPORTED}.`)
  return chunk.code.trim()
}
