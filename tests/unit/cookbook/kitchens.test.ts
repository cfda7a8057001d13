import { describe, expect, test } from 'vitest'
import { inTier } from '../../support/tier'
import { dishFor, replyFor } from './dish'
import { findIdea, findTitle } from './firstIdeas'
import { kitchenDishes } from './kitchenDishes'

const reply = (list: string) => replyFor(list.split(', '))

describe('the dishes of the kitchens', () => {
  test.each(inTier(kitchenDishes, 12))('%s: %s, of all that is listed', (list, title) => {
    const text = findIdea(list.split(', '), (each) => each.startsWith(title))
    const keep = findTitle(text)
    expect(dishFor(list, { keep }).leaves).toEqual([])
    expect(text).toMatch(new RegExp(`^# ${title}`))
    expect(text).not.toMatch(/recognise|I took/)
  })

  test('potatoes simmer in the keema', () => {
    expect(reply('keema, matar, aloo, tamatar, garam masala, naan')).toContain('Add the water, the matar and the aloo')
  })

  test('strips of steak are stewed for a short time', () => {
    expect(reply('beef strips, onions, paprika, tagliatelle')).toContain('on a low heat for about 8 minutes')
    expect(reply('stewing beef, onions, paprika, tagliatelle')).toContain('on a low heat for about 1 hour 25 minutes')
  })

  test('a stew that has stock needs no water', () => {
    const text = reply('doenjang, tofu, potato, anchovy stock')
    expect(text).toContain('Heat the anchovy stock')
    expect(text).not.toContain('**water**')
  })

  test('brown rice boils for longer than white rice', () => {
    expect(reply('tofu, brown rice, edamame, soy sauce')).toContain('for 28 minutes')
    expect(reply('chicken, brown rice, tomatoes, onion')).not.toMatch(/brown rice[^.]*18 minutes/)
    expect(reply('bok choy, garlic, oyster sauce, brown rice')).toContain('**brown rice**')
    expect(reply('chicken breast, lemon, courgette, brown rice')).toContain('on a low heat for about 30 minutes')
    expect(reply('brown rice, milk, sugar, cinnamon')).not.toContain('Rice pudding')
    expect(reply('brown rice, chicken stock, parmesan, mushrooms')).not.toContain('need rice')
  })

  test('red rice boils for longer than white rice', () => {
    expect(reply('red rice, parippu, coconut milk, curry leaves')).toContain('on a low heat for 30 minutes')
    expect(reply('rice, parippu, coconut milk, curry leaves')).toContain('on a low heat for 15 minutes')
  })
})

describe('the names of steps', () => {
  test('a sauce or paste that the recipe makes keeps its name with any ingredients', () => {
    expect(reply('bhindi, pyaaz, amchur, jeera, roti')).toContain('4. **Make the masala.**')
    const kungPao = reply('chicken breast, dried chillies, peanuts, chinkiang vinegar, light soy, scallion')
    expect(kungPao).toContain('Stir the sauce, pour it in')
  })

  test('fresh dhania does not take the name of the powder', () => {
    const text = reply('aloo, gobi, adrak, dhania powder, haldi, fresh dhania')
    expect(text).not.toContain('Scatter with the dhania powder')
    expect(text).toContain('the dhania powder. Stir')
  })

  test('a bowl of soba has no sobas', () => {
    expect(reply('soba, stock, spring onions, spinach')).not.toContain('sobas')
  })
})

test('nobody puts spoonfuls of cardamom into a halwa', () => {
  const text = reply('sooji, ghee, sugar, cashews, elaichi, raisins')
  expect(text).toContain('**elaichi**, ground, 1 large pinch')
  expect(text).toContain('- **cashews** and **raisins**, 3 tablespoons in all')
})
