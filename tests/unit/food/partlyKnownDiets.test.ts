import { describe, expect, test } from 'vitest'
import { leavesOf, replyFor, replyTo } from '../cookbook/dish'

const reply = (list: string) => replyFor(list.split(', '))

describe('a diet that the page knows in part', () => {
  test.each([
    ['low fodmap, chicken, rice, carrots, garlic', "I can't judge what is low in FODMAPs", '**garlic'],
    ['paleo, chicken, sweet potato, kale', "I can't judge what suits this wish: paleo.", 'recognise'],
  ])('%s: the reply says so, and leaves out the foods that break it', (list, remark, absent) => {
    expect(reply(list)).toContain(remark)
    expect(reply(list)).not.toContain('as you asked')
    expect(reply(list)).not.toContain(absent)
  })

  test('“no raw fish” offers no fish that stays raw', () => {
    expect(reply('no raw fish, white fish, limes, red onion, coriander')).not.toContain('Ceviche')
  })

  test('makes no claim that the meat is halal or kosher', () => {
    expect(reply('halal, chicken, rice, onion')).toContain('Whether the rest is halal, its label says.')
    expect(reply('kosher, chicken, rice, onion')).toContain('Whether the rest is kosher, its label says.')
  })

  test('who must eat little salt gets no dish', () => {
    expect(reply('no salt, chicken, potatoes, carrots')).toContain("can't judge what is safe")
    expect(replyTo('chicken, olives, potatoes', { anythingElse: 'low salt' })).toContain("can't judge what is safe")
    expect(replyTo('chicken, olives, potatoes', { anythingElse: 'less salt' })).toContain(
      "don't understand “less salt”",
    )
  })

  test('a food keeps its name, and other words of the entry count', () => {
    expect(reply('low salt soy sauce, chicken, rice')).not.toContain("can't judge")
    expect(reply('baby spinach, pasta, cream')).not.toContain("can't judge")
  })
})

test.each([
  ['no legumes, sweet potato, coconut milk, spinach, chickpeas, curry powder', 'chickpeas'],
  ['nut free, chicken, coconut milk, peanut butter, rice', 'peanut butter'],
  ['not a fan of fish, salmon, potatoes, eggs', 'salmon'],
])('of the list "%s", the dish does not use the %s', (list, unused) => {
  expect(leavesOf(list)).toContain(unused)
})

test('a vegetable stock pot is not mixed vegetables', () => {
  expect(reply('Knorr vegetable stock pot, leeks, potatoes, cream')).not.toContain('mixed vegetables')
})
