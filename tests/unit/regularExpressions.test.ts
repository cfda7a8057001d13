import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { isFullTier } from '../support/isFullTier'
import { growsTooFast } from '../support/linear'
import { attacksOn } from '../support/regexAttacks'

// A regular expression that goes back takes the square of a text's length or more, and a reply may be long. Each is tried
// with texts made from its own parts. In most cases one of these helps: `(?<!\s)\s+$` looks at each run once, `\s*(?:x\s*)?y`
// has no two parts that share a run, `\s+(\S.*)` gives no space back.

/** Files and folders that read replies, errors and what users type. The other modules of the cookbook read its own recipes. */
const places = 'cookbook/readWords.ts conversation food ingredients lib models prompt reader recipe service wishes'

const entry = 'readEntry.ts reads 200 characters of an entry.'
const fact = 'MAX_FACT_LENGTH: a yield or a time stands in a line of 200 characters.'
const ingredient = 'wantedFoods.ts reads 250 characters of a line.'

/** Regular expressions that may go back, by a part of them, and what limits the text. */
const allowed: readonly (readonly [part: string, reason: string])[] = [
  ['(?:grated |squeezed )?(?:zest|juice', ingredient],
  ['prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|serves', fact],
  ['[–—-]\\s(?=\\d+\\s?(?:min|h))', fact],
  ['|apart from|other than|', entry],
  ['(\\S+)([ \\t]*)$', 'MAX_WORD: the last word of a recipe has 60 characters.'],
  ['\\p{N}[\\p{N}.,/⁄:–-]*$', 'MAX_WORD: the last word of a recipe has 60 characters.'],
  ['\\bsheet pan\\b|', 'readReply.ts cuts a title.'],
]

/** The regular expressions that the modules write out. */
function findLiterals(): RegExp[] {
  const found: RegExp[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'value' in node && node.value instanceof RegExp) found.push(node.value)
    for (const child of Object.values(node)) visit(child)
  }
  const paths = places
    .split(' ')
    .map((place) => `src/${place}`)
    .flatMap((place) =>
      place.endsWith('.ts')
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`),
    )
  for (const path of paths.filter((each) => /\.tsx?$/.test(each)))
    visit(parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** The regular expressions that the modules build, when they load and when they read a recipe. */
async function findBuilt(): Promise<RegExp[]> {
  const found: RegExp[] = []
  class RecordedRegExp extends RegExp {
    /** `split` copies its pattern. */
    static override readonly [Symbol.species] = RegExp
    constructor(source: RegExp | string, flags?: string) {
      super(source, flags)
      // Those of libraries are not the page's own.
      const caller = new Error().stack?.split('\n').at(2) ?? ''
      if (caller.includes('/src/') && !caller.includes('node_modules')) found.push(new original(this))
    }
  }
  const original = RegExp
  vi.stubGlobal('RegExp', RecordedRegExp)
  const { readers } = await import('../support/readers')
  for (const reader of Object.values(readers)) reader('# Soup\n\n1. Boil 2 eggs, without butter, for 3 minutes.')()
  vi.unstubAllGlobals()
  return found
}

afterAll(() => {
  vi.unstubAllGlobals()
})

const all = [...findLiterals(), ...(await findBuilt())]
const patterns = [...new Map(all.map((pattern) => [`${pattern}`, pattern])).values()]

/** Lets a pattern work on a text as the page does: all matches, or the first one. */
function search({ source, flags }: RegExp, text: string) {
  const own = new RegExp(source, flags.replace('y', 'g'))
  return own.global ? text.replace(own, '') : own.exec(text)
}

const grows = (pattern: RegExp, write: (length: number) => string, length: number) =>
  growsTooFast((size) => {
    const text = write(size)
    return () => search(pattern, text)
  }, length)

/**
 * Returns the times of a pattern that takes too long on a text. One that takes twice as long with each character shows it with
 * 24, and would never end with more.
 */
const goesBack = (pattern: RegExp, write: (length: number) => string, length = 1000) =>
  grows(pattern, write, 2.4) ?? grows(pattern, write, length)

// Each of some 900 is tried with each of its texts, for some seconds.
test.runIf(isFullTier)(
  'no regular expression goes back',
  () => {
    expect(patterns.length).toBeGreaterThan(800)
    const tried = patterns.filter(({ source }) => !allowed.some(([part]) => source.includes(part)))
    const found = tried.flatMap((pattern) => {
      const attack = attacksOn(pattern).find((write) => goesBack(pattern, write))
      return attack ? [`${pattern} at ${JSON.stringify(attack(20))}: ${goesBack(pattern, attack)}`] : []
    })
    expect(found).toEqual([])
  },
  120_000,
)

test('each exception is of one regular expression', () => {
  const counts = allowed.map(([part]) => [part, patterns.filter(({ source }) => source.includes(part)).length])
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
})

test.runIf(isFullTier).each([
  [/\s*$/, 'the end'],
  [/\n\s*$/, 'the end of a line'],
  [/^\s*x/m, 'the beginning of each line'],
  [/#+\s*\s*x/, 'two parts that share a run'],
  [/^(a|a)*$/, 'two ways to match one letter'],
  [/(?<=\bfresh\b.*)\bchopped/, 'a look behind'],
])(
  'a regular expression that goes back is found: %s, for %s',
  (pattern) => {
    expect(attacksOn(pattern).some((write) => goesBack(pattern, write, 1200))).toBe(true)
  },
  60_000,
)
