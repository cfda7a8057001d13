import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Neither a developer's .env.local nor the shell's environment decides what the tests see.
    envDir: false,
    test: {
      env: { VITE_HF_ACCESS_TOKEN: '', VITE_HF_MODEL: '', VITE_INFERENCE_URL: '' },
      projects: [
        {
          extends: true,
          test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['tests/component/**/*.test.tsx'],
            setupFiles: 'tests/support/componentSetup.ts',
          },
        },
      ],
    },
  }),
)
