// Draws the icons that platforms want as PNG from public/logo.svg: npm run icons.
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.mjs'

/** The logo's own background, for icons whose corners the platform cuts. */
const BACKGROUND = '#a8351a'

/*
 * A maskable icon may be cut to a circle of four fifths of its width (W3C, Web Application Manifest),
 * and iOS rounds the corners itself: both are drawn to the edge.
 */
const icons = [
  { file: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.8, background: BACKGROUND },
  { file: 'apple-touch-icon.png', size: 180, share: 0.9, background: BACKGROUND },
]

const logo = (await readFile('public/logo.svg')).toString('base64')
const browser = await chromium.launch(launchOptions())
for (const { file, size, share, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
      <img src="data:image/svg+xml;base64,${logo}" width="${size * share}" height="${size * share}">`,
  )
  await page.screenshot({ path: `public/${file}`, omitBackground: true })
  await page.close()
}
await browser.close()
