import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { replaceOnce } from './replaceOnce.ts'

/** A virtual module, as `\0` tells other plugins. */
const EMPTY_STYLE = '\0empty-style'

/** Resolves style sheets to empty modules, because the prerendered HTML does not need them. */
const ignoreStyles: Plugin = {
  name: 'chef-mistral:ignore-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? EMPTY_STYLE : null),
  load: (id) => (id === EMPTY_STYLE ? '' : null),
}

/**
 * Prerenders the page into index.html and inlines its style sheet and its logo, so that the first paint needs no other
 * request. The script then hydrates the page (src/startup/hydrate.tsx).
 */
export function prerenderPlugin(): Plugin {
  let publicDir = ''
  return {
    name: 'chef-mistral:prerender',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { module } = await runnerImport<typeof import('../../src/startup/prerender.tsx')>(
          '/src/startup/prerender.tsx',
          {
            configFile: false,
            envDir: false,
            plugins: [react(), ignoreStyles],
            logLevel: 'warn',
          },
        )
        const root = '<div id="root"></div>'
        const rendered = replaceOnce(html, root, `<div id="root">${module.prerender()}</div>`)

        const svg = (await readFile(join(publicDir, 'logo.svg'), 'utf8')).replace(/>\s+</g, '><')
        const logo = `src="data:image/svg+xml,${encodeURIComponent(svg.trim())}"`
        const withLogo = replaceOnce(rendered, 'src="./logo.svg"', logo)

        const [link, fileName = ''] = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/.exec(withLogo) ?? []
        const sheet = bundle[fileName]
        if (sheet?.type !== 'asset') throw new Error('The build wrote no style sheet.')
        delete bundle[fileName]
        // Otherwise lazy chunks that import the page's script would wait for the sheet, which is not a file any more.
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(fileName)
        const style = `<style>${String(sheet.source).trim()}</style>`
        return replaceOnce(withLogo, link, style)
      },
    },
  }
}
