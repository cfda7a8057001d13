import { describe, expect, test } from 'vitest'
import { coversKind, kindOf } from '../../../src/food/foodKinds'
import { foods } from '../../../src/food/foods'
import { foodNamed } from '../../../src/food/nameIndex'
import { recognizeIngredient } from '../../../src/food/recognizeIngredient'
import { normalizeWords } from '../../../src/food/words'
import { casesOf, listOf } from '../../support/cases'

/** What somebody who shops takes a phrase for; undefined for a food that the page does not know. */
const kind = (phrase: string) => recognizeIngredient(phrase).food?.kind

describe('the food of a phrase', () => {
  test.each(
    casesOf(`
      deveined shrimp = prawns; breast of chicken = chicken breast; sardines in tomato sauce = sardines
      brie cheese = brie; guajillo peppers = guajillo; chanterelle mushrooms = chanterelle; panko breadcrumbs = panko
      lemon thyme = thyme; chestnut mushrooms finely sliced = mushrooms; aspargus = asparagus; shortning = shortening`),
  )('"%s" is %s', (phrase = '', expected) => {
    expect(kind(phrase)).toBe(expected)
  })

  test.each(
    listOf(
      'pickle juice, hazelnut oil, carrot powder, smoked trout roe dip, larger, candied orange, country, shortcut, matter, cooling',
    ),
  )('the page does not know "%s"', (phrase) => {
    expect(kind(phrase)).toBeUndefined()
  })

  test('words that may be no ingredient are not corrected', () => {
    expect(recognizeIngredient('aspargus', false).food).toBeUndefined()
  })
})

describe('the kinds of foods', () => {
  test('each kind is a name of its food, and each parent a food or a kind', () => {
    const known = new Set<string>(foods.keys())
    for (const { kinds } of foods.values())
      for (const { names } of kinds) for (const name of names) known.add(normalizeWords(name).join(' '))
    const wrong: string[] = []
    for (const [food, { kinds, kindOf }] of foods) {
      for (const { names, parent } of kinds) {
        for (const name of names) if (foodNamed(name)?.name !== food) wrong.push(`${food}: ${name}`)
        if (parent !== undefined && !known.has(parent)) wrong.push(parent)
      }
      if (kindOf !== undefined && !known.has(kindOf)) wrong.push(kindOf)
    }
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
