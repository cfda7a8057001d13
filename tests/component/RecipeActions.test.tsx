import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RecipeRequest } from '../../src/conversation/useRecipeRequest'
import { fileNameOf, titleOf } from '../../src/recipe/card/recipeFile'
import { Recipe } from '../../src/recipe/RecipePanel'
import { deferred } from '../support/deferred'

const soup =
  '# Soup\n\n- 2 **carrots**\n- salt\n\n1. Chop.\n   - small\n   - fine\n2. Boil, see [more](https://e.example/).'
const done: RecipeRequest = { phase: 'done', recipe: soup, atLengthLimit: false }

const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getByRole('status', { name: 'Recipe actions' })

/** Puts something into the place of a part of the browser, for one test. */
const browserHas = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  for (const name of ['clipboard', 'share', 'wakeLock']) Reflect.deleteProperty(navigator, name)
})

describe('the recipe can be taken along', () => {
  test.each<[RecipeRequest, boolean]>([
    [{ phase: 'idle' }, false],
    [{ phase: 'asking', progress: { type: 'waiting' }, earlier: soup }, false],
    [{ phase: 'writing', recipe: soup }, false],
    [done, true],
    [{ phase: 'stopped', recipe: soup }, true],
    [{ phase: 'stopped' }, false],
    [{ phase: 'failed', recipe: '', failure: 'busy' }, false],
    [{ phase: 'failed', recipe: soup, failure: 'cutOff' }, true],
  ])('once it is whole or will not go on: %j', (request, can) => {
    render(<Recipe request={request} />)
    expect(screen.queryAllByRole('button', { name: 'Copy' })).toHaveLength(can ? 1 : 0)
  })

  test('Copy copies the markdown, and says so', async () => {
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    await user.click(button('Copy'))
    expect(await navigator.clipboard.readText()).toBe(soup)
    expect(said()).toHaveTextContent('Copied')
  })

  test('Copy says so when the browser refuses, or has no clipboard', async () => {
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    browserHas('clipboard', { writeText: () => Promise.reject(new Error('denied')) })
    await user.click(button('Copy'))
    expect(said()).toHaveTextContent(/did not let the page copy/)
    browserHas('clipboard', undefined)
    await user.click(button('Copy'))
    expect(said()).toHaveTextContent(/did not let the page copy/)
  })

  test('what was said of one recipe is not said of the next', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Recipe request={done} />)
    await user.click(button('Copy'))
    rerender(<Recipe request={{ ...done, recipe: '# Salad' }} />)
    expect(said()).toBeEmptyDOMElement()
  })

  test('Share is there where the device can, and hands over title and text', async () => {
    const { unmount } = render(<Recipe request={done} />)
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    unmount()
    const share = vi.fn(() => Promise.resolve())
    browserHas('share', share)
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    await user.click(button('Share'))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Soup', text: soup })
    expect(said()).toBeEmptyDOMElement()
  })

  test('closing the sheet is no failure; a refusal is said', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    browserHas('share', share)
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    await user.click(button('Share'))
    expect(said()).toBeEmptyDOMElement()
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(button('Share'))
    expect(said()).toHaveTextContent(/did not share it/)
  })

  test('Print prints the page', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    await user.click(button('Print'))
    expect(print).toHaveBeenCalledOnce()
  })

  test.each([
    ['# Thin pancakes\n\nWhisk.', 'Thin pancakes', 'thin-pancakes.md'],
    [
      'Here you are:\n\n## **Crème** brûlée `flambée`',
      'Crème brûlée flambée',
      'crème-brûlée-flambée.md',
    ],
    [
      "# Shepherd's pie / à la [Marie](https://e.example/)",
      "Shepherd's pie / à la Marie",
      'shepherds-pie-à-la-marie.md',
    ],
    ['I am sorry.\nNothing fits.', 'I am sorry.', 'i-am-sorry.md'],
    ['# 麻婆豆腐', '麻婆豆腐', '麻婆豆腐.md'],
    ['# ../../etc/passwd', '../../etc/passwd', 'etc-passwd.md'],
    ['# 🍮', '🍮', 'recipe.md'],
    ['***', 'Recipe', 'recipe.md'],
    [`# ${'long '.repeat(40)}`, 'long '.repeat(40).trim(), `${'long-'.repeat(12).slice(0, -1)}.md`],
  ])('of %j the title is "%s" and the file "%s"', (recipe, title, file) => {
    expect(titleOf(recipe)).toBe(title)
    expect(fileNameOf(recipe)).toBe(file)
  })
})

