import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { settingNames } from '../../src/config/settings.ts'

const run = promisify(execFile)

export type Environment = Partial<Record<(typeof settingNames)[number], string>>

/** A production build of the page. Tests share it, so that none may change it. */
export interface Build {
  readonly folder: string
  /** What the build printed. */
  readonly output: string
}

/** A build and the server that serves it. */
export interface Site {
  readonly url: string
  readonly folder: string
  close(): Promise<void>
}

/** The name of the variable with the folder that holds the builds of this run. Its processes share it. */
const FOLDER_VARIABLE = 'CHEF_MISTRAL_BUILDS'

/**
 * Makes the folder for the builds of a run.
 *
 * @returns a function that deletes it.
 */
export function createBuildFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'chef-mistral-builds-'))
  process.env[FOLDER_VARIABLE] = folder
  // Windows keeps a file for a moment after a server has closed it.
  return () => rmSync(folder, { recursive: true, maxRetries: 5 })
}

/**
 * Returns the build of the page with these settings only. Each is built once a run: who asks while another process builds
 * it waits for that.
 *
 * @param config the path of a Vite configuration that replaces vite.config.ts.
 * @throws an error with the output if the build fails.
 */
export async function build(settings: Environment, config = 'vite.config.ts'): Promise<Build> {
  const root = process.env[FOLDER_VARIABLE]
  if (!root) throw new Error('The configuration of Playwright names no globalSetup that makes a folder for builds.')
  const key = createHash('sha256')
    .update(JSON.stringify([config, Object.entries(settings).toSorted()]))
    .digest('hex')
  const place = join(root, key.slice(0, 16))
  const lock = `${place}.lock`
  // A folder appears at once, with all its files, so that it is there only when the build has ended.
  while (!existsSync(place)) {
    if (!(await takeLock(lock))) {
      await delay(100)
      continue
    }
    try {
      if (!existsSync(place)) await rename(await runBuild(settings, config, `${place}.new`), place)
    } finally {
      await rm(lock, { recursive: true })
    }
  }
  return { folder: join(place, 'page'), output: await readFile(join(place, 'output.txt'), 'utf8') }
}

/** Returns whether this process may build now. Only one can make the folder. */
const takeLock = (lock: string) =>
  mkdir(lock).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )

async function runBuild(settings: Environment, config: string, place: string): Promise<string> {
  // Empty values for the others override a developer's .env.local.
  const noSettings = Object.fromEntries(settingNames.map((name) => [name, '']))
  const folder = join(place, 'page')
  const { stdout, stderr } = await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--outDir', folder, '--emptyOutDir'],
    { env: { ...process.env, ...noSettings, ...settings, NO_COLOR: '1' } },
  )
  await writeFile(join(place, 'output.txt'), stdout + stderr)
  return place
}

/** Builds the page with these settings and serves it on a free port. */
export async function startSite(settings: Environment): Promise<Site> {
  const { folder } = await build(settings)
  return serveSite(folder)
}

/** Serves a copy of the page with these settings, for a test that changes its files. */
export async function startCopy(settings: Environment, config?: string): Promise<Site> {
  const { folder } = await build(settings, config)
  return serveCopy(folder)
}

/** Serves a copy of a folder that holds a build of the page. */
export async function serveCopy(folder: string): Promise<Site> {
  const copy = await mkdtemp(join(tmpdir(), 'chef-mistral-'))
  await cp(folder, copy, { recursive: true })
  return serveOwnFolder(copy)
}

/** Serves a folder of a test. Deletes it in the end. */
export async function serveOwnFolder(folder: string): Promise<Site> {
  const site = await serveSite(folder)
  return {
    ...site,
    async close() {
      await site.close()
      // Windows keeps a file for a moment after the server has closed it.
      await rm(folder, { recursive: true, maxRetries: 5 })
    },
  }
}

/** Serves a folder on a free port. */
async function serveSite(folder: string): Promise<Site> {
  const server = await preview({
    configFile: false,
    // A missing file gets status 404, as on a static host. The default type would respond with index.html.
    appType: 'mpa',
    base: './',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The preview server has no address.')
  return { url, folder, close: () => server.close() }
}
