import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WhoCooks } from '../../src/models'
import { browserModelOffer } from '../../src/models/browserModelOffer'
import { setSignInOutcome } from '../../src/models/signInOutcome'
import { setVisitorService, visitorChoice } from '../../src/service/visitorService'
import { renderPage, requestButton, requestStatus } from '../support/appPage'
import { deferred } from '../support/deferred'
import { chatCompletion, completion, holdRequest } from '../support/fakeClient'
import { changeButton, chooseService, footer, openModelsDialog, queryModelsDialog } from '../support/whoCooks'

const TOKEN = 'hf_AbCdEfGhIjKlMnOpQrSt'

afterEach(() => {
  act(() => {
    setVisitorService(undefined)
    browserModelOffer.set(false)
  })
})

const button = (name: string) => screen.getByRole('button', { name })
const queryButton = (name: string) => screen.queryByRole('button', { name })
const offers = [
  'Sign in with Hugging Face',
  'Use your own Hugging Face token',
  'Use a model on this computer',
  "Use this browser's own model",
]
const offered = () => offers.filter(queryButton)

/** Renders the foot of a page alone. */
function renderFooter(onLeave = vi.fn()) {
  const user = userEvent.setup()
  render(
    <footer>
      <WhoCooks onLeave={onLeave} />
    </footer>,
  )
  return { user, onLeave }
}

describe('the line at the foot of the page', () => {
  test.each([
    [{}, 'the built-in cookbook'],
    [{ VITE_HF_ACCESS_TOKEN: 'hf_page' }, 'a language model at Hugging Face'],
    [{ VITE_HF_ACCESS_TOKEN: 'hf_page', VITE_HF_MODEL: 'org/one' }, 'org/one at Hugging Face'],
    [{ VITE_INFERENCE_URL: '/v1' }, 'a language model'],
    [{ VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: 'first, second ,' }, 'first or second'],
  ])('with the settings %j names %s', (settings, name) => {
    for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value)
    renderFooter()
    expect(footer()).toHaveTextContent(`Your recipes come from ${name}.`)
  })

  test.each([
    [{}, true],
    [{ VITE_VISITOR_MODELS: 'off' }, false],
    [{ VITE_VISITOR_MODELS: 'browser' }, false],
    [{ VITE_INFERENCE_URL: '/v1' }, false],
    [{ VITE_INFERENCE_URL: '/v1', VITE_VISITOR_MODELS: 'local' }, true],
  ])('with the settings %j has a button: %s', (settings, hasButton) => {
    for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value)
    renderFooter()
    expect(changeButton() !== null).toBe(hasButton)
  })

  test('has a button for the browser’s model alone as soon as the browser has one', () => {
    vi.stubEnv('VITE_VISITOR_MODELS', 'browser')
    renderFooter()
    act(() => browserModelOffer.set(true))
    expect(changeButton()).toBeVisible()
  })

  test('says with the button what it changes', () => {
    renderFooter()
    expect(changeButton()).toHaveAccessibleDescription('Your recipes come from the built-in cookbook.')
  })
})

