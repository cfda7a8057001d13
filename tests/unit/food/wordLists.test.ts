import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The lists of words in the code that reads foods. The tables of foods, of wishes and of English words are data. */
const files = [
  ...readdirSync('src/food').map((name) => `src/food/${name}`),
  ...['wantedFoods', 'namedFoods', 'foodWords', 'compareWithList'].map((name) => `src/reader/${name}.ts`),
].filter((name) => name.endsWith('.ts') && !/(?:Data|englishWords|wishTable|excludedFoods)\.ts$/.test(name))

/** Fewer words may be together by chance. */
const MIN_WORDS = 8

/** Words that every sentence has. */
const common =
  /^(?:an?|the|and|or|but|not|no|of|in|on|to|for|from|with|without|into|over|as|at|by|if|until|is|are|has|have|can|it|them|this|that|your|any|some|more|extra|out|add)$/

const lists = files.flatMap((file) => {
  const strings = readFileSync(file, 'utf8').match(/'[a-z][^'\n]+'|`[a-z][^`$]+`/g) ?? []
  const alternatives = readFileSync(file, 'utf8').match(/\(\?:[a-z][a-z?| ]+\)/g) ?? []
  return [...strings.map((text) => text.split(/[\s,`']+/)), ...alternatives.map((text) => text.split(/[()?:|]+/))]
    .map((words) => ({ file, words: new Set(words.filter((word) => /^[a-z]{2,}$/.test(word) && !common.test(word))) }))
    .filter(({ words }) => words.size >= MIN_WORDS)
})

test('each list of words stands in one place: no two share two thirds of their words', () => {
  const twice = lists.flatMap((list, index) =>
    lists.slice(index + 1).flatMap((other) => {
      const shared = [...list.words].filter((word) => other.words.has(word))
      const isTwice = shared.length * 3 > 2 * Math.min(list.words.size, other.words.size)
      return isTwice ? [`${list.file} and ${other.file}: ${shared.join(' ')}`] : []
    }),
  )
  expect(lists.length).toBeGreaterThan(40)
  expect(twice).toEqual([])
})
