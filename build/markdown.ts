import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/**
 * Leaves out what the markdown packages carry and no recipe has, 13 KB gzipped: the names of mathematical signs and
 * arrows among the entities, which then stay as they are typed, the attributes of SVG, which the renderer never shows,
 * and a copy of what every browser does itself (`structuredClone`). tests/browser/smoke/budget.spec.ts fails if an
 * update moves these files.
 */
export function trimMarkdown(): Plugin {
  return {
    name: 'chef-mistral:trim-markdown',
    apply: 'build',
    async load(id) {
      const file = normalizePath(id)
      if (file.endsWith('/node_modules/property-information/lib/svg.js'))
        return "export { html as svg } from './html.js'"
      if (file.endsWith('/node_modules/@ungap/structured-clone/esm/index.js')) return 'export default structuredClone'
      if (!file.endsWith('/node_modules/character-entities/index.js')) return null
      const { characterEntities } = await import(pathToFileURL(id).href)
      return `export const characterEntities = ${JSON.stringify(entitiesOfText(characterEntities))}`
    },
  }
}

/**
 * Keeps the entities of Latin letters, punctuation, fractions and signs such as ° and €: Unicode's blocks to U+024F, and
 * U+2000 to U+218F.
 */
export const entitiesOfText = (entities: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entities).filter(([, value]) => /^[\0-\u024F\u2000-\u218F]$/.test(value)))
