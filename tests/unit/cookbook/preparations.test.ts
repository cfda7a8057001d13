import { describe, expect, test } from 'vitest'
import { replyFor } from './dish'

const reply = (list: string) => replyFor(list.split(', '))

describe('how foods are prepared', () => {
  test('fish is cooked for who eats none raw', () => {
    const list = 'white fish, 6 limes, red onion, chilli, coriander'
    expect(reply(list)).toMatch(/ceviche/i)
    expect(reply(`${list}, no raw fish`)).not.toMatch(/ceviche/i)
    expect(reply(`${list}, no raw fish`)).toContain('**white fish**')
  })

  test('nobody cuts bean sprouts, spinach or mince', () => {
    const text = reply('rice, gochujang, spinach, bean sprouts, carrot, egg, beef mince')
    expect(text).toMatch(/\*\*bean sprouts\*\*\n/)
    expect(text).toMatch(/\*\*spinach\*\*\n/)
    expect(text).toMatch(/\*\*beef mince\*\*\n/)
    expect(text).toMatch(/\*\*carrots?\*\*, in thin strips/)
  })

  test('beans by weight are cooked or canned', () => {
    expect(reply('chickpeas, coconut milk, spinach, curry powder, rice')).toContain('**chickpeas**, cooked or canned')
  })

  test('tofu has no cans', () => {
    expect(reply('150 g bean sprouts, 1 pack of tofu, 1 carrot, 200g rice noodles, peanut butter')).not.toContain(
      '1 can',
    )
  })

  test('the pepper of a step is the spice', () => {
    const text = reply('rice, tomato paste, tatashe, onions, chicken, thyme, curry powder')
    expect(text).toContain('the rest of the salt and the pepper')
  })

  test('leftover gammon is not cooked like a raw steak', () => {
    const text = reply('leftover gammon, eggs, potatoes, onion')
    expect(text).toContain('leftover gammon')
    expect(text).not.toContain('gammon steak')
  })

  test('of meat there is more than of the vegetables that share its line', () => {
    expect(reply('leftover roast chicken, half a leek, boiled potatoes')).toContain('120 g (4 oz) **roast chicken**')
  })

  test('asparagus goes to the salmon without a head start', () => {
    expect(reply('salmon, asparagus, lemon')).not.toContain('head start')
  })
})