describe('while cooking', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name })

  test('every item of every list can be ticked off, by its words or its box', async () => {
    const user = userEvent.setup()
    const { container } = render(<Recipe request={done} />)
    const boxes = within(screen.getByRole('region')).getAllByRole('checkbox')
    expect(boxes.map((each) => each.getAttribute('aria-label'))).toEqual([
      '2 carrots',
      'salt',
      'Chop.',
      'small',
      'fine',
      'Boil, see more.',
    ])
    await user.click(screen.getByText('carrots'))
    expect(box('2 carrots')).toBeChecked()
    await user.click(screen.getByText('carrots'))
    expect(box('2 carrots')).not.toBeChecked()
    await user.click(box('salt'))
    expect(box('salt')).toBeChecked()
    box('fine').focus()
    await user.keyboard(' ')
    expect(box('fine')).toBeChecked()
    // An item within another is its own.
    await user.click(screen.getByText('small'))
    expect(box('small')).toBeChecked()
    expect(box('Chop.')).not.toBeChecked()
    // A link is followed, not ticked.
    await user.click(screen.getByRole('link', { name: 'more' }))
    expect(box('Boil, see more.')).not.toBeChecked()
    // The words of the recipe are the only text.
    expect(container.querySelector('[data-recipe]')?.textContent.replace(/\s+/g, ' ').trim()).toBe(
      'Soup 2 carrots salt Chop. small fine Boil, see more.',
    )
  })

  test('another recipe that comes at once begins without the ticks of this one', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Recipe request={done} />)
    await user.click(box('2 carrots'))
    rerender(<Recipe request={{ ...done, recipe: soup.replace('carrots', 'leeks') }} />)
    expect(box('2 leeks')).not.toBeChecked()
  })

  test('words that are being selected tick nothing', async () => {
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    vi.stubGlobal('getSelection', () => ({ isCollapsed: false }))
    await user.click(screen.getByText('carrots'))
    expect(box('2 carrots')).not.toBeChecked()
  })

  test('while it is written nothing can be ticked off, and the next recipe begins without ticks', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Recipe request={done} />)
    await user.click(box('salt'))
    rerender(
      <Recipe request={{ phase: 'asking', progress: { type: 'waiting' }, earlier: soup }} />,
    )
    expect(box('salt')).toBeChecked()
    rerender(<Recipe request={{ phase: 'writing', recipe: soup }} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
    rerender(<Recipe request={done} />)
    expect(box('salt')).not.toBeChecked()
  })
})

describe('the screen', () => {
  const keepOn = () => screen.getByRole('checkbox', { name: 'Keep the screen on' })

  /** A browser with a wake lock: `taken` has each lock, with whether it was let go. */
  function wakeLock() {
    const taken: { released: boolean }[] = []
    const request = vi.fn(async () => {
      const lock = { released: false }
      taken.push(lock)
      return {
        release: async () => {
          lock.released = true
        },
      }
    })
    browserHas('wakeLock', { request })
    return { taken, request }
  }

  const becomes = (visibility: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    return act(async () => document.dispatchEvent(new Event('visibilitychange')))
  }

  test('has no switch where the browser cannot keep it on', () => {
    render(<Recipe request={done} />)
    expect(screen.queryByRole('checkbox', { name: 'Keep the screen on' })).toBeNull()
  })

  test('is kept on while that is wanted, and again when the page comes back', async () => {
    const { taken } = wakeLock()
    const user = userEvent.setup()
    const { unmount } = render(<Recipe request={done} />)
    expect(taken).toEqual([])
    await user.click(keepOn())
    expect(keepOn()).toBeChecked()
    expect(taken).toEqual([{ released: false }])
    await becomes('hidden')
    expect(taken).toHaveLength(1)
    await becomes('visible')
    expect(taken).toHaveLength(2)
    await user.click(keepOn())
    expect(taken[1]).toEqual({ released: true })
    await becomes('visible')
    expect(taken).toHaveLength(2)

    await user.click(keepOn())
    unmount()
    expect(taken[2]).toEqual({ released: true })
  })

  test('a lock that comes when it is no longer wanted is let go', async () => {
    const asked = deferred<{ release: () => Promise<void> }>()
    const release = vi.fn(async () => undefined)
    browserHas('wakeLock', { request: () => asked.promise })
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    await user.click(keepOn())
    await user.click(keepOn())
    await act(async () => asked.resolve({ release }))
    expect(release).toHaveBeenCalledOnce()
  })

  test('a browser that refuses is not claimed to keep it on, and can be asked again', async () => {
    const { request, taken } = wakeLock()
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    const user = userEvent.setup()
    render(<Recipe request={done} />)
    await user.click(keepOn())
    expect(keepOn()).not.toBeChecked()
    expect(said()).toHaveTextContent(/did not let the page keep the screen on/)
    await user.click(keepOn())
    expect(keepOn()).toBeChecked()
    expect(taken).toHaveLength(1)
    expect(said()).toBeEmptyDOMElement()
  })
})
