import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BrowserModel } from '../../src/models/BrowserModel'
import { browserMessages } from '../../src/models/browserMessages'
import { cancelBrowserModel, hasBrowserModel } from '../../src/models/browserModelService'
import { useVisitorChoice } from '../../src/models/useVisitorChoice'
import { setVisitorService, visitorServiceKind } from '../../src/service/visitorService'
import { renderPage, requestButton } from '../support/appPage'
import { takeConsoleLines } from '../support/componentSetup'
import { chatCompletion } from '../support/fakeClient'
import { installLanguageModel, type StandIn } from '../support/languageModel'
import { changeButton, chooseService, footer, openModelsDialog } from '../support/whoCooks'

const offer = () => screen.queryByRole('button', { name: "Use this browser's own model" })
const status = () => screen.getByRole('status', { name: "This browser's model" })
const button = (name: string) => screen.getByRole('button', { name })
const bar = () => screen.queryByRole('progressbar', { name: 'Download of the model' })

const USED = "This browser's model is used until you reload the page or change the chef."

afterEach(() => {
  act(() => {
    cancelBrowserModel()
    setVisitorService(undefined)
  })
  Reflect.deleteProperty(globalThis, 'LanguageModel')
})

const onUse = vi.fn()

/** The offer, where the visitor's choice is known. */
const Offer = () => <BrowserModel isUsed={useVisitorChoice()?.kind === 'browser'} onUse={onUse} />

/** Renders the offer of a model with this availability. */
async function renderOffer(availability: Availability) {
  const standIn = installLanguageModel({ availability })
  await hasBrowserModel()
  onUse.mockClear()
  const user = userEvent.setup()
  const { unmount } = render(<Offer />)
  return { standIn, user, unmount }
}

/** Reports the progress of the download, and waits for the page. */
const report = (standIn: StandIn, action: (standIn: StandIn) => void) => act(async () => action(standIn))

test('a model on this machine is used with one click', async () => {
  const { standIn, user } = await renderOffer('available')
  expect(offer()).toHaveAccessibleDescription(
    'Smaller than a hosted one, it runs on this device, also offline: your ingredients stay here, and it costs nothing.',
  )
  await user.click(button("Use this browser's own model"))
  expect(onUse).toHaveBeenCalledOnce()
  expect(status()).toHaveTextContent(USED)
  expect(status()).toHaveFocus()
  expect(offer()).toBeNull()
  expect(visitorServiceKind()).toBe('browser')
  expect(standIn.sessions).toEqual([])

  act(() => setVisitorService(undefined))
  expect(status()).toBeEmptyDOMElement()
  expect(offer()).toBeVisible()
})

describe('a model that is not on this machine', () => {
  test.each(['downloadable', 'downloading'] as const)(
    'shows its download, and is used after it: %s',
    async (availability) => {
      const { standIn, user } = await renderOffer(availability)
      expect(offer()).toHaveAccessibleDescription(/also offline.*downloads it first, which may be some gigabytes\.$/)
      await user.click(button("Use this browser's own model"))
      expect(standIn.downloads).toBe(1)
      expect(onUse).not.toHaveBeenCalled()
      expect(status()).toHaveTextContent('The model is being downloaded. You can close this and go on cooking.')
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
    },
  )

  test('can be cancelled during its download, and chosen again', async () => {
    const { standIn, user } = await renderOffer('downloadable')
    await user.click(button("Use this browser's own model"))
    await user.click(button('Cancel'))
    expect(status()).toHaveTextContent('Cancelled.')
    expect(status()).toHaveFocus()
    // A report may be on its way when the user cancels.
    await report(standIn, ({ progress }) => progress(0.5))
    expect(bar()).toBeNull()
    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(visitorServiceKind()).toBeUndefined()
    expect(standIn.sessions).toEqual([])

    await user.click(button("Use this browser's own model"))
    await waitFor(() => expect(status()).toHaveTextContent(USED))
  })

  test('goes on with its download while the offer is not on the page', async () => {
    const { standIn, user, unmount } = await renderOffer('downloadable')
    await user.click(button("Use this browser's own model"))
    unmount()
    await report(standIn, ({ progress }) => progress(0.5))
    render(<Offer />)
    expect(bar()).toHaveAttribute('value', '0.5')
    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(status()).toHaveTextContent(USED)
  })

  test('does not replace a token that was given during its download', async () => {
    const { standIn, user } = await renderOffer('downloadable')
    await user.click(button("Use this browser's own model"))
    chooseService({ choice: { kind: 'token' }, service: { kind: 'router', token: 'hf_AbCdEfGhIjKlMnOpQrSt' } })
    await report(standIn, ({ finishDownload }) => finishDownload())
    expect(visitorServiceKind()).toBe('token')
    expect(offer()).toBeVisible()
  })
})