describe('the dialog', () => {
  test('opens with the focus in it, closes with Escape or Close, and gives the focus back', async () => {
    const { user } = renderFooter()
    const dialog = await openModelsDialog(user)
    expect(within(dialog).getByRole('heading')).toHaveFocus()
    await user.click(button('Close'))
    await waitFor(() => expect(queryModelsDialog()).toBeNull())
    expect(changeButton()).toHaveFocus()
    await openModelsDialog(user)
    expect(queryModelsDialog()).toBeVisible()
  })

  test.each([
    [undefined, ['Use your own Hugging Face token', 'Use a model on this computer', "Use this browser's own model"]],
    ['huggingface', ['Use your own Hugging Face token']],
    ['local', ['Use a model on this computer']],
    ['browser', ["Use this browser's own model"]],
  ] as const)('with VITE_VISITOR_MODELS=%s offers %j, each with its meaning', async (setting, names) => {
    if (setting) vi.stubEnv('VITE_VISITOR_MODELS', setting)
    browserModelOffer.set(true)
    const { user } = renderFooter()
    await openModelsDialog(user)
    expect(offered()).toEqual(names)
    for (const name of names) expect(button(name)).toHaveAccessibleDescription(/ingredients .*(cost|credit)/)
    expect(queryButton('Use the cookbook')).toBeNull()
  })

  test('opens one form at a time', async () => {
    const { user } = renderFooter()
    await openModelsDialog(user)
    await user.click(button('Use your own Hugging Face token'))
    expect(screen.getByLabelText('Hugging Face token')).toHaveAttribute('type', 'password')
    expect(screen.getByRole('link', { name: 'Create a token' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/huggingface\.co\/settings\/tokens\/new\?/),
    )
    await user.click(button('Use a model on this computer'))
    expect(screen.getByLabelText('Address')).toHaveValue('http://localhost:11434')
    expect(screen.queryByLabelText('Hugging Face token')).toBeNull()
    expect(button('Use your own Hugging Face token')).toHaveAttribute('aria-expanded', 'false')
    await user.click(button('Use a model on this computer'))
    expect(screen.queryByLabelText('Address')).toBeNull()
  })

  test('takes a token, closes, and forgets it again', async () => {
    const { user, onLeave } = renderFooter()
    await openModelsDialog(user)
    await user.click(button('Use your own Hugging Face token'))
    await user.type(screen.getByLabelText('Hugging Face token'), 'no token{Enter}')
    const status = screen.getByRole('status', { name: 'Your token' })
    expect(status).toHaveTextContent('That doesn’t look like a Hugging Face token. It begins with hf_')
    expect(screen.getByLabelText('Hugging Face token')).toHaveValue('')
    await user.type(screen.getByLabelText('Hugging Face token'), TOKEN)
    await user.click(button('Use it'))
    await waitFor(() => expect(queryModelsDialog()).toBeNull())
    expect(changeButton()).toHaveFocus()
    expect(footer()).toHaveTextContent('Your recipes come from a language model at Hugging Face, on your account.')
    expect(document.body.innerHTML).not.toContain(TOKEN.slice(3))

    await openModelsDialog(user)
    expect(screen.getByRole('status', { name: 'Your token' })).toHaveTextContent('Your token is used until')
    await user.click(button('Forget it'))
    expect(visitorChoice()).toBeUndefined()
    expect(onLeave).toHaveBeenCalledOnce()
    expect(screen.getByRole('status', { name: 'Your token' })).toHaveTextContent('Your token is forgotten.')
    expect(screen.getByRole('status', { name: 'Your token' })).toHaveFocus()
  })

  test.each([
    [{}, 'Use the cookbook', 'the built-in cookbook'],
    [{ VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: 'own' }, "Use this page's model", 'own'],
  ])('with the settings %j leads back: %s', async (settings, name, source) => {
    for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value)
    vi.stubEnv('VITE_VISITOR_MODELS', 'local')
    const { user, onLeave } = renderFooter()
    const service = { kind: 'endpoint', url: 'http://localhost:11434/v1' } as const
    chooseService({ choice: { kind: 'local', model: 'qwen3:8b' }, service })
    expect(footer()).toHaveTextContent('Your recipes come from qwen3:8b on this computer.')
    await openModelsDialog(user)
    await user.click(button(name))
    await waitFor(() => expect(queryModelsDialog()).toBeNull())
    expect(onLeave).toHaveBeenCalledOnce()
    expect(visitorChoice()).toBeUndefined()
    expect(footer()).toHaveTextContent(`Your recipes come from ${source}.`)
  })
})

describe('a model on this computer', () => {
  const status = () => screen.getByRole('status', { name: 'Models on this computer' })
  async function openForm() {
    const { user } = renderFooter()
    await openModelsDialog(user)
    await user.click(button('Use a model on this computer'))
    return user
  }

  test('is found after the click, and used', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json({ data: [{ id: 'llama3.2:3b' }, { id: 'qwen3:8b' }] })
    })
    const user = await openForm()
    expect(asked).toEqual([])
    await user.click(button('Look for models'))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'qwen3:8b')
    expect(status()).toHaveTextContent('2 models at http://localhost:11434.')
    expect(asked).toEqual(['v1/models', 'api/tags', 'api/v0/models'].map((path) => `http://localhost:11434/${path}`))
    await user.click(button('Use it'))
    await waitFor(() => expect(queryModelsDialog()).toBeNull())
    expect(visitorChoice()).toEqual({ kind: 'local', model: 'qwen3:8b' })
  })

  test('marks an address of another computer, and asks nothing', async () => {
    const user = await openForm()
    const address = screen.getByLabelText('Address')
    await user.clear(address)
    await user.type(address, 'mill.example:11434{Enter}')
    await waitFor(() => expect(status()).toHaveTextContent('That isn’t an address on this computer.'))
    expect(address).toHaveAttribute('aria-invalid', 'true')
    expect(address).toHaveAccessibleDescription(/Only localhost/)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('shows only what the last search found', async () => {
    const first = deferred()
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      const isFirst = url.includes('11434')
      if (isFirst) await first.promise
      signal?.throwIfAborted()
      return Response.json({ data: [{ id: isFirst ? 'first' : 'second' }] })
    })
    const user = await openForm()
    await user.click(button('Look for models'))
    expect(status()).toHaveTextContent('Looking for models…')
    const address = screen.getByLabelText('Address')
    await user.clear(address)
    await user.type(address, 'localhost:1234{Enter}')
    expect(await screen.findByRole('option', { name: 'second' })).toBeVisible()
    await act(async () => first.resolve())
    expect(screen.queryByRole('option', { name: 'first' })).toBeNull()
  })

  test('ends its search when the dialog is closed', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    const user = await openForm()
    await user.click(button('Look for models'))
    await waitFor(() => expect(signals).toHaveLength(1))
    await user.click(button('Close'))
    await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  })
})

