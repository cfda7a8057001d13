import { describe, expect, test } from 'vitest'
import { writeReply } from '../../../src/cookbook/writeReply'

const reply = (list: string) => writeReply(list.split(', '))

describe('the dishes of the kitchens', () => {
  test.each([
    ['red rice, coconut milk, parippu, pandan leaf, curry leaves, dried chilli', 'Parippu, coconut lentils'],
    ['bangus, kangkong, sampalok mix, labanos, tomato, siling haba', 'Quick sinigang'],
    ['pork ribs, sinigang mix, sitaw, gabi, kangkong, kamatis, rice', 'Sinigang'],
    ['tempeh, kacang panjang, santan, cabai merah, bawang putih, lengkuas', 'Sayur lodeh'],
    ['glutinous rice, lap cheong, dried shrimp, shiitake mushrooms, soy sauce', 'Lo mai fan'],
    ['soba, nori, wasabi, mentsuyu, negi', 'Zaru soba'],
    ['doenjang, aehobak, tofu, potato, anchovy stock, cheongyang chili', 'Doenjang jjigae'],
    ['ful beans, lemon, cumin, garlic, eish baladi, eggs', 'Ful medames'],
    ['dried limes, kidney beans, lamb shoulder, fenugreek, parsley, coriander, leeks', 'Ghormeh sabzi'],
    ['nopales, frijoles negros, chorizo, tortillas, cebolla, aguacate', 'Tacos de nopales'],
    ['harina pan, queso blanco, caraotas negras, carne mechada, platano maduro', 'Arepas pabellón'],
    ['keema, matar, aloo, tamatar, garam masala, naan', 'Keema matar'],
    ['rajma, onion, tomato, ginger, garlic, rajma masala, basmati', 'Rajma'],
    ['salmon, shiso, umeboshi, rice, sesame seeds', 'Salmon rice bowl'],
  ])('%s: %s, of all that is listed', (list, title) => {
    const text = reply(list)
    expect(text).toMatch(new RegExp(`^# ${title}`))
    expect(text).not.toMatch(/Not used|recognise|I took/)
  })

  test('potatoes simmer in the keema', () => {
    expect(reply('keema, matar, aloo, tamatar, garam masala, naan')).toContain('Add the water and the aloo')
  })

  test('a stew that has stock needs no water', () => {
    const text = reply('doenjang, tofu, potato, anchovy stock')
    expect(text).toContain('Heat the anchovy stock')
    expect(text).not.toContain('**water**')
  })

  test('red rice boils for longer than white rice', () => {
    expect(reply('red rice, parippu, coconut milk, curry leaves')).toContain('Leave for 30 minutes')
    expect(reply('rice, parippu, coconut milk, curry leaves')).toContain('Leave for 15 minutes')
  })
})

describe('the names of steps', () => {
  test('what a cook makes keeps its name, whatever it is made of', () => {
    expect(reply('bhindi, pyaaz, amchur, jeera, roti')).toContain('4. Make the masala')
    const kungPao = reply('chicken breast, dried chillies, peanuts, chinkiang vinegar, light soy, scallion')
    expect(kungPao).toContain('Stir the sauce, pour it in')
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
