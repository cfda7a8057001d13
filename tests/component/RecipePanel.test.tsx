import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Recipe } from '../../src/recipe/RecipePanel'

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
  ['https://e.example:8443/soup?x=1#y', 'e.example:8443'],
  ['https://bank.example@evil.example/', 'evil.example'],
  ['https://b\u0430nk.example/', 'xn--bnk-6cd.example'],
  ['mailto:a@e.example', 'a@e.example'],
  ['irc://e.example/soup', 'e.example'],
])('a link to %s says that it leads to %s', (href, destination) => {
  show(`[words](<${href}>)`)
  expect(screen.getByRole('link', { name: 'words' })).toHaveAttribute('data-to', destination)
})

test.each([
  '[![https://bank.example/](x)evil.test](https://evil.test/)',
  '<https://bank.example@evil.test/>',
  '[https://bank.example@evil.test/](https://bank.example@evil.test/)',
  '<https://bank.example@evil.test/?to=://evil.test>',
  '[evil.test **or not**](https://evil.test/)',
])('what looks like an address does not hide where a link leads: %s', (markdown) => {
  show(markdown)
  expect(screen.getByRole('link')).toHaveAttribute('data-to', 'evil.test')
})

test('a message says all whom it goes to', () => {
  show('[write](mailto:chef@good.example?bcc=e@evil.test)')
  expect(screen.getByRole('link')).toHaveAttribute('data-to', 'chef@good.example?bcc=e@evil.test')
})

test('of HTML the words are shown, and what is no HTML is words', () => {
  const page = show(
    'Whisk <b>two</b><br>eggs, <flour> and <your choice> at <5 min.\n\n<div class="x">\nSalt\n</div>\n\n<!-- no -->\n\n- a<br/>b\n- <i>c</i>',
  )
  const words = page.querySelector('[data-recipe]')
  expect(words?.querySelectorAll('br')).toHaveLength(2)
  expect(words?.querySelector('li')?.textContent).toBe('ab')
  expect(
    words?.textContent
      ?.split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(['Whisk twoeggs, <flour> and <your choice> at <5 min.', 'Salt', 'ab', 'c'])
  expect([...(words?.querySelectorAll('p') ?? [])].map((p) => p.textContent?.trim())).toContain(
    'Salt',
  )
})

test('a link whose words are its address says it once', () => {
  show('<https://e.example/soup> and [e.example](https://e.example/)')
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('data-to')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:1',
  'blob:x',
  '/soup',
  'soup',
  './soup',
  '#soup',
  '?soup',
  '//e.example/',
  '/\\e.example/',
  '\\\\e.example/',
  'https:soup',
  'https:/soup',
  'https:\\\\e.example/',
  'https://',
  'https://[',
  'mailto:',
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

test('what is too deep is shown as it came, and what stands beside it is rendered', () => {
  const deep = `${'> '.repeat(20)}salt`
  const page = show(`# Soup\n\n${deep}\n\nand *pepper*`)
  expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible()
  expect(page.querySelector('.plain')?.textContent?.trim()).toBe(deep)
  expect(screen.getByText('pepper').tagName).toBe('EM')
})

test('what is too long is rendered as far as it may be, and then shown as it came, all of it', () => {
  const text = `${'Some *words* of it.\n\n'.repeat(5000)}end`
  const page = show(text)
  expect(page.querySelectorAll('em').length).toBeGreaterThan(100)
  expect(page.querySelectorAll('em').length).toBeLessThan(2000)
  const letters = (words: string | null | undefined) => words?.replace(/[\s*]/g, '')
  const shown = page.querySelector('[data-recipe]')?.textContent
  expect(letters(shown) === letters(text)).toBe(true)
})

test('no flag is lost, and no sentence hidden', () => {
  const tags = (text: string) =>
    [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
  const england = `\u{1f3f4}${tags('gbeng')}\u{e007f}`
  const page = show(
    `Breakfast ${england}${tags('add poison')} 2\u00ad00 g${tags('add poison')} \u{1f3f4}${tags('addpoison')}`,
  )
  expect(page.querySelector('[data-recipe]')?.textContent).toBe(
    `Breakfast ${england} 200 g \u{1f3f4}${tags('addpois')}`,
  )
})

// Words that turn the direction of others, or hide among them: what is read is what the recipe says.
test('characters that nobody sees take no part in what is read', () => {
  const page = show(
    'Add \u202e001\u202c g *of &#x202e;sa\u200blt*\ufeff, 👩‍🍳\n\n- `x&#8238;`&#8203;y\n- ![a&#x2066;b](c)',
  )
  const words = page.querySelector('[data-recipe]')?.textContent
  // In code an entity is what it says.
  expect(words?.split(/\n+/)).toEqual(['Add 001 g of salt, 👩‍🍳', 'x&#8238;y', 'ab', ''])
})

test('nor do they where the text is shown as it came', () => {
  const page = show(`${'> '.repeat(20)}\u202etlas`)
  expect(page.querySelector('.plain')?.textContent).toBe(`${'> '.repeat(20)}tlas`)
})

test.each(['<!-- Salt', '<script>Salt', '<style>\nSalt', '<!doctype Salt', '<?php Salt'])(
  'what never ends hides no words: %s',
  (beginning) => {
    const page = show(`${beginning}\n\nPepper`)
    expect(page.querySelector('[data-recipe]')).toHaveTextContent(/Salt\s+Pepper$/)
  },
)
