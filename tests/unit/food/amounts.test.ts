import { expect, test } from 'vitest'
import { readAmount } from '../../../src/food/amounts'
import { casesOf } from '../../support/cases'

test.each(
  casesOf(`
    1,500 g lamb = 1500 g; 1.250 kg lamb = 1250 g; lamb 1,500 g = 1500 g; 1½ leeks = 1.5 piece
    2 1/2 cups oats = 2.5 cup; 1-cup oats = 1 cup; 1/4th cup oats = 0.25 cup; 6large leeks = 6 piece
    2 dozen eggs = 24 piece; 2 x 400g tins lentils = 800 g; 2 × 400 g tins lentils = 800 g; 3×200g tofu = 600 g
    2*50 g rye = 100 g; 1 (14 oz) can lentils = 396.9 g; 2 (400 g) tins lentils = 800 g
    half a 400g tin of lentils = 200 g; 1 lb 2 oz veal = 510.7 g; 1kg 200g veal = 1200 g; half dozen eggs = 6 piece
    half a dozen eggs = 6 piece; 1 and a half dozen eggs = 18 piece; three dozen eggs = 36 piece
    a dozen eggs = 12 piece; 1 doz eggs = 12 piece; ~200g rice = 200 g; ≈200 g rice = 200 g; 1 quart stock = 946 g
    half a gallon of water = 1892.5 g; 8 fl. oz. oat milk = 240 g; 500 mg saffron = 0.5 g; 00 flour 500 g = 500 g
    1 T butter = 15 g; 1 t butter = 5 g; three-quarters cup oats = 0.75 cup; three quarters of a cup of oats = 0.75 cup
    1 Old El Paso kit = 1 piece; 2% milk, 500 ml = 500 g; half a courgette = 0.5 piece; eggs (6) = 6 piece
    6x free-range eggs = 6 piece; a kilo of tomatoes = 1000 g; a few frozen peas = 40 g; smoked sausage x1 = 1 piece
    eggs, x2 = 2 piece; 1 rotisserie chicken, half eaten = 0.5 piece; 2-3 carrots = 2 piece; ½ tin chickpeas = 0.5 tin
    2 x 400g tins tomatoes = 800 g; 1,5 kg potatoes = 1500 g; 1/2 lb ground beef = 227 g; 1 1/2 cups flour = 1.5 cup
    cooked quinoa 1 cup = 1 cup; rocket half bag = 0.5 tin; smoked mackerel 2 fillets = 2 piece
    half a 400g tin of chickpeas = 200 g; a handful of cherry tomatoes = 100 g; a little milk = 15 g
    milk (just a splash) = 15 g; raspberries, a few = 60 g; blue cheese, tiny bit = 30 g; tin chickpeas (half) = 0.5 tin
    celery, couple of sticks = 2 piece; mushrooms - handful = 100 g; a wedge of brie = 75 g
    one and a half onions = 1.5 piece; 2 portions of rice = 400 g; half a glass of red wine = 75 g
    a bunch of coriander going off = 60 g; bunch of asparagus = 250 g
    2 15-oz cans black beans = 850.5 g; carton of chicken broth = 1000 g; 2 fl oz cream = 60 g; 10 cl rum = 100 g
    1 pound cake = 1 piece; 200 gr flour = 200 g; 2 tbs honey = 30 g`),
)('the amount of %j is %s', (entry = '', expected) => {
  const { quantity = 0, unit = '' } = readAmount(entry) ?? {}
  expect(`${Number(quantity.toFixed(3))} ${unit}`).toBe(expected)
})

test.each([
  'leftover rice',
  '10 cm chorizo',
  '8 inch tortillas',
  'some cilantro',
  '7UP',
  '2% milk',
  'five-spice',
  '20 cm baguette',
  'eggs',
  'stew (5 minutes)',
])('reads no amount in %j', (entry) => {
  expect(readAmount(entry)).toBeUndefined()
})

test.each([
  ['one-third cup oats', 1 / 3],
  ['two thirds cup oats', 2 / 3],
])('reads a third of a cup in %j', (entry, quantity) => {
  expect(readAmount(entry)).toEqual({ quantity, unit: 'cup' })
})
