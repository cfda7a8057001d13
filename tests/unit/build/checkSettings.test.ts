import { createLogger, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { checkSettings } from '../../../build/page/checkSettings'

/** Returns what a build with these settings prints before it begins. */
async function outputOf(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const customLogger = { ...createLogger('silent'), info: print, warn: print }
  const plugins = [checkSettings()]
  await resolveConfig({ configFile: false, envDir: import.meta.dirname, customLogger, plugins }, 'build')
  return lines
}

const cookbook = 'Recipes come from the built-in cookbook'
const router = 'Recipes come from a model at Hugging Face'
const endpoint = 'Recipes come from a model at VITE_INFERENCE_URL'
const photos = expect.stringMatching(/^Photos are read by /)
const visitors = 'Visitors may use models of their own'
const token = 'The page holds VITE_HF_ACCESS_TOKEN'

test.each<[settings: Record<string, string>, lines: unknown[]]>([
  [{}, [cookbook, visitors]],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_test' }, [router, photos, token]],
  [{ VITE_INFERENCE_URL: '/v1' }, [endpoint]],
  [{ VITE_INFERENCE_URL: '/v1', VITE_HF_ACCESS_TOKEN: 'hf_test' }, [endpoint, token]],
  [{ VITE_INFERENCE_URL: '/v1', VITE_HF_OAUTH_CLIENT_ID: 'x-7' }, [endpoint, 'VITE_HF_OAUTH_CLIENT_ID is ignored']],
  [{ VITE_INFERENCE_URL: '/v1', VITE_VISION_MODEL: 'see/me' }, [endpoint, photos]],
  [{ VITE_VISION_MODEL: 'see/me' }, [cookbook, 'VITE_VISION_MODEL is ignored', visitors]],
  [{ VITE_HF_TOKEN: 'hf_test' }, ['VITE_HF_TOKEN is not a setting of this page and is ignored', cookbook, visitors]],
])(
  'a build with the settings %j prints where recipes come from, its warnings and no value',
  async (settings, lines) => {
    const output = await outputOf(settings)
    expect(output.map((line) => line.split(/[.:,](?: |$)/)[0])).toEqual(lines)
    expect(output.join()).not.toContain('hf_test')
  },
)

test.each([
  [{ VITE_INFERENCE_URL: 'models.example/v1' }, /^VITE_INFERENCE_URL /],
  [{ VITE_HF_MODEL: '"quoted"' }, /^VITE_HF_MODEL /],
  [{ VITE_VISITOR_TOKEN: 'on' }, /VITE_VISITOR_TOKEN is now VITE_VISITOR_MODELS/],
])('a build with the settings %j fails, and names the setting', async (settings, message) => {
  await expect(outputOf(settings)).rejects.toThrow(message)
})
