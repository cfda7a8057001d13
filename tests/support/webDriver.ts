import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { getProperty } from '../../src/lib/json'
import { freePort } from './freePort'

/** An element of the page, by the id that the driver gave it. */
export type ElementId = string

/** A browser that a test drives with WebDriver (https://www.w3.org/TR/webdriver2/). Errors of the driver reject. */
export interface Browser {
  /** Opens a URL, and resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** Runs the body of a function in the page, and returns what it returns, as JSON. */
  run(script: string, ...parameters: unknown[]): Promise<unknown>
  /** Returns the elements that match a CSS selector. */
  find(selector: string): Promise<ElementId[]>
  /** Returns the accessible name, as the browser tells it to a screen reader. */
  nameOf(element: ElementId): Promise<string>
  /** Scrolls to an element and clicks in its middle. Rejects if another element covers it. */
  click(element: ElementId): Promise<void>
  /** Presses the keys for a text. */
  type(element: ElementId, text: string): Promise<void>
  /** Ends the browser. */
  close(): Promise<void>
}

/**
 * The commands of WebDriver that the tests use, in both spellings: of its protocol over HTTP, which drivers speak, and of
 * Marionette, Firefox's own form of it. With Marionette the tests need no driver beside Firefox, and Debian has none.
 */
const commands = {
  open: { http: 'POST url', marionette: 'Navigate' },
  run: { http: 'POST execute/sync', marionette: 'ExecuteScript' },
  find: { http: 'POST elements', marionette: 'FindElements' },
  nameOf: { http: 'GET element/{id}/computedlabel', marionette: 'GetComputedLabel' },
  click: { http: 'POST element/{id}/click', marionette: 'ElementClick' },
  type: { http: 'POST element/{id}/value', marionette: 'ElementSendKeys' },
}

type Parameters = Readonly<Record<string, unknown>>
type Send = (command: keyof typeof commands, parameters: Parameters) => Promise<unknown>

/** The property of the JSON of an element that holds its id. The standard sets this name. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

const createBrowser = (send: Send, close: () => Promise<void>): Browser => ({
  async open(url) {
    await send('open', { url })
  },
  run: (script, ...parameters) => send('run', { script, args: parameters }),
  async find(selector) {
    const elements = await send('find', { using: 'css selector', value: selector })
    return Array.isArray(elements) ? elements.map((element) => String(getProperty(element, ELEMENT_KEY))) : []
  },
  nameOf: async (id) => String(await send('nameOf', { id })),
  async click(id) {
    // The drivers scroll an element to an edge of the window, behind what stays there.
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
    await send('run', { script, args: [{ [ELEMENT_KEY]: id }] })
    await send('click', { id })
  },
  async type(id, text) {
    await send('type', { id, text })
  },
  close,
})

interface Program {
  /** Resolves with the first group of the pattern once the output matches. Rejects if the program ends before. */
  waitForOutput(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

function start(
  path: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(path, parameters, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  // A test that fails before it can stop the program leaves none behind.
  process.once('exit', () => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  return {
    async waitForOutput(pattern) {
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match[1] ?? ''
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${path} ended: ${output}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), closed])
      }
    },
    async stop() {
      child.kill()
      await closed
    },
  }
}

/** Starts Firefox without a window and with a new profile. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'chef-mistral-firefox-'))
  // Marionette takes a free port, and writes it to the log.
  const preferences = { 'marionette.port': 0, 'app.update.enabled': false, 'toolkit.telemetry.enabled': false }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const firefox = start(program, ['--headless', '--marionette', '--no-remote', '--profile', profile])
  const port = await firefox.waitForOutput(/Listening on port (\d+)/)
  const { request, end } = await connectMarionette(Number(port))
  await request('NewSession', {})
  const send: Send = async (command, parameters) => {
    const result = await request(commands[command].marionette, parameters)
    // Lists come as they are, and all else in an object.
    return Array.isArray(result) ? result : getProperty(result, 'value')
  }
  return createBrowser(send, async () => {
    end()
    await firefox.stop()
    await rm(profile, { recursive: true, maxRetries: 5 })
  })
}

/**
 * Connects to Marionette. A message is its length in bytes, a colon and JSON: `[0, id, command, parameters]`, answered by
 * `[1, id, error, result]`. See https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
async function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const messages = readMessages(socket)
  // The greeting.
  await messages.next()
  let id = 0
  return {
    /** Sends one command. The tests wait for the result before they send the next. */
    async request(command: string, parameters: Parameters): Promise<unknown> {
      id += 1
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      const { value } = await messages.next()
      if (!Array.isArray(value) || value[1] !== id) throw new Error(`${command} got no result, but ${value}.`)
      if (value[2] !== null) throw new Error(`${command}: ${getProperty(value[2], 'message')}`)
      return value[3]
    },
    end: () => socket.destroy(),
  }
}

async function* readMessages(socket: AsyncIterable<Buffer>): AsyncGenerator<unknown, undefined> {
  let received = Buffer.alloc(0)
  for await (const data of socket) {
    received = Buffer.concat([received, data])
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (received.length < end) break
      yield JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
    }
  }
  return undefined
}

/** Starts WebKitGTK's small browser on a display of its own. */
export async function startWebKit(programs: { readonly driver: string; readonly display: string }): Promise<Browser> {
  // Takes a free display, and writes its number.
  const display = start(programs.display, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'])
  const number = await display.waitForOutput(/(\d+)\n/)
  const port = await freePort()
  const driver = start(programs.driver, [`--port=${port}`], { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' })
  const url = `http://127.0.0.1:${port}/session`
  await expect.poll(() => isListening(`http://127.0.0.1:${port}/status`), { message: 'the driver starts' }).toBe(true)

  const session = await sendHttp('POST', url, { capabilities: {} })
  const sessionUrl = `${url}/${getProperty(session, 'sessionId')}`
  const send: Send = (command, { id, ...parameters }) => {
    const [method = '', path = ''] = commands[command].http.split(' ')
    return sendHttp(method, `${sessionUrl}/${path.replace('{id}', String(id))}`, parameters)
  }
  return createBrowser(send, async () => {
    await sendHttp('DELETE', sessionUrl, {})
    await driver.stop()
    await display.stop()
  })
}

const isListening = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function sendHttp(method: string, url: string, parameters: Parameters): Promise<unknown> {
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {}
  const response = await fetch(url, { method, ...body })
  const value: unknown = getProperty(await response.json(), 'value')
  if (!response.ok)
    throw new Error(`${method} ${url}: ${getProperty(value, 'error')}, ${getProperty(value, 'message')}`)
  return value
}
