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
