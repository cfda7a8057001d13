// Takes the README's picture of the built page, with the cookbook as its chef: npm run screenshots.
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { launchOptions } from './chromium.mjs'

const folder = 'docs'
const outDir = 'node_modules/.cache/screenshots'
for (const setting of ['VITE_HF_ACCESS_TOKEN', 'VITE_HF_MODEL', 'VITE_INFERENCE_URL'])
  process.env[setting] = ''

await mkdir(folder, { recursive: true })
await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
const server = await preview({
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'warn',
})
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
await page.goto(server.resolvedUrls?.local[0] ?? '')
for (const ingredient of ['Chicken', 'Rice', 'Broccoli', 'Garlic', 'Lemon', 'Butter']) {
  await page.getByLabel('Add ingredients').fill(ingredient)
  await page.keyboard.press('Enter')
}
await page.getByRole('button', { name: 'Get a recipe !' }).click()
await page.getByText('The chef has answered.').waitFor()
await page.screenshot({ path: `${folder}/chef-mistral.png` })
await browser.close()
await server.close()
