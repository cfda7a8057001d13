import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserMessages } from '../../src/models/browserMessages'
import { browserModelOffer } from '../../src/models/browserModelOffer'
import { cancelBrowserModel, hasBrowserModel } from '../../src/models/browserModelService'
import { VisitorModelsSection } from '../../src/models/VisitorModelsSection'
import { setVisitorService, visitorServiceKind } from '../../src/service/visitorService'
import { renderPage, requestButton } from '../support/appPage'
import { takeConsoleLines } from '../support/componentSetup'
import { chatCompletion, completion, holdRequest } from '../support/fakeClient'
import { installLanguageModel, type StandIn } from '../support/languageModel'
import { recipeIsRead } from '../support/recipePanel'

const soup = '# Soup\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil for 20 minutes.'

const offer = () => screen.queryByRole('button', { name: "Use this browser's own model" })
const status = () => screen.getByRole('status', { name: "This browser's model" })
const button = (name: string) => screen.getByRole('button', { name })
const bar = () => screen.queryByRole('progressbar', { name: 'Download of the model' })

const USED = "This browser's model is used until you reload the page or stop using it."

afterEach(() => {
  act(() => {
    cancelBrowserModel()
    setVisitorService(undefined)
  })
  Reflect.deleteProperty(globalThis, 'LanguageModel')
})

/** Renders the offer of a model with this availability. */
async function renderOffer(availability: Availability) {
  const standIn = installLanguageModel({ availability })
  await hasBrowserModel()
  browserModelOffer.set(true)
  const onLeave = vi.fn()
  const user = userEvent.setup()
  const { unmount } = render(<VisitorModelsSection onLeave={onLeave} />)
  return { standIn, user, onLeave, unmount }
}

/** Reports the progress of the download, and waits for the page. */
const report = (standIn: StandIn, action: (standIn: StandIn) => void) => act(async () => action(standIn))

describe('a model on this machine', () => {
  test('is used with one click, and left with another', async () => {
    const { standIn, user, onLeave } = await renderOffer('available')
    expect(offer()).toHaveAccessibleDescription(
      'It runs on this device, also offline, and is smaller than a hosted one.',
    )
    await user.click(button("Use this browser's own model"))
    expect(status()).toHaveTextContent(USED)
    expect(status()).toHaveFocus()
    expect(offer()).toBeNull()
    expect(visitorServiceKind()).toBe('browser')
    expect(standIn.sessions).toEqual([])

    await user.click(button('Use the cookbook again'))
    expect(onLeave).toHaveBeenCalledOnce()
    expect(visitorServiceKind()).toBeUndefined()
    expect(status()).toBeEmptyDOMElement()
    expect(status()).toHaveFocus()
    expect(offer()).toBeVisible()
  })

  test('and a token of one’s own replace each other', async () => {
    const { user } = await renderOffer('available')
    const token = screen.getByRole('status', { name: 'Your token' })
    await user.click(button('Use your own Hugging Face token'))
    await user.type(await screen.findByLabelText('Hugging Face token'), 'hf_AbCdEfGhIjKlMnOpQrSt{Enter}')
    expect(token).toHaveTextContent('Your token is used')

    await user.click(button("Use this browser's own model"))
    expect(status()).toHaveTextContent(USED)
    expect(token).toHaveTextContent('Your token is forgotten.')
    expect(screen.queryByRole('button', { name: 'Forget it' })).toBeNull()

    await user.type(screen.getByLabelText('Hugging Face token'), 'hf_AbCdEfGhIjKlMnOpQrSt{Enter}')
    expect(token).toHaveTextContent('Your token is used')
    expect(status()).toBeEmptyDOMElement()
    expect(offer()).toBeVisible()
  })
})

