import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPolicy } from '../../../build/page/contentSecurityPolicy'
import { readSettings } from '../../../src/config/settings'

const hub = 'https://router.huggingface.co https://huggingface.co'
const local = 'http://localhost:* http://127.0.0.1:*'

test.each([
  [{}, ` ${hub} ${local}`],
  [{ VITE_VISITOR_MODELS: 'off' }, ''],
  [{ VITE_VISITOR_MODELS: 'browser' }, ''],
  [{ VITE_VISITOR_MODELS: 'huggingface' }, ` ${hub}`],
  [{ VITE_VISITOR_MODELS: 'local', VITE_INFERENCE_URL: './v1' }, ` ${local}`],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_test' }, ' https://router.huggingface.co'],
  [{ VITE_INFERENCE_URL: '/v1' }, ''],
  [{ VITE_INFERENCE_URL: '//models.example/v1' }, ' models.example'],
  [{ VITE_INFERENCE_URL: 'https://models.example:8443/base/v1' }, ' https://models.example:8443'],
])('with the settings %j the page connects to its own host and%s', (settings, others) => {
  const policy = createPolicy(readSettings(settings), { scripts: [], styles: [] })
  expect(policy).toContain(`; connect-src 'self'${others}; `)
})

// That browsers follow it is in tests/browser/smoke/policy.spec.ts.
test.each([
  ['on', "'self'", 'service-worker'],
  ['off', "'none'", "'none'"],
])('the page runs its own scripts alone and loads nothing else, with VITE_OFFLINE=%s', (offline, workers, types) => {
  const settings = readSettings({ VITE_VISITOR_MODELS: 'off', VITE_OFFLINE: offline })
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(createPolicy(settings, { scripts: ['run()'], styles: ['p {}'] }).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash('run()')}`,
    `style-src 'self' ${hash('p {}')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    `worker-src ${workers}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ])
})
