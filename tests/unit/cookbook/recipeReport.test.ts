import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reportOn } from '../../../tools/recipes/recipeReport'

/** A recipe that keeps every rule. */
const toast = `# Cheese and tomato toast

Crisp below, molten above.

**Serves 1** · 10 minutes · Snack · British

## Ingredients

- 2 slices **bread**
- 60 g grated **cheddar**

### If you have it

- 1 **tomato**, sliced

### Taken for granted

- 1 pinch **pepper**

## Method

1. **Toast the bread** (4 minutes). Toast the bread on one side under a hot grill.
2. **Grill** (6 minutes). Turn the bread, {tomato: lay the tomato on it, }scatter the cheddar over and grill until it bubbles. Season with the pepper.
`

const name = 'cheese-and-tomato-toast.md'
const report = (markdown: string) => reportOn(name, { name, markdown })

test('a recipe that keeps every rule is ok', () => {
  expect(report(toast)).toEqual({ isOk: true, text: `${name}: ok` })
})

test('line breaks of Windows are ok', () => {
  expect(report(toast.replaceAll('\n', '\r\n')).isOk).toBe(true)
})

describe('the report of a broken file has the line, the finding and the correction', () => {
  test.each([
    ['a title without its mark', '# Cheese', 'Cheese', 1, 'Begin the file with its title'],
    ['an intro of another form', '**Serves 1**', '**For 1**', 5, 'a line such as "**Serves 4** · 35 minutes'],
    ['an unknown course', 'Snack', 'Nibble', 5, 'The course is one of Breakfast'],
    ['an unknown section', '### If you have it', '### Optional', 12, 'Only these headings are known'],
    ['a heading without an empty line', 'cheddar**\n\n###', 'cheddar**\n###', 11, 'Leave one line empty'],
    ['an empty line too many', '\n\n## Method', '\n\n\n## Method', 20, 'Remove one of them'],
    ['no method', '## Method', '## Steps', 20, 'Only these headings are known'],
    ['no line break at the end', 'pepper.\n', 'pepper.', 23, 'End the file with one line break'],
    ['a line without a mark', '- 60 g', '60 g', 10, 'Begin the line with "- "'],
    ['a food that is not bold', '**cheddar**', 'cheddar', 10, 'Make the name of the food bold'],
    ['an unknown food', '**cheddar**', '**moon dust**', 10, 'The page does not know "moon dust"'],
    ['two foods in one name', '**cheddar**', '**cheddar and feta**', 10, 'names several foods: cheddar, feta'],
    ['a US measure in a list', '60 g grated', '2 oz grated', 10, 'Remove the US measure'],
    ['times that do not add up', '(6 minutes)', '(14 minutes)', 5, 'Then correct the times or the total'],
  ])('%s', (_, from, to, line, advice) => {
    expect(toast).toContain(from)
    const { isOk, text } = report(toast.replace(from, to))
    expect(isOk).toBe(false)
    expect(text).toContain(`${name}:${line}: This rule is broken: `)
    expect(text).toContain(advice)
  })

  test('a file name that is not that of the title', () => {
    const { text } = reportOn('toast.md', { name: 'toast.md', markdown: toast })
    expect(text).toContain('toast.md:1: This rule is broken: the file name is the slug of the title.')
    expect(text).toContain('should be in cheese-and-tomato-toast.md')
  })
})

test('all errors are reported at once', () => {
  const { text } = report(toast.replace('60 g grated', 'grated').replace('(6 minutes)', '(14 minutes)'))
  expect(text.match(/This rule is broken/g)).toHaveLength(2)
})

test('the example of the README is ok', () => {
  const readme = readFileSync('src/cookbook/README.md', 'utf8')
  const [, example = ''] = /```markdown\n([\s\S]+?)```/.exec(readme) ?? []
  expect(reportOn('cheese-omelette.md', { name: 'cheese-omelette.md', markdown: example }).text).toBe(
    'cheese-omelette.md: ok',
  )
})