describe.each(['downloadable', 'downloading'] as const)('a model that is %s', (availability) => {
  test('shows its download, and is used after it', async () => {
    const { standIn, user } = await renderOffer(availability)
    expect(offer()).toHaveAccessibleDescription(/also offline.*downloads it first, which may be some gigabytes\.$/)
    await user.click(button("Use this browser's own model"))
    expect(standIn.downloads).toBe(1)
    expect(status()).toHaveTextContent('The model is being downloaded. Meanwhile recipes come from the cookbook.')
    expect(status()).toHaveFocus()
    expect(bar()).toHaveAttribute('value', '0')
    await report(standIn, ({ progress }) => progress(0.427))
    expect(bar()).toHaveAttribute('value', '0.427')
    expect(screen.getByText('42 %')).toBeVisible()
    expect(visitorServiceKind()).toBeUndefined()

    // After the download, the browser prepares the model.
    await report(standIn, ({ progress }) => progress(1))
    expect(bar()).not.toHaveAttribute('value')
    expect(status()).toHaveTextContent('The model is getting ready…')

    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(status()).toHaveTextContent(USED)
    expect(bar()).toBeNull()
    expect(visitorServiceKind()).toBe('browser')
    expect(standIn.sessions.map(({ isDestroyed }) => isDestroyed)).toEqual([true])
    const { expectedInputs, expectedOutputs } = standIn.sessions[0]?.options ?? {}
    expect(standIn.questions).toEqual([{ expectedInputs, expectedOutputs }])
  })

  test('can be left during its download, and chosen again', async () => {
    const { standIn, user } = await renderOffer(availability)
    await user.click(button("Use this browser's own model"))
    await user.click(button('Cancel'))
    expect(status()).toHaveTextContent('Cancelled. Recipes come from the cookbook.')
    expect(status()).toHaveFocus()
    expect(bar()).toBeNull()
    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(visitorServiceKind()).toBeUndefined()
    expect(standIn.sessions).toEqual([])

    await user.click(button("Use this browser's own model"))
    await vi.waitFor(() => expect(status()).toHaveTextContent(USED))
  })

  test('goes on with its download while the offer is not on the page', async () => {
    const { standIn, user, unmount } = await renderOffer(availability)
    await user.click(button("Use this browser's own model"))
    unmount()
    await report(standIn, ({ progress }) => progress(0.5))
    render(<VisitorModelsSection onLeave={() => undefined} />)
    expect(bar()).toHaveAttribute('value', '0.5')
    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(status()).toHaveTextContent(USED)
  })

  test('does not replace a token that was given during its download', async () => {
    const { standIn, user } = await renderOffer(availability)
    await user.click(button("Use this browser's own model"))
    act(() => setVisitorService({ service: { kind: 'router', token: 'hf_AbCdEfGhIjKlMnOpQrSt' }, models: ['any'] }))
    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(visitorServiceKind()).toBe('router')
    expect(offer()).toBeVisible()
  })
})

test.each([
  ['NetworkError', 'The download failed. Check your connection and the space on your disk, and try again.'],
  ['NotAllowedError', 'Your browser did not allow it. Its settings may forbid it.'],
  ['NotSupportedError', 'Your browser has no model for this page after all.'],
  ['OperationError', 'The model did not start. Try again later.'],
])('%s says what happened, and that the cookbook answers', async (name, words) => {
  const { standIn, user } = await renderOffer('downloadable')
  standIn.failNextCreate(name)
  await user.click(button("Use this browser's own model"))
  await vi.waitFor(() => expect(status()).toHaveTextContent(`${words} Recipes come from the cookbook.`))
  expect(offer()).toBeVisible()
  expect(bar()).toBeNull()
  expect(takeConsoleLines()).toEqual([[`The browser's own model cannot be used: ${name}: The browser refused.`]])

  await user.click(button("Use this browser's own model"))
  await report(standIn, ({ finishDownload }) => finishDownload())
  expect(status()).toHaveTextContent(USED)
})

test('a download that breaks off says so', async () => {
  const { standIn, user } = await renderOffer('downloadable')
  await user.click(button("Use this browser's own model"))
  await report(standIn, ({ failDownload }) => failDownload())
  expect(status()).toHaveTextContent(/^The download failed\. .* Recipes come from the cookbook\.$/)
  expect(takeConsoleLines()).toHaveLength(1)
})

