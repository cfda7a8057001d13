import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/setup/chromium.mjs'

// Measures and never fails on a slow result. One worker, because parallel measurements would slow each other.
export default defineConfig({
  globalSetup: './tests/setup/builds.ts',
  testDir: 'tools/bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: launchOptions({ isWhole: true }) },
})
