import { render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { noWishes } from '../../src/prompt/wishes'
import { recipe } from '../support/recipe'
import { contentOf, panel, recipeIsRead, renderMarkdown } from '../support/recipePanel'

describe('the panel', () => {
  test('the live region exists before there is a recipe', () => {
    const { container } = render(panel({}))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  })

  test('an empty recipe has a heading and nothing else', () => {
    const { container } = render(panel({ recipe: recipe('') }))
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Chef Mistral Recommends:'])
    expect(contentOf(container)).toBeEmptyDOMElement()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['scrolls', 'above the window', -1, false, 1],
    ['does not scroll', 'in the upper third of the window', 260, false, 0],
    ['scrolls', 'below it', 300, false, 1],
    ['does not scroll', 'below it while the user types', 300, true, 0],
  ])('the page %s to a new recipe that starts %s', (_, _position, top, isTyping, scrolls) => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
    vi.stubGlobal('innerHeight', 800)
    const { rerender } = render(panel({ recipe: recipe('Whisk.') }))
    render(<input aria-label="An ingredient" />)
    if (isTyping) screen.getByRole('textbox', { name: 'An ingredient' }).focus()
    expect(scrollIntoView).not.toHaveBeenCalled()
    const question = { id: 1, ask: { type: 'recipe' }, list: [], wishes: noWishes } as const
    rerender(panel({ recipe: recipe('Whisk.'), request: { status: 'done', question, isRecipe: true } }))
    expect(scrollIntoView).toHaveBeenCalledTimes(scrolls)
  })
})

test('the live region holds the heading and the words with their ticks and times, and no other control', async () => {
  const soup = '# Soup\n\nServes 2\n\n## Ingredients\n\n- 2 carrots\n\n## Method\n\n1. Boil for 20 minutes.'
  const { container } = render(panel({ recipe: recipe(soup) }))
  await recipeIsRead()
  const region = container.querySelector<HTMLElement>('[aria-live="polite"]')
  if (!region) throw new Error('There is no live region.')
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Chef Mistral Recommends:')
  const controls = [...region.querySelectorAll('a, button, input, select, textarea, summary')]
  const names = controls.map((control) => control.getAttribute('aria-label'))
  expect(names).toEqual(['2 carrots', 'Boil for 20 minutes.', 'Start a timer: 20 minutes'])
  expect(region.querySelector('[role="status"], [role="alert"]')).toBeNull()
})

describe('headings and images', () => {
  test('the headings of a recipe continue the outline of the page', () => {
    const content = renderMarkdown('# Soup\n\n## Ingredients\n\n### For the top\n\n#### a\n\n##### b\n\n###### c')
    const outline = within(content)
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(outline).toEqual(['H3 Soup', 'H4 Ingredients', 'H5 For the top', 'H6 a', 'H6 b', 'H6 c'])
  })

  test('an image is replaced by its description', () => {
    const content = renderMarkdown('![a golden crust](https://e.example/crust.png)')
    expect(content).toHaveTextContent(/^a golden crust$/)
    expect(within(content).queryByRole('img')).toBeNull()
  })
})

