import { chromium } from '@playwright/test'
import { build, preview, runnerImport } from 'vite'
import { launchOptions } from '../tests/setup/chromium.mjs'

export const ingredients = ['Eggs', 'Spinach', 'Feta', 'Bread']

export const recipe = `# Spinach and feta eggs

Serves 2 | Total time: 15 minutes

## Ingredients

- 4 eggs
- 100 g spinach
- 50 g feta, crumbled
- 2 slices of bread, toasted
- 1 tablespoon butter

## Method

1. **Melt the butter** in a hot pan. Add the spinach and let it wilt for 2 minutes.
2. **Break in the eggs**, cover and cook for 4 minutes, until the whites are set.
3. **Top with the feta** and eat on the toast.
`

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Builds the page, serves it and starts a browser.
 *
 * @param {(response: ServerResponse) => void} respond writes the reply to a request for a recipe.
 */
export async function startDemo(respond) {
  const outDir = 'node_modules/.cache/demo'
  // Empty values override a developer's .env.local.
  const { module } = await runnerImport('./src/config/settings.ts', { configFile: false, envDir: false })
  for (const name of module.settingNames) process.env[name] = ''
  process.env.VITE_INFERENCE_URL = './v1'
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
  const server = await preview({
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
    plugins: [
      {
        name: 'demo-service',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/v1/chat/completions', (_, response) => {
            response.writeHead(200, { 'content-type': 'text/event-stream' })
            response.flushHeaders()
            respond(response)
          })
        },
      },
    ],
  })
  const browser = await chromium.launch(launchOptions({ isWhole: true }))

  return {
    /**
     * Opens the page with reduced motion, so that each run takes the same pictures.
     *
     * @param {import('@playwright/test').BrowserContextOptions} options
     */
    async open(options) {
      const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      // The default font of Linux containers is wider than those of laptops and phones.
      if (process.platform === 'linux')
        await page.evaluate(() => document.documentElement.style.setProperty('--sans', 'Arial, sans-serif'))
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/**
 * Returns one server-sent event of a streamed reply.
 *
 * @param {object} delta
 * @param {string | null} finishReason
 */
export const streamEvent = (delta, finishReason = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
