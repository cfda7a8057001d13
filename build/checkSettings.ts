import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { readSettings, type Settings, settingNames } from '../src/config/settings.ts'

/** Vite's own reading of the .env files and the environment: what is checked is what the page gets. */
const environmentOf = ({ mode, envDir }: ResolvedConfig) =>
  envDir === false ? {} : loadEnv(mode, envDir)

/**
 * The settings that a page is built with.
 *
 * @throws {SettingError} when a value cannot work.
 */
export const settingsOf = (config: ResolvedConfig): Settings => readSettings(environmentOf(config))

/** Checks the settings before anything is built, so that a mistake is the deployer's to see and never a cook's. */
export function checkedSettings(): Plugin {
  return {
    name: 'chef-mistral:settings',
    configResolved(config) {
      const { logger, command } = config
      const { service } = settingsOf(config)
      if (command !== 'build') return
      const known: readonly string[] = settingNames
      for (const name of Object.keys(environmentOf(config)))
        if (/^VITE_(HF|INFERENCE)_/.test(name) && !known.includes(name))
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
        logger.warn(
          'The page holds VITE_HF_ACCESS_TOKEN, and whoever opens it can read the token: for the public, keep it on a server (README, Deploying).',
        )
    },
  }
}