describe('the page', () => {
  const line = () => document.querySelector('[data-answered-by]')

  async function useModel(...ingredients: string[]) {
    installLanguageModel()
    const { user } = await renderPage(...ingredients)
    await user.click(await screen.findByRole('button', { name: "Use this browser's own model" }))
    return user
  }

  test('names this browser’s model below its recipe, and goes on from it', async () => {
    chatCompletion.mockResolvedValue(completion(soup))
    const user = await useModel('Eggs', 'Flour', 'Milk')
    await user.click(requestButton())
    await recipeIsRead()
    expect(line()).toHaveTextContent(
      /^Written by this browser's model\. A language model can be wrong about food safety\.$/,
    )
    expect(chatCompletion.mock.lastCall?.[0]).toMatchObject({ max_tokens: 1024, messages: { length: 2 } })

    await user.click(button('Another idea'))
    await vi.waitFor(() => expect(chatCompletion).toHaveBeenCalledTimes(2))
    expect(chatCompletion.mock.lastCall?.[0]).toMatchObject({ messages: { length: 4, 2: { content: soup } } })
  })

  test('tells below the cookbook’s recipe what can be used in its place', async () => {
    installLanguageModel()
    chatCompletion.mockResolvedValue(completion(soup))
    const { user } = await renderPage('Eggs', 'Flour', 'Milk')
    await screen.findByRole('button', { name: "Use this browser's own model" })
    await user.click(requestButton())
    await recipeIsRead()
    expect(line()).toHaveTextContent(
      "From the built-in cookbook. No language model is connected to this page. Below “Get a recipe !” you can use your own Hugging Face token or this browser's own model.",
    )
  })

  test('speaks of the browser’s model in its error messages, and offers to try again', async () => {
    chatCompletion.mockRejectedValue(
      Object.assign(new Error('UnknownError: no'), {
        httpResponse: { status: 500, body: { error: 'UnknownError: no' } },
      }),
    )
    const user = await useModel('Eggs', 'Flour', 'Milk')
    await user.click(requestButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(browserMessages['server-error'])
    expect(button('Try again')).toBeVisible()
    expect(chatCompletion).toHaveBeenCalledTimes(1)
    expect(takeConsoleLines().at(-1)).toEqual(['Failed to get recipe:', 'server-error'])
  })

  test('stops a running request when the model is left', async () => {
    const { requested } = holdRequest()
    const user = await useModel('Eggs', 'Flour', 'Milk')
    await user.click(requestButton())
    await requested
    await user.click(button('Use the cookbook again'))
    expect(screen.getByRole('status', { name: 'The chef' })).toHaveTextContent('Stopped.')
  })
})

describe('no offer', () => {
  /** Renders what the page offers, with modules of its own. Returns the kinds that it offers, as they change. */
  async function offeredModels() {
    vi.resetModules()
    const { useVisitorModels } = await import('../../src/models')
    const { findBrowserModel } = await import('../../src/models/findBrowserModel')
    const { result } = renderHook(useVisitorModels)
    await act(findBrowserModel)
    return () => result.current
  }
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['in a browser without the API', undefined, {}, ['router']],
    ['where the browser has no model for the page', 'unavailable', {}, ['router']],
    ['on a page with a service of its own', 'available', { VITE_INFERENCE_URL: '/v1' }, []],
    [
      'where visitors may use a token, on a page of its own',
      'available',
      { VITE_INFERENCE_URL: '/v1', VITE_VISITOR_TOKEN: 'on' },
      ['router'],
    ],
  ] as const)('%s', async (_, availability, settings, expected) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const standIn = availability && installLanguageModel({ availability })
    const offered = await offeredModels()
    expect(standIn?.questions ?? []).toHaveLength(availability === 'unavailable' ? 1 : 0)
    expect(offered()).toEqual(expected)
  })

  test('a browser that said no is not asked again', async () => {
    vi.resetModules()
    const standIn = installLanguageModel({ availability: 'unavailable' })
    const { findBrowserModel } = await import('../../src/models/findBrowserModel')
    for (let visit = 0; visit < 3; visit += 1) await findBrowserModel()
    expect(standIn.questions).toHaveLength(1)
  })

  test('VITE_VISITOR_TOKEN=off is about tokens: the browser’s model is still offered', async () => {
    vi.stubEnv('VITE_VISITOR_TOKEN', 'off')
    installLanguageModel()
    const offered = await offeredModels()
    expect(offered()).toEqual(['browser'])
  })
})
