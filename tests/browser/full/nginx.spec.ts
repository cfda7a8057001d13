import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { findNginx } from '../../setup/engines.mjs'
import { addIngredients, expect, FINISHED, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { freePort } from '../../support/freePort'
import { errorReply, reply, type Service, startService, streamedReply } from '../../support/service'
import { build } from '../../support/site'

// The page behind nginx with deploy/nginx.conf. docs/deploying.md describes the behavior that these tests check.

/** The token on the server. No response to a visitor may contain it. */
const SECRET = 'hf_only_nginx_knows_it'

const nginx = findNginx()
// biome-ignore lint/suspicious/noSkippedTests: not every machine has nginx, and the run reports the skipped tests.
test.skip(!nginx, 'nginx is not installed, so the tests skip deploy/nginx.conf.')
test.describe.configure({ mode: 'default' })

let service: Service
let folder: string
let siteFolder: string
let server: ChildProcess | undefined

test.beforeAll(async () => {
  if (!nginx) return
  service = await startService()
  siteFolder = (await build({ VITE_INFERENCE_URL: '/v1' })).folder
  folder = await mkdtemp(join(tmpdir(), 'chef-mistral-nginx-'))
})

test.afterAll(async () => {
  if (!nginx) return
  await service.close()
  await rm(folder, { recursive: true })
})

test.beforeEach(({ afterPage }) => afterPage(stop))

/** Starts nginx with deploy/nginx.conf, and replaces only lines marked "yours" there. Returns the URL of the page. */
async function start(): Promise<string> {
  service.respondWith(reply('# Pancakes'))
  const port = await freePort()
  let config = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const replacements = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen [::]:80;': '',
    'root /srv/chef-mistral;': `root ${siteFolder};`,
    'proxy_pass https://router.huggingface.co/v1/chat/completions;': `proxy_pass ${service.url}/chat/completions;`,
    'include /etc/nginx/chef-mistral.token;': `include ${folder}/token;`,
  }
  for (const [line, replacement] of Object.entries(replacements)) {
    expect(config.split(line), line).toHaveLength(2)
    config = config.replace(line, replacement)
  }
  await writeFile(join(folder, 'chef.conf'), config)
  await writeFile(join(folder, 'token'), `proxy_set_header Authorization "Bearer ${SECRET}";\n`)
  await writeFile(
    join(folder, 'nginx.conf'),
    // The worker processes run as the user of the tests, because that user owns the folders.
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr;
     events { }
     http {
       include ${findMimeTypes()};
       access_log ${folder}/access.log;
       # Lets a test send requests as visitors with other addresses.
       set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       include ${folder}/chef.conf;
     }`,
  )
  server = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  let log = ''
  server.stderr?.on('data', (data) => {
    log += data
  })
  const address = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => log,
        ),
      { message: 'nginx starts' },
    )
    .toBe(200)
  return address
}

/** Returns the path of nginx's own list of types, which is in another folder on macOS. */
function findMimeTypes() {
  const { stderr } = spawnSync(nginx ?? '', ['-V'], { encoding: 'utf8' })
  const [, config = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? []
  return join(dirname(config), 'mime.types')
}

async function stop() {
  const running = server
  server = undefined
  if (!running) return
  const exited = new Promise((resolve) => running.once('exit', resolve))
  running.kill()
  await exited
}

async function requestRecipeAt(page: Page, address: string) {
  await page.goto(address)
  await expect(ui(page).addButton).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.click()
}

test('the page behind nginx streams word by word, and the token stays on the server', async ({ page, log }) => {
  const address = await start()
  const nextDelta = deferred()
  const { headers, chunks = [] } = streamedReply(['Whisk', nextDelta.promise, ' the eggs.'])
  const length = chunks.reduce((sum, chunk) => sum + (typeof chunk === 'string' ? chunk.length : 0), 0)
  // With proxy_buffering on, nginx buffers a reply with a length, but forwards chunked encoding at once.
  service.respondWith(() => ({ headers: { ...headers, 'content-length': `${length}` }, chunks }))
  const received: string[] = []
  page.on('response', async (response) => {
    received.push(JSON.stringify(response.headers()), JSON.stringify(response.request().headers()))
    if (!response.url().includes('/v1/')) received.push(await response.text())
  })
  await requestRecipeAt(page, address)
  // The service has not sent the next delta yet.
  await expect(ui(page).recipeText).toContainText('Whisk')
  nextDelta.resolve()
  await expect(ui(page).recipeText).toContainText('Whisk the eggs.')
  await expect(ui(page).status).toHaveText(FINISHED)
  // The page has loaded all that it does with a recipe.
  await expect(page.locator('[data-understood]')).toBeAttached()

  const [request] = service.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe(`Bearer ${SECRET}`)
  // nginx forwards no other header of the visitor.
  expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'authorization',
    'content-length',
    'content-type',
    'host',
  ])
  expect(log.requests.filter((url) => !url.startsWith(address))).toEqual([])
  expect(received.length).toBeGreaterThan(8)
  expect(received.filter((text) => text.includes(SECRET))).toEqual([])
})

test('Stop closes the connection to the service behind nginx', async ({ page }) => {
  const address = await start()
  service.respondWith(() => streamedReply(['Whisk', new Promise(() => undefined)]))
  await requestRecipeAt(page, address)
  await expect(ui(page).recipeText).toContainText('Whisk')
  await ui(page).stopButton.click()
  await service.requests[0]?.closed
})

test('the page waits as long as the rate limit asks, and then gets the recipe', async ({ page, log }) => {
  const address = await start()
  await page.goto(address)
  await expect(ui(page).addButton).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  for (let recipe = 0; recipe < 10; recipe++) {
    await ui(page).requestButton.click()
    await expect(ui(page).status).toHaveText(FINISHED)
    expect(service.requests).toHaveLength(recipe + 1)
  }
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText('The kitchen is busy. Trying again in a moment…')
  expect(service.requests).toHaveLength(10)
  await expect(ui(page).status).toHaveText(FINISHED, { timeout: 20_000 })
  expect(service.requests).toHaveLength(11)
  expect(log.console.splice(0).join('\n')).toContain('429')
})

const CHAT = 'v1/chat/completions'
const jsonRequest = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

const status = async (address: string, init: RequestInit = {}, path = CHAT) =>
  (await fetch(new URL(path, address), { ...jsonRequest, ...init })).status

test('nginx refuses what is not a chat request of the page, and forwards nothing of it', async () => {
  const address = await start()
  const refused: [status: number, init: RequestInit, path?: string][] = [
    [415, { headers: { 'content-type': 'text/plain' } }],
    [415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [415, { headers: { 'content-type': 'application/jsonx' } }],
    [403, { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } }],
    [403, { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' } }],
    [413, { body: 'x'.repeat(70_000) }],
    [404, {}, 'v1/models'],
    [404, {}, 'v1/embeddings'],
  ]
  for (const [code, init, path] of refused) expect(await status(address, init, path), JSON.stringify(init)).toBe(code)
  expect(service.requests).toEqual([])
})

test('nginx forwards ten requests of the page at once, and refused methods do not count', async () => {
  const address = await start()
  for (const method of Array<string[]>(4).fill(['GET', 'OPTIONS', 'PUT', 'DELETE']).flat())
    expect((await fetch(address + CHAT, { method })).status).toBe(405)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'sec-fetch-site': 'same-origin' }
  for (let count = 0; count < 10; count++) expect(await status(address, { headers })).toBe(200)
})

/** Sends a path as it is. `fetch` would normalize it. */
const sendRaw = (address: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(address)
    request({ port, path, method: 'POST', headers: { ...jsonRequest.headers, ...headers } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end('{}')
  })

test('every path that nginx forwards is the one path of the service', async () => {
  const address = await start()
  const paths = [
    '/openai/v1/files/%2e%2e/%2e%2e/%2e%2e/v1/chat/completions',
    '/v1/models%2f..%2fchat/completions',
    '/v1/models/../chat/completions',
    '/v1/./chat/completions',
    '//v1//chat//completions',
    '/v1/chat/completions?model=other',
    '/v1/chat/completions%3Fmodel=other',
    '/v1/chat%2Fcompletions',
    '/v1/chat/completions/',
    '/v1/chat/completions%00',
    '/V1/chat/completions',
    '/v1/models',
    '/v1/files/..%5c..%5cchat/completions',
    '/x/%2e%2e/v1/chat/completions#x',
  ]
  // Each path comes from another visitor, because of the rate limit.
  for (const [index, path] of paths.entries()) await sendRaw(address, path, { 'x-real-ip': `192.0.2.${index}` })
  expect(service.requests.length).toBeGreaterThan(0)
  expect([...new Set(service.requests.map((received) => received.path))]).toEqual(['/v1/chat/completions'])
})

test('all addresses of an IPv6 /64 share one rate limit', async () => {
  const address = await start()
  const hosts = '::1 ::2 :0:0:0:3 :0:0:0:4 ::5:6 ::7:8:9 :a:b:c:d ::e ::f ::10 ::11 ::12'.split(' ')
  const send = (ip: string) => sendRaw(address, `/${CHAT}`, { 'x-real-ip': ip })
  const statuses: (number | undefined)[] = []
  for (const host of hosts) statuses.push(await send(`2001:db8:0:0${host}`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await send('2001:db8:0:1::1')).toBe(200)
})

test('visitors with IPv4 addresses written as IPv6 ones do not share a rate limit', async () => {
  const address = await start()
  const statuses: (number | undefined)[] = []
  for (let host = 0; host < 13; host++)
    statuses.push(await sendRaw(address, `/${CHAT}`, { 'x-real-ip': `::ffff:192.0.2.${host}` }))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('nginx drops headers of the service that could change the page’s host', async () => {
  const address = await start()
  const dropped = {
    'access-control-allow-credentials': 'true',
    'alt-svc': 'h3="evil.example:443"',
    'accept-ch': 'Sec-CH-UA-Model',
    nel: '{"report_to":"x","max_age":9}',
    'report-to': '{"group":"x","max_age":9,"endpoints":[{"url":"https://evil.example/"}]}',
    'service-worker-allowed': '/',
    'speculation-rules': '"https://evil.example/rules.json"',
    via: '1.1 service',
    'clear-site-data': '"*"',
    link: '<https://evil.example/>; rel=preload',
    refresh: '0; url=https://evil.example/',
    'set-cookie': 'a=b',
    'x-accel-redirect': '/index.html',
    'x-powered-by': 'service',
    'www-authenticate': 'Basic realm="x"',
    'proxy-authenticate': 'Basic realm="x"',
  }
  service.respondWith(() => ({
    headers: {
      ...dropped,
      'strict-transport-security': 'max-age=0',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'application/json',
    },
    chunks: ['{}'],
  }))
  const response = await fetch(address + CHAT, jsonRequest)
  expect(await response.text()).toBe('{}')
  for (const name of [...Object.keys(dropped), 'access-control-allow-origin'])
    expect(response.headers.get(name), name).toBeNull()
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('an error that quotes the token does not reach the visitor, nor does one that asks for a password', async () => {
  const address = await start()
  for (const status of [401, 403, 407]) {
    service.respondWith(({ headers }) => {
      const error = errorReply(status, `${headers.authorization} was refused.`)
      return {
        ...error,
        headers: { ...error.headers, 'www-authenticate': 'Basic realm="x"', 'proxy-authenticate': 'Basic realm="x"' },
      }
    })
    const response = await fetch(address + CHAT, jsonRequest)
    // Browsers ask for a password after 401 and 407 alone.
    expect(response.status).toBe(403)
    expect(await response.text()).toBe('{"error":"Access was denied."}')
    expect(response.headers.get('proxy-authenticate')).toBeNull()
  }
})

test('nginx sends the security headers and the cache headers', async () => {
  const address = await start()
  const html = await (await fetch(address)).text()
  const script = /\.\/(assets\/[\w-]+\.js)/.exec(html)?.[1] ?? ''
  const types = {
    '': 'text/html',
    [script]: 'application/javascript',
    'sw.js': 'application/javascript',
    'logo.svg': 'image/svg+xml',
    'manifest.webmanifest': 'application/manifest+json',
  }
  for (const [path, type] of Object.entries(types)) {
    const { headers } = await fetch(new URL(path, address))
    expect(headers.get('content-type'), path).toBe(type)
    expect(headers.get('cache-control'), path).toBe(
      path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    if (path !== 'logo.svg') expect(headers.get('content-encoding'), path).toBe('gzip')
  }
  for (const path of ['', script, 'nothing', 'assets/nothing.js', 'v1/models']) {
    const { headers } = await fetch(new URL(path, address))
    expect(headers.get('content-security-policy'), path).toBe("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('server'), path).toBe('nginx')
  }
  const missing = await fetch(new URL('assets/nothing.js', address))
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null])
})

test('_headers has the same headers as nginx', async () => {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
  const headers = lines(await readFile(join(siteFolder, '_headers'), 'utf8'))
  const config = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const configured = [...config.matchAll(/add_header (?!Retry-After)(\S+) "?([^"\n]*?)"? always;/g)]
  expect(configured.length).toBeGreaterThan(5)
  for (const [, name, value] of configured) expect(headers).toContain(`${name}: ${value}`)
})
