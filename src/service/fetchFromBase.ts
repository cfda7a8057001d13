import { classifyErrorStatus } from './classifyError'
import { parseErrorJson } from './parseErrorBody'

/** The path that answered below each base URL. A reload forgets it. */
const paths = new Map<string, string>()

/** The paths that services put after a base URL. The client appends the first. */
const PATHS = ['/v1/chat/completions', '/chat/completions']

/**
 * Wraps a `fetch` of the client so that a base URL with a version or a path of its own works too (`/v1beta/openai`,
 * `/inference`): where the client's path does not exist, the request is sent once more to `/chat/completions` below the
 * base, as OpenAI's clients do. An address that ends in `/v1` or in `/chat/completions` has no other path.
 *
 * @param base an absolute URL.
 * @param send has to return errors as JSON (normalizeResponse.ts).
 */
export function fetchFromBase(base: string, send: typeof fetch): typeof fetch {
  const root = base.replace(/(?<!\/)\/+$/, '')
  if (/\/(v1|chat\/completions)$/.test(root)) return send
  return async (_, init) => {
    const known = paths.get(root)
    for (const path of known === undefined ? PATHS : [known]) {
      const response = await send(root + path, init)
      const isElsewhere = !response.ok && (await isWrongAddress(response.clone()))
      if (response.ok) paths.set(root, path)
      if (!isElsewhere || path === known || path === PATHS.at(-1)) return response
    }
    return send(root + PATHS[0], init)
  }
}

const isWrongAddress = async (response: Response) =>
  classifyErrorStatus(response.status, parseErrorJson(await response.json())) === 'address'
