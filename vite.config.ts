import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { firstScreen } from './build/firstScreen.ts'
import { lean } from './build/lean.ts'
import { policy } from './build/policy.ts'
import { readSettings, settingNames } from './src/settings.ts'

/** Checks the settings before anything is built, so that a mistake is the deployer's to see and never a cook's. */
function checkedSettings(): Plugin {
  return {
    name: 'chef-mistral:settings',
    configResolved({ mode, envDir, logger, command }) {
      // Vite's own reading of the .env files and the environment: what is checked is what the page gets.
      const env = envDir === false ? {} : loadEnv(mode, envDir)
      const { service } = readSettings(env)
      if (command !== 'build') return
      const known: readonly string[] = settingNames
      for (const name of Object.keys(env).filter((name) => /^VITE_(HF|INFERENCE)_/.test(name)))
        if (!known.includes(name))
          logger.warn(
            `${name} is no setting of this page and is ignored. There are: ${known.join(', ')}.`,
          )
      logger.info(
        {
          cookbook: 'The chef is the built-in cookbook: neither a token nor an address is set.',
          router: 'The chef is a model at Hugging Face.',
          endpoint: 'The chef is a model at VITE_INFERENCE_URL.',
        }[service.kind],
      )
      if (service.kind !== 'cookbook' && service.token)
        logger.info('The page holds VITE_HF_ACCESS_TOKEN: whoever opens it can read the token.')
    },
  }
}

export default defineConfig({
  // Relative, so that the built page works at any path of any static host.
  base: './',
  plugins: [react(), lean(), firstScreen(), checkedSettings(), policy()],
  build: {
    // The first browsers with light-dark(), the youngest thing in the styles, which all have nesting as well:
    // both would be written out at twice the length, and the first screen carries them.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Each part that comes later is one file and has no style of its own: there is nothing to preload beside it.
    modulePreload: false,
    rolldownOptions: {
      treeshake: {
        // The client library is one module that pulls in some forty providers and tasks, of which the page
        // calls one. None of its modules does anything when it is loaded, but its package does not say so.
        moduleSideEffects: [{ test: /@huggingface/, sideEffects: false }],
      },
    },
  },
})
