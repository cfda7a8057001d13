import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { photoMessages } from '../../src/ingredients/photoMessages'
import { setVisitorService } from '../../src/service/visitorService'
import {
  ingredientField,
  listedIngredients,
  listStatus,
  recipeHeading,
  renderPage,
  undoButton,
} from '../support/appPage'
import { takeConsoleLines } from '../support/componentSetup'
import { deferred } from '../support/deferred'
import { chatCompletion, completion, holdRequest } from '../support/fakeClient'
import { chooseService } from '../support/whoCooks'

/** Stands in for the browser's decoder and encoder, which the DOM of the tests lacks. It cannot decode a file whose text is "broken". */
function stubPictures() {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()).includes('broken')) throw new DOMException('no picture', 'InvalidStateError')
    return { width: 3000, height: 2000, close: vi.fn() }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: vi.fn(), drawImage: vi.fn() })
      convertToBlob = ({ type }: { type: string }) => Promise.resolve(new Blob(['small'], { type }))
    },
  )
}

beforeEach(() => {
  vi.stubEnv('VITE_INFERENCE_URL', 'https://models.example/v1')
  vi.stubEnv('VITE_VISION_MODEL', 'see/me')
  stubPictures()
})

afterEach(() => {
  act(() => setVisitorService(undefined))
})

const photoButton = () => screen.getByRole('button', { name: 'Add from a photo' })
const status = () => screen.getByRole('status', { name: 'The photo' })
const group = () => screen.getByRole('group', { name: 'Foods in the photo' })
const queryGroup = () => screen.queryByRole('group', { name: 'Foods in the photo' })
const box = (name: string) => within(group()).getByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const tryAgain = () => button('Try again')

function fileInput() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The page has no field for files.')
  return input
}

const photo = new File(['a photo'], 'fridge.jpg', { type: 'image/jpeg' })

/** Chooses a file as in the browser's dialog, which the DOM of the tests lacks. */
const choose = (user: UserEvent, file = photo) => user.upload(fileInput(), file)

/** Renders the page with a photo whose answer has come. */
async function renderFoods(answer: string, ...list: string[]) {
  chatCompletion.mockResolvedValueOnce(completion(answer))
  const { user } = await renderPage(...list)
  await choose(user)
  await waitFor(() => expect(group()).toBeVisible())
  return user
}

const httpError = (code: number) =>
  Object.assign(new Error('the service said no'), { httpResponse: { status: code, body: { error: 'no' } } })

