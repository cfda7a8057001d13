import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Recipe } from '../src/components/Recipe'

const show = (recipe?: string, atLengthLimit = false) =>
  render(
    <Recipe
      request={recipe === undefined ? { phase: 'idle' } : { phase: 'done', recipe, atLengthLimit }}
    />,
  ).container

test('there is no area until a recipe was asked for, but its live region waits for it', () => {
  const page = show()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(page.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
})

test('an empty recipe is an area with its heading alone', () => {
  const page = show('')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Chef Mistral Recommends:')
  expect(page.querySelector('[data-recipe]')).toBeEmptyDOMElement()
})

test('its headings continue the page’s outline', () => {
  show('# Soup\n\n## Ingredients\n\n### For the top\n\n#### a\n\n##### b\n\n###### c')
  const outline = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => [tagName, textContent])
  expect(outline).toEqual([
    ['H2', 'Chef Mistral Recommends:'],
    ['H3', 'Soup'],
    ['H4', 'Ingredients'],
    ['H5', 'For the top'],
    ['H6', 'a'],
    ['H6', 'b'],
    ['H6', 'c'],
  ])
})

// The specification, section 2.
test.each([
  'https://e.example/',
  'http://e.example/',
  'ircs://e.example/',
  'irc://e.example/',
  'mailto:a@e.example',
  'xmpp:a@e.example',
])('a link to %s is a link, and opens beside the page', (href) => {
  show(`[words](${href})`)
  const link = screen.getByRole('link', { name: 'words' })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:1',
  'blob:x',
])('a link to %s is its words alone', (href) => {
  const page = show(`[words](${href})`)
  expect(screen.getByText('words')).toBeVisible()
  expect(page.querySelector('a')).toBeNull()
})

test('a picture is its words, and is not fetched', () => {
  const page = show('![a golden crust](https://e.example/crust.png)')
  expect(screen.getByText('a golden crust')).toBeVisible()
  expect(page.querySelector('img')).toBeNull()
})

test('HTML in the markdown does not become live', () => {
  const page = show(
    '<script>window.ran = 1</script>\n\n<img src=x onerror="window.ran = 1">\n\nsalt',
  )
  expect(page.querySelector('script, img')).toBeNull()
  expect(screen.getByText('salt')).toBeVisible()
})
