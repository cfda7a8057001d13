import { addIngredients, expect, openBeforeScript, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'

test.use({ answers: 'cookbook' })

test('the head has a title, a description, Open Graph data and theme colors', async ({ page }) => {
  await page.goto('./')
  await expect(page).toHaveTitle('Chef Mistral')
  const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content')
  expect(await content('meta[name=description]')).toContain('recipe')
  expect(await content('meta[property="og:title"]')).toContain('Chef Mistral')
  expect(await content('meta[property="og:description"]')).toContain('recipe')
  expect(await content('meta[property="og:type"]')).toBe('website')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const themeColors = await page.evaluate(() =>
    ['light', 'dark'].map(
      (scheme) => document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`)?.content,
    ),
  )
  const backgroundColor = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
  const rgb = (hex = '') =>
    `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`
  expect(await backgroundColor('light')).toBe(rgb(themeColors[0]))
  expect(await backgroundColor('dark')).toBe(rgb(themeColors[1]))
})

test('the page shows the form before its script loads, and keeps typed text', async ({ page }) => {
  const scriptRelease = deferred()
  await page.route('**/assets/*.js', async (route) => {
    await scriptRelease.promise
    await route.continue()
  })
  await page.goto('./', { waitUntil: 'commit' })
  const { field, addButton, items, requestButton, recipeText } = ui(page)
  await expect(page.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  await field.fill('Eggs')
  await expect(addButton).toBeDisabled()
  // The notice appears after three seconds, and its second sentence after ten. The test ends the animations.
  const sentences = [page.getByText('Still loading. You can start typing.'), page.getByText('The page doesn’t load')]
  expect(await page.getByText('The page doesn’t load').evaluate((each) => getComputedStyle(each).visibility)).toBe(
    'hidden',
  )
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  for (const sentence of sentences) await expect(sentence).toHaveCSS('visibility', 'visible')
  await expect(field).toHaveValue('Eggs')

  // Hydration keeps every element except the notice, and the user can keep typing.
  const elements = await page.locator('#root *').elementHandles()
  scriptRelease.resolve()
  await expect(addButton).toBeEnabled()
  await expect(page.getByText('Still loading')).toHaveCount(0)
  const connected = await Promise.all(elements.map((element) => element.evaluate((node) => node.isConnected)))
  expect(connected.filter((isConnected) => !isConnected)).toHaveLength(1)
  await expect(page.getByText('The page doesn’t load')).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.type(' free range')
  await page.keyboard.press('Enter')
  await expect(items).toHaveText(['Eggs free range'])
  await addIngredients(page, 'Flour', 'Milk')
  await requestButton.click()
  await expect(recipeText).toContainText('Thin pancakes')
})

test('input from before hydration is in the list after hydration', async ({ page }) => {
  const loadScript = await openBeforeScript(page)
  const { field, addButton, items } = ui(page)
  await addIngredients(page, 'Eggs')
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL('./')
  await expect(addButton).toBeDisabled()
  // A pasted list joins the text in the field.
  await field.fill('brown ')
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'rice\r\n\r\n- Flour\n')
    const paste = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await expect(field).toHaveValue('')
  await field.fill('Mil')
  loadScript()
  await expect(items).toHaveText(['Eggs', 'brown rice', 'Flour'])
  await field.press('k')
  await field.press('Enter')
  await expect(items).toHaveText(['Eggs', 'brown rice', 'Flour', 'Milk'])
})

test('a button that is clicked before hydration does its work after it', async ({ page }) => {
  const loadScript = await openBeforeScript(page)
  await page.getByRole('button', { name: 'Wishes' }).click()
  await page.getByRole('button', { name: 'Cook a recipe of your own' }).click()
  await expect(ui(page).items).toHaveCount(0)
  loadScript()
  await page.getByLabel('Recipe text', { exact: true }).fill('Toast')
  await page.getByLabel('Leave out', { exact: true }).fill('celery')
})
