import { describe, expect, test } from 'vitest'
import { listLines } from '../../../src/cookbook/recipe'
import { sides } from '../../../src/cookbook/recipes'
import type { Step } from '../../../src/cookbook/recipeText'
import { selectSides } from '../../../src/cookbook/sides'
import { addSides } from '../../../src/cookbook/writeRecipe'
import { foods } from '../../../src/food'
import { parseRecipe } from '../../../tools/recipes/parseRecipe'
import { leavesOf, replyFor } from './dish'

const reply = (list: string) => replyFor(list.split(', '))

describe('foods that a dish is served with', () => {
  test('rice beside a dish is a line of the list and a step', () => {
    const list = 'lamb mince, peas, garam masala, onion, ginger, garlic, rice'
    expect(leavesOf(list)).toEqual([])
    expect(reply(list)).toMatch(/^- 150 g .*\*\*rice\*\*$/m)
    expect(reply(list)).toMatch(/\bcook the rice\b/i)
  })

  test('nothing that is excluded is served', () => {
    expect(reply('pork chops, apples, mustard, potatoes, walnuts, nut allergy')).not.toContain('**walnuts**')
  })

  test('a dish with rice gets no potatoes beside it', () => {
    expect(leavesOf('2 eggs, leftover rice, soy sauce, peas, potatoes')).toEqual(['potatoes'])
  })

  test('a side takes no more than there is', () => {
    expect(reply('pork chops, apples, onion, mustard, 50g rice')).toContain('- 50 g **rice**')
  })
})

describe('the choice of sides', () => {
  /** The sides of a main dish of these foods, from foods that it does not use. */
  const sidesOf = (cuisine: string, ingredients: readonly string[], names: readonly string[], course = 'Main') => {
    const recipe = parseRecipe(
      `# Stew\n\nAbout it.\n\n**Serves 2** · 30 minutes · ${course} · ${cuisine}\n\n## Ingredients\n\n${ingredients.map((name) => `- 100 g **${name}**`).join('\n')}\n\n## Method\n\n1. **Cook** (1 minute). Cook it.`,
    )
    const list = names.flatMap((name) => {
      const food = foods.get(name)
      return food ? [{ food, name, amount: undefined, isGuess: false }] : []
    })
    const chosen = selectSides({ recipe, ...listLines(recipe.required, []) }, list, [], 10)
    return chosen.flatMap(({ line }) => line.ingredients.map(({ user }) => user?.name))
  }

  test('one starch fills, and bread beside it', () => {
    expect(sidesOf('French', ['beef'], ['rice', 'couscous', 'potato', 'bread'])).toEqual(['rice', 'bread'])
  })

  test('a vegetable goes with a main dish, and cream with a soup', () => {
    const names = ['broccoli', 'lettuce', 'cream']
    expect(sidesOf('French', ['beef'], names)).toEqual(['broccoli', 'lettuce'])
    expect(sidesOf('French', ['beef'], names, 'Soup')).toEqual(['cream'])
  })

  test('flour that thickens a dish does not count as a starch', () => {
    expect(sidesOf('French', ['beef', 'flour'], ['rice'])).toEqual(['rice'])
    expect(sidesOf('French', ['beef', 'pasta'], ['rice'])).toEqual([])
  })

  test('cheese goes with no dish of Asia, and kimchi with those alone', () => {
    expect(sidesOf('Korean', ['beef'], ['cheese', 'kimchi'])).toEqual(['kimchi'])
    expect(sidesOf('French', ['beef'], ['cheese', 'kimchi'])).toEqual(['cheese'])
  })
})

describe('steps of sides', () => {
  const step = (name: string, minutes: number, text: string): Step => ({ name, minutes, text })
  const steps = [step('Chop', 10, 'Cut it all.'), step('Fry', 8, 'Fry it.'), step('Finish', 3, 'Taste. Eat at once.')]
  const add = (before: readonly Step[], ...names: string[]) =>
    addSides(
      before,
      sides.all().flatMap((recipe) => {
        const [line] = listLines(recipe.required, []).required
        const ingredients = line?.ingredients.filter(({ text }) => names.includes(text)) ?? []
        return line && ingredients.length > 0 ? [{ recipe, line: { ...line, ingredients } }] : []
      }),
      2,
    )

  test('what cooks beside a dish starts in time, with its water', () => {
    const { steps: all, longer } = add(steps, 'noodles', 'couscous')
    expect(all.map(({ name }) => name)).toEqual(['Soak the couscous', 'Chop', 'Boil the noodles', 'Fry', 'Finish'])
    expect(all.find(({ name }) => name === 'Soak the couscous')?.text).toContain('180 ml of boiling water')
    expect(longer).toBe(0)
  })

  test('what takes longer than the rest makes all longer', () => {
    expect(add(steps, 'brown rice').longer).toBe(14)
  })

  test('it comes to the table before the sentence on eating', () => {
    expect(add(steps, 'bread').steps.at(-1)?.text).toBe('Taste. Serve with the bread. Eat at once.')
    expect(add([step('Finish', 3, 'Taste. Serve hot.')], 'bread').steps.at(-1)?.text).toBe(
      'Taste. Serve hot, with the bread.',
    )
  })
})
