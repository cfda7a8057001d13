import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Settings } from '../../src/config/settings.ts'
import type { VisitorModel } from '../../src/config/visitorModels.ts'
import { resolveSettings } from './checkSettings.ts'

/**
 * The client's default host. The page connects to it with its own token, without VITE_INFERENCE_URL, or a visitor's.
 */
const ROUTER = 'https://router.huggingface.co'

/**
 * Where each of the visitor's own models needs a connection. A page that visitors sign in on exchanges the code at
 * huggingface.co. The build cannot tell whether they can, because a Space adds the client's identifier later. The
 * ports of local services differ, and a policy has no syntax for `[::1]` (CSP 3, host-source).
 */
const VISITOR_SOURCES: Readonly<Record<VisitorModel, readonly string[]>> = {
  huggingface: [ROUTER, 'https://huggingface.co'],
  local: ['http://localhost:*', 'http://127.0.0.1:*'],
  browser: [],
}

/**
 * Returns the page's Content-Security-Policy. The page runs only its own scripts. It connects only to its own host, to
 * the configured service and to what visitors may use in its place. Directives that browsers
 * ignore in a `<meta>` are in public/_headers and deploy/nginx.conf.
 *
 * @param inline the exact text of each inline script and style, because the policy contains their hashes.
 */
export function createPolicy(
  { service, visitorModels, offline }: Settings,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sha256)],
    'style-src': ["'self'", ...inline.styles.map(sha256)],
    // The prerendered logo is a data: URL. Images in recipes are never rendered (RecipeMarkdown.tsx).
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      ...new Set(["'self'", ...originOf(service), ...visitorModels.flatMap((model) => VISITOR_SOURCES[model])]),
    ],
    // default-src does not cover these two.
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // default-src covers these. The policy lists them for its readers.
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': [offline ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one Trusted Types policy returns the service worker's URL and nothing else (src/offline/registerWorker.ts),
    // so no text ever becomes HTML or script. It can be created once.
    'trusted-types': [offline ? 'service-worker' : "'none'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

/** Returns the text that the pattern's group captures, for each match. */
const textsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)

/** A placeholder for the page's own origin, which the build does not know. */
const PAGE = 'https://page.invalid'

/**
 * Returns the origin of a service on another host. A URL without a scheme uses the page's scheme, so its host is
 * enough.
 */
function originOf(service: Settings['service']): string[] {
  if (service.kind === 'cookbook') return []
  if (service.kind === 'router') return [ROUTER]
  const { origin, host } = new URL(service.url, PAGE)
  if (origin === PAGE) return []
  return [URL.canParse(service.url) ? origin : host]
}

/** Writes the policy into the built page. The development server needs inline scripts and styles, so it has none. */
export function contentSecurityPolicy(): Plugin {
  let settings: Settings
  return {
    name: 'chef-mistral:policy',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      settings = resolveSettings(config)
    },
    generateBundle: {
      // After all other plugins, because a later change of a script or a style would change its hash.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build wrote no index.html.')
        const html = String(page.source)
        const inline = {
          scripts: textsOf(html, /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs),
          styles: textsOf(html, /<style[^>]*>(.*?)<\/style>/gs),
        }
        if (inline.scripts.length !== 1) throw new Error('index.html should have one inline script (inlineEntry.ts).')
        const charset = '<meta charset="utf-8" />'
        if (!html.includes(charset)) throw new Error(`index.html should contain ${charset}.`)
        // A policy applies only to the elements after it, so it goes to the start of the head.
        page.source = html.replace(
          charset,
          () =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${createPolicy(settings, inline)}" />`,
        )
      },
    },
  }
}
