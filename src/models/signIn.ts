import { readPageSettings } from '../config'
import { encodeBase64url } from '../lib/base64url'
import { getProperty, parseJson } from '../lib/json'
import { createStore } from '../lib/store'
import { readSignInAnswer, SIGN_IN_CHANNEL, type SignInReceipt } from './signInChannel'
import { setVisitorToken } from './visitorTokenService'

// Signing in with Hugging Face: OAuth 2.0 with PKCE (RFC 7636), as a public client without a secret
// (https://huggingface.co/docs/hub/oauth). The code, the verifier and the token are only ever in variables.

const AUTHORIZE_URL = 'https://huggingface.co/oauth/authorize'
const TOKEN_URL = 'https://huggingface.co/oauth/token'
/** To call Inference Providers, and nothing else of the account. */
const SCOPE = 'openid inference-api'
/** How long the exchange of the code may take, in milliseconds. */
const EXCHANGE_MS = 20_000

/** Why a sign-in did not succeed. */
export type SignInFailure =
  /** The browser opened no tab. */
  | 'blocked'
  /** The visitor said no at Hugging Face. */
  | 'denied'
  /** Hugging Face answered with an error, or without a token that the page can use. */
  | 'refused'
  /** Hugging Face did not answer the exchange. */
  | 'unreachable'

/** How far a sign-in is. Whether the visitor is signed in is the visitor's choice (service/visitorService.ts). */
export type SignInState =
  | { readonly status: 'idle' }
  /** The visitor is at Hugging Face. It may stay so: nothing tells this tab that the other one was closed. */
  | { readonly status: 'waiting' }
  | { readonly status: 'exchanging' }
  | { readonly status: 'failed'; readonly failure: SignInFailure }

/** A store, because the dialog that shows it may be closed meanwhile. */
const signIn = createStore<SignInState>({ status: 'idle' })
export const signInState = signIn.get
export const onSignInChange = signIn.subscribe

/** The secrets of one sign-in, and the challenge that Hugging Face compares the verifier with. */
interface Attempt {
  readonly state: string
  readonly verifier: string
  readonly challenge: string
}

/** The next attempt. It is ready before the click, because a browser may block a tab that is opened later. */
let prepared: Attempt | undefined
let running: AbortController | undefined

/** Returns the page's identifier at Hugging Face: the build's, or the one that a Space writes into the page. */
export function clientId(): string | undefined {
  const id =
    readPageSettings().oauthClientId ??
    getProperty(getProperty(getProperty(globalThis, 'huggingface'), 'variables'), 'OAUTH_CLIENT_ID')
  return typeof id === 'string' && id ? id : undefined
}

/** Prepares the next sign-in. Resolves once {@link startSignIn} can start it. */
export async function prepareSignIn(): Promise<void> {
  const verifier = randomText(32)
  const challenge = encodeBase64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  )
  prepared = { state: randomText(16), verifier, challenge }
}

/** The address that Hugging Face returns to. It has to be registered there, to the letter. */
const redirectUri = () => new URL('.', location.origin + location.pathname).href

/**
 * Opens Hugging Face in a new tab, and waits for its answer. It replaces a sign-in that runs. Call it while a click is
 * handled, because a browser blocks the tab otherwise.
 */
export function startSignIn() {
  const [attempt, id] = [prepared, clientId()]
  if (!attempt || id === undefined) return
  prepared = undefined
  void prepareSignIn()
  cancelSignIn()
  const url = new URL(AUTHORIZE_URL)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri(),
    scope: SCOPE,
    state: attempt.state,
    code_challenge: attempt.challenge,
    code_challenge_method: 'S256',
  }).toString()
  // With `noopener` the result would be null for a tab that opened, too.
  const tab = window.open(url, '_blank')
  if (!tab) return signIn.set({ status: 'failed', failure: 'blocked' })
  // What opens there has no hold on this page.
  tab.opener = null
  void finishSignIn(attempt, id)
}

/** Ends a sign-in that runs, so that its answer has no effect. */
export function cancelSignIn() {
  running?.abort()
  running = undefined
  signIn.set({ status: 'idle' })
}

/** Waits for the answer, and exchanges its code for a token. Never rejects: the outcome is in {@link signInState}. */
async function finishSignIn(attempt: Attempt, id: string) {
  const controller = new AbortController()
  const { signal } = controller
  running = controller
  signIn.set({ status: 'waiting' })
  const answer = await receiveAnswer(attempt.state, signal)
  if (!answer) return
  if (answer.code === undefined)
    return signIn.set({ status: 'failed', failure: answer.error === 'access_denied' ? 'denied' : 'refused' })
  signIn.set({ status: 'exchanging' })
  const outcome = await exchangeCode(answer.code, attempt.verifier, id, signal)
  if (signal.aborted) return
  const isUsed = 'token' in outcome && setVisitorToken(outcome.token, 'account')
  signIn.set(
    isUsed ? { status: 'idle' } : { status: 'failed', failure: 'failure' in outcome ? outcome.failure : 'refused' },
  )
}

/** Resolves to the answer of the tab that comes back, and tells that tab; undefined after an abort. */
function receiveAnswer(state: string, signal: AbortSignal) {
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL)
  return new Promise<ReturnType<typeof readSignInAnswer>>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = readSignInAnswer(data, state)
      if (!answer) return
      channel.postMessage({ received: state } satisfies SignInReceipt)
      resolve(answer)
    }
    signal.addEventListener('abort', () => resolve(undefined))
  }).finally(() => channel.close())
}

type Exchange = { readonly token: string } | { readonly failure: SignInFailure }

/** Exchanges a code for a token. The response is never logged, because it holds the token or may quote the code. */
async function exchangeCode(code: string, verifier: string, id: string, signal: AbortSignal): Promise<Exchange> {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(),
    client_id: id,
    code_verifier: verifier,
  }
  try {
    const response = await fetch(TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams(form),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(EXCHANGE_MS)]),
    })
    const token = getProperty(parseJson(await response.text()), 'access_token')
    return response.ok && typeof token === 'string' ? { token } : { failure: 'refused' }
  } catch {
    // No response in time: the network, a blocker, or an abort, after which nobody reads this.
    return { failure: 'unreachable' }
  }
}

const randomText = (bytes: number) => encodeBase64url(crypto.getRandomValues(new Uint8Array(bytes)))
