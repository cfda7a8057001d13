import { expect, test } from 'vitest'
import { shallowestHeading } from '../../../src/reader/headings'

test.each<[description: string, blocks: string[], level: number]>([
  ['a title and its parts', ['# Soup', '## Ingredients'], 1],
  ['a title of a deeper level', ['Sure!', '### Soup\n', '- salt', '#### Method'], 3],
  ['an indented heading', ['   ## Soup'], 2],
  ['an empty heading, such as one that streams', ['##'], 2],
  ['headings underlined', ['Soup\n====', 'Method\n---'], 1],
  ['a heading below a paragraph', ['Sure!\n## Soup'], 2],
  ['a rule after a list, a tag without a space and seven signs', ['- a\n---', '#soup', '####### Soup'], 1],
  ['no heading', ['Stir.'], 1],
])('the shallowest heading of %s', (_, blocks, level) => {
  expect(shallowestHeading(blocks)).toBe(level)
})
