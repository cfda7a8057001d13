import { build, type Plugin } from 'vite'
import { RECIPES } from '../recipes.ts'
import { replaceOnce } from './replaceOnce.ts'

/** The module that index.html names. It loads the page's script, which runs after the first paint. */
const ENTRY = '/src/main.ts'
/** The page's script, as {@link ENTRY} imports it, and its path. */
const IMPORTED = './startup/hydrate'
const PAGE_SCRIPT = '/src/startup/hydrate.tsx'

/**
 * Puts the entry into index.html, so that no request for another script comes before the one for the page's script. The
 * page's policy names its hash (contentSecurityPolicy.ts).
 *
 * The entry becomes a classic script, because browsers run an inline module only some frames after the HTML. Nothing
 * preloads the page's script: the entry requests it with the first frame, so that it runs after that frame is painted.
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
          // At the end, so that it does not delay the HTML of the first screen.
          const script = `<script>${await bundleEntry(url)}</script>`
          return replaceOnce(replaceOnce(html, tag, ''), '</body>', `  ${script}\n  </body>`)
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
      {
        name: 'chef-mistral:page-script-url',
        enforce: 'pre',
        resolveId: (source) => (source === IMPORTED ? { id: url, external: 'absolute' } : null),
      },
    ],
    // As a library, because Vite adds code that loads style sheets to each `import()` of a page.
    build: {
      write: false,
      lib: { entry: `.${ENTRY}`, formats: ['iife'], name: 'entry' },
      // The entry uses nothing that leads there, but its bundler looks at all imports.
      rolldownOptions: { external: [RECIPES] },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  const [chunk, ...others] = built && 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${ENTRY} should become one script.`)
  if (!chunk.dynamicImports.includes(url)) throw new Error(`${ENTRY} should import ${IMPORTED}.`)
  return chunk.code.trim()
}
