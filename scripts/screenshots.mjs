// Takes pictures of the built page, before, while and after a recipe is asked for: npm run screenshots.
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { launchOptions } from './chromium.mjs'

const folder = 'docs'
const outDir = 'node_modules/.cache/screenshots'
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } }
const ingredients = ['Chicken thighs', 'Rice', 'Broccoli', 'Garlic', 'Lemon', 'Butter']
const recipe = `# Lemon chicken with garlic rice

Crisp thighs on rice that has taken up all their juices, in one pan and forty minutes.

## Ingredients

- 4 chicken thighs
- 200 g rice
- 1 head of broccoli, in florets
- 3 cloves of garlic, sliced
- 1 lemon
- 1 tablespoon of butter

## Method

1. **Brown the thighs** in the butter, skin down, for eight minutes. Take them out.
2. **Stir the garlic and the rice** through the fat for a minute, then add 450 ml of water and salt.
3. **Lay the thighs on top**, cover, and cook for fifteen minutes over a low heat.
4. **Add the broccoli**, cover again for five minutes, and finish with the juice of the lemon.
`

for (const setting of ['VITE_HF_ACCESS_TOKEN', 'VITE_HF_MODEL']) process.env[setting] = ''
process.env.VITE_INFERENCE_URL = './v1'

await mkdir(folder, { recursive: true })
await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
const server = await preview({
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'warn',
})
const browser = await chromium.launch(launchOptions())
for (const [screen, viewport] of Object.entries(screens))
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    const shoot = (/** @type {string} */ moment) =>
      page.screenshot({ path: `${folder}/${screen}-${colorScheme}-${moment}.png` })

    /** @type {() => void} */
    let answer = () => undefined
    const asked = new Promise((resolve) => {
      answer = () => resolve(undefined)
    })
    await page.route('**/v1/chat/completions', async (route) => {
      await asked
      await route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ choices: [{ message: { content: recipe } }] }),
      })
    })

    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await shoot('before')
    for (const ingredient of ingredients) {
      await page.getByLabel('Add ingredients').fill(ingredient)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Get a recipe !' }).click()
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.mouse.move(0, 0)
    await shoot('while')
    answer()
    await page.getByRole('button', { name: 'Copy' }).waitFor()
    await page.getByRole('heading', { name: 'Lemon chicken' }).waitFor()
    await shoot('after')
    await page.close()
  }
await browser.close()
await server.close()
