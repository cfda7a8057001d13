import { describe, expect, test } from 'vitest'
import { writeReply } from '../../../src/cookbook/writeReply'
import { leavesOf } from '../cookbook/dish'

const reply = (list: string) => writeReply(list.split(', '))

describe('a diet that the page knows in part', () => {
  test.each([
    ['low fodmap, chicken, rice, carrots, garlic', "I can't judge what is low in FODMAPs", '**garlic'],
    ['wife is pregnant, smoked salmon, eggs, brie, bread', "I can't judge what is safe in pregnancy", '**smoked'],
    ['for our baby, oats, banana, honey', "I can't judge what suits a baby", '**honey**'],
    ["I'm diabetic, oats, milk, maple syrup", "I can't judge what suits diabetes", '**maple'],
    ['diabetes, oats, milk, honey', 'Where it takes a little sugar, you can leave that out too.', '**honey**'],
    ['paleo, chicken, sweet potato, kale', "I can't judge what suits this wish: paleo.", 'recognise'],
    ['gout, chicken, potatoes, carrots', "I can't judge what suits gout.", 'goat'],
  ])('%s: the reply says so, and leaves out the foods that break it', (list, remark, absent) => {
    expect(reply(list)).toContain(remark)
    expect(reply(list)).not.toContain('as you asked')
    expect(reply(list)).not.toContain(absent)
  })

  test.each(["I'm pregnant", 'for my toddler', 'no raw fish'])('%s: offers no fish or egg that stays raw', (wish) => {
    expect(reply(`${wish}, white fish, limes, red onion, coriander`)).not.toContain('Ceviche')
    expect(reply(`${wish}, dark chocolate, eggs, sugar`)).not.toContain('The eggs are raw')
  })

  test('names in pregnancy only what it leaves out', () => {
    expect(reply('pregnant, feta, watermelon, mint')).not.toContain('soft cheese')
  })

  test('makes no claim that the meat is halal or kosher', () => {
    expect(reply('halal, chicken, rice, onion')).toContain('Whether the rest is halal, its label says.')
    expect(reply('kosher, chicken, rice, onion')).toContain('Whether the rest is kosher, its label says.')
  })

  test('names no amount of a staple that there should be little of', () => {
    expect(reply('no salt, chicken, potatoes, carrots')).toContain('- **salt**, very little or none')
    expect(reply('low sodium, pasta, tomatoes, garlic')).toContain('- **salt**, very little or none')
  })

  test('suggests no cake of 200 g sugar to somebody with diabetes', () => {
    expect(reply('flour, butter, eggs, sugar')).toContain('180 g (1 cup) **sugar**')
    expect(reply('type 2 diabetic, flour, butter, eggs, sugar')).not.toMatch(/\d g [^\n]*\*\*sugar\*\*/)
  })

  test('a food keeps its name, and other words of the entry count', () => {
    expect(reply('low salt soy sauce, chicken, rice')).not.toContain("can't judge")
    expect(reply('baby spinach, pasta, cream')).not.toContain("can't judge")
    expect(reply("my kids can't have milk, pasta, tomatoes")).toContain('Without milk, as you asked.')
    expect(reply('chicken for my pregnant wife, rice, onion')).toContain("I can't judge what is safe in pregnancy")
  })
})

describe('exclusions', () => {
  test.each([
    ['no legumes, sweet potato, coconut milk, spinach, chickpeas, curry powder', 'chickpeas'],
    ['nut free, chicken, coconut milk, peanut butter, rice', 'peanut butter'],
    ['not a fan of fish, salmon, potatoes, eggs', 'salmon'],
  ])('%s', (list, unused) => {
    expect(leavesOf(list)).toContain(unused)
  })
})

describe('kits and brands', () => {
  test('a kit is the foods that are in it', () => {
    const text = reply('1 Old El Paso fajita kit, chicken, peppers')
    expect(text).toContain('**tortillas**')
    expect(text).toContain('**fajita seasoning**')
  })

  test('a brand of meatless food is not meat', () => {
    expect(reply('Linda McCartney mince, spaghetti, tomatoes')).toContain('**vegetarian mince**')
    expect(reply('Linda McCartney, potatoes, onions')).toContain('**vegetarian sausages**')
  })

  test('a vegetable stock pot is not mixed vegetables', () => {
    expect(reply('Knorr vegetable stock pot, leeks, potatoes, cream')).not.toContain('mixed vegetables')
  })
})
