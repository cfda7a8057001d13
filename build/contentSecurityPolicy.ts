import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Settings } from '../src/config/settings.ts'
import { settingsOf } from './checkSettings.ts'

/** Where the client library goes with a token and no address. */
const ROUTER = 'https://router.huggingface.co'

/**
 * The page's Content-Security-Policy, as far as a `<meta>` can carry it (what only a header can is in
 * public/_headers and deploy/nginx.conf): the page runs its own script alone, and speaks to itself and to the
 * service that it was built for.
 *
 * @param styles the text of each inline style, to the letter.
 */
export function policyFor({ service }: Settings, styles: readonly string[]): string {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles.map(hashOf)],
    // The logo of the first screen is a data: address. A picture that a model names is never one of the page's own.
    'img-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(service)],
    // default-src does not speak for these two,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // but it does for these, which are named for those who read the policy.
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // No policy can be made, so no text ever becomes HTML or script.
    'trusted-types': ["'none'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const hashOf = (style: string) =>
  `'sha256-${createHash('sha256').update(style, 'utf8').digest('base64')}'`

/** Stands for the page's own address, which the build does not know. */
const PAGE = 'https://page.invalid'

/** The origin of the service, where it is not the page's own; of an address without a scheme the host, as that has the page's. */
function originOf(service: Settings['service']): string[] {
  if (service.kind === 'cookbook') return []
  if (service.kind === 'router') return [ROUTER]
  const { origin, host } = new URL(service.url, PAGE)
  if (origin === PAGE) return []
  return [URL.canParse(service.url) ? origin : host]
}

/**
 * Writes the policy into the built page. Only there: in development Vite puts scripts and styles into the page
 * as they change.
 */
export function policy(): Plugin {
  let settings: Settings
  return {
    name: 'chef-mistral:policy',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      settings = settingsOf(config)
    },
    generateBundle: {
      // After everything that writes into the page: a style is known by its hash.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has made no index.html.')
        const html = String(page.source)
        const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
          ([, style = '']) => style,
        )
        if (/<script(?![^>]* src=)/.test(html))
          throw new Error('index.html holds an inline script, which its own policy would stop.')
        const charset = '<meta charset="utf-8" />'
        if (!html.includes(charset)) throw new Error(`index.html should hold ${charset}.`)
        // Before all that it is for.
        page.source = html.replace(
          charset,
          () =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(settings, styles)}" />`,
        )
      },
    },
  }
}