test.each([
  ['NetworkError', 'The download failed.'],
  ['NotAllowedError', 'Your browser did not allow it.'],
  ['NotSupportedError', 'Your browser has no model for this page after all.'],
  ['OperationError', 'The model did not start.'],
])('%s says what happened', async (name, words) => {
  const { standIn, user } = await renderOffer('downloadable')
  standIn.failNextCreate(name)
  await user.click(button("Use this browser's own model"))
  await waitFor(() => expect(status()).toHaveTextContent(words))
  expect(offer()).toBeVisible()
  expect(bar()).toBeNull()
  expect(takeConsoleLines()).toEqual([[`The browser's own model cannot be used: ${name}: The browser refused.`]])

  await user.click(button("Use this browser's own model"))
  await report(standIn, ({ finishDownload }) => finishDownload())
  expect(status()).toHaveTextContent(USED)
})

test('the page speaks of the browser’s model in its error messages, and offers to try again', async () => {
  chatCompletion.mockRejectedValue(
    Object.assign(new Error('UnknownError: no'), { httpResponse: { status: 500, body: { error: 'no' } } }),
  )
  installLanguageModel()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await openModelsDialog(user)
  await user.click(await screen.findByRole('button', { name: "Use this browser's own model" }))
  await waitFor(() => expect(changeButton()).toHaveFocus())
  expect(footer()).toHaveTextContent("Your recipes come from this browser's own model.")
  await user.click(requestButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(browserMessages['server-error'])
  expect(button('Try again')).toBeVisible()
  expect(chatCompletion).toHaveBeenCalledTimes(1)
  expect(takeConsoleLines().at(-1)).toEqual(['Failed to get recipe:', 'server-error'])
})

describe('no offer', () => {
  /** Asks the browser for its model as the dialog does, with modules of its own. Returns whether the page offers it. */
  async function findsModel() {
    vi.resetModules()
    const { browserModelOffer: offered } = await import('../../src/models/browserModelOffer')
    const { findBrowserModel } = await import('../../src/models/findBrowserModel')
    for (let visit = 0; visit < 3; visit += 1) await findBrowserModel()
    return offered.get()
  }

  test('in a browser without the API', async () => {
    expect(await findsModel()).toBe(false)
  })

  test('where the browser has no model for the page, which is asked once', async () => {
    const { questions } = installLanguageModel({ availability: 'unavailable' })
    expect(await findsModel()).toBe(false)
    expect(questions).toHaveLength(1)
  })

  test.each([
    ['', 1],
    ['local', 0],
  ])('with VITE_VISITOR_MODELS=%s the open dialog asks the browser %i times', async (setting, count) => {
    vi.resetModules()
    vi.stubEnv('VITE_VISITOR_MODELS', setting)
    const { questions } = installLanguageModel()
    const { user } = await renderPage('Eggs', 'Flour', 'Milk')
    expect(questions).toEqual([])
    await openModelsDialog(user)
    expect(questions).toHaveLength(count)
  })
})
