import { defineConfig } from '@playwright/test'

// Measures and never fails on a slow result. One worker, because parallel measurements would slow each other.
export default defineConfig({
  globalSetup: './tests/setup/builds.ts',
  testDir: 'tools/bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 1_200_000,
  reporter: [['list']],
  // How to start the browser is in tools/bench/builds.ts.
  use: { browserName: 'chromium' },
})
