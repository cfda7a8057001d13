import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Tests ignore a developer's .env.local, and `env` below overrides the shell's environment.
    envDir: false,
    test: {
      env: {
        VITE_HF_ACCESS_TOKEN: '',
        VITE_HF_MODEL: '',
        VITE_INFERENCE_URL: '',
        VITE_VISITOR_TOKEN: '',
        VITE_OFFLINE: '',
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/unit/**/*.test.ts'],
            exclude: ['tests/unit/cookbook/**'],
          },
        },
        {
          extends: true,
          // These tests replace no module and no global, so they share the modules: each file would parse all recipes.
          test: {
            name: 'cookbook',
            environment: 'node',
            include: ['tests/unit/cookbook/**/*.test.ts'],
            isolate: false,
          },
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
