import { addIngredients, expect, parts, test } from '../support/browser'
import { FOREIGN, hostile } from '../support/hostileMarkdown'
import { streamed, whole } from '../support/service'

// A model's words are not to be trusted: whatever they are, they are words.

/** What may not come of a recipe: all but words, the marks of markdown, links, and boxes to tick. */
const forbidden =
  ':not(h3, h4, h5, h6, p, div.plain, ul, ol, li, blockquote, pre, code, em, strong, hr, br, a, input[type=checkbox]), [style], [id], [name], [src], [srcset]'

test('there are more than a hundred kinds', () => {
  expect(Object.values(hostile).flat().length).toBeGreaterThan(150)
})

/** A text in some forty deltas, cut anywhere. */
function inPieces(text: string) {
  const size = Math.ceil(text.length / 40)
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
}

for (const [kind, texts] of Object.entries(hostile))
  for (const way of ['streamed', 'whole'] as const)
    test(`${kind}, ${way}`, async ({ page, served, service, said }) => {
      const tried: string[] = []
      page.on('dialog', (dialog) => {
        tried.push(dialog.message())
        return dialog.dismiss()
      })
      page.on('popup', (other) => tried.push(`opened ${other.url()}`))
      await page.goto(served.url)
      await expect(parts(page).add).toBeEnabled()
      await addIngredients(page, 'Eggs', 'Flour', 'Milk')

      for (const [index, text] of texts.entries())
        await test.step(JSON.stringify(text.slice(0, 80)), async () => {
          const end = `The end of ${index}`
          const recipe = `Whisk.\n\n${text}\n\n${end}`
          service.play(() => (way === 'whole' ? whole(recipe) : streamed(inPieces(recipe))))
          await parts(page).ask.click()
          await expect(parts(page).words).toContainText('Whisk.')
          await expect(parts(page).words).toContainText(
            // Code or HTML that is never closed takes the rest of the text with it.
            /^<(!|\?|script|style|textarea)|^`/i.test(text) ? 'Whisk.' : end,
          )
          await expect(parts(page).status).toHaveText('The chef has answered.')

          const { elements, handlers, links, pwned } = await parts(page).words.evaluate(
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
            // Where it leads stands in the text, or behind it.
            const { host, pathname } = new URL(href ?? '')
            if (text !== href && text !== host && text !== pathname)
              expect(to).toContain(host || pathname)
          }
        })

      await expect(parts(page).items).toHaveText(['Eggs', 'Flour', 'Milk'])
      expect(page.url()).toBe(served.url)
      expect(tried).toEqual([])
      expect(said.requests.filter((address) => address.includes(FOREIGN))).toEqual([])
    })
