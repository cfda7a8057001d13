import { describe, expect, test } from 'vitest'
import { addSideSteps } from '../../../src/cookbook/sides'
import { writeReply } from '../../../src/cookbook/writeReply'

const reply = (list: string) => writeReply(list.split(', '))

describe('foods that a dish is served with', () => {
  test('rice beside a dish has an amount, a step and water to boil it', () => {
    const text = reply('lamb mince, peas, garam masala, onion, ginger, garlic, rice')
    expect(text).toContain('# Keema matar')
    expect(text).toContain('- 150 g (⅔ cup) **rice**\n')
    expect(text).toMatch(/\d\. Boil the rice \(2 minutes\)\. .*Leave for 15 minutes while you go on/)
    expect(text).toMatch(/\*\*water\*\*.*for the rice/)
    expect(text).not.toContain('Not used')
  })

  test('herbs, nuts and cheese finish a dish in its last step', () => {
    const text = reply('cod, potatoes, olives, cherry tomatoes, walnuts')
    expect(text).toMatch(/\*\*walnuts\*\*, \d tablespoons/)
    expect(text.split('\n').findLast((line) => /^\d+\. /.test(line))).toContain('walnuts')
  })

  test('nothing that is excluded is served', () => {
    expect(reply('pork chops, apples, mustard, potatoes, walnuts, nut allergy')).not.toContain('**walnuts**')
  })

  test('a dish with rice gets no potatoes beside it', () => {
    expect(reply('2 eggs, leftover rice, soy sauce, peas, potatoes')).toContain('Not used: potatoes.')
  })

  test('a side takes no more than there is', () => {
    expect(reply('pork chops, apples, onion, mustard, 50g peas')).toContain('50 g')
  })
})

describe('steps of sides', () => {
  const steps = ['**Chop** (10 minutes). Chop.', '**Simmer** (20 minutes). Simmer.', '**Finish** (3 minutes). Serve.']
  const side = (wait = 0) => ({
    line: { before: '', ingredients: [], after: '', anyOf: false, condition: undefined },
    method: { step: 'Boil the %', minutes: 2, wait, text: 'Cook for a while…, and drain.', uses: [] },
  })

  test('what cooks by itself starts while other steps follow that take as long', () => {
    const { steps: all, minutes } = addSideSteps(steps, [side(15)])
    expect(all[1]).toBe('**Boil the ** (2 minutes). Cook for a while while you go on, and drain.')
    expect(minutes).toBe(2)
  })

  test('it takes its own time if the steps that follow are too short', () => {
    const { steps: all, minutes } = addSideSteps(steps, [side(40)])
    expect(all[0]).toBe('**Boil the ** (42 minutes). Cook for a while, and drain.')
    expect(minutes).toBe(42)
  })

  test('what is short stands before the step of serving', () => {
    expect(addSideSteps(steps, [side()]).steps[2]).toContain('Boil')
  })

  test('a sentence goes to the end of the last step', () => {
    const { line } = side()
    expect(addSideSteps(steps, [{ line, method: 'Scatter it.' }]).steps.at(-1)).toBe(
      '**Finish** (3 minutes). Serve. Scatter it.',
    )
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

  test('low carb is no crab', () => {
    expect(reply('mince, cauliflower, cheddar, low carb')).toContain("I didn't recognise: low carb.")
  })
})
