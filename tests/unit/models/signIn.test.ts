import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPageSettings } from '../../../src/config/pageSettings'
import { cancelSignIn, clientId, prepareSignIn, signInState, startSignIn } from '../../../src/models/signIn'
import { SIGN_IN_CHANNEL } from '../../../src/models/signInChannel'
import { serviceInUse, setVisitorService, visitorChoice } from '../../../src/service/visitorService'
import { deferred } from '../../support/deferred'

// The tab that begins a sign-in. The test is the tab that comes back.

const TOKEN = 'hf_oauth_AbCdEf.GhIjKl-MnOpQrSt'
const CODE = 'aCodeOfTheHub'

/** The addresses of the tabs that the page opened. */
let opened: URL[]
let openTab: () => object | null
/** The exchanges, and the answer to each. */
let exchanges: RequestInit[]
let answer: (init: RequestInit) => Response | Promise<Response>
/** What the returning tab says, and what it hears. */
let channel: BroadcastChannel
let heard: unknown[]

beforeEach(async () => {
  opened = []
  openTab = () => ({})
  exchanges = []
  heard = []
  answer = () => Response.json({ access_token: TOKEN, token_type: 'bearer' })
  channel = new BroadcastChannel(SIGN_IN_CHANNEL)
  channel.onmessage = ({ data }) => heard.push(data)
  vi.stubEnv('VITE_HF_OAUTH_CLIENT_ID', 'client-7')
  vi.stubGlobal('location', new URL('https://page.example/chef/index.html?x#r=1.abc'))
  vi.stubGlobal('window', {
    open(url: URL) {
      opened.push(url)
      return openTab()
    },
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    expect(url).toBe('https://huggingface.co/oauth/token')
    exchanges.push(init)
    return answer(init)
  })
  await prepareSignIn()
})

afterEach(() => {
  cancelSignIn()
  setVisitorService(undefined)
  channel.close()
})

const stateOf = (index = opened.length - 1) => opened[index]?.searchParams.get('state') ?? ''
/** Passes an answer on, and waits until the page has done with it. */
async function comeBack(message: object) {
  channel.postMessage(message)
  await vi.waitFor(() => expect(heard).toContainEqual({ received: Reflect.get(message, 'state') }))
  await vi.waitFor(() => expect(['waiting', 'exchanging']).not.toContain(signInState().status))
}

test('asks Hugging Face for the one permission, with the challenge of a secret that it keeps', async () => {
  const tab = {}
  openTab = () => tab
  startSignIn()
  expect(signInState()).toEqual({ status: 'waiting' })
  expect(tab).toEqual({ opener: null })
  const { state, code_challenge, ...question } = Object.fromEntries(opened[0]?.searchParams ?? [])
  expect(opened[0]?.href).toMatch(/^https:\/\/huggingface\.co\/oauth\/authorize\?/)
  expect(question).toEqual({
    response_type: 'code',
    client_id: 'client-7',
    redirect_uri: 'https://page.example/chef/',
    scope: 'openid inference-api',
    code_challenge_method: 'S256',
  })
  expect(state?.length).toBeGreaterThanOrEqual(16)

  await comeBack({ state, code: CODE })
  expect(exchanges).toHaveLength(1)
  const { method, body, headers } = exchanges[0] ?? {}
  const { code_verifier = '', ...form } = Object.fromEntries(new URLSearchParams(String(body)))
  expect([method, body, headers]).toEqual(['POST', expect.any(URLSearchParams), undefined])
  expect(form).toEqual({
    grant_type: 'authorization_code',
    code: CODE,
    redirect_uri: 'https://page.example/chef/',
    client_id: 'client-7',
  })
  expect(createHash('sha256').update(code_verifier).digest('base64url')).toBe(code_challenge)
  expect(signInState()).toEqual({ status: 'idle' })
  expect(visitorChoice()).toEqual({ kind: 'account' })
  expect(serviceInUse(readPageSettings()).service).toEqual({ kind: 'router', token: TOKEN })
})

test('each sign-in has secrets of its own', async () => {
  startSignIn()
  await prepareSignIn()
  startSignIn()
  const [first, second] = opened.map(({ searchParams }) => [
    searchParams.get('state'),
    searchParams.get('code_challenge'),
  ])
  expect(first?.every((secret, index) => secret && secret !== second?.[index])).toBe(true)
})

