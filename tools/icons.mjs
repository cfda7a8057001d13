// Renders public/logo.svg to the PNG icons that platforms need: npm run icons.
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '../tests/setup/chromium.mjs'

/** The logo's background color, for icons whose corners the platform rounds. */
const BACKGROUND = '#a8351a'

/*
 * A platform may crop a maskable icon to a circle of four fifths of its width (W3C, Web Application Manifest), and iOS
 * rounds the corners itself. Both icons therefore have a background up to the edge, and a smaller logo.
 */
const icons = [
  { file: 'icon-192.png', size: 192, scale: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, scale: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.8, background: BACKGROUND },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.9, background: BACKGROUND },
]

const logo = (await readFile('public/logo.svg')).toString('base64')
const browser = await chromium.launch(launchOptions({ isWhole: true }))
for (const { file, size, scale, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
      <img src="data:image/svg+xml;base64,${logo}" width="${size * scale}" height="${size * scale}">`,
  )
  await page.screenshot({ path: `public/${file}`, omitBackground: true })
  await page.close()
}
await browser.close()
