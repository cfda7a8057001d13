import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { settingNames } from './src/config/settings.ts'
import { sortByModules } from './tests/setup/mocks.ts'
import { findFilesOfOneTier, readTier } from './tests/setup/tiers.ts'
import viteConfig from './vite.config.ts'

/** What tests of components need. */
const inPage = {
  environment: 'happy-dom',
  // A click on a link loads no page.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
  },
}
const unitSetup = ['tests/support/restore.ts']
const componentSetup = [...unitSetup, 'tests/support/componentSetup.ts']
const withFake = [...componentSetup, 'tests/support/fakeClientSetup.ts']
const unit = sortByModules('tests/unit')
const { own, withFakeClient, shared } = sortByModules('tests/component')

// `--mode full` runs the files that differ between the tiers, in the full one.
export default defineConfig(({ mode }) => {
  const { tier, seed } = readTier(mode)
  const exclude = [...configDefaults.exclude, ...(mode === 'full' ? findFilesOfOneTier() : [])]
  return mergeConfig(
    viteConfig,
    defineConfig({
      // Tests ignore a developer's .env.local, and `env` below overrides the shell's environment.
      envDir: false,
      test: {
        // Threads start sooner than processes. The default number of workers would leave one core idle.
        pool: 'threads',
        maxWorkers: '100%',
        // The usual 5 s are too short on a machine that runs other programs too.
        testTimeout: 30_000,
        hookTimeout: 60_000,
        env: {
          ...Object.fromEntries(settingNames.map((name) => [name, ''])),
          TEST_TIER: tier,
          FC_SEED: seed,
          // React and its testing library read it, and the mode would replace it.
          NODE_ENV: 'test',
        },
        projects: [
          // Files that replace no module share them: each would load the client, the foods and all recipes. Each project
          // has a server of its own that transforms the modules, so there are few.
          ...[
            { name: 'unit', include: unit.shared, isolate: false, setupFiles: unitSetup },
            { name: 'unit with other mocks', include: unit.own, setupFiles: unitSetup },
            { name: 'components', include: shared, isolate: false, ...inPage, setupFiles: componentSetup },
            {
              name: 'components with the fake client',
              include: withFakeClient,
              isolate: false,
              ...inPage,
              setupFiles: withFake,
            },
            { name: 'components with other mocks', include: own, ...inPage, setupFiles: withFake },
          ].map((test) => ({ extends: true as const, test: { exclude, ...test } })),
        ],
      },
    }),
  )
})
