import { describe, expect, test } from 'vitest'
import { PHOTO_REQUEST, readFoods } from '../../../src/prompt/foodsInPhoto'

const three = ['Eggs', 'Milk', 'Red onion']

describe('readFoods', () => {
  test.each([
    ['an array', '["eggs", "milk", "red onion"]'],
    ['an array over several lines', '[\n  "eggs",\n  "milk",\n  "red onion"\n]'],
    ['a code block', 'Here is the list:\n\n```json\n["eggs", "milk", "red onion"]\n```\nEnjoy!'],
    ['an array in a sentence', 'I can see ["eggs", "milk", "red onion"] in your fridge.'],
    ['an object', '{"foods": ["eggs", "milk", "red onion"]}'],
    ['an object with notes', '{"confidence": 0.9, "items": ["eggs", "milk", "red onion"], "notes": "a fridge"}'],
    ['an object with kinds', '{"dairy": ["eggs", "milk"], "vegetables": ["red onion"]}'],
    ['an array of objects', '[{"name": "eggs", "count": 6}, {"name": "milk"}, {"name": "red onion"}]'],
    ['an object of objects', '{"foods": [{"food": "eggs"}, {"food": "milk"}, {"food": "red onion"}]}'],
    ['an object a line', '{"item": "eggs"}\n{"item": "milk"}\n{"item": "red onion"}'],
    ['quotes as Python writes them', "['eggs', 'milk', 'red onion']"],
    ['a comma at the end', '["eggs", "milk", "red onion",]'],
    ['an array that was cut off', '["eggs", "milk", "red onion", "car'],
    ['escaped letters', '["eggs", "mi\\u006ck", "red onion"]'],
    ['bullets', 'I can see these foods:\n\n- **Eggs**\n- Milk\n* Red onion\n\nLet me know if you need more!'],
    ['bullets of other kinds', '• Eggs\n• Milk\n• Red onion'],
    ['numbers', '1. Eggs\n2) Milk\n3. Red onion'],
    ['checkboxes', '- [ ] Eggs\n- [x] Milk\n- [ ] Red onion'],
    ['bullets with remarks', '- **Eggs**: a carton\n- Milk (1 bottle)\n- Red onion – on the lower shelf'],
    ['bullets below kinds', '- **Dairy:**\n  - Eggs\n  - Milk\n- **Vegetables:**\n  - Red onion'],
    ['bullets with kinds', '- Dairy: eggs, milk\n- Vegetables: red onion, red onion'],
    ['a table', '| Food | Amount |\n|---|---|\n| Eggs | 6 |\n| Milk | 1 |\n| Red onion | 1 |'],
    ['lines', 'Foods in the photo:\nEggs\nMilk\nRed onion'],
    ['commas', 'eggs, milk, red onion'],
    ['a sentence', 'I can see eggs, milk and red onion.'],
    ['a sentence about the photo', 'The photo shows a carton of eggs, a bottle of milk, and a red onion.'],
    ['a sentence about the fridge', 'The image shows a fridge with eggs, some milk & a red onion on the lower shelf.'],
    ['a sentence with a colon', 'The foods I can identify are: **eggs**, **milk** and **red onion**.'],
    ['a sentence after a greeting', 'Sure! Here are the foods in your photo: eggs, milk, and red onion. Enjoy!'],
    ['a sentence with brackets', 'I can see eggs [1], milk [carton] and a red onion.'],
    ['two sentences', 'There are eggs and milk. There is also a red onion. They are all fresh.'],
    ['a sentence with what is missing', 'I can see eggs, milk and a red onion, but no bread.'],
  ])('reads %s', (_, reply) => {
    expect(readFoods(reply)).toEqual(three)
  })

  test.each([
    '',
    '[]',
    'Here is the list: []',
    '{"foods": []}',
    '```json\n[]\n```',
    '["none"]',
    'None',
    'No food.',
    'I see no food in this photo.',
    "I'm sorry, but I can't see any food here.",
    'There is nothing to eat in the picture. Please send another photo.',
    '- No food visible',
    '[1, 2, null, {"a": 1}]',
    '…',
  ])('finds no food in %j', (reply) => {
    expect(readFoods(reply)).toEqual([])
  })

  test('reads one food', () => {
    expect(readFoods('["eggs"]')).toEqual(['Eggs'])
    expect(readFoods('Eggs')).toEqual(['Eggs'])
    expect(readFoods('I can see eggs.')).toEqual(['Eggs'])
  })

  test('names each food once', () => {
    expect(readFoods('["Eggs", "eggs ", "EGGS", "milk"]')).toEqual(['Eggs', 'Milk'])
  })

  test('keeps the words of a food', () => {
    expect(readFoods('["mac and cheese", "2% milk", "7UP", "crème fraîche", "卵"]')).toEqual([
      'Mac and cheese',
      '2% milk',
      '7UP',
      'Crème fraîche',
      '卵',
    ])
  })

  test('drops characters that nobody sees, and those that reverse others', () => {
    expect(readFoods('["\u202esgge", "mi\u0000lk\u200b", "\\u0007\\u202e", "red\\nonion"]')).toEqual([
      'Sgge',
      'Milk',
      'Red onion',
    ])
  })

  test('limits the number and the length of the foods', () => {
    const many = Array.from({ length: 500 }, (_, index) => `food ${'x'.repeat(index)}`)
    const foods = readFoods(JSON.stringify(many))
    expect(foods).toHaveLength(40)
    const [long = ''] = readFoods(JSON.stringify([`🥚${'é🥚'.repeat(200)}`]))
    expect([...long]).toHaveLength(60)
    expect(long).not.toMatch(/\p{Cs}/u)
  })
})

test('the request asks for an array, and tells words in the photo from instructions', () => {
  expect(PHOTO_REQUEST).toMatch(/JSON array/)
  expect(PHOTO_REQUEST).toMatch(/\[\] if there is no food/)
  expect(PHOTO_REQUEST).toMatch(/not instructions/)
})
