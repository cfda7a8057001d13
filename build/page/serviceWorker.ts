import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Settings } from '../../src/config/settings.ts'
import { resolveSettings } from './checkSettings.ts'

/** The worker's file. It has to stand beside index.html, because a worker controls only the folder that it is in. */
const WORKER = 'sw.js'

/** The files that the open page requests besides its scripts. */
const PUBLIC_FILES = ['logo.svg', 'manifest.webmanifest']

/** The chunk that the page loads only where the cookbook answers. */
const COOKBOOK = '/src/cookbook/cookbook.lazy.ts'

/**
 * Writes the service worker beside the page, with the list of the files that it caches: the HTML, every script and
 * style sheet, the typeface, the logo and the manifest. It caches the cookbook only where the cookbook answers. With
 * VITE_OFFLINE=off it writes a worker that removes itself (src/offline/worker/retire.ts).
 */
export function serviceWorker(): Plugin {
  let settings: Settings
  return {
    name: 'chef-mistral:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      settings = resolveSettings(config)
    },
    buildStart() {
      const name = settings.offline ? 'serviceWorker' : 'retire'
      this.emitFile({ type: 'chunk', id: `/src/offline/worker/${name}.ts`, fileName: WORKER })
    },
    // The files as they are on the disk, because a later step of the build would change their hashes.
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const worker = chunks.find(({ fileName }) => fileName === WORKER)
        const cookbook = chunks.find(
          ({ facadeModuleId }) => facadeModuleId && normalizePath(facadeModuleId).endsWith(COOKBOOK),
        )
        if (!worker || worker.imports.length > 0) throw new Error(`The build should write ${WORKER} as one file.`)
        if (!cookbook) throw new Error('The build wrote no chunk with the cookbook.')
        if (!settings.offline) return

        const isKept = (chunk: (typeof chunks)[number]) =>
          chunk !== worker && (chunk !== cookbook || settings.service.kind === 'cookbook')
        const scripts = chunks.filter(isKept).map(({ fileName }) => fileName)
        // The typeface and the style sheets of the lazy chunks.
        const assets = Object.keys(bundle).filter(
          (name) => bundle[name]?.type === 'asset' && name.startsWith('assets/'),
        )
        const paths = [...scripts, ...assets, ...PUBLIC_FILES].toSorted()
        const hash = async (path: string) => `sha256-${sha256(await readFile(join(dir, path)))}`
        const files = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await hash(path)])))
        const version = sha256(JSON.stringify([files, await hash('index.html')]))

        const path = join(dir, WORKER)
        const [before, after, ...others] = (await readFile(path, 'utf8')).split(/\bBUILD\b/)
        if (after === undefined || others.length > 0) throw new Error(`${WORKER} should use BUILD once.`)
        await writeFile(path, before + JSON.stringify({ version, files }) + after)
      },
    },
  }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64')
