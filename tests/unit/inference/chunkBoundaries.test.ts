import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getRecipe } from '../../../src/ai'
import { Words } from '../../../src/inference/parseChunk'
import { startNetwork } from '../../support/network'
import { event } from '../../support/service'

// However a reply is cut on its way, into deltas and those into parts of the body, it is the same recipe.

let parts: readonly Uint8Array[]

beforeAll(() => {
  vi.stubGlobal('document', { baseURI: 'https://page.example/' })
  vi.stubEnv('VITE_INFERENCE_URL', 'https://models.example/v1')
  startNetwork(() => ({ headers: { 'content-type': 'text/event-stream' }, parts }))
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** What the page makes of a stream that comes in these parts: the recipe, and the words on the way to it. */
async function read(body: readonly Uint8Array[]) {
  parts = body
  const shown: string[] = []
  const { recipe } = await getRecipe(['Eggs', 'Flour', 'Milk'], {
    signal: new AbortController().signal,
    onProgress: (progress) => {
      if (progress.doing === 'writing') shown.push(progress.recipe)
    },
  })
  return { recipe, shown }
}

/** Where the pieces begin and end when something so long is cut at these places, each a share of the whole. */
function cuts(length: number, shares: readonly number[]) {
  const places = shares.map((share) => Math.floor(share * length)).sort((a, b) => a - b)
  return [0, ...places].map((from, index) => [from, places[index] ?? length] as const)
}

const words = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
      // What looks like a mark and is none, and what markdown is made of.
      fc.constantFrom(
        '<',
        '</',
        '<th',
        '[',
        '[TH',
        '# ',
        '\n\n',
        '- ',
        '🍮',
        'é',
        '\u2028',
        '<|im_e',
      ),
    ),
  )
  .map((some) => some.join(''))
  .filter((text) => !/<\/?think>|\[\/?THINK\]|<\/s>|<\|im_end\|>/.test(text))
const thinking = fc
  .tuple(words, fc.constantFrom(['<think>', '</think>'], ['[THINK]', '[/THINK]']))
  .map(([text, [open, close]]) => ({ content: `${open}${text}${close}`, seen: '' }))
const segment = fc.oneof(
  words.map((text) => ({ content: text, seen: text })),
  thinking,
)
/** A reply as a model writes it, and what of it the cook is to see. */
const replies = fc.array(segment, { maxLength: 6 }).map((segments) => ({
  content: `Soup ${segments.map(({ content }) => content).join('')}`,
  seen: `Soup ${segments.map(({ seen }) => seen).join('')}`,
}))
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 })

test('any splitting into deltas and into parts of the body gives the recipe', async () => {
  await fc.assert(
    fc.asyncProperty(
      replies,
      shares,
      shares,
      fc.constantFrom('\n', '\r\n'),
      async ({ content, seen }, deltas, places, newline) => {
        const stream = [
          ...cuts(content.length, deltas).map(([from, to]) =>
            event({ content: content.slice(from, to) }),
          ),
          event({}, 'stop'),
          'data: [DONE]\n\n',
        ]
        const body = new TextEncoder().encode(stream.join('').replaceAll('\n', newline))
        const { recipe, shown } = await read(
          cuts(body.length, places).map(([from, to]) => body.slice(from, to)),
        )
        expect(recipe).toBe(seen)
        // Nothing is shown on the way that has to be taken back.
        for (const some of shown) expect(seen.startsWith(some)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('a reply that comes byte by byte is the same', async () => {
  const content = '<think>hmm 🤔</think># Crème brûlée 🍮\n\n1. Whisk <2 min\u2028\n2. Set.'
  const stream = [...content].map((delta) => event({ content: delta })).join('') + event({}, 'stop')
  const bytes = [...new TextEncoder().encode(stream)].map((byte) => Uint8Array.of(byte))
  expect((await read(bytes)).recipe).toBe(content.slice(content.indexOf('#')))
})

test.each(['</s>', '<|im_end|>', '<|eot_id|>\n', '<end_of_turn>'])(
  'the mark %j at the end is left out, in whatever pieces it comes, and nowhere else',
  (mark) => {
    for (let at = 0; at <= mark.length; at++) {
      const reply = new Words()
      for (const delta of [`Soup ${mark}and ${mark}`, 'salt', mark.slice(0, at), mark.slice(at)])
        reply.add(delta)
      reply.end()
      expect(reply.text).toBe(`Soup ${mark}and ${mark}salt`)
    }
  },
)
