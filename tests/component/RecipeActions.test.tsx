import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../support/deferred'
import { panel, recipe, signed } from '../support/recipePanel'
import { fakeWakeLock } from '../support/wakeLock'

const soup = recipe('# Soup\n\n- 2 carrots\n- salt')

const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status', { name: 'Recipe actions' })

/** Renders a finished recipe after it replaced these properties of `navigator`. */
function renderSoup(browser: Readonly<Record<string, unknown>> = {}) {
  // Before the features of the browser, because it has a clipboard of its own.
  const user = userEvent.setup()
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(navigator, name, { value, configurable: true })
  return { user, ...render(panel({ recipe: soup })) }
}

afterEach(() => {
  for (const name of ['clipboard', 'share', 'wakeLock']) Reflect.deleteProperty(navigator, name)
})

test.each([
  ['shown', 'a finished recipe', { recipe: soup }, 1],
  ['hidden', 'a page without a recipe', {}, 0],
  ['hidden', 'an empty recipe', { recipe: recipe('') }, 0],
  ['hidden', 'a recipe that streams', { recipe: soup, isBusy: true, isStreaming: true }, 0],
  ['hidden', 'a recipe while the next one is requested', { recipe: soup, isBusy: true }, 0],
])('the actions are %s for %s', (_, _recipe, props, count) => {
  render(panel(props))
  expect(screen.queryAllByRole('button', { name: 'Copy' })).toHaveLength(count)
})

describe('Copy, Share and Print', () => {
  test('Copy copies the markdown and confirms it', async () => {
    const { user } = renderSoup()
    await user.click(button('Copy'))
    expect(await navigator.clipboard.readText()).toBe(signed(soup.markdown))
    expect(status()).toHaveTextContent('Copied')
  })

  test.each([
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['has no clipboard', undefined],
  ])('Copy suggests to select the recipe if the browser %s', async (_, clipboard) => {
    const { user } = renderSoup({ clipboard })
    await user.click(button('Copy'))
    expect(status()).toHaveTextContent("Your browser didn't allow copying. Select the recipe and copy it.")
  })

  test('the message of an action disappears with its recipe', async () => {
    const { user, rerender } = renderSoup()
    await user.click(button('Copy'))
    rerender(panel({ recipe: { ...soup, id: 2 } }))
    expect(status()).toBeEmptyDOMElement()
  })

  test('Share is missing where the browser cannot share', () => {
    renderSoup()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('Share shares the title and the markdown', async () => {
    const share = vi.fn(() => Promise.resolve())
    const { user } = renderSoup({ share })
    await user.click(button('Share'))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Soup',
      text: signed(soup.markdown),
    })
    expect(status()).toBeEmptyDOMElement()
  })

  test.each([
    ['no message after the user closed the share sheet', 'AbortError', ''],
    ['a message after a refusal', 'NotAllowedError', 'Sharing failed. Use Copy or Download.'],
  ])('Share shows %s', async (_, error, message) => {
    const { user } = renderSoup({ share: () => Promise.reject(new DOMException('', error)) })
    await user.click(button('Share'))
    expect(status().textContent).toBe(message)
  })

  test('Print prints the page', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = renderSoup()
    await user.click(button('Print'))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('Keep the screen on', () => {
  const checkbox = () => screen.getByRole('checkbox', { name: 'Keep the screen on' })

  function setVisibility(visibility: 'visible' | 'hidden') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    return act(async () => document.dispatchEvent(new Event('visibilitychange')))
  }

  test('the checkbox is missing where the browser has no wake lock', () => {
    renderSoup()
    expect(screen.queryByRole('checkbox', { name: 'Keep the screen on' })).toBeNull()
  })

  test('the checkbox requests a wake lock and releases it', async () => {
    const { locks, request } = fakeWakeLock()
    const { user } = renderSoup({ wakeLock: { request } })
    expect(checkbox()).not.toBeChecked()
    expect(locks).toEqual([])
    await user.click(checkbox())
    expect(checkbox()).toBeChecked()
    expect(locks).toEqual([{ released: false }])
    await user.click(checkbox())
    expect(checkbox()).not.toBeChecked()
    expect(locks).toEqual([{ released: true }])
  })

  test('the page requests the wake lock again when it becomes visible, as long as it is wanted', async () => {
    const { locks, request } = fakeWakeLock()
    const { user } = renderSoup({ wakeLock: { request } })
    await user.click(checkbox())
    await setVisibility('hidden')
    expect(locks).toHaveLength(1)
    await setVisibility('visible')
    expect(locks).toHaveLength(2)
    await user.click(checkbox())
    await setVisibility('visible')
    expect(locks).toHaveLength(2)
  })

  test('the wake lock is released when the recipe disappears', async () => {
    const { locks, request } = fakeWakeLock()
    const { user, rerender } = renderSoup({ wakeLock: { request } })
    await user.click(checkbox())
    rerender(panel({}))
    expect(locks).toEqual([{ released: true }])
  })

  test('a wake lock that is granted after the user turned it off is released', async () => {
    const granted = deferred<{ release: () => Promise<void> }>()
    const release = vi.fn(async () => undefined)
    const { user } = renderSoup({ wakeLock: { request: () => granted.promise } })
    await user.click(checkbox())
    await user.click(checkbox())
    await act(async () => granted.resolve({ release }))
    expect(release).toHaveBeenCalledOnce()
  })

  test('a refused wake lock shows a message and can be requested again', async () => {
    const { locks, request } = fakeWakeLock()
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    const { user } = renderSoup({ wakeLock: { request } })
    await user.click(checkbox())
    expect(checkbox()).not.toBeChecked()
    expect(status()).toHaveTextContent("Your browser didn't keep the screen on.")
    await user.click(checkbox())
    expect(checkbox()).toBeChecked()
    expect(locks).toHaveLength(1)
    expect(status()).toBeEmptyDOMElement()
  })
})
