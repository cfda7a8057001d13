import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    // A developer's own .env.local must not decide what the tests see.
    envDir: false,
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: 'tests/support/components.ts',
          },
        },
      ],
    },
  }),
)
