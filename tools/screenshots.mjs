// Takes the README's screenshots on a phone, of the list in light colors and of the recipe in dark ones:
// npm run screenshots.
import { ingredients, recipe, startDemo, streamEvent } from './demoPage.mjs'

const demo = await startDemo((response) => response.end(streamEvent({ content: recipe }) + streamEvent({}, 'stop')))
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const page = await demo.open({
    colorScheme,
    viewport: { width: 390, height: 700 },
    deviceScaleFactor: 1.5,
  })
  for (const ingredient of ingredients) {
    await page.getByLabel('Add ingredients').fill(ingredient)
    await page.keyboard.press('Enter')
  }
  if (colorScheme === 'dark') {
    await page.getByRole('button', { name: 'Get a recipe !' }).click()
    await page.getByText('Your recipe is ready.').waitFor()
    await page.locator('[data-recipe]').getByRole('checkbox').first().check()
    await page.evaluate(() => document.fonts.ready)
    await page.getByRole('heading', { name: 'Chef Mistral Recommends:' }).evaluate((heading) => {
      heading.closest('section')?.scrollIntoView()
    })
  }
  await page.screenshot({ path: `docs/phone-${colorScheme}.png` })
  await page.close()
}
await demo.close()
