import { defineConfig } from '@playwright/test'

export default defineConfig({
  globalSetup: './tests/setup/builds.ts',
  fullyParallel: true,
  // The default, half of the cores, would leave one idle: a test waits about as long as it computes.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it runs again is flaky, so it counts as failed.
  retries: 0,
  reporter: [['list']],
  // Patient, so that a machine that runs other programs too fails no test. A test that passes waits for neither.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `npm test` runs the first, and `npm run test:full` the second.
  projects: [
    { name: 'smoke', testDir: 'tests/browser/smoke' },
    { name: 'full', testDir: 'tests/browser/full' },
  ],
  // How to start the browser is in tests/support/browser.ts.
  // `--trace on` records what a test does. Recording every test would take half as long again.
  use: { browserName: 'chromium' },
})
