import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fc, runs } from '../support/fastCheck'
import { hostile } from '../support/hostileMarkdown'
import { contentOf, panel, recipe } from '../support/recipePanel'

// tests/browser/full/hostileMarkdown.spec.ts renders each hostile text as it is. This test splits them and joins the pieces
// at random.
const pieces = Object.values(hostile)
  .flat()
  .filter((text) => text.length < 400)
  .flatMap((text) => [text, ...(text.match(/\w+|\s+|[^\w\s]/gu) ?? [])])

const allowedElements =
  'h3, h4, h5, h6, p, div.recipe-intro, div.recipe-ingredients, div.recipe-method, div.plain, ul, ol, li, table, thead, tbody, tr, th, td, blockquote, pre, code, em, strong, hr, br, a, input[type=checkbox]'
const allowedAttributes = new Set('href target rel data-to class start type aria-label'.split(' '))

test('any markdown renders as formatted text, allowed links and checkboxes, and nothing else', () => {
  const markdown = fc
    .tuple(fc.array(fc.constantFrom(...new Set(pieces)), { maxLength: 40 }), fc.constantFrom('', ' ', '\n', '\n\n'))
    .map(([texts, separator]) => texts.join(separator))
  fc.assert(
    fc.property(markdown, (text) => {
      const { container, unmount } = render(panel({ recipe: recipe(text) }))
      const elements = [...contentOf(container).querySelectorAll('*')]
      const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()))
      expect(elements.filter((element) => !element.matches(allowedElements))).toEqual([])
      expect([...attributes].filter((name) => !allowedAttributes.has(name))).toEqual([])
      for (const link of contentOf(container).querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^(https?|ircs?):\/\/[^/\\?#]|^(mailto|xmpp):./i)
        expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
        expect(link).toHaveAttribute('target', '_blank')
      }
      unmount()
    }),
    { numRuns: runs(1500) },
  )
}, 120_000)
