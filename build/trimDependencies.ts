import { dirname, resolve } from 'node:path'
import { characterEntities } from 'character-entities'
import type { Plugin } from 'vite'

/** What stands in for a module of which the page uses nothing, or little: the name it is imported by, and where. */
interface StandIn {
  readonly source: string
  readonly importer: RegExp
  /** @param folder that of the module which imports it. */
  readonly code: (folder: string) => string
}

/**
 * The characters whose names in HTML a recipe may hold: of Western, Central and Northern European languages, Greek,
 * punctuation, fractions, arrows and signs. All 2,125 names are 11 KB; one that is not among these is shown as it
 * was written.
 */
const named =
  /^[\0-\u017f\u0391-\u03c9\u2002-\u200a\u2010-\u2027\u2030-\u2044\u2150-\u215f\u20ac\u2122\u2190-\u2194\u221e\u2248\u2260\u2264\u2265\u2600-\u27bf]$/u

const standIns: readonly StandIn[] = [
  {
    // The client's table of some twenty providers and what each can do, 60 KB, of which it looks up one entry
    // here: how to ask an endpoint. (The router it asks without the table.)
    source: '../../lib/getProviderHelper.js',
    importer: /\/node_modules\/@huggingface\/inference\//,
    code: (folder) => `
      import { HFInferenceConversationalTask } from ${JSON.stringify(resolve(folder, '../../providers/hf-inference.js'))}
      export function getProviderHelper(provider, task) {
        if (provider !== 'hf-inference' || task !== 'conversational')
          throw new Error('This build of the client asks for chat completions of a router or an endpoint alone.')
        return new HFInferenceConversationalTask()
      }
    `,
  },
  {
    // 13 KB of names of SVG's attributes. There is no SVG in markdown: raw HTML is dropped.
    source: './lib/svg.js',
    importer: /\/node_modules\/property-information\/index\.js$/,
    code: () => 'export const svg = { property: {}, normal: {} }',
  },
  {
    // Makes up for a `structuredClone` that every browser has that can run the page.
    source: '@ungap/structured-clone',
    importer: /\/node_modules\/mdast-util-to-hast\//,
    code: () => 'export default (value) => structuredClone(value)',
  },
  {
    // What `&amp;` stands for. The package's own for browsers asks an element by its innerHTML, which the page's
    // policy forbids.
    source: 'decode-named-character-reference',
    importer: /\/node_modules\//,
    code: () => {
      const entities = Object.entries(characterEntities).filter(([, one]) => named.test(one))
      return `
        const characters = new Map(Object.entries(${JSON.stringify(Object.fromEntries(entities))}))
        export const decodeNamedCharacterReference = (name) => characters.get(name) ?? false
      `
    },
  },
  {
    // Reads the text of a `style` attribute. Markdown has none.
    source: 'style-to-object',
    importer: /\/node_modules\/hast-util-to-jsx-runtime\//,
    code: () => 'export default () => null',
  },
  {
    // Vite's own, around every `import()`: loads the style sheets that a part needs before the part. Smaller; one
    // that did not come is asked for again with the part, which Vite's leaves without it; and it knows of the one
    // that is in the page (firstScreen.ts).
    source: '\0vite/preload-helper.js',
    importer: /./,
    code: () => `
      const isInPage = (path) =>
        document.querySelector('style[data-sheet="' + path.split('/').pop() + '"]') !== null
      const sheet = (href) => new Promise((resolve, reject) => {
        const link = document.createElement('link')
        link.onload = resolve
        link.onerror = () => {
          link.remove()
          reject(new Error('Failed to fetch the style sheet ' + href))
        }
        link.rel = 'stylesheet'
        link.href = href
        document.head.append(link)
      })
      export const __vitePreload = (load, sheets, base) =>
        Promise.all(
          (sheets ?? [])
            .filter((path) => !isInPage(path))
            .map((path) => sheet(new URL(path, base).href)),
        ).then(load)
    `,
  },
]

/** Leaves out of the built page what it cannot use. What comes of it is held by tests/browser/budget.spec.ts. */
export function lean(): Plugin {
  const prefix = '\0lean:'
  return {
    name: 'chef-mistral:lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const by = importer.replaceAll('\\', '/')
      const at = standIns.findIndex((one) => one.source === source && one.importer.test(by))
      const standIn = standIns[at]
      // One for all that import it, unless it depends on where that is.
      return standIn ? `${prefix}${at}:${standIn.code.length > 0 ? dirname(by) : ''}` : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const [at, folder = ''] = id.slice(prefix.length).split(/:(.*)/)
      return standIns[Number(at)]?.code(folder) ?? null
    },
  }
}