describe('the button', () => {
  test('is there where a model reads photos, and says what happens to them', async () => {
    await renderPage()
    expect(photoButton()).toHaveAccessibleDescription(
      'Made small in this page, without its place and time, then read by models.example',
    )
    expect(fileInput()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    expect(fileInput()).not.toHaveAttribute('capture')
    expect(fileInput()).not.toBeVisible()
  })

  test('opens the browser’s dialog for files', async () => {
    const { user } = await renderPage()
    const opened = vi.spyOn(fileInput(), 'click')
    await user.click(photoButton())
    expect(opened).toHaveBeenCalledOnce()
  })

  test('is not there where no model is known to read photos', async () => {
    vi.stubEnv('VITE_VISION_MODEL', '')
    await renderPage()
    expect(screen.queryByRole('button', { name: /photo/i })).toBeNull()
  })

  test('comes and goes with the service that the visitor chooses', async () => {
    vi.stubEnv('VITE_INFERENCE_URL', '')
    await renderPage()
    expect(screen.queryByRole('button', { name: /photo/i })).toBeNull()
    chooseService({ choice: { kind: 'token' }, service: { kind: 'router', token: 'hf_AbCdEfGhIjKlMnOpQrSt' } })
    expect(photoButton()).toHaveAccessibleDescription(/read by Hugging Face$/)
    act(() => setVisitorService(undefined))
    expect(screen.queryByRole('button', { name: /photo/i })).toBeNull()
  })
})

describe('the foods of a photo', () => {
  test('are asked for once, with the small picture, and nothing is added by itself', async () => {
    await renderFoods('["eggs", "milk", "red onion"]')
    expect(chatCompletion).toHaveBeenCalledOnce()
    const [request] = chatCompletion.mock.lastCall ?? []
    expect(request).toMatchObject({
      model: 'see/me',
      messages: [{ content: [{ type: 'text' }, { image_url: { url: `data:image/jpeg;base64,${btoa('small')}` } }] }],
    })
    expect(within(group()).getAllByRole('checkbox')).toHaveLength(3)
    for (const food of ['Eggs', 'Milk', 'Red onion']) expect(box(food)).toBeChecked()
    expect(status()).toHaveTextContent("Found 3 foods. Uncheck what you don't have.")
    expect(listedIngredients()).toEqual([])
    expect(recipeHeading()).toBeNull()
  })

  test('join the list where they are checked, and one undo takes them back', async () => {
    const user = await renderFoods('["eggs", "milk", "red onion"]', 'Flour')
    await user.click(box('Milk'))
    await user.click(button('Add 2'))
    expect(ingredientField()).toHaveFocus()
    expect(listedIngredients()).toEqual(['Flour', 'Eggs', 'Red onion'])
    expect(queryGroup()).toBeNull()
    expect(status()).toBeEmptyDOMElement()
    expect(listStatus()).toHaveTextContent('Added 2 ingredients')
    await user.click(undoButton())
    expect(listedIngredients()).toEqual(['Flour'])
  })

  test('say which of them are on the list, also by another name', async () => {
    await renderFoods('["eggs", "coconut milk", "spring onions"]', '6 Eggs', 'Milk', 'scallions')
    expect(box('Eggs')).toHaveAccessibleDescription('on your list')
    expect(box('Coconut milk')).not.toHaveAccessibleDescription()
    expect(box('Spring onions')).toHaveAccessibleDescription('on your list')
  })

  test('can be checked again; none of them, and Cancel, add nothing', async () => {
    const user = await renderFoods('["eggs", "milk"]')
    await user.click(box('Eggs'))
    await user.click(box('Milk'))
    expect(button('Add 0')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Add 0'))
    expect(listedIngredients()).toEqual([])
    await user.click(box('Milk'))
    expect(button('Add 1')).toHaveAttribute('aria-disabled', 'false')
    await user.click(button('Cancel'))
    expect(queryGroup()).toBeNull()
    expect(listedIngredients()).toEqual([])
    expect(ingredientField()).toHaveFocus()
  })

  test('appear as text, also if the model writes HTML or a link', async () => {
    await renderFoods('["<img src=x onerror=alert(1)>", "[eggs](https://evil.example)"]')
    expect(group().querySelector('img, a')).toBeNull()
  })

  test('leave the focus where the user is', async () => {
    const request = holdRequest()
    const { user } = await renderPage()
    await choose(user)
    await request.requested
    await user.type(ingredientField(), 'fl')
    request.reply('["eggs"]')
    await waitFor(() => expect(group()).toBeVisible())
    expect(ingredientField()).toHaveFocus()
    expect(ingredientField()).toHaveValue('fl')
  })
})

describe('while a photo is read', () => {
  test('the page says so, and Stop ends it', async () => {
    const request = holdRequest()
    const { user } = await renderPage('Eggs')
    await choose(user)
    await request.requested
    expect(status()).toHaveTextContent('Reading the photo…')
    await user.click(button('Stop reading the photo'))
    expect(chatCompletion.mock.lastCall?.[1].signal.aborted).toBe(true)
    expect(status()).toHaveTextContent('Stopped.')
    expect(status()).toHaveFocus()
    await act(async () => request.reply('["milk"]'))
    expect(queryGroup()).toBeNull()
    expect(listedIngredients()).toEqual(['Eggs'])
  })

  test('another photo takes its place', async () => {
    const first = holdRequest()
    const second = holdRequest()
    const { user } = await renderPage()
    await choose(user)
    await first.requested
    const [, options] = chatCompletion.mock.lastCall ?? []
    await choose(user)
    await second.requested
    expect(options?.signal.aborted).toBe(true)
    second.reply('["milk"]')
    await waitFor(() => expect(box('Milk')).toBeVisible())
    await act(async () => first.reply('["eggs"]'))
    expect(within(group()).getAllByRole('checkbox')).toHaveLength(1)
  })

  test('a stop before the picture is small sends nothing', async () => {
    const decoded = deferred<unknown>()
    vi.stubGlobal('createImageBitmap', () => decoded.promise)
    const { user } = await renderPage()
    await choose(user)
    await user.click(button('Stop reading the photo'))
    await act(async () => decoded.resolve({ width: 10, height: 10, close: vi.fn() }))
    expect(status()).toHaveTextContent('Stopped.')
    expect(chatCompletion).not.toHaveBeenCalled()
  })
})

describe('without foods', () => {
  test('an answer without foods is told in words', async () => {
    chatCompletion.mockResolvedValueOnce(completion('[]'))
    const { user } = await renderPage('Eggs')
    await choose(user)
    await waitFor(() => expect(status()).toHaveTextContent(/^No food was found/))
    expect(queryGroup()).toBeNull()
    expect(listedIngredients()).toEqual(['Eggs'])
  })

  test.each([
    ['is no picture', new File(['broken'], 'notes.jpg', { type: 'image/jpeg' }), 'unreadable'],
    ['is HEIC by its name', new File(['broken'], 'photo.heic', { type: 'image/jpeg' }), 'heic'],
    ['is HEIC by its bytes', new File(['\0\0\0\x18ftypheic broken'], 'a.jpg', { type: 'image/jpeg' }), 'heic'],
  ] as const)('a file that %s is told in words, and sends nothing', async (_, file, problem) => {
    const { user } = await renderPage()
    await choose(user, file)
    await waitFor(() => expect(status()).toHaveTextContent(photoMessages[problem]))
    expect(chatCompletion).not.toHaveBeenCalled()
    chatCompletion.mockResolvedValueOnce(completion('["eggs"]'))
    await choose(user)
    await waitFor(() => expect(box('Eggs')).toBeChecked())
  })

  test('an error is told in words, and Try again sends the photo once more', async () => {
    chatCompletion.mockRejectedValueOnce(httpError(429))
    const { user } = await renderPage('Eggs')
    await choose(user)
    await waitFor(() => expect(status()).toHaveTextContent(photoMessages.overloaded))
    expect(chatCompletion).toHaveBeenCalledOnce()
    expect(takeConsoleLines()).toEqual([['the service said no'], ['Failed to read the photo:', 'overloaded']])
    expect(listedIngredients()).toEqual(['Eggs'])
    expect(recipeHeading()).toBeNull()

    chatCompletion.mockResolvedValueOnce(completion('["milk"]'))
    await user.click(tryAgain())
    expect(status()).toHaveFocus()
    await waitFor(() => expect(box('Milk')).toBeChecked())
    expect(chatCompletion).toHaveBeenCalledTimes(2)
  })

  test('the words about a refused token of the visitor’s own say that it is theirs', async () => {
    await import('../../src/models/models.lazy')
    const { loadModels } = await import('../../src/models/loadModels')
    await loadModels()
    chatCompletion.mockRejectedValueOnce(httpError(401))
    const { user } = await renderPage()
    chooseService({ choice: { kind: 'token' }, service: { kind: 'router', token: 'hf_AbCdEfGhIjKlMnOpQrSt' } })
    await choose(user)
    await waitFor(() => expect(status()).toHaveTextContent(/^Your token was refused/))
    takeConsoleLines()
  })
})
