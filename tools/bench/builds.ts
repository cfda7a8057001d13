import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { test as base } from '@playwright/test'
import { launchOptions } from '../../tests/setup/chromium.mjs'
import { MODEL_HOST, MODEL_URL } from '../../tests/support/modelSettings'
import { type Service, startService } from '../../tests/support/service'
import { type Site, serveCopy, startCopy } from '../../tests/support/site'
import { median } from './measure'
import type { Figure } from './report'

/** A page of this project, and the same page of the build in `BASELINE`, if it names one. */
export interface Builds {
  readonly page: Site
  readonly other?: Site | undefined
}

/** The pages that the bench measures. */
export interface Sites {
  /** The page with the scripted service. */
  readonly model: Builds
  /** The page without a service. */
  readonly cookbook: Builds
}

/** The options of a browser that finds the scripted service under the address that the builds hold. */
export function browserOptions({ port }: Service) {
  const options = launchOptions({ isWhole: true })
  return { ...options, args: [...options.args, `--host-resolver-rules=MAP ${MODEL_HOST} 127.0.0.1:${port}`] }
}

/** Playwright's `test` with the scripted service, and the pages to measure. */
export const test = base.extend<object, { readonly service: Service; readonly sites: Sites }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const service = await startService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ service }, use) => {
      await use(browserOptions(service))
    },
    { scope: 'worker' },
  ],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const others = await serveBaselines()
      const sites: Sites = {
        model: { page: await startCopy({ VITE_INFERENCE_URL: MODEL_URL }), other: others.model },
        cookbook: { page: await startCopy({}), other: others.cookbook },
      }
      await use(sites)
      for (const { page, other } of Object.values(sites)) await Promise.all([page.close(), other?.close()])
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/**
 * Serves the builds in `BASELINE`: one folder, or two with a comma between. One that was built with
 * `VITE_INFERENCE_URL` as {@link MODEL_URL} is the page with a model, and another one the page with the cookbook.
 */
async function serveBaselines() {
  const found: { model?: Site; cookbook?: Site } = {}
  for (const folder of (process.env.BASELINE ?? '').split(',').filter(Boolean)) {
    const hasModel = (await readFile(join(folder, 'index.html'), 'utf8')).includes(MODEL_HOST)
    found[hasModel ? 'model' : 'cookbook'] = await serveCopy(folder)
  }
  return found
}

/**
 * Measures a page several times, and the other build in turn with it, so that a busy machine slows both.
 *
 * @param rows the measurements, without their values.
 * @param measure returns a value for each row.
 * @returns the rows with the medians.
 */
export async function compareBuilds(
  rows: readonly Omit<Figure, 'page' | 'other'>[],
  { page, other }: Builds,
  runs: number,
  measure: (site: Site) => Promise<readonly number[]>,
): Promise<Figure[]> {
  const values: (readonly number[])[] = []
  const otherValues: (readonly number[])[] = []
  for (let run = 0; run < runs; run++) {
    values.push(await measure(page))
    if (other) otherValues.push(await measure(other))
  }
  const medianOf = (all: readonly (readonly number[])[], row: number) =>
    median(all.map((each) => each[row] ?? Number.NaN))
  return rows.map((row, index) => ({
    ...row,
    page: medianOf(values, index),
    ...(other ? { other: medianOf(otherValues, index) } : {}),
  }))
}
