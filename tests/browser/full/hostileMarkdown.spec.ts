import { addIngredients, expect, FINISHED, test, ui } from '../../support/browser'
import { FOREIGN, hostile } from '../../support/hostileMarkdown'
import { streamedReply } from '../../support/service'

// For any markdown that a model sends, the page shows only text and safe links.

/** Matches every element and attribute that a rendered recipe must not contain. */
const forbidden =
  ':not(h3, h4, h5, h6, p, div.recipe-intro, div.recipe-ingredients, div.recipe-method, div.plain, ul, ol, li, table, thead, tbody, tr, th, td, blockquote, pre, code, em, strong, hr, br, a, input[type=checkbox]), [style], [id], [name], [src], [srcset]'

/** Splits a text into about forty deltas. */
function toDeltas(text: string) {
  const size = Math.ceil(text.length / 40)
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
}

for (const [kind, texts] of Object.entries<readonly string[]>(hostile))
  test(`hostile markdown of the kind "${kind}" stays harmless`, async ({ page, service, log }) => {
    const dialogsAndPopups: string[] = []
    page.on('dialog', (dialog) => {
      dialogsAndPopups.push(dialog.message())
      return dialog.dismiss()
    })
    page.on('popup', (popup) => dialogsAndPopups.push(popup.url()))
    await page.goto('./')
    await expect(ui(page).addButton).toBeEnabled()
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')

    for (const [index, text] of texts.entries())
      await test.step(JSON.stringify(text.slice(0, 80)), async () => {
        const end = `The end of ${index}`
        const recipe = `Whisk.\n\n${text}\n\n${end}`
        service.respondWith(() => streamedReply(toDeltas(recipe)))
        await ui(page).requestButton.click()
        await expect(ui(page).recipeText).toContainText('Whisk.')
        await expect(ui(page).recipeText).toContainText(
          // Unclosed code or HTML contains the rest of the text.
          /^<(!|\?|script|style|textarea)|^`/i.test(text) ? 'Whisk.' : end,
        )
        await expect(ui(page).status).toHaveText(FINISHED)

        const { elements, handlers, links, pwned } = await ui(page).recipeText.evaluate(
          (container, forbidden) => ({
            elements: [...container.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML),
            handlers: [...container.querySelectorAll('*')]
              .flatMap((element) => element.getAttributeNames())
              .filter((name) => name.startsWith('on')),
            links: [...container.querySelectorAll('a')].map((link) => ({
              href: link.getAttribute('href'),
              rel: link.rel,
              target: link.target,
              shownDestination: getComputedStyle(link, '::after').content,
              text: link.textContent,
            })),
            pwned: Reflect.get(window, 'pwned') ?? null,
          }),
          forbidden,
        )
        expect({ elements, handlers, pwned }).toEqual({ elements: [], handlers: [], pwned: null })
        for (const { href, rel, target, shownDestination, text } of links) {
          expect(href).toMatch(/^(https?|ircs?):\/\/[^/\\]|^(mailto|xmpp):./i)
          expect([rel, target]).toEqual(['noopener noreferrer nofollow', '_blank'])
          // The link's text is its destination, or the style sheet shows the destination after it.
          const { host, pathname } = new URL(href ?? '')
          if (text !== href && text !== host && text !== pathname) expect(shownDestination).toContain(host || pathname)
        }
      })

    await expect(ui(page).items).toHaveText(['Eggs', 'Flour', 'Milk'])
    await expect(page).toHaveURL('./')
    expect(dialogsAndPopups).toEqual([])
    expect(log.requests.filter((address) => address.includes(FOREIGN))).toEqual([])
  })