describe('links', () => {
  // Which addresses a link may have is in tests/unit/recipe/linkDestination.test.ts.
  test('a link opens in a new tab', () => {
    renderMarkdown('[text](https://e.example/)')
    const link = screen.getByRole('link', { name: 'text' })
    expect(link).toHaveAttribute('href', 'https://e.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('a link that may not be one becomes text', () => {
    const content = renderMarkdown('[text](javascript:alert(1))')
    expect(content).toHaveTextContent(/^text$/)
    expect(content.querySelector('a')).toBeNull()
  })

  test.each([
    ['[text](<mailto:chef@good.example?bcc=e@evil.test>)', 'chef@good.example?bcc=e@evil.test'],
    ['[![https://bank.example/](x)evil.test](https://evil.test/)', 'evil.test'],
    ['<https://bank.example@evil.test/?to=://evil.test>', 'evil.test'],
    ['[evil.test **or not**](https://evil.test/)', 'evil.test'],
    ['<https://e.example/soup>', null],
  ])('a link shows its destination unless its text is the destination: %s', (markdown, destination) => {
    renderMarkdown(markdown)
    expect(screen.getByRole('link').getAttribute('data-to')).toBe(destination)
  })

  // A hidden one would be copied and downloaded with the rest.
  test('the definition of a link is shown as text, and so is the link that uses it', () => {
    const content = renderMarkdown('[salt][a]\n\n[a]: https://e.example/ "Hidden words"\n\n- [b]: /b')
    expect(content).toHaveTextContent('[salt][a] [a]: https://e.example/ "Hidden words" [b]: /b')
    expect(content.querySelector('a')).toBeNull()
  })
})

describe('HTML', () => {
  test.each([
    'Whisk <b>two</b> eggs',
    '<flour> and <your choice> at <5 min',
    '<div class="x">Salt</div>',
    '<!-- a comment -->',
    '<script>window.ran = 1</script>',
    '<!-- Salt',
    '<img src=x onerror="window.ran = 1">',
  ])('HTML is shown as text: %s', (markdown) => {
    const content = renderMarkdown(markdown)
    expect(content.textContent).toBe(markdown)
    const elements = [...content.querySelectorAll('*')].map(({ tagName, className }) => `${tagName}.${className}`)
    expect(elements).toEqual(['DIV.recipe-intro', 'P.'])
  })

  test('the lines of a block of HTML are paragraphs', () => {
    const content = renderMarkdown('Whisk.\n\n<div>\nSalt\n</div>\n\nPepper')
    const paragraphs = within(content).getAllByRole('paragraph')
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['Whisk.', '<div>', 'Salt', '</div>', 'Pepper'])
  })

  test.each(['a<br>b', 'a<br/>b', 'a<BR />b', '- a<br>b'])('a <br> tag divides the words: %s', (markdown) => {
    expect(renderMarkdown(markdown)).toHaveTextContent(/^a b$/)
  })
})

describe('limits', () => {
  const tooDeep = `${'> '.repeat(20)}salt`

  test('a block that is nested too deeply is plain text between rendered blocks', () => {
    const content = renderMarkdown(`# Soup\n\n${tooDeep}\n\nand *pepper*`)
    expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible()
    expect(screen.getByText(tooDeep, { selector: '.plain' })).toBeVisible()
    expect(screen.getByText('pepper', { selector: 'em' })).toBeVisible()
    expect(content.querySelector('blockquote')).toBeNull()
  })

  // The parser would take seconds for it, as for line feeds.
  test('carriage returns count as line ends', () => {
    const content = renderMarkdown(`> x${'\ra'.repeat(2000)}`)
    expect(content.querySelector('blockquote')).toBeNull()
    expect(content.querySelector('.plain')).not.toBeNull()
  })

  test('a recipe that is too long ends as plain text, in several elements and without a loss', () => {
    const markdown = `${'Some *words* of it.\n\n'.repeat(5000)}end`
    const content = renderMarkdown(markdown)
    const rendered = content.querySelectorAll('em')
    expect(rendered.length).toBeGreaterThan(100)
    expect(rendered.length).toBeLessThan(2000)
    const plain = [...content.querySelectorAll('.plain')].map(({ textContent }) => textContent)
    expect(Math.max(...plain.map(({ length }) => length))).toBeLessThanOrEqual(2001)
    const letters = (text: string) => text.replace(/[\s*]/g, '')
    // Compared outside of expect, because a diff of texts this long takes minutes.
    expect(letters(content.textContent) === letters(markdown)).toBe(true)
  })
})

describe('the line that the head of the card says too (RecipeCard.css)', () => {
  test.each([
    ['Serves 2 · 35 minutes', 'Serves 2 · 35 minutes'],
    ['**Serves:** 2\n\n**Total time:** 35 minutes', 'Serves: 2 Total time: 35 minutes'],
    ['Serves 2\nTakes 35 minutes', 'Serves 2 Takes 35 minutes'],
  ])('"%s" is one element of its own', (line, words) => {
    const content = renderMarkdown(`# Soup\n\nA warm one.\n\n${line}\n\n## Ingredients\n\n- 2 carrots`)
    expect(content.querySelector('.facts')?.textContent.trim().replace(/\s+/g, ' ')).toBe(words)
  })
})

test('characters that change how others are read are removed, also those written as entities', () => {
  const content = renderMarkdown(
    'Add \u202e001\u202c g *of &#x202e;sa\u200blt*\ufeff, 👩‍🍳\n\n- `x&#8238;`&#8203;y\n- ![a&#x2066;b](c)',
  )
  // Code shows an entity as it is written.
  expect(content.textContent.trim().split(/\n+/)).toEqual(['Add 001 g of salt, 👩‍🍳', 'x&#8238;y', 'ab'])
})
