import { describe, expect, test } from 'vitest'
import { addSideSteps } from '../../../src/cookbook/sides/addSideSteps'
import { writeReply } from '../../../src/cookbook/writeReply'
import { leavesOf, needsOf } from './dish'

const reply = (list: string) => writeReply(list.split(', '))

describe('foods that a dish is served with', () => {
  test('rice beside a dish has an amount, a step and water to boil it', () => {
    const list = 'lamb mince, peas, garam masala, onion, ginger, garlic, rice'
    expect(leavesOf(list)).toEqual([])
    const text = reply(list)
    expect(text).toContain('# Keema matar')
    expect(text).toContain('- 150 g (¾ cup) **rice**\n')
    expect(text).toMatch(/\d\. Boil the rice\. .*Leave for 15 minutes while you go on/)
    expect(text).toMatch(/\*\*water\*\*.*for the rice/)
  })

  test('herbs, nuts and cheese finish a dish in its last step', () => {
    const text = reply('cod, potatoes, olives, cherry tomatoes, walnuts')
    expect(text).toMatch(/\d tablespoons \*\*walnuts\*\*/)
    expect(text.split('\n').findLast((line) => /^\d+\. /.test(line))).toContain('walnuts')
  })

  test('a chilli that a recipe does not ask for is chopped over the dish, and a dried one becomes a sauce', () => {
    const sopes = 'masa harina, frijoles negros, queso fresco, cebolla'
    expect(reply(`${sopes}, chile serrano`)).toContain('Scatter the serrano over it')
    expect(reply(`${sopes}, chile guajillo`)).toContain('Make a sauce of the guajillo chile')
  })

  test('a stock cube goes into the pot, and nowhere into a dish without one', () => {
    expect(reply('zucchini, mozzarella, passata, oxo cube, beef mince')).toMatch(/Simmer .*Stir in the stock cube\./)
    expect(leavesOf('eggs, cheddar, spinach, oxo cube')).toEqual(['stock cube'])
  })

  test('leftovers are heated only after the bread beside them is made', () => {
    const text = reply('leftover dal, 1 cup atta, half an onion, green chilli')
    expect(text.indexOf('Make chapatis')).toBeLessThan(text.search(/\. Heat\b/))
  })

  test('a side of one sentence lists the staples that it names', () => {
    expect(reply('fish fingers, oven chips, cucumber')).toMatch(/\*\*oil\*\*.*for the cucumber/)
  })

  test.each([
    [
      'sausages, potatoes, gravy, yorkshire puddings',
      /Warm the Yorkshire puddings for about 5 minutes\. .*in a hot oven/,
    ],
    ['cod, breadcrumbs, butter, frozen chips', /Bake the chips\. .*about 20 minutes/],
    ['lactose intolerant, salmon, spinach, spaghetti, lemon', /Wilt the spinach for about 3 minutes/],
    ['chicken, tortillas, serrano chiles, onion, cilantro, tomatillos', /Make a salsa\. Boil the tomatillos/],
    ['udon, kamaboko, dashi stock, aburaage', /Warm the kamaboko in hot water and lay it on top/],
  ])('%s: a step says how the side is made', (list, step) => {
    expect(reply(list)).toMatch(step)
  })

  test('nothing that is excluded is served', () => {
    expect(reply('pork chops, apples, mustard, potatoes, walnuts, nut allergy')).not.toContain('**walnuts**')
  })

  test('rice that the recipe is served with comes to a dish with potatoes', () => {
    const text = reply('steak, red onion, tomatoes, soy sauce, french fries, rice')
    expect(text).toContain('# Lomo saltado')
    expect(text).toContain('**rice**')
  })

  test.each([
    ['pork shoulder, masa harina, guajillo chiles, hominy, radishes', 'Make tortillas'],
    ['aloo, gobi, jeera, haldi, atta', 'Make chapatis'],
    ['egusi, palm oil, ugu leaves, goat meat, gari', 'Stir the gari'],
  ])('the dough of a kitchen is made beside its dish: %s', (list, step) => {
    expect(reply(list)).toContain(step)
  })

  test('gravy is poured over, and tomato soup stands beside the toast', () => {
    expect(leavesOf('sausages, carrots, potatoes, gravy granules, broccoli')).toEqual([])
    expect(reply('bread, cheddar, tomato soup, butter')).toContain('Heat the tomato soup until it simmers')
  })

  test('a dish with rice gets no potatoes beside it', () => {
    expect(leavesOf('2 eggs, leftover rice, soy sauce, peas, potatoes')).toEqual(['potatoes'])
  })

  test('potatoes are roasted beside a dish that heats the oven', () => {
    const text = reply('chicken breast, bacon, cheese, bbq sauce, potatoes')
    expect(text).toMatch(/\d\. Roast the potatoes\. .* 35 minutes, turning once/)
  })

  test('burgers get their potatoes as wedges', () => {
    expect(reply('beef mince, bread rolls, onion, egg, potatoes, mustard')).toContain('**potatoes**, in wedges')
  })

  test('vegetables that a pasta does not name are folded into it', () => {
    expect(reply('bacon, eggs, spaghetti, parmesan, courgettes')).toContain('fold them into the dish at the end')
  })

  test('red lentils beside a dish become a mash under it', () => {
    expect(reply('vegetarian, halloumi, red lentils, aubergine, tomatoes')).toContain('thick mash')
  })

  test('a side takes no more than there is', () => {
    expect(reply('pork chops, apples, onion, mustard, 50g peas')).toContain('50 g')
  })
})

