import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findNginx } from '../../scripts/nginx.mjs'
import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { reply, type Service, startService, streamedReply } from '../support/service'
import { build } from '../support/site'

// The page behind nginx with deploy/nginx.conf: what the README says of it is so.

/** The token on the server, which no visitor may see. */
const SECRET = 'hf_only_nginx_knows_it'

const nginx = findNginx()
// biome-ignore lint/suspicious/noSkippedTests: it needs a server that is not everywhere; where it is none, the run says so.
test.skip(!nginx, 'There is no nginx here: deploy/nginx.conf is not tried.')
test.describe.configure({ mode: 'default' })

let service: Service
let folder: string
let site: string
let server: ChildProcess | undefined

test.beforeAll(async () => {
  if (!nginx) return
  service = await startService()
  site = (await build({ VITE_INFERENCE_URL: '/v1' })).folder
  folder = await mkdtemp(join(tmpdir(), 'chef-mistral-nginx-'))
})

test.afterAll(async () => {
  if (!nginx) return
  await service.close()
  for (const each of [site, folder]) await rm(each, { recursive: true })
})

test.afterEach(async () => {
  await stop()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}

/** Starts nginx with the file as it is, but for what the file calls an operator's own. */
async function start(): Promise<string> {
  service.respondWith(reply('# Pancakes'))
  const port = await freePort()
  let config = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const own = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen [::]:80;': '',
    'root /srv/chef-mistral;': `root ${site};`,
    'proxy_pass https://router.huggingface.co;': `proxy_pass ${new URL(service.url).origin};`,
    'include /etc/nginx/chef-mistral.token;': `include ${folder}/token;`,
  }
  for (const [is, shall] of Object.entries(own)) {
    expect(config.split(is), is).toHaveLength(2)
    config = config.replace(is, shall)
  }
  await writeFile(join(folder, 'chef.conf'), config)
  await writeFile(join(folder, 'token'), `proxy_set_header Authorization "Bearer ${SECRET}";\n`)
  await writeFile(
    join(folder, 'nginx.conf'),
    // As whoever runs the tests: the folders are theirs.
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr;
     events { }
     http {
       include /etc/nginx/mime.types;
       access_log ${folder}/access.log;
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

async function stop() {
  const running = server
  server = undefined
  if (!running) return
  const gone = new Promise((over) => running.once('exit', over))
  running.kill()
  await gone
}

async function askAt(page: Page, address: string) {
  await page.goto(address)
  await expect(ui(page).add).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).ask.click()
}

test('the page behind nginx streams word by word, and the token stays on the server', async ({ page, log }) => {
  const address = await start()
  const rest = deferred()
  service.respondWith(() => streamedReply(['# Pancakes\n\n', 'Whisk', rest.promise, ' the eggs.']))
  const seen: string[] = []
  page.on('response', async (response) => {
    seen.push(JSON.stringify(response.headers()), JSON.stringify(response.request().headers()))
    if (!response.url().includes('/v1/')) seen.push(await response.text())
  })
  await askAt(page, address)
  // The service has sent no more yet.
  await expect(ui(page).text).toContainText('Whisk')
  rest.resolve()
  await expect(ui(page).text).toContainText('Whisk the eggs.')
  await expect(ui(page).status).toHaveText(FINISHED)

  const [asked] = service.requests
  expect(asked?.path).toBe('/v1/chat/completions')
  expect(asked?.headers.authorization).toBe(`Bearer ${SECRET}`)
  // Of the visitor nothing but the request.
  expect(Object.keys(asked?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'authorization',
    'content-length',
    'content-type',
    'host',
  ])
  expect(log.requests.filter((each) => !each.startsWith(address))).toEqual([])
  expect(seen.length).toBeGreaterThan(8)
  expect(seen.filter((text) => text.includes(SECRET))).toEqual([])
})

test('nginx does not buffer a service without chunked encoding', async ({ page }) => {
  const address = await start()
  const rest = deferred()
  const { headers, chunks: body = [] } = streamedReply(['Whisk', rest.promise, ' the eggs.'])
  const length = body.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0)
  // nginx hands chunks on as they come, even where it was told to collect; what has a length it would collect.
  service.respondWith(() => ({ headers: { ...headers, 'content-length': `${length}` }, chunks: body }))
  await askAt(page, address)
  await expect(ui(page).text).toContainText('Whisk')
  rest.resolve()
  await expect(ui(page).text).toContainText('Whisk the eggs.')
})

test('Stop closes the connection to the service behind nginx', async ({ page }) => {
  const address = await start()
  service.respondWith(() => streamedReply(['Whisk', new Promise(() => undefined)]))
  await askAt(page, address)
  await expect(ui(page).text).toContainText('Whisk')
  await ui(page).stop.click()
  await service.requests[0]?.closed
})

test('a visitor over the rate limit reads that the service is busy', async ({ page, log }) => {
  const address = await start()
  await page.goto(address)
  await expect(ui(page).add).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  for (let recipe = 0; recipe < 5; recipe++) {
    await ui(page).ask.click()
    await expect(ui(page).status).toHaveText(FINISHED)
    expect(service.requests).toHaveLength(recipe + 1)
  }
  await ui(page).ask.click()
  await expect(ui(page).alert).toContainText('busy')
  await expect(ui(page).tryAgain).toBeVisible()
  expect(service.requests).toHaveLength(5)
  expect(log.console.splice(0).join('\n')).toContain('429')
})

test('nginx refuses a huge list, and the visitor reads that it is too long', async ({ page, log }) => {
  const address = await start()
  await page.goto(address)
  await expect(ui(page).add).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'x'.repeat(70_000))
  await ui(page).ask.click()
  await expect(ui(page).alert).toContainText('too long')
  expect(service.requests).toEqual([])
  expect(log.console.splice(0).join('\n')).toContain('413')
})

test('nginx passes on no other path of the service', async () => {
  const address = await start()
  const status = async (path: string, method: string) => (await fetch(new URL(path, address), { method })).status
  expect(await status('v1/chat/completions', 'GET')).toBe(403)
  expect(await status('v1/models', 'GET')).toBe(404)
  expect(await status('v1/embeddings', 'POST')).toBe(404)
  expect(service.requests).toEqual([])
})

test('nginx sends the security headers and the cache headers', async () => {
  const address = await start()
  const html = await (await fetch(address)).text()
  const script = /src="\.\/(assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  const types = {
    '': 'text/html',
    [script]: 'application/javascript',
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
  const headers = lines(await readFile(join(site, '_headers'), 'utf8'))
  const config = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const set = [...config.matchAll(/add_header (\S+) "?([^"\n]*?)"? always;/g)]
  expect(set.length).toBeGreaterThan(5)
  for (const [, name, value] of set) expect(headers).toContain(`${name}: ${value}`)
})
