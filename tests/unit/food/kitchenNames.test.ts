import { expect, test } from 'vitest'
import { dietExclusion } from '../../../src/food/excludedFoods'
import { recognizeFoods } from '../../../src/food/recognizeFoods'
import { wishNamed } from '../../../src/food/wishTable'
import { casesOf } from '../../support/cases'
import { leavesOf, replyFor } from '../cookbook/dish'

test.each(
  casesOf(`
    mentsuyu = Fish-free; mentsuyu = Gluten-free; semovita = Gluten-free; toyo = Soy-free; carnitas = Halal
    manteca = Vegetarian; smen = Dairy-free; anchovy stock = Vegetarian`),
)('%s is not %s', (typed = '', name = '') => {
  const wish = wishNamed(name)
  expect(recognizeFoods(typed).map((food) => wish && dietExclusion(wish).excludes(food))).toEqual(['named'])
})

test('palm nut cream contains no milk, and perilla oil no sesame', () => {
  const [cream, oil] = [...recognizeFoods('palm nut cream'), ...recognizeFoods('perilla oil')]
  expect(cream && dietExclusion('Dairy-free').excludes(cream)).toBeUndefined()
  expect(oil && dietExclusion('Sesame-free').excludes(oil)).toBeUndefined()
})

test.each([
  [['lamb', 'couscous', 'carrots', 'turnip', 'ras el hanout', 'chickpeas', 'courgette', 'harissa'], '**lamb**'],
  [['idli rice', 'urad dal', 'coconut', 'curry leaves', 'mustard seeds', 'green chilli'], 'with the chutney'],
  [['bok choy', 'dried shiitake', 'oyster sauce', 'garlic', 'rice noodles'], '**rice noodles**'],
  [['chickpeas', 'tahini', 'lemon', 'garlic', 'pita', 'cumin', 'sumac'], '# Hummus'],
  [['nasi putih', 'kecap manis', 'telur', 'bawang merah', 'cabe rawit', 'terasi'], '# Nasi goreng'],
])('%s are all used', (list, words) => {
  const reply = replyFor(list)
  expect(reply).toContain(words)
  expect(leavesOf(list)).toEqual([])
})

test('the pepper of a dish with tatashe stays pepper', () => {
  const reply = replyFor(['rice', 'tomato paste', 'tatashe', 'onions', 'chicken', 'thyme', 'curry powder'])
  expect(reply).toContain('the rest of the salt and the pepper')
})
