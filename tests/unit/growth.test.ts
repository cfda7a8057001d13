import process from 'node:process'
import { expect, test } from 'vitest'
import { growsTooFast } from '../support/linear'
import { readers } from '../support/readers'
import { pieces, places, writeRun } from '../support/textRuns'
import { isFullTier } from '../support/tier'

// A reply may be long and hostile. Everything that reads one takes time in proportion to its length, or reads a limited
// part of it: with each kind of run, at each place.

const texts = Object.entries(places).flatMap(([name, place]) => pieces.map((piece) => ({ name, place, piece })))

/**
 * The lengths of the shorter text, each with the share of the texts that are tried: one of so many. The full tier tries
 * other ones each time.
 */
const samples: readonly (readonly [length: number, oneOf: number])[] = isFullTier
  ? [
      [1000, 12],
      [10_000, 400],
    ]
  : [[1000, 240]]
const seed = Number(process.env.FC_SEED)

test.each(Object.entries(readers).map(([name, read], index) => ({ name, read, index })))(
  'the page $name in time that grows at most as the text does',
  ({ read, index }) => {
    const found = samples.flatMap(([length, oneOf]) =>
      texts
        // Other ones for each reader.
        .filter((_, place) => (place + index * 7 + seed) % oneOf === 0)
        .flatMap(({ name, place, piece }) => {
          const times = growsTooFast((size) => read(writeRun(place, piece, size)), length)
          return times ? [`${JSON.stringify(piece)} ${name}: ${times}`] : []
        }),
    )
    expect(found).toEqual([])
  },
  300_000,
)
