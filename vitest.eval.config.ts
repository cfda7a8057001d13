import { defineConfig, mergeConfig } from 'vitest/config'
import { settingNames } from './src/config/settings.ts'
import viteConfig from './vite.config.ts'

// `npm run eval`: asks a model for recipes and scores them (docs/evals.md). It fails only if the model cannot be asked.
export default mergeConfig(
  viteConfig,
  defineConfig({
    // The settings of the page in .env.local and in the environment have nothing to do with the model that is asked.
    envDir: false,
    test: {
      env: Object.fromEntries(settingNames.map((name) => [name, ''])),
      include: ['evals/*.eval.ts'],
      // A model on a laptop may write for an hour.
      testTimeout: 0,
      disableConsoleIntercept: true,
    },
  }),
)
