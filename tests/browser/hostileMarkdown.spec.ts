import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'
import { FOREIGN, hostile } from '../support/hostileMarkdown'
import { streamedReply, wholeReply } from '../support/service'

// Whatever markdown a model sends, the page shows text and safe links.

/** Everything that a recipe may not become: all elements but those of markdown, links and checkboxes. */
const forbidden =
  ':not(h3, h4, h5, h6, p, div.plain, ul, ol, li, blockquote, pre, code, em, strong, hr, br, a, input[type=checkbox]), [style], [id], [name], [src], [srcset]'

test('the suite has more than 150 hostile texts', () => {
  expect(Object.values(hostile).flat().length).toBeGreaterThan(150)
})

/** Cuts a text into about forty deltas. */
function toDeltas(text: string) {
  const size = Math.ceil(text.length / 40)
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
}

for (const [kind, texts] of Object.entries(hostile))
  for (const way of ['streamed', 'whole'] as const)
    test(`hostile markdown of the kind "${kind}" stays harmless when it comes ${way}`, async ({
      page,
      modelSite,
      service,
      log,
    }) => {
      const tried: string[] = []
      page.on('dialog', (dialog) => {
        tried.push(dialog.message())
        return dialog.dismiss()
      })
      page.on('popup', (other) => tried.push(`opened ${other.url()}`))
      await page.goto(modelSite.url)
      await expect(ui(page).add).toBeEnabled()
      await addIngredients(page, 'Eggs', 'Flour', 'Milk')

      for (const [index, text] of texts.entries())
        await test.step(JSON.stringify(text.slice(0, 80)), async () => {
          const end = `The end of ${index}`
          const recipe = `Whisk.\n\n${text}\n\n${end}`
          service.respondWith(() => (way === 'whole' ? wholeReply(recipe) : streamedReply(toDeltas(recipe))))
          await ui(page).ask.click()
          await expect(ui(page).text).toContainText('Whisk.')
          await expect(ui(page).text).toContainText(
            // Code or HTML that never ends contains the rest of the text.
            /^<(!|\?|script|style|textarea)|^`/i.test(text) ? 'Whisk.' : end,
          )
          await expect(ui(page).status).toHaveText(FINISHED)

          const { elements, handlers, links, pwned } = await ui(page).text.evaluate(
            (words, forbidden) => ({
              elements: [...words.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML),
              handlers: [...words.querySelectorAll('*')]
                .flatMap((element) => element.getAttributeNames())
                .filter((name) => name.startsWith('on')),
              links: [...words.querySelectorAll('a')].map((link) => ({
                href: link.getAttribute('href'),
                rel: link.rel,
                target: link.target,
                to: getComputedStyle(link, '::after').content,
                text: link.textContent,
              })),
              pwned: Reflect.get(window, 'pwned') ?? null,
            }),
            forbidden,
          )
          expect({ elements, handlers, pwned }).toEqual({ elements: [], handlers: [], pwned: null })
          for (const { href, rel, target, to, text } of links) {
            expect(href).toMatch(/^(https?|ircs?):\/\/[^/\\]|^(mailto|xmpp):./i)
            expect([rel, target]).toEqual(['noopener noreferrer nofollow', '_blank'])
            // The destination is in the text or behind it.
            const { host, pathname } = new URL(href ?? '')
            if (text !== href && text !== host && text !== pathname) expect(to).toContain(host || pathname)
          }
        })

      await expect(ui(page).items).toHaveText(['Eggs', 'Flour', 'Milk'])
      expect(page.url()).toBe(modelSite.url)
      expect(tried).toEqual([])
      expect(log.requests.filter((address) => address.includes(FOREIGN))).toEqual([])
    })
