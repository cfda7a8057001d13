import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'

// Not a test: it prints figures and judges none. One thing at a time, so that none disturbs another.
export default defineConfig({
  testDir: 'bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: launchOptions() },
})
