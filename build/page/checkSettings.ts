import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { readSettings, replacedNames, SettingError, type Settings, settingNames } from '../../src/config/settings.ts'
import { parseVisionModels } from '../../src/config/visionModels.ts'

/** Reads the .env files and the environment as Vite does, so that the check sees the same values as the page. */
const readEnv = ({ mode, envDir }: ResolvedConfig) => (envDir === false ? {} : loadEnv(mode, envDir))

/**
 * Returns the settings of this build.
 *
 * @throws {SettingError} if a value is invalid.
 */
export const resolveSettings = (config: ResolvedConfig): Settings => readSettings(readEnv(config))

/**
 * Whether a variable begins like a setting, so that it may be a misspelt one: VITE_HF_TOKEN begins like VITE_HF_MODEL.
 */
const looksLikeSetting = (name: string) =>
  settingNames.some((setting) => name.startsWith(setting.split('_', 2).join('_')))

/** What a mistake of a shell or a form puts in place of a value: quotation marks, `undefined`, the name of a variable. */
const unmeant = /^["'`]|["'`]$|^(?:undefined|null|%\w+%|\$\{?\w+\}?)$/

/**
 * Checks that the settings are values.
 *
 * @throws {SettingError} that names one which is not.
 */
export function checkMeant(env: Readonly<Record<string, string | undefined>>) {
  const name = settingNames.find((each) => unmeant.test(env[each]?.trim() ?? ''))
  if (name !== undefined)
    throw new SettingError(`${name} has quotation marks, or is no value but a word in its place. Give the value alone.`)
}

/** Checks the settings before the build starts, so that the deployer sees a mistake before any visitor does. */
export function checkSettings(): Plugin {
  return {
    name: 'chef-mistral:settings',
    configResolved(config) {
      const { logger, command } = config
      const env = readEnv(config)
      for (const [name, newName] of replacedNames)
        if (env[name]) throw new SettingError(`${name} is now ${newName} (docs/connecting-a-model.md).`)
      checkMeant(env)
      const { service, visionModels, visitorModels, oauthClientId } = readSettings(env)
      if (command !== 'build') return
      const known: readonly string[] = [...settingNames, ...replacedNames.keys()]
      for (const name of Object.keys(env))
        if (looksLikeSetting(name) && !known.includes(name))
          logger.warn(
            `${name} is not a setting of this page and is ignored. The settings are: ${settingNames.join(', ')}.`,
          )
      logger.info(
        {
          cookbook: 'Recipes come from the built-in cookbook: neither a token nor an address is set.',
          router: 'Recipes come from a model at Hugging Face.',
          endpoint: 'Recipes come from a model at VITE_INFERENCE_URL.',
        }[service.kind],
      )
      if (visionModels.length > 0) logger.info(`Photos are read by ${visionModels.join(', ')} (VITE_VISION_MODEL).`)
      if (service.kind === 'cookbook' && parseVisionModels(env.VITE_VISION_MODEL, 'endpoint').length > 0)
        logger.warn(
          'VITE_VISION_MODEL is ignored, because the cookbook reads no photos. Set VITE_INFERENCE_URL as well.',
        )
      if (visitorModels.length > 0)
        logger.info(`Visitors may use models of their own: ${visitorModels.join(', ')} (VITE_VISITOR_MODELS).`)
      if (oauthClientId && !visitorModels.includes('huggingface'))
        logger.warn('VITE_HF_OAUTH_CLIENT_ID is ignored, because VITE_VISITOR_MODELS does not offer huggingface.')
      if (service.kind !== 'cookbook' && service.token)
        logger.warn(
          'The page holds VITE_HF_ACCESS_TOKEN, and every visitor can read the token. For a public page, keep it on a server (docs/deploying.md).',
        )
    },
  }
}