describe('steps of sides', () => {
  const steps = ['**Chop** (10 minutes). Chop.', '**Simmer** (20 minutes). Simmer.', '**Finish** (3 minutes). Serve.']
  const side = (wait = 0) => ({
    line: { before: '', ingredients: [], after: '', anyOf: false, condition: undefined, notes: [] },
    method: { step: 'Boil the %', minutes: 2, wait, text: 'Cook for a while…, and drain.', uses: [] },
  })

  test('what cooks by itself starts while other steps follow that take as long', () => {
    const { steps: all, minutes } = addSideSteps(steps, [side(15)])
    expect(all[1]).toBe('**Boil the ** (2 minutes). Cook for a while while you go on, and drain.')
    expect(minutes).toBe(2)
  })

  test('what takes longer than the whole recipe is started first', () => {
    const { steps: all, minutes } = addSideSteps(steps, [side(40)])
    expect(all[0]).toBe('**Boil the ** (9 minutes). Cook for a while, and drain. Start the next step after 7 minutes.')
    expect(minutes).toBe(9)
  })

  test('beside a long step it is started towards the end', () => {
    const long = ['**Bake** (1 hour 30 minutes). Bake.', '**Serve** (3 minutes). Serve.']
    expect(addSideSteps(long, [side(15)]).steps[0]).toBe(
      '**Boil the ** (2 minutes). About 17 minutes before the dish is ready, cook for a while, and drain.',
    )
  })

  test('it is fried while the dish needs no cook', () => {
    const { line, method } = side()
    const { steps: all, minutes } = addSideSteps(steps, [{ line, method: { ...method, wait: 0 } }])
    expect(all[2]).toBe('**Boil the ** (2 minutes). Towards its end, cook for a while…, and drain.')
    expect(minutes).toBe(0)
  })

  test('it waits at most a few minutes for the dish', () => {
    const long = [
      '**Simmer** (20 minutes). Simmer.',
      '**Add** (40 minutes). Add the rest.',
      '**Serve** (3 minutes). Serve.',
    ]
    const { line, method } = side()
    const fried = addSideSteps(long, [{ line, method: { ...method, wait: 0 } }])
    expect(fried.steps[2]).toContain('Boil')
    expect(fried.minutes).toBe(2)
    expect(addSideSteps(['**Cook** (14 minutes). Cook.', ...steps.slice(2)], [side(6)]).steps[0]).toContain(
      'About 8 minutes before',
    )
  })

  test('a side that boils is placed after one that is fried for the same meal', () => {
    const { line, method } = side()
    const fried = { line, method: { ...method, step: 'Fry', minutes: 10, wait: 0 } }
    const { steps: all } = addSideSteps(
      ['**Mix** (12 minutes). Mix.', '**Serve** (3 minutes). Serve.'],
      [side(12), fried],
    )
    expect(all[1]).toContain('Boil')
    expect(all[2]).toContain('Fry')
  })

  test('it is fried before the dish if it keeps warm', () => {
    const fried = [
      '**Season** (2 minutes). Salt it.',
      '**Fry** (6 minutes). Heat the oil.',
      '**Serve** (1 minute). Serve.',
    ]
    const { line, method } = side()
    const { steps: all } = addSideSteps(fried, [{ line, method: { ...method, wait: 0, keepsWarm: true } }])
    expect(all[1]).toContain('Boil')
  })

  test('it goes into the pot of a dish that simmers', () => {
    const { line } = side()
    expect(addSideSteps(steps, [{ line, method: { lastMinutes: 12 } }]).steps[1]).toBe(
      '**Simmer** (20 minutes). Simmer. Add the  for the last 12 minutes.',
    )
  })

  test('a short step is placed before the step that serves', () => {
    const mixed = ['**Mix** (10 minutes). Mix.', '**Finish** (3 minutes). Serve.']
    expect(addSideSteps(mixed, [side()]).steps[1]).toContain('Boil')
  })

  test('a sentence goes to the end of the last step', () => {
    const { line } = side()
    expect(addSideSteps(steps, [{ line, method: 'Scatter it.' }]).steps.at(-1)).toBe(
      '**Finish** (3 minutes). Serve. Scatter it.',
    )
  })
})

