import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'
import type { settingNames } from '../../src/config/settings.ts'

const run = promisify(execFile)

export type Environment = Partial<Record<(typeof settingNames)[number], string>>

/** A production build of the page and the server that serves it. */
export interface Site {
  readonly url: string
  readonly folder: string
  close(): Promise<void>
}

/**
 * Builds the page with these settings only. Empty values for the others override a developer's .env.local.
 *
 * @param config the path of a Vite configuration that replaces vite.config.ts.
 * @returns the folder of the built page, and the output of the build.
 * @throws an error with the output if the build fails.
 */
export async function build(settings: Environment, config?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'chef-mistral-'))
  const emptySettings: Required<Environment> = {
    VITE_HF_ACCESS_TOKEN: '',
    VITE_HF_MODEL: '',
    VITE_INFERENCE_URL: '',
    VITE_VISITOR_TOKEN: '',
    VITE_OFFLINE: '',
  }
  const { stdout, stderr } = await run(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--outDir',
      folder,
      '--emptyOutDir',
      ...(config ? ['--config', config] : []),
    ],
    { env: { ...process.env, ...emptySettings, ...settings, NO_COLOR: '1' } },
  )
  return { folder, output: stdout + stderr }
}

/** Builds the page with these settings and serves it on a free port. */
export async function startSite(settings: Environment, config?: string): Promise<Site> {
  const { folder } = await build(settings, config)
  return serveSite(folder)
}

/** Serves a built page on a free port. Deletes its folder in the end. */
export async function serveSite(folder: string): Promise<Site> {
  const server = await preview({
    // A missing file gets status 404, as on a static host. The default type would respond with index.html.
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The preview server has no address.')
  return {
    url,
    folder,
    async close() {
      await server.close()
      // Windows keeps a file for a moment after the server has closed it.
      await rm(folder, { recursive: true, maxRetries: 5 })
    },
  }
}