test('ignores answers to other sign-ins, and goes on waiting', async () => {
  startSignIn()
  await prepareSignIn()
  startSignIn()
  for (const message of [
    { state: 'stray', code: CODE },
    { state: stateOf(0), code: CODE },
    'text',
    null,
    { code: CODE },
  ])
    channel.postMessage(message)
  await comeBack({ state: stateOf(), code: CODE })
  expect(heard).toEqual([{ received: stateOf() }])
  expect(exchanges).toHaveLength(1)
  expect(visitorChoice()).toEqual({ kind: 'account' })
})

describe('says why it failed, changes nothing, and can begin again:', () => {
  afterEach(async () => {
    expect(visitorChoice()).toBeUndefined()
    answer = () => Response.json({ access_token: TOKEN })
    openTab = () => ({})
    await prepareSignIn()
    startSignIn()
    await comeBack({ state: stateOf(), code: CODE })
    expect(visitorChoice()).toEqual({ kind: 'account' })
  })

  test('the browser opens no tab', () => {
    openTab = () => null
    startSignIn()
    expect(signInState()).toEqual({ status: 'failed', failure: 'blocked' })
  })

  test.each([
    ['access_denied', 'denied'],
    ['invalid_scope', 'refused'],
  ])('Hugging Face answers %s', async (error, failure) => {
    startSignIn()
    await comeBack({ state: stateOf(), error })
    expect(signInState()).toEqual({ status: 'failed', failure })
    expect(exchanges).toEqual([])
  })

  test.each([
    ['a refusal', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'refused'],
    ['a refusal with a token', () => Response.json({ access_token: TOKEN }, { status: 403 }), 'refused'],
    ['no token', () => Response.json({ token_type: 'bearer' }), 'refused'],
    ['a token of another kind', () => Response.json({ access_token: 'ghp_0123456789abcdefghij' }), 'refused'],
    ['a web page', () => new Response('<!doctype html>'), 'refused'],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('the exchange brings %s', async (_, respond, failure) => {
    answer = respond
    startSignIn()
    await comeBack({ state: stateOf(), code: CODE })
    expect(signInState()).toEqual({ status: 'failed', failure })
  })

  test('the exchange takes longer than 20 seconds', async () => {
    const timeouts: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms)
      return AbortSignal.abort(new DOMException('', 'TimeoutError'))
    })
    answer = ({ signal }) => Promise.reject(signal?.reason)
    startSignIn()
    await comeBack({ state: stateOf(), code: CODE })
    expect(signInState()).toEqual({ status: 'failed', failure: 'unreachable' })
    expect(timeouts).toEqual([20_000])
    vi.restoreAllMocks()
  })
})

test('a sign-in that was cancelled during its exchange has no effect', async () => {
  const release = deferred()
  answer = async () => {
    await release.promise
    return Response.json({ access_token: TOKEN })
  }
  startSignIn()
  channel.postMessage({ state: stateOf(), code: CODE })
  await vi.waitFor(() => expect(exchanges).toHaveLength(1))
  cancelSignIn()
  expect(exchanges[0]?.signal?.aborted).toBe(true)
  release.resolve()
  await release.promise
  await new Promise((resolve) => setTimeout(resolve))
  expect(signInState()).toEqual({ status: 'idle' })
  expect(visitorChoice()).toBeUndefined()
})

describe('the page’s identifier at Hugging Face', () => {
  beforeEach(() => void vi.stubEnv('VITE_HF_OAUTH_CLIENT_ID', ''))

  test('comes from the Space that the page is in', () => {
    vi.stubGlobal('huggingface', { variables: { OAUTH_CLIENT_ID: 'space-3' } })
    expect(clientId()).toBe('space-3')
    vi.stubEnv('VITE_HF_OAUTH_CLIENT_ID', 'client-7')
    expect(clientId()).toBe('client-7')
  })

  test.each([
    undefined,
    null,
    {},
    { variables: {} },
    { variables: { OAUTH_CLIENT_ID: '' } },
    { variables: { OAUTH_CLIENT_ID: 7 } },
  ])('is none where the Space says %j, and nothing opens', (huggingface) => {
    vi.stubGlobal('huggingface', huggingface)
    expect(clientId()).toBeUndefined()
    startSignIn()
    expect(opened).toEqual([])
  })
})
