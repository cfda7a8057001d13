import { posix } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const PROVIDERS = '../../lib/getProviderHelper.js'
const STUB = '\0provider-stub:'
/** Vite's module that loads the style sheets of a lazy chunk before it. The page has one style sheet. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Code of React's modules that the page never calls: functions that preload files, and a check for React's developer tools. */
const unusedCode: readonly (readonly [module: RegExp, code: RegExp])[] = [
  [/\/react-dom\/cjs\/react-dom\.production\.js$/, /^exports\.pre\w+ = function.*?^};$/gms],
  [/\/react-dom\/(?:index|client)\.js$/, /^ *checkDCE\(\);$/gm],
]

/**
 * Replaces the client's table of about twenty inference providers, 10 KB gzipped, with the one entry that the page
 * uses: the provider for endpoints. (The client calls the router without the table.) Replaces what Vite adds to each
 * `import()` too, 0.8 KB that the page has no use for, and removes {@link unusedCode}. tests/browser/budget.spec.ts fails if
 * an update moves them.
 */
export function trimDependencies(): Plugin {
  return {
    name: 'chef-mistral:trim-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const file = normalizePath(importer)
      if (source !== PROVIDERS || !file.includes('/node_modules/@huggingface/inference/')) return null
      return STUB + posix.join(posix.dirname(file), '../../providers/hf-inference.js')
    },
    load(id) {
      if (id === PRELOAD_HELPER) return 'export const __vitePreload = (load) => load()'
      if (!id.startsWith(STUB)) return null
      return `
        import { HFInferenceConversationalTask } from ${JSON.stringify(id.slice(STUB.length))}
        export function getProviderHelper(provider, task) {
          if (provider !== 'hf-inference' || task !== 'conversational')
            throw new Error('This build of the client can only request chat completions from a router or an endpoint.')
          return new HFInferenceConversationalTask()
        }
      `
    },
    transform(code, id) {
      const [, unused] = unusedCode.find(([module]) => module.test(normalizePath(id))) ?? []
      return unused ? { code: code.replace(unused, ''), map: null } : null
    },
  }
}
