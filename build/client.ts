import { posix } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const PROVIDERS = '../../lib/getProviderHelper.js'
const STUB = '\0provider-stub:'

/**
 * Replaces the client's table of about twenty inference providers, 10 KB gzipped, with the one entry that the page
 * uses: the provider for endpoints. (The client calls the router without the table.) tests/browser/smoke/budget.spec.ts fails
 * if an update moves it.
 */
export function stubProviders(): Plugin {
  return {
    name: 'chef-mistral:stub-providers',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const file = normalizePath(importer)
      if (source !== PROVIDERS || !file.includes('/node_modules/@huggingface/inference/')) return null
      return STUB + posix.join(posix.dirname(file), '../../providers/hf-inference.js')
    },
    load(id) {
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
  }
}
