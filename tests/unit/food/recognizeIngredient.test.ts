import { describe, expect, test } from 'vitest'
import { coversKind, kindOf, namesOfKinds, otherParents } from '../../../src/food/foodKinds'
import { foods } from '../../../src/food/foods'
import { foodNamed, normalizeWords } from '../../../src/food/recognizeFoods'
import { recognizeIngredient } from '../../../src/food/recognizeIngredient'

/** What somebody who shops takes a phrase for; undefined for a food that the page does not know. */
const kind = (phrase: string) => recognizeIngredient(phrase).food?.kind

describe('the food of a phrase', () => {
  test.each([
    ['deveined shrimp', 'prawns'],
    ['breast of chicken', 'chicken breast'],
    ['sardines in tomato sauce', 'sardines'],
    ['brie cheese', 'brie'],
    ['guajillo peppers', 'guajillo'],
    ['chanterelle mushrooms', 'chanterelle'],
    ['panko breadcrumbs', 'panko'],
    ['lemon thyme', 'thyme'],
    ['chestnut mushrooms finely sliced', 'mushrooms'],
    ['aspargus', 'asparagus'],
    ['shortning', 'shortening'],
  ])('"%s" is %s', (phrase, expected) => {
    expect(kind(phrase)).toBe(expected)
  })

  test.each([
    'pickle juice',
    'hazelnut oil',
    'beet greens',
    'carrot powder',
    'smoked trout roe dip',
    'larger',
    'candied orange',
    'country',
    'shortcut',
    'matter',
    'cooling',
  ])('the page does not know "%s"', (phrase) => {
    expect(kind(phrase)).toBeUndefined()
  })

  test('words that may be no ingredient are not corrected', () => {
    expect(recognizeIngredient('aspargus', false).food).toBeUndefined()
  })
})

describe('the kinds of foods', () => {
  test('each kind is a name of its food, and each parent a food or a kind', () => {
    const kinds = new Set<string>(foods.keys())
    const wrong: string[] = []
    for (const line of namesOfKinds.trim().split('\n')) {
      const [food = '', groups = ''] = line.split(': ')
      for (const group of groups.split('; ')) {
        const [names = ''] = group.split(/ <\s?/)
        for (const name of names.split(', ')) {
          kinds.add(normalizeWords(name).join(' '))
          if (foodNamed(name)?.name !== food) wrong.push(`${food}: ${name}`)
        }
      }
    }
    for (const [, parent = ''] of namesOfKinds.matchAll(/ < ([^;\n]+)/g)) if (!kinds.has(parent)) wrong.push(parent)
    for (const name of otherParents.trim().split(/,\s*|>/)) if (!kinds.has(name)) wrong.push(name)
    expect(wrong).toEqual([])
  })

  test('a kind that two names share covers itself, and the food that has both', () => {
    const vodka = foods.get('vodka')
    const liqueur = foods.get('liqueur')
    if (!vodka || !liqueur) throw new Error('Both are foods.')
    expect(coversKind(kindOf(vodka, 'gin'), kindOf(vodka, 'vodka'))).toBe(false)
    expect(coversKind(kindOf(liqueur, 'triple sec'), kindOf(liqueur, 'Cointreau'))).toBe(true)
    expect(coversKind(kindOf(liqueur, 'liqueur'), kindOf(liqueur, 'campari'))).toBe(true)
  })
})
