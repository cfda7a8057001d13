import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getRecipe, MAX_TOKENS, createMessages } from '../../src/ai'
import { DEFAULT_MODEL } from '../../src/config/settings'
import { InferenceError } from '../../src/inference/errors'

const client = vi.hoisted(() => ({
  made: vi.fn(),
  chatCompletion: vi.fn(),
  /** Absent unless a test puts it there: a client need not be able to stream. */
  chatCompletionStream: undefined as ReturnType<typeof vi.fn> | undefined,
}))
vi.mock('@huggingface/inference', () => ({
  InferenceClient: class {
    chatCompletion = client.chatCompletion
    chatCompletionStream = client.chatCompletionStream
    constructor(...parameters: unknown[]) {
      client.made(...parameters)
    }
  },
}))

const list = ['Eggs', 'Flour', 'Milk']
const content = (text: unknown) => ({ choices: [{ message: { content: text } }] })

/** A stand-in's stream of these chunks. */
async function* stream(...chunks: unknown[]) {
  yield* chunks
}
const chunk = (text: string, finish_reason: string | null = null) => ({
  choices: [{ delta: { content: text }, finish_reason }],
})

/** Asks a page that was built with these settings. */
function ask(settings: Record<string, string> = {}, signal = new AbortController().signal) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return getRecipe(list, { signal, onProgress })
}
const onProgress = vi.fn()

