import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useWakeLock } from '../../src/lib/useWakeLock'
import { unpackRecipe } from '../../src/recipe/share/recipeLink'
import { deferred } from '../support/deferred'
import { recipe } from '../support/recipe'
import { panel, plainAndSigned, pressInShare, setupUser } from '../support/recipePanel'
import { fakeWakeLock } from '../support/wakeLock'

const soup = recipe('# Soup\n\n- 2 carrots\n- salt')

const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status', { name: 'Recipe actions' })

/** Renders a finished recipe in a browser with these properties of `navigator`. */
function renderSoup(browser: Readonly<Record<string, unknown>> = {}) {
  const user = setupUser(browser)
  return { user, ...render(panel({ recipe: soup })) }
}

test.each([
  ['shown', 'a finished recipe', { recipe: soup }, 1],
  ['hidden', 'a page without a recipe', {}, 0],
  ['hidden', 'an empty recipe', { recipe: recipe('') }, 0],
  ['hidden', 'a recipe that streams', { recipe: soup, isBusy: true, isStreaming: true }, 0],
  ['hidden', 'a recipe while the next one is requested', { recipe: soup, isBusy: true }, 0],
])('the actions are %s for %s', (_, _recipe, props, count) => {
  render(panel(props))
  expect(screen.queryAllByRole('button', { name: 'Share' })).toHaveLength(count)
})

