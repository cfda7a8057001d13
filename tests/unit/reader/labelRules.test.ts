import { describe, expect, test } from 'vitest'
import { labelLines } from '../../../src/reader/labelLines'
import { rules } from '../../../src/reader/labelRules'
import { layouts } from '../../support/layouts'
import { replies } from '../../support/replies'

const texts = [
  ...replies.map(({ markdown }) => markdown.replaceAll('\r\n', '\n')),
  ...layouts.map(([, text = '']) => text),
]

const labelsBy = (own: typeof rules) =>
  texts.map((text) =>
    labelLines(text, own)
      .map(({ label }) => label ?? '')
      .join(),
  )

describe('the rules that label the lines of a recipe', () => {
  test('are at most thirty', () => {
    expect(rules.length).toBeLessThanOrEqual(30)
  })

  const whole = labelsBy(rules)

  test.each(rules.map(([name]) => name))('need the rule for %s', (name) => {
    const others = labelsBy(rules.filter(([other]) => other !== name))
    expect(others).not.toEqual(whole)
  })
})
