import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Recipe } from '../../src/recipe/RecipePanel'
import { hostile } from '../support/hostileMarkdown'

// The browser tries each kind as it is (browser/hostile.spec.ts); here they are cut up and put together anew.

const pieces = Object.values(hostile)
  .flat()
  .filter((text) => text.length < 400)
  .flatMap((text) => [text, ...(text.match(/\w+|\s+|[^\w\s]/gu) ?? [])])

const words = new Set(
  'h3 h4 h5 h6 p div ul ol li blockquote pre code em strong hr br a input'.split(' '),
)
const attributes = new Set(
  'href target rel data-to class start type aria-label data-recipe'.split(' '),
)

test('of whatever markdown nothing comes but words, links that may be, and boxes to tick', () => {
  const text = fc.array(fc.constantFrom(...new Set(pieces)), { maxLength: 40 })
  fc.assert(
    fc.property(text, fc.constantFrom('', ' ', '\n', '\n\n'), (texts, between) => {
      const recipe = texts.join(between)
      const { container, unmount } = render(
        <Recipe request={{ phase: 'done', recipe, atLengthLimit: false }} />,
      )
      for (const element of container.querySelectorAll('[data-recipe] *')) {
        expect(words).toContain(element.tagName.toLowerCase())
        for (const name of element.getAttributeNames()) expect(attributes).toContain(name)
        if (element instanceof HTMLAnchorElement) {
          expect(element.getAttribute('href')).toMatch(
            /^(https?|ircs?):\/\/[^/\\?#]|^(mailto|xmpp):./i,
          )
          expect(element).toHaveAttribute('rel', 'noopener noreferrer nofollow')
          expect(element).toHaveAttribute('target', '_blank')
        }
      }
      unmount()
    }),
    { numRuns: 1500 },
  )
}, 120_000)