describe('signing in', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_HF_OAUTH_CLIENT_ID', 'client-7')
  })

  test('is offered with an identifier, opens a tab, and says that the page waits', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    const { user } = renderFooter()
    await openModelsDialog(user)
    const offer = await screen.findByRole('button', { name: 'Sign in with Hugging Face' })
    expect(open).not.toHaveBeenCalled()
    await user.click(offer)
    expect(open).toHaveBeenCalledOnce()
    expect(screen.getByRole('status', { name: 'Your account' })).toHaveTextContent('Waiting for you in the new tab.')
    expect(offer).toBeVisible()
    expect(queryModelsDialog()).toBeVisible()
  })

  test('ends with “Sign out”', async () => {
    const { user, onLeave } = renderFooter()
    chooseService({ choice: { kind: 'account' }, service: { kind: 'router', token: TOKEN } })
    await openModelsDialog(user)
    const status = screen.getByRole('status', { name: 'Your account' })
    expect(status).toHaveTextContent('You are signed in with Hugging Face')
    await user.click(button('Sign out'))
    expect(visitorChoice()).toBeUndefined()
    expect(onLeave).toHaveBeenCalledOnce()
    expect(status).toBeEmptyDOMElement()
    expect(status).toHaveFocus()
    expect(button('Sign in with Hugging Face')).toBeVisible()
  })

  test('is not offered where the browser has no cryptography for it', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { user } = renderFooter()
    await openModelsDialog(user)
    expect(offered()).toEqual(['Use your own Hugging Face token', 'Use a model on this computer'])
  })

  test('leads out of a frame, where Hugging Face shows no sign-in', async () => {
    vi.stubGlobal('top', null)
    const { user } = renderFooter()
    await openModelsDialog(user)
    expect(screen.getByRole('link', { name: /tab of its own to sign in/ })).toHaveAttribute(
      'href',
      location.origin + location.pathname,
    )
    expect(queryButton('Sign in with Hugging Face')).toBeNull()
  })
})

describe('the page', () => {
  test('says nothing of models and tokens on the way to a recipe', async () => {
    chatCompletion.mockResolvedValue(completion('# Soup'))
    const { user } = await renderPage('Eggs', 'Flour', 'Milk')
    await user.click(requestButton())
    await screen.findByRole('heading', { name: 'Soup' })
    expect(screen.getByRole('main')).not.toHaveTextContent(/\btoken|hugging face|connect/i)
    expect(offered()).toEqual([])
  })

  test('stops a running request when the user stops using its model', async () => {
    const { requested } = holdRequest()
    const { user } = await renderPage('Eggs', 'Flour', 'Milk')
    chooseService({ choice: { kind: 'token' }, service: { kind: 'router', token: TOKEN } })
    await user.click(requestButton())
    await requested
    await openModelsDialog(user)
    await user.click(button('Use the cookbook'))
    expect(requestStatus()).toHaveTextContent('Stopped.')
  })

  test('says how the sign-in ended in a tab that came back from Hugging Face', async () => {
    await renderPage()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => setSignInOutcome('unclaimed'))
    expect(screen.getByRole('alert')).toHaveTextContent('This sign-in is not finished.')
    act(() => setSignInOutcome('received'))
    expect(screen.getByRole('alert')).toHaveTextContent('You can close this tab')
    delete document.documentElement.dataset.signIn
  })
})
