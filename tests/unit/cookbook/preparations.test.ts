import { describe, expect, test } from 'vitest'
import { writeReply } from '../../../src/cookbook/writeReply'

const reply = (list: string) => writeReply(list.split(', '))

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

  test('drumsticks are cut off the bone for a stew, or roast whole, and are never sliced', () => {
    const cut = reply('chicken drumsticks, curry powder, canned tomatoes, onion')
    expect(cut).toContain('**chicken drumsticks**, cut off the bone, in 3 cm')
    expect(reply('chicken drumsticks, lettuce, bacon, lemon')).not.toMatch(/chicken[^.]*sliced|off the bone/)
    expect(cut).not.toContain('boneless')
    expect(reply('chicken drumsticks, hoisin sauce, five spice')).toContain('about 40 minutes')
  })

  test('ribs are cut between the bones, and never into strips', () => {
    expect(reply('pork ribs, cabbage, soy sauce, ginger')).not.toContain('strips')
    expect(reply('spare ribs, soy sauce, vinegar, garlic, bay leaves')).toContain('ribs**, cut between the bones')
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

  test('spring onions are counted, lardons weighed, and soft cheeses not grated', () => {
    expect(reply('2 eggs, cheddar, spring onions, potatoes')).toContain('- 1 **spring onion**, sliced\n')
    const tart = reply('lardons, leeks, puff pastry, gruyere, eggs')
    expect(tart).toContain('- 200 g (7 oz) **lardons**')
    expect(tart).not.toContain('Crumble it')
    expect(reply('pesto, tomatoes, mozzarella ball, tortilla wraps')).toMatch(/torn or grated \*\*mozzarella/)
  })

  test('of meat there is more than of the vegetables that share its line, and of rocket less', () => {
    expect(reply('leftover roast chicken, half a leek, boiled potatoes')).toContain('120 g (4 oz) **roast chicken**')
    expect(reply('beetroot, goat cheese, rocket, walnuts, balsamic vinegar')).toContain('140 g (5 oz) **rocket**')
  })

  test('asparagus goes to the salmon without a head start', () => {
    expect(reply('salmon, asparagus, lemon')).not.toContain('head start')
  })
})
