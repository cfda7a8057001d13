import { expect, test } from 'vitest'
import { writeReply } from '../../../src/cookbook/writeReply'
import { recognizeFoods } from '../../../src/food/recognizeFoods'

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
])('%s is known as %s', (typed, food) => {
  expect(recognizeFoods(typed).map(({ name }) => name)).toEqual([food])
})

test('maggi is a stock cube in West Africa, and noodles elsewhere', () => {
  const egusi = writeReply(['egusi', 'palm oil', 'spinach', 'crayfish', 'beef', 'maggi'])
  expect(egusi).toContain('- 1 **maggi**, crumbled')
  expect(egusi).not.toContain('Not used')
  expect(writeReply(['maggi', 'eggs', 'spring onions', 'soy sauce'])).toMatch(/noodles|maggi/)
})

test.each([
  [['lamb', 'couscous', 'carrots', 'turnip', 'ras el hanout', 'chickpeas', 'courgette', 'harissa'], '**lamb**'],
  [['idli rice', 'urad dal', 'coconut', 'curry leaves', 'mustard seeds', 'green chilli'], 'with the chutney'],
  [['bok choy', 'dried shiitake', 'oyster sauce', 'garlic', 'rice noodles'], '**rice noodles**'],
  [['chickpeas', 'tahini', 'lemon', 'garlic', 'pita', 'cumin', 'sumac'], '# Hummus'],
  [['nasi putih', 'kecap manis', 'telur', 'bawang merah', 'cabe rawit', 'terasi'], '# Nasi goreng'],
])('%s are all used', (list, words) => {
  const reply = writeReply(list)
  expect(reply).toContain(words)
  expect(reply).not.toContain('Not used')
})

test('the pepper of a dish with tatashe stays pepper', () => {
  const reply = writeReply(['rice', 'tomato paste', 'tatashe', 'onions', 'chicken', 'thyme', 'curry powder'])
  expect(reply).toContain('the rest of the salt and the pepper')
})
