import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'

/** What is rendered is HTML: the styles that its components import are not for it. */
const withoutStyles: Plugin = {
  name: 'chef-mistral:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
}

/**
 * Puts the first screen into index.html, with its styles and its logo, so that it is on the screen before any script or
 * style sheet has come; the script then takes it over (src/start.tsx).
 */
export function firstScreen(): Plugin {
  let publicDir = ''
  return {
    name: 'chef-mistral:first-screen',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { module } = await runnerImport<typeof import('../src/startup/prerender.tsx')>(
          '/src/startup/prerender.tsx',
          {
            configFile: false,
            envDir: false,
            plugins: [react(), withoutStyles],
            logLevel: 'warn',
          },
        )
        const filled = replaceOnce(
          html,
          '<div id="root"></div>',
          `<div id="root">${module.firstScreen()}</div>`,
        )

        // Shorter than a request for it, and the first screen waits for no other.
        const logo = (await readFile(join(publicDir, 'logo.svg'), 'utf8')).replace(/>\s+</g, '><')
        const drawn = replaceOnce(
          filled,
          'src="./logo.svg"',
          `src="data:image/svg+xml,${encodeURIComponent(logo.trim())}"`,
        )

        // The one that comes with the first script; the others come with what needs them.
        const [link, name = ''] =
          /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/.exec(drawn) ?? []
        const sheet = bundle[name]
        if (sheet?.type !== 'asset') throw new Error('The first screen has no style sheet.')
        delete bundle[name]
        const styled = replaceOnce(
          drawn,
          link,
          `<style data-sheet="${basename(name)}">${String(sheet.source).trim()}</style>`,
        )
        // Nothing on the first screen waits for the script, so nothing that is on it should wait behind the script.
        return replaceOnce(
          styled,
          '<script type="module"',
          '<script type="module" fetchpriority="low"',
        )
      },
    },
  }
}

function replaceOnce(text: string, part: string | undefined, by: string) {
  if (part === undefined || text.split(part).length !== 2)
    throw new Error(`index.html should hold ${part ?? 'the link to its style sheet'} once.`)
  return text.replace(part, () => by)
}
