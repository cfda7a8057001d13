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
  for (const path of [siteFolder, folder]) await rm(path, { recursive: true })
})

test.afterEach(async () => {
  await stop()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}

/** Starts nginx with deploy/nginx.conf, and replaces only lines marked "yours" there. Returns the URL of the page. */
async function start(): Promise<string> {
  service.respondWith(reply('# Pancakes'))
  const port = await freePort()
  let config = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const replacements = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen [::]:80;': '',
    'root /srv/chef-mistral;': `root ${siteFolder};`,
    'proxy_pass https://router.huggingface.co;': `proxy_pass ${new URL(service.url).origin};`,
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
  service.respondWith(() => streamedReply(['# Pancakes\n\n', 'Whisk', nextDelta.promise, ' the eggs.']))
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

test('nginx does not buffer a reply without chunked encoding', async ({ page }) => {
  const address = await start()
  const nextDelta = deferred()
  const { headers, chunks = [] } = streamedReply(['Whisk', nextDelta.promise, ' the eggs.'])
  const length = chunks.reduce((sum, chunk) => sum + (typeof chunk === 'string' ? chunk.length : 0), 0)
  // With proxy_buffering on, nginx buffers a reply with a length, but forwards chunked encoding at once.
  service.respondWith(() => ({ headers: { ...headers, 'content-length': `${length}` }, chunks }))
  await requestRecipeAt(page, address)
  await expect(ui(page).recipeText).toContainText('Whisk')
  nextDelta.resolve()
  await expect(ui(page).recipeText).toContainText('Whisk the eggs.')
})

test('Stop closes the connection to the service behind nginx', async ({ page }) => {
  const address = await start()
  service.respondWith(() => streamedReply(['Whisk', new Promise(() => undefined)]))
  await requestRecipeAt(page, address)
  await expect(ui(page).recipeText).toContainText('Whisk')
  await ui(page).stopButton.click()
  await service.requests[0]?.closed
})

test('a visitor over the rate limit reads that the service is busy', async ({ page, log }) => {
  const address = await start()
  await page.goto(address)
  await expect(ui(page).addButton).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  for (let recipe = 0; recipe < 5; recipe++) {
    await ui(page).requestButton.click()
    await expect(ui(page).status).toHaveText(FINISHED)
    expect(service.requests).toHaveLength(recipe + 1)
  }
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('busy')
  await expect(ui(page).retryButton).toBeVisible()
  expect(service.requests).toHaveLength(5)
  expect(log.console.splice(0).join('\n')).toContain('429')
})

test('nginx refuses a huge list, and the visitor reads that it is too long', async ({ page, log }) => {
  const address = await start()
  await page.goto(address)
  await expect(ui(page).addButton).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'x'.repeat(70_000))
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('too long')
  expect(service.requests).toEqual([])
  expect(log.console.splice(0).join('\n')).toContain('413')
})

test('nginx forwards only POST /v1/chat/completions to the service', async () => {
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
  const headers = lines(await readFile(join(siteFolder, '_headers'), 'utf8'))
  const config = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const configured = [...config.matchAll(/add_header (\S+) "?([^"\n]*?)"? always;/g)]
  expect(configured.length).toBeGreaterThan(5)
  for (const [, name, value] of configured) expect(headers).toContain(`${name}: ${value}`)
})
