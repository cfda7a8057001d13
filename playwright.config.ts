import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/setup/chromium.mjs'

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it runs again is flaky, so it counts as failed.
  retries: 0,
  reporter: [['list']],
  timeout: 30_000,
  use: { browserName: 'chromium', launchOptions: launchOptions(), trace: 'retain-on-failure' },
})