describe('Share', () => {
  const link = () => navigator.clipboard.readText()

  test('the menu is closed at first, and Escape closes it and gives the focus back', async () => {
    const { user } = renderSoup()
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await user.click(button('Share'))
    expect(button('Share')).toHaveAttribute('aria-expanded', 'true')
    // This browser cannot share with apps.
    expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull()
    button('Copy text').focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(button('Share')).toHaveFocus()
    expect(button('Share')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press elsewhere closes the menu, and so does the focus elsewhere', async () => {
    const { user } = renderSoup()
    await user.click(button('Share'))
    await user.pointer({ keys: '[MouseLeft]', target: document.body })
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await user.click(button('Share'))
    await user.tab({ shift: true })
    expect(button('Another idea')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  })

  test('Copy text copies plain words and who wrote them, and confirms it', async () => {
    const { user } = renderSoup()
    await pressInShare(user, 'Copy text')
    expect(await navigator.clipboard.readText()).toBe(plainAndSigned(soup.markdown))
    expect(status()).toHaveTextContent('Copied')
    expect(screen.queryByRole('button', { name: 'Copy text' })).toBeNull()
    expect(button('Share')).toHaveFocus()
  })

  test('Copy shopping list copies what the list lacks, as it is shown, without preparation and what everybody has', async () => {
    const user = setupUser()
    const curry = recipe(
      '# Curry\n\nServes 2\n\n## Ingredients\n\n- 1 onion, sliced\n- 200 g red lentils, rinsed\n- 2 tbsp chopped coriander (optional)\n- salt\n\n## Method\n\n1. Fry the onion.\n2. Simmer the lentils for 20 minutes.',
    )
    const { rerender } = render(panel({ recipe: curry, list: ['Onions'] }))
    await user.click(await screen.findByRole('button', { name: 'More servings' }))
    await pressInShare(user, 'Copy shopping list')
    expect(await navigator.clipboard.readText()).toBe('300 g red lentils')
    rerender(panel({ recipe: curry, list: ['Onions', 'Red lentils'] }))
    await pressInShare(user, 'Copy shopping list')
    expect(status()).toHaveTextContent('Nothing to buy: your list has it all.')
    expect(await navigator.clipboard.readText()).toBe('300 g red lentils')
  })

  test('Copy link copies the address of the page with the recipe, as it is written', async () => {
    const { user } = renderSoup()
    await pressInShare(user, 'Copy link')
    await waitFor(async () => expect(await link()).toContain('#r=1.'))
    const { hash } = new URL(await link())
    expect((await link()).replace(hash, '')).toBe(location.href)
    const by = 'any/model at models.example'
    expect(await unpackRecipe(hash)).toEqual({ markdown: soup.markdown, servings: undefined, by, language: undefined })
  })

  test('a recipe too long for a link says so', async () => {
    const user = setupUser()
    render(panel({ recipe: recipe(`# Soup\n\n${'- 2 carrots\n'.repeat(6000)}`) }))
    await pressInShare(user, 'Copy link')
    await waitFor(() => expect(status()).toHaveTextContent('This recipe is too long for a link. Use Download.'))
  })

  test.each([
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['has no clipboard', undefined],
  ])('a copy suggests to select the recipe if the browser %s', async (_, clipboard) => {
    const { user } = renderSoup({ clipboard })
    await pressInShare(user, 'Copy text')
    expect(status()).toHaveTextContent("Your browser didn't allow copying. Select the recipe and copy it.")
  })

  test('a link that is not copied is shown, so that it can be selected', async () => {
    const { user } = renderSoup({ clipboard: undefined })
    await pressInShare(user, 'Copy link')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this recipe' })
    expect(await unpackRecipe(new URL(field.value).hash)).toMatchObject({ markdown: soup.markdown })
    await user.click(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    expect(status()).toHaveTextContent('Select the link and copy it.')
  })

  test('where the page is part of another one, a refused copy leads to the recipe in a tab of its own', async () => {
    vi.stubGlobal('top', null)
    const { user } = renderSoup({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    await pressInShare(user, 'Copy text')
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the recipe in a tab of its own' })
    expect(await unpackRecipe(new URL(href).hash)).toMatchObject({ markdown: soup.markdown })
    await pressInShare(user, 'Copy text')
    expect(screen.getAllByRole('link', { name: 'Open the recipe in a tab of its own' })).toHaveLength(1)
  })

  test('the message of an action disappears with its recipe', async () => {
    const { user, rerender } = renderSoup()
    await pressInShare(user, 'Copy text')
    rerender(panel({ recipe: { ...soup, id: 2 } }))
    expect(status()).toBeEmptyDOMElement()
  })

  test('Share with an app shares the title and the words', async () => {
    const share = vi.fn(() => Promise.resolve())
    const { user } = renderSoup({ share })
    await pressInShare(user, 'Share with an app')
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Soup', text: plainAndSigned(soup.markdown) })
    expect(status()).toBeEmptyDOMElement()
  })

  test.each([
    ['no message after the user closed the share sheet', 'AbortError', ''],
    ['a message after a refusal', 'NotAllowedError', 'Sharing failed. Use Copy text or Download.'],
  ])('Share with an app shows %s', async (_, error, message) => {
    const { user } = renderSoup({ share: () => Promise.reject(new DOMException('', error)) })
    await pressInShare(user, 'Share with an app')
    expect(status().textContent).toBe(message)
  })
})

test('Print prints the page', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = renderSoup()
  await user.click(button('Print'))
  expect(print).toHaveBeenCalledOnce()
})

describe('the wake lock', () => {
  function setVisibility(visibility: 'visible' | 'hidden') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    return act(async () => document.dispatchEvent(new Event('visibilitychange')))
  }

  /** Renders the hook in a browser with this wake lock. */
  function renderWakeLock(request: () => Promise<unknown>) {
    setupUser({ wakeLock: { request } })
    const hook = renderHook(() => useWakeLock())
    const set = (isOn: boolean) => act(async () => hook.result.current?.set(isOn))
    return { ...hook, set }
  }

  test('there is none where the browser has none', () => {
    expect(renderHook(() => useWakeLock()).result.current).toBeUndefined()
  })

  test('it is requested again when the page becomes visible, as long as it is wanted', async () => {
    const { locks, request } = fakeWakeLock()
    const { set } = renderWakeLock(request)
    await set(true)
    await setVisibility('hidden')
    expect(locks).toHaveLength(1)
    await setVisibility('visible')
    expect(locks).toHaveLength(2)
    await set(false)
    await setVisibility('visible')
    expect(locks).toHaveLength(2)
  })

  test('it is released with its component', async () => {
    const { locks, request } = fakeWakeLock()
    const { set, unmount } = renderWakeLock(request)
    await set(true)
    unmount()
    expect(locks).toEqual([{ released: true }])
  })

  test('one that is granted after it was turned off is released', async () => {
    const granted = deferred<{ release: () => Promise<void> }>()
    const release = vi.fn(async () => undefined)
    const { set } = renderWakeLock(() => granted.promise)
    await set(true)
    await set(false)
    await act(async () => granted.resolve({ release }))
    expect(release).toHaveBeenCalledOnce()
  })

  test('one that is refused says so, and can be requested again', async () => {
    const { locks, request } = fakeWakeLock()
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    const { set, result } = renderWakeLock(request)
    await set(true)
    expect(result.current?.isRefused).toBe(true)
    await set(true)
    expect(result.current?.isRefused).toBe(false)
    expect(locks).toHaveLength(1)
  })
})