beforeEach(() => {
  client.made.mockReset()
  client.chatCompletion.mockReset()
  client.chatCompletionStream = undefined
  onProgress.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('the messages', () => {
  const [system, user, ...others] = createMessages(list)

  test('are two: the system’s and the user’s', () => {
    expect([system?.role, user?.role, others]).toEqual(['system', 'user', []])
  })

  // The specification, section 9.
  test.each([
    [
      'suggest a creative, realistic recipe using mostly the ingredients',
      /creative, realistic recipe .* mostly the given ingredients/,
    ],
    ['not recommend unrelated meals', /do not recommend a meal that has nothing to do with them/i],
    [
      'not suggest vegetables or meats unless they are in the list',
      /do not suggest vegetables or meats that are not in the list/i,
    ],
    [
      'politely explain if the recipe cannot be made',
      /if no recipe can be made .* explain so politely/i,
    ],
    ['format the answer in markdown', /format your answer in markdown/i],
  ])('the system’s says to %s', (_, words) => {
    expect(system?.content).toMatch(words)
  })

  test('the user’s lists the ingredients joined by commas and asks for a recommended recipe', () => {
    expect(user?.content).toContain('Eggs, Flour, Milk\n')
    expect(user?.content).toMatch(/recommend a recipe/i)
  })

  test('the whole list is sent, to the letter: blanks, duplicates, marks and all', () => {
    const odd = ['', 'Eggs', 'Eggs', ' ', '<b>"salt" & pepper</b>', '$&', 'ا ب']
    expect(createMessages(odd)[1]?.content).toContain(`: ${odd.join(', ')}\n`)
  })
})

describe('getRecipe', () => {
  test('of a client that cannot stream makes the one call, and reads the first choice’s content', async () => {
    client.chatCompletion.mockResolvedValue({
      choices: [{ message: { content: '# Pancakes' } }, { message: { content: 'second' } }],
    })
    expect(await ask({ VITE_HF_ACCESS_TOKEN: 'hf_test' })).toEqual({
      recipe: '# Pancakes',
      atLengthLimit: false,
    })
    expect(client.chatCompletion).toHaveBeenCalledExactlyOnceWith(
      { model: DEFAULT_MODEL, messages: createMessages(list), max_tokens: 1024 },
      { signal: expect.any(AbortSignal) },
    )
    expect(MAX_TOKENS).toBe(1024)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('of a client that can, streams the same request, and makes no other', async () => {
    client.chatCompletionStream = vi.fn(() => stream(chunk('# Pan'), chunk('cakes', 'stop')))
    expect(await ask()).toEqual({ recipe: '# Pancakes', atLengthLimit: false })
    expect(client.chatCompletionStream).toHaveBeenCalledExactlyOnceWith(
      { model: DEFAULT_MODEL, messages: createMessages(list), max_tokens: 1024 },
      { signal: expect.any(AbortSignal) },
    )
    expect(client.chatCompletion).not.toHaveBeenCalled()
    expect(onProgress.mock.calls.map(([progress]) => progress.recipe)).toEqual([
      '# Pan',
      '# Pancakes',
    ])
  })

  test('with a token the client is the router’s, and does not retry by itself', async () => {
    client.chatCompletion.mockResolvedValue(content('Omelette'))
    await ask({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
    expect(client.made).toHaveBeenCalledExactlyOnceWith('hf_test', {
      retry_on_error: false,
      fetch: expect.any(Function),
    })
  })

  test('with neither token nor address the client is the cookbook’s, and asks no network', async () => {
    client.chatCompletion.mockResolvedValue(content('Omelette'))
    await ask()
    expect(client.made).toHaveBeenCalledExactlyOnceWith(undefined, {
      retry_on_error: false,
      endpointUrl: expect.stringMatching(/^https:\/\/[a-z]+\.invalid\/v1$/),
      fetch: expect.any(Function),
    })
  })

  test.each([
    ['/v1', 'https://page.example/v1'],
    ['./v1', 'https://page.example/chef/v1'],
    ['https://models.example/', 'https://models.example/'],
  ])('with the address %s the client is that service’s', async (url, endpointUrl) => {
    vi.stubGlobal('document', { baseURI: 'https://page.example/chef/' })
    client.chatCompletion.mockResolvedValue(content('Omelette'))
    await ask({ VITE_INFERENCE_URL: url, VITE_HF_MODEL: 'llama' })
    vi.unstubAllGlobals()
    expect(client.made).toHaveBeenCalledExactlyOnceWith(undefined, {
      retry_on_error: false,
      fetch: expect.any(Function),
      endpointUrl,
    })
    expect(client.chatCompletion.mock.lastCall?.[0]).toMatchObject({ model: 'llama' })
  })

  test.each([
    ['an Error', new Error('Failed to perform inference: overloaded'), 'unknown'],
    ['a TypeError, as a mistake of ours would be', new TypeError('Failed to fetch'), 'unknown'],
    ['no Error at all', 'Failed', 'unknown'],
    ['nothing', undefined, 'unknown'],
    ['the client’s complaint of an argument', named('InputError'), 'configuration'],
    ['the client’s complaint of the token', named('RoutingError'), 'configuration'],
    ['the client’s complaint of the reply', named('ProviderOutputError'), 'invalid-response'],
    [
      'the client’s refusal, which need not be of its class',
      Object.assign(new Error('no'), { httpResponse: { status: 402, body: '' } }),
      'out-of-credit',
    ],
  ])('%s is a failure at once, its message on the console', async (_, thrown, kind) => {
    client.chatCompletion.mockRejectedValue(thrown)
    const failure = await ask().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(InferenceError)
    expect(failure).toMatchObject({ kind })
    expect(client.chatCompletion).toHaveBeenCalledTimes(1)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      thrown instanceof Error ? thrown.message : String(thrown),
    )
  })

  test('a message that quotes the token is written without it', async () => {
    client.chatCompletion.mockRejectedValue(new Error('Bearer hf_test was refused: hf_test'))
    await expect(ask({ VITE_HF_ACCESS_TOKEN: 'hf_test' })).rejects.toThrow()
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Bearer [access token] was refused: [access token]',
    )
  })

  test.each([
    ['content that is null', content(null)],
    ['content that is blank', content(' \n')],
    ['content of parts without a text', content([{ type: 'image' }])],
    ['only thinking', content('<think>hmm')],
    ['no choice', { choices: [] }],
    ['choices of another shape', { choices: { message: 'Omelette' } }],
    ['another shape', { hello: 'world' }],
    ['a page in place of an answer', new Blob(['<html>sign in</html>'])],
    ['nothing', undefined],
  ])('%s is no recipe', async (_, reply) => {
    client.chatCompletion.mockResolvedValue(reply)
    await expect(ask()).rejects.toMatchObject({ kind: 'invalid-response' })
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The service sent no recipe.')
  })

  test('a stream that throws after some words was cut off', async () => {
    client.chatCompletionStream = vi.fn(async function* () {
      yield chunk('Whisk')
      throw new Error('socket hang up')
    })
    await expect(ask()).rejects.toMatchObject({ kind: 'interrupted' })
    expect(onProgress).toHaveBeenLastCalledWith({ type: 'content', content: 'Whisk' })
    expect(client.chatCompletion).not.toHaveBeenCalled()
  })

  test.each(['chatCompletion', 'chatCompletionStream'] as const)(
    'a %s that does not listen to the signal is left all the same',
    async (method) => {
      const controller = new AbortController()
      client[method] = vi.fn(() => {
        controller.abort()
        const never = new Promise<never>(() => undefined)
        return method === 'chatCompletion' ? never : stream(never)
      })
      await expect(ask({}, controller.signal)).rejects.toHaveProperty('name', 'AbortError')
      expect(console.error).not.toHaveBeenCalled()
    },
  )

  test('an answer that comes after the signal is dropped, and says nothing on the console', async () => {
    const controller = new AbortController()
    client.chatCompletion.mockImplementation(async () => {
      controller.abort()
      return content('Omelette')
    })
    await expect(ask({}, controller.signal)).rejects.toHaveProperty('name', 'AbortError')
    expect(onProgress).not.toHaveBeenCalled()
    expect(console.error).not.toHaveBeenCalled()
  })
})

function named(name: string) {
  return Object.assign(new Error('no'), { name })
}
