import { describe, expect, test } from 'vitest'
import { addSides, type Side, selectSides } from '../../../src/cookbook/sides'
import { writeRecipe } from '../../../src/cookbook/writeRecipe'
import { foods } from '../../../src/food/foods'
import { parseLine, parseRecipe } from '../../../tools/recipes/parseRecipe'
import { leavesOf, needsOf, replyFor } from './dish'

const reply = (list: string) => replyFor(list.split(', '))

describe('foods that a dish is served with', () => {
  test('rice beside a dish has an amount and a step', () => {
    const list = 'lamb mince, peas, garam masala, onion, ginger, garlic, rice'
    expect(leavesOf(list)).toEqual([])
    const text = reply(list)
    expect(text).toContain('# Keema matar')
    expect(text).toContain('- 150 g (¾ cup) **rice**\n')
    expect(text).toMatch(/\d\. \*\*Boil the rice\.\*\* .*on a low heat for 15 minutes/)
  })

  test('the water, the salt and the oil of a side stand among the staples', () => {
    const text = reply('salmon, couscous, lemon')
    expect(text).toContain('teaspoon **salt**, and more for the couscous')
    expect(text).toContain('- **water**, for the couscous')
    expect(reply('trout fillets, almonds, fennel bulb, butter')).toContain('**oil**, and more for the fennel')
  })

  test('rice for somebody with little salt is boiled without it', () => {
    const text = reply('leftover roast lamb, gravy, rice, low salt')
    expect(text).toContain('- **water**, for the rice')
    expect(text).toMatch(/Boil the rice\.\*\* Put the rice .* volume of water\. /)
    expect(text).not.toContain('**salt**')
  })

  test('herbs, nuts and cheese finish a dish in its last step', () => {
    const text = reply('cod, potatoes, olives, cherry tomatoes, walnuts')
    expect(text).toMatch(/\d tablespoons \*\*walnuts\*\*/)
    expect(text.split('\n').findLast((line) => /^\d+\. /.test(line))).toContain('Toast the walnuts in a dry pan')
  })

  test('the oil of a side stands among the staples of a dish that takes none', () => {
    const recipe = parseRecipe(
      '# Ham\n\nAbout it.\n\n**Serves 2** · 5 minutes · Main · British\n\n## Ingredients\n\n- 100 g **ham**\n\n## Method\n\n1. **Slice** (5 minutes). Slice it.',
    )
    const lettuce = foods.get('lettuce')
    const list = lettuce ? [{ food: lettuce, name: 'lettuce', amount: undefined, isGuess: false }] : []
    const listed = { required: recipe.required, optional: [] }
    const chosen = selectSides({ recipe, ...listed }, list, [], 1)
    expect(writeRecipe(recipe, listed, undefined, '', chosen)).toContain('- **oil**, for the lettuce')
  })

  test.each([
    ['salmon, couscous, peas, lemon', /Boil the peas\.\*\* Bring salted water to the boil/],
    ['trout fillets, almonds, fennel bulb, butter', /\*\*Fry the fennel\*\* with a pinch of salt/],
    ['chicken drumsticks, lettuce, lemon', /Dress the lettuce with a little oil and a pinch of salt/],
    ['lentils, pumpkin, coconut milk', /Stir in the coconut milk/],
    ['sausages, potatoes, gravy, yorkshire puddings', /Warm the Yorkshire puddings in a hot oven/],
    ['cheese crackers, tomatoes, avocado, onion', /Serve with the cheese crackers/],
  ])('a vegetable that a dish does not ask for is served beside it: %s', (list, step) => {
    expect(leavesOf(list)).toEqual([])
    expect(reply(list)).toMatch(step)
  })

  test('a vegetable beside a dish gets no salt if the user eats little of it', () => {
    const text = reply('chicken drumsticks, lettuce, bacon, lemon, low salt')
    expect(text).toContain('Dress the lettuce with a little oil, and serve it')
  })

  test('nothing that is excluded is served', () => {
    expect(reply('pork chops, apples, mustard, potatoes, walnuts, nut allergy')).not.toContain('**walnuts**')
  })

  test('a dish with rice gets no potatoes beside it', () => {
    expect(leavesOf('2 eggs, leftover rice, soy sauce, peas, potatoes')).toEqual(['potatoes'])
  })

  test('a side takes no more than there is', () => {
    expect(reply('pork chops, apples, onion, mustard, 50g rice')).toContain('- 50 g (¼ cup) **rice**')
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
    const chosen = selectSides({ recipe, required: recipe.required, optional: [] }, list, [], 10)
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

  test('flour that thickens a dish is no starch', () => {
    expect(sidesOf('French', ['beef', 'flour'], ['rice'])).toEqual(['rice'])
    expect(sidesOf('French', ['beef', 'pasta'], ['rice'])).toEqual([])
  })

  test('cheese goes with no dish of Asia, and kimchi with those alone', () => {
    expect(sidesOf('Korean', ['beef'], ['cheese', 'kimchi'])).toEqual(['kimchi'])
    expect(sidesOf('French', ['beef'], ['cheese', 'kimchi'])).toEqual(['cheese'])
  })
})

describe('steps of sides', () => {
  const steps = ['**Chop** (10 minutes). Chop.', '**Simmer** (20 minutes). Simmer.', '**Finish** (3 minutes). Serve.']
  const side = (text: string, minutes?: number): Side => ({
    line: parseLine('- 75 g **rice**'),
    courses: [],
    ...(minutes && { step: ['Boil the %', minutes] }),
    text,
  })

  test('rice starts before the steps that take as long', () => {
    expect(addSides(steps, [side('Cook the %.', 17)])).toEqual({
      steps: steps.toSpliced(1, 0, '**Boil the rice** (17 minutes). Cook the rice.'),
      minutes: 0,
    })
  })

  test('what takes longer than the whole recipe comes first, and all takes longer', () => {
    const { steps: all, minutes } = addSides(steps, [side('Cook the %.', 40)])
    expect(all[0]).toBe('**Boil the rice** (40 minutes). Cook the rice.')
    expect(minutes).toBe(7)
  })

  test('beside a long step it is started towards the end', () => {
    const long = ['**Bake** (1 hour 30 minutes). Bake.', '**Serve** (3 minutes). Serve.']
    expect(addSides(long, [side('Cook the %.', 17)]).steps[0]).toBe(
      '**Boil the rice** (17 minutes). During the next step, about 17 minutes before the dish is ready, cook the rice.',
    )
  })

  test('a garnish comes before the sentence on eating', () => {
    const eaten = steps.with(2, '**Finish** (3 minutes). Taste. Eat at once.')
    expect(addSides(eaten, [side('Scatter the % over it.')]).steps.at(-1)).toBe(
      '**Finish** (3 minutes). Taste. Scatter the rice over it. Eat at once.',
    )
    const cold = steps.with(2, '**Finish** (3 minutes). Taste. Serve cold.')
    expect(addSides(cold, [side('Scatter the % over it.')]).steps.at(-1)).toMatch(
      /Scatter the rice over it\. Serve cold\.$/,
    )
  })
})

describe('foods that the recipe does not name', () => {
  test('palm sugar and a spoonful of honey do for sugar, by their names', () => {
    const list = 'rice noodles, prawns, bean sprouts, tamarind paste, peanuts, egg, palm sugar'
    const padThai = reply(list)
    expect(padThai).toContain('- 2 tablespoons **palm sugar**')
    expect(padThai).toContain('the palm sugar and 3 tablespoons of water')
    expect(leavesOf(list)).toEqual([])
    expect(reply('chickpeas, coconut milk, curry paste, honey')).toMatch(/teaspoons? \*\*honey\*\*/)
  })

  test('honey makes no sponge', () => {
    expect(reply('self-raising flour, butter, eggs, honey')).not.toMatch(/\d+ g \([^)]*\) \*\*honey/)
  })

  test.each([
    'lentils, sausages, carrots, onion, tinned tomatoes',
    'leftover turkey, stuffing, gravy, puff pastry sheet',
    'leftover roast lamb, gravy, potatoes, peas, mint sauce',
    'roasted vegetables, halloumi, couscous, lemon',
    'eggs, chickpeas, spinach, garlic',
    'leftover risotto, egg, mozzarella',
    'leftover pasta, broccoli, cheddar, milk, ham, mustard',
    'courgette, mushrooms, bell pepper, passata, pasta, mozzarella, basil',
    'lamb shoulder, rosemary, garlic, potatoes, carrots, red wine',
    'broccoli, cheddar, potatoes, onion, milk, butter, ham',
    'spinach, paneer, rice, curry paste',
    'egg noodles, beef strips, mangetout, soy sauce, ginger, spring onions, carrot',
    'turkey mince, noodles, hoisin sauce, carrots',
    'rice, tofu, kimchi, sesame oil, eggs',
    'salmon, maple syrup, green beans',
    'smoked mackerel, eggs, rice, curry powder, peas, lemon',
    'ham hock, peas, potatoes, carrots, parsley',
    'curry sauce, potatoes, cauliflower, peas, rice',
    'leftover vegetables, eggs, cheddar, puff pastry',
    'carrots, courgette, tinned tomatoes, pasta, onion, red lentils',
    'cod, potatoes, lemon, tartare sauce',
    'cooked pasta, tuna, sweetcorn, cheddar, red onion, tomato puree, garlic',
    'leftover rice, black beans, tomato, corn, lime',
    'leftover couscous, chicken, harissa, chickpeas, yogurt, carrot',
    'gammon steaks, pineapple, eggs, potatoes, peas',
    'leftover chicken, gnocchi, pesto, green beans, parmesan',
    "last night's salmon, cooked rice, cucumber, soy sauce",
    'pumpkin, red onion, feta, lentils, rocket, balsamic vinegar',
    'bulgur wheat, tomatoes, cucumber, mint, lemon, pomegranate, halloumi',
    'tuna, pasta, sweetcorn, cheddar, milk, flour, butter, onion',
    'chicken thighs, coconut milk, peanut butter, curry paste, sweet potato, rice',
    'tofu, broccoli, soy sauce, peanut butter',
    '1 sweet potato, peanut butter, coconut milk, spinach',
    'chicken breast, broccoli, cream of mushroom soup, rice',
    'frijoles negros, epazote, onion, masa harina, cotija',
    'groundnut paste, chicken, tomatoes, onion, ginger, okra',
    'chicken, rice noodles, carrots, broccoli',
    'leftover roast lamb, couscous, lemon, mint, pomegranate',
  ])('leaves nothing over: %s', (list) => {
    expect(leavesOf(list)).toEqual([])
  })

  test('rice cakes beside gochujang are those for tteokbokki', () => {
    expect(reply('rice cakes, gochujang, spring onions')).toContain('# Tteokbokki')
  })

  test('boiled eggs need no other eggs', () => {
    expect(needsOf('tinned tuna, boiled eggs, green beans, new potatoes, lemon')).toEqual([])
  })
})

describe('amounts of a smaller recipe', () => {
  test('all of the main food is used', () => {
    const text = reply('200g mince, kidney beans, chopped tomatoes, onion, chilli powder')
    expect(text).toContain('# Chili con carne')
    expect(text).toMatch(/- 200 g .*\*\*mince\*\*/)
    expect(text).toContain('Serves 2 ')
  })

  test('the weight of one piece stays', () => {
    expect(reply('2 salmon fillets, lemon, asparagus')).toMatch(/- 2 pieces \(about 150 g, 5 oz each\) \*\*salmon/)
  })

  test('half a tin of coconut milk limits a curry', () => {
    expect(reply('chickpeas, spinach, half tin coconut milk, curry powder, onion')).toMatch(
      /- (?:½ can|200 ml).*\*\*coconut milk\*\*/,
    )
  })
})

describe("the user's own words", () => {
  test('for a staple', () => {
    expect(reply('eggs, spinach, olive oil')).toMatch(/tablespoons \*\*olive oil\*\*/)
  })

  test('half a pepper is a vegetable', () => {
    expect(reply('half a pepper, 3 eggs, potatoes, onion')).toMatch(/\*\*bell peppers?\*\*/)
  })

  test('drumstick beside toor dal is a pod, and chicken elsewhere', () => {
    expect(reply('toor dal, drumstick, tamarind, curry leaves, mustard seeds')).not.toMatch(/chicken|pink/)
    expect(reply('drumsticks, potatoes, lemon, thyme')).toContain('**drumsticks**')
  })

  test('low carb is a diet, not a crab', () => {
    const text = reply('mince, cauliflower, cheddar, potatoes, low carb')
    expect(text).toContain('Low-carb, as you asked.')
    expect(reply('chicken thighs, tamari, cauliflower, low carb')).toContain('**sugar**, very little or none')
    expect(text).not.toMatch(/crab|\*\*potatoes/)
  })
})