describe('foods that the recipe does not name', () => {
  test('a vegetable cooks in the sauce, not beside it', () => {
    const text = reply('mince, tinned tomatoes, pasta, garlic, green beans')
    expect(text).toContain('Add the green beans for the last 10 minutes.')
    expect(text).not.toContain('beside the dish')
  })

  test('pasta beside a sauce is tossed with it', () => {
    expect(reply('turkey mince, green beans, carrots, garlic, spaghetti')).toContain(
      'Drain, and toss with the dish when it is done.',
    )
  })

  test('potatoes beside a short dish begin before it', () => {
    expect(reply('salmon fillets, broccoli, lemon, new potatoes')).toMatch(/^1\. Boil the new potatoes/m)
  })

  test('noodles do not wait through a whole braise', () => {
    const stroganoff = reply('ground beef, cream of mushroom soup, egg noodles, onion')
    expect(stroganoff).toMatch(/\d\. Boil the egg noodles[^\n]*\n\d\. Finish/)
  })

  test('noodles are ready before the pan is hot', () => {
    expect(reply('tofu, mushrooms, noodles, pak choi')).toMatch(
      /\d\. Boil the noodles.*toss into the dish.*\n\d\. Fry the tofu/,
    )
  })

  test.each([
    ['400g turkey mince, 1 courgette, half jar pesto, 300g pasta', 'Fry the turkey mince'],
    ['leftover sausages, baked beans, bread', 'Fry the leftover sausages'],
    ['trout fillets, almonds, fennel bulb, butter', 'Fry the fennel'],
    ['leftover roast pork, apples, potatoes, gravy', 'Fry the apples'],
    ['lentils, pumpkin, coconut milk', 'Stir in the coconut milk'],
  ])('%s: %s', (list, step) => {
    expect(reply(list)).toContain(step)
  })

  test('a seasoning goes in with the pepper', () => {
    expect(reply('spinach, ricotta, puff pastry, eggs, nutmeg')).toContain(
      'with the salt, pepper, nutmeg and the rest of the oil',
    )
  })

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
    'leftover turkey, stuffing, brussels sprouts, roast potatoes, gravy',
    'lentils, sausages, carrots, onion, tinned tomatoes',
    'leftover turkey, stuffing, gravy, puff pastry sheet',
    'leftover roast beef, yorkshire puddings, horseradish, onion, gravy',
    'leftover roast lamb, gravy, potatoes, peas, mint sauce',
    'roasted vegetables, halloumi, couscous, lemon',
    'eggs, chickpeas, spinach, garlic',
    'leftover risotto, egg, mozzarella',
    'leftover pasta, broccoli, cheddar, milk, ham, mustard',
    'courgette, mushrooms, bell pepper, passata, pasta, mozzarella, basil',
    'lamb shoulder, rosemary, garlic, potatoes, carrots, red wine',
    'white fish, saffron, fennel, tinned tomatoes, potatoes',
    'broccoli, cheddar, potatoes, onion, milk, butter, ham',
    'salmon, potatoes, spinach, cream, dill, peas',
    'cod, lentils, spinach, lemon',
    'salmon, couscous, peas, lemon',
    'spinach, paneer, rice, curry paste',
    'egg noodles, beef strips, mangetout, soy sauce, ginger, spring onions, carrot',
    'prawns, couscous, garlic, chorizo',
    'turkey mince, noodles, hoisin sauce, carrots',
    'rice, tofu, kimchi, sesame oil, eggs',
    'salmon, maple syrup, green beans',
    'smoked mackerel, eggs, rice, curry powder, peas, lemon',
    'ham hock, peas, potatoes, carrots, parsley',
    'curry sauce, potatoes, cauliflower, peas, rice',
    'leftover vegetables, eggs, cheddar, puff pastry',
    'new potatoes, eggs, sardines, lemon, parsley, mayo',
    'leftover beef stew, puff pastry, carrots, peas',
    'carrots, courgette, tinned tomatoes, pasta, onion, red lentils',
    'chicken, tortillas, black beans, salsa, cheddar, rice',
    'ground turkey, courgette, rice, soy sauce, garlic, sesame oil',
    'cauliflower, chickpeas, tahini, couscous, raisins, cumin',
    'cod, potatoes, lemon, tartare sauce',
    'cooked pasta, tuna, sweetcorn, cheddar, red onion, tomato puree, garlic',
    'leftover rice, black beans, tomato, corn, lime',
    'leftover curry, naan, yogurt, cucumber, rice, spinach',
    'leftover couscous, chicken, harissa, chickpeas, yogurt, carrot',
    'gammon steaks, pineapple, eggs, potatoes, peas',
    'leftover chicken, gnocchi, pesto, green beans, parmesan',
    "last night's salmon, cooked rice, cucumber, soy sauce",
    'pumpkin, red onion, feta, lentils, rocket, balsamic vinegar',
    'bulgur wheat, tomatoes, cucumber, mint, lemon, pomegranate, halloumi',
    'new potatoes, asparagus, eggs, watercress, smoked salmon, lemon',
    'tuna, pasta, sweetcorn, cheddar, milk, flour, butter, onion',
    'chicken thighs, coconut milk, peanut butter, curry paste, sweet potato, rice',
    'mackerel fillets, beetroot, potatoes, horseradish, dill, lemon',
    'sausages, pasta, fennel seeds, tinned tomatoes, garlic',
    'tofu, broccoli, soy sauce, peanut butter',
    '1 sweet potato, peanut butter, coconut milk, spinach',
    'chicken breast, broccoli, cream of mushroom soup, rice',
    'frijoles negros, epazote, onion, masa harina, cotija',
    'groundnut paste, chicken, tomatoes, onion, ginger, okra',
    'chicken, rice noodles, carrots, broccoli',
    'chicken thighs, lemon, olives, dried apricots, onion',
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

  test('fried onions go into a wrap, and not over it', () => {
    const text = reply('halloumi, tortillas, sour cream, bell peppers, red onion')
    expect(text).toContain('Add to the filling')
    expect(text).not.toContain('Spoon over the dish')
  })

  test('low carb is a diet, not a crab', () => {
    const text = reply('mince, cauliflower, cheddar, potatoes, low carb')
    expect(text).toContain('Low-carb, as you asked.')
    expect(reply('chicken thighs, tamari, cauliflower, low carb')).toContain('**sugar**, very little or none')
    expect(text).not.toMatch(/crab|\*\*potatoes/)
  })
})
