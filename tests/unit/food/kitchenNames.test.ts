import { expect, test } from 'vitest'
import { breaksWish } from '../../../src/food/foods'
import { recognizeFoods } from '../../../src/food/recognizeFoods'
import { leavesOf, replyFor } from '../cookbook/dish'

test.each([
  ['hari mirch', 'chilli'],
  ['dhania powder', 'ground coriander'],
  ['dhania', 'coriander'],
  ['nasi putih', 'cooked rice'],
  ['telur', 'eggs'],
  ['bawang merah', 'shallot'],
  ['bawang putih', 'garlic'],
  ['cabe rawit', 'chilli'],
  ['galletas de soda', 'crackers'],
  ['leche evaporada', 'evaporated milk'],
  ['aceite de oliva', 'oil'],
  ['aceitunas', 'olives'],
  ['ata rodo', 'scotch bonnet'],
  ['garden eggs', 'aubergine'],
  ['camarão', 'prawns'],
  ['parippu', 'red lentils'],
  ['mentsuyu', 'mentsuyu'],
  ['aehobak', 'courgette'],
  ['kacang panjang', 'green beans'],
  ['cabai merah', 'chilli'],
  ['lengkuas', 'galangal'],
  ['eish baladi', 'pitta'],
  ['bangus', 'white fish'],
  ['sampalok mix', 'sinigang mix'],
  ['sampalok', 'tamarind'],
  ['siling haba', 'chilli'],
  ['labanos', 'radish'],
  ['munggo', 'mung beans'],
  ['lasan', 'garlic'],
  ['pista', 'pistachios'],
  ['carne mechada', 'cooked beef'],
  ['manteca', 'lard'],
  ['ful beans', 'broad beans'],
  ['chole masala', 'rajma masala'],
  ['anchovy stock', 'anchovy stock'],
  ['fermented tofu', 'fermented bean curd'],
  ['banana blossom', 'banana blossom'],
  ['palm nut cream', 'palm nut concentrate'],
  ['maggi seasoning', 'soy sauce'],
  ['gyoza skins', 'dumpling wrappers'],
  ['domates', 'tomatoes'],
  ['beyaz peynir', 'feta'],
  ['niter kibbeh', 'ghee'],
  ['kuey teow', 'rice noodles'],
  ['nar eksisi', 'pomegranate molasses'],
  ['ssal', 'rice'],
  ['shinkurt', 'onion'],
  ['berenj', 'rice'],
  ['zaferan', 'saffron'],
  ['piaz', 'onion'],
  ['goosht', 'lamb'],
  ['tokhm morgh', 'eggs'],
  ['kapusta kiszona', 'sauerkraut'],
  ['kapusta', 'cabbage'],
  ['ziemniaki', 'potato'],
  ['kasza gryczana', 'buckwheat'],
  ['twarog', 'cottage cheese'],
  ['smietana 18%', 'sour cream'],
  ['badrijani', 'aubergine'],
  ['nigvzi', 'walnuts'],
  ['khmeli suneli', 'ras el hanout'],
  ['lobio', 'kidney beans'],
  ['tkemali', 'plum sauce'],
  ['nane', 'mint'],
  ['sumak', 'sumac'],
  ['biber salcasi', 'tomato paste'],
  ['koobi', 'salt fish'],
  ['salted tilapia', 'salt fish'],
  ['curry patta', 'curry leaves'],
  ['krumpli', 'potato'],
  ['tejfol', 'sour cream'],
  ['buryak', 'beetroot'],
  ['rose water', 'rose water'],
  ['makhana', 'makhana'],
  ['bombay duck', 'stockfish'],
  ['allspice berries', 'allspice'],
  ['queso panela', 'feta'],
  ['carne desmechada', 'cooked beef'],
  ['bully beef', 'corned beef'],
  ['tofoo', 'tofu'],
  ['tostitos', 'tortilla chips'],
  ["frank's red hot", 'hot sauce'],
  ['papas fritas', 'french fries'],
  ['kerala parotta', 'chapatis'],
  ['makaron', 'pasta'],
  ['none', undefined],
])('%s is known as %s', (typed, food) => {
  expect(recognizeFoods(typed).map(({ name }) => name)).toEqual(food === undefined ? [] : [food])
})

test.each([
  ['mentsuyu', 'Fish-free'],
  ['mentsuyu', 'Gluten-free'],
  ['semovita', 'Gluten-free'],
  ['toyo', 'Soy-free'],
  ['carnitas', 'Halal'],
  ['manteca', 'Vegetarian'],
  ['smen', 'Dairy-free'],
  ['anchovy stock', 'Vegetarian'],
] as const)('%s is not %s', (typed, wish) => {
  expect(recognizeFoods(typed).map((food) => breaksWish(food, wish))).toEqual(['named'])
})

test('palm nut cream contains no milk, and perilla oil no sesame', () => {
  const [cream, oil] = [...recognizeFoods('palm nut cream'), ...recognizeFoods('perilla oil')]
  expect(cream && breaksWish(cream, 'Dairy-free')).toBeUndefined()
  expect(oil && breaksWish(oil, 'Sesame-free')).toBeUndefined()
})

test('maggi is a stock cube in West Africa, and noodles elsewhere', () => {
  const list = ['egusi', 'palm oil', 'spinach', 'crayfish', 'beef', 'maggi']
  expect(leavesOf(list)).toEqual([])
  expect(replyFor(list)).toContain('- 1 **maggi**, crumbled')
  expect(replyFor(['maggi', 'eggs', 'spring onions', 'soy sauce'])).toMatch(/noodles|maggi/)
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
