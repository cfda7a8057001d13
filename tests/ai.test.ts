import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_TOKENS, messagesFor } from '../src/ai'
import { DEFAULT_MODEL } from '../src/settings'

const client = vi.hoisted(() => ({ made: vi.fn(), chatCompletion: vi.fn() }))
vi.mock('@huggingface/inference', () => ({
  InferenceClient: class {
    chatCompletion = client.chatCompletion
    constructor(...parameters: unknown[]) {
      client.made(...parameters)
    }
  },
}))

const list = ['Eggs', 'Flour', 'Milk']
const content = (text: unknown) => ({ choices: [{ message: { content: text } }] })
const signal = new AbortController().signal

/** ai.ts as a page has it that was built with these settings. */
async function builtWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('../src/ai')
}

beforeEach(() => {
  client.made.mockReset()
  client.chatCompletion.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('the messages', () => {
  const [system, user, ...others] = messagesFor(list)

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
    expect(messagesFor(odd)[1]?.content).toContain(`: ${odd.join(', ')}\n`)
  })
})

describe('getRecipe', () => {
  test('makes the one call, and reads the first choice’s message content', async () => {
    const { getRecipe } = await builtWith({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
    client.chatCompletion.mockResolvedValue({
      choices: [{ message: { content: '# Pancakes' } }, { message: { content: 'second' } }],
    })
    expect(await getRecipe(list, signal)).toBe('# Pancakes')
    expect(client.chatCompletion).toHaveBeenCalledExactlyOnceWith(
      { model: DEFAULT_MODEL, messages: messagesFor(list), max_tokens: 1024 },
      { signal },
    )
    expect(MAX_TOKENS).toBe(1024)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('with a token the client is the router’s, and does not retry by itself', async () => {
    const { getRecipe } = await builtWith({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
    client.chatCompletion.mockResolvedValue(content('Omelette'))
    await getRecipe(list, signal)
    expect(client.made).toHaveBeenCalledExactlyOnceWith('hf_test', { retry_on_error: false })
  })

  test('with neither token nor address the client is the cookbook’s, and asks no network', async () => {
    const { getRecipe } = await builtWith({})
    client.chatCompletion.mockResolvedValue(content('Omelette'))
    await getRecipe(list, signal)
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
    const { getRecipe } = await builtWith({ VITE_INFERENCE_URL: url, VITE_HF_MODEL: 'llama' })
    client.chatCompletion.mockResolvedValue(content('Omelette'))
    await getRecipe(list, signal)
    vi.unstubAllGlobals()
    expect(client.made).toHaveBeenCalledExactlyOnceWith(undefined, {
      retry_on_error: false,
      endpointUrl,
    })
    expect(client.chatCompletion.mock.lastCall?.[0]).toMatchObject({ model: 'llama' })
  })

  test('a failure is thrown on, its message on the console', async () => {
    const { getRecipe } = await builtWith({})
    const failure = new Error('Failed to perform inference: overloaded')
    client.chatCompletion.mockRejectedValue(failure)
    await expect(getRecipe(list, signal)).rejects.toBe(failure)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(failure.message)
  })

  test('what is thrown need not be an Error', async () => {
    const { getRecipe } = await builtWith({})
    client.chatCompletion.mockRejectedValue('no')
    await expect(getRecipe(list, signal)).rejects.toBe('no')
    expect(console.error).toHaveBeenCalledExactlyOnceWith('no')
  })

  test('a message that quotes the token is written without it', async () => {
    const { getRecipe } = await builtWith({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
    client.chatCompletion.mockRejectedValue(new Error('Bearer hf_test was refused: hf_test'))
    await expect(getRecipe(list, signal)).rejects.toThrow()
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Bearer [access token] was refused: [access token]',
    )
  })

  test.each([
    ['content that is null', content(null)],
    ['content that is blank', content(' \n')],
    ['content of parts', content([{ type: 'text', text: 'Omelette' }])],
    ['no choice', { choices: [] }],
    ['choices of another shape', { choices: { message: 'Omelette' } }],
    ['another shape', { hello: 'world' }],
    ['a page in place of an answer', new Blob(['<html>sign in</html>'])],
    ['nothing', undefined],
  ])('%s is no recipe', async (_, reply) => {
    const { getRecipe } = await builtWith({})
    client.chatCompletion.mockResolvedValue(reply)
    await expect(getRecipe(list, signal)).rejects.toThrow('The service sent no recipe.')
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The service sent no recipe.')
  })

  test('an answer that comes after the signal is dropped, and says nothing on the console', async () => {
    const { getRecipe } = await builtWith({})
    const controller = new AbortController()
    client.chatCompletion.mockImplementation(async () => {
      controller.abort()
      return content('Omelette')
    })
    await expect(getRecipe(list, controller.signal)).rejects.toHaveProperty('name', 'AbortError')
    expect(console.error).not.toHaveBeenCalled()
  })
})
