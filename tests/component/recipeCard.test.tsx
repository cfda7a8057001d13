import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyModule } from '../../src/lib/lazyModule'
import type { Understanding } from '../../src/recipe/loadUnderstanding'
import { recipe } from '../support/recipe'
import {
  contentOf,
  type PanelProps,
  panel,
  plainAndSigned,
  pressInShare,
  recipeIsRead,
  setupUser,
  signed,
} from '../support/recipePanel'
import { fakeWakeLock } from '../support/wakeLock'
import '../support/modalDialog'

/** Imports the chunk with what the page does with a recipe that it understands. Each test loads it again. */
const importUnderstanding = vi.fn<() => Promise<Understanding>>()
const chunk = vi.hoisted(() => ({ load: undefined as unknown }))

vi.mock('../../src/recipe/loadUnderstanding', () => ({
  get loadUnderstanding() {
    return chunk.load
  },
}))

beforeEach(() => {
  importUnderstanding.mockReset().mockImplementation(() => import('../../src/recipe/understanding.lazy'))
  chunk.load = lazyModule(importUnderstanding)
})

const stew = recipe(`# Lentil stew

**Serves 4**

## Ingredients

- 200 g red lentils
- 2 carrots, diced
- 1 onion
- 1 tbsp oil
- 500 ml vegetable stock

## Method

1. Fry the onion in the oil for 5 minutes.
2. Add the lentils, the carrots and the stock. Simmer for 20-25 minutes.
3. Serve.
`)

const apology = recipe('I am sorry, but nobody can cook a meal from nails and glue. Please add some food.')

const larder = ['Onion', 'Carrots', 'Milk']

/** Renders a finished recipe in a browser with these properties of `navigator`. Does not wait for the lazy chunk. */
function renderRecipe(props: PanelProps = {}, browser: Readonly<Record<string, unknown>> = {}) {
  const user = setupUser(browser)
  const { container, rerender } = render(panel({ recipe: stew, list: larder, ...props }))
  return {
    user,
    content: () => contentOf(container),
    understood: () => container.querySelector('[data-understood]')?.getAttribute('data-understood'),
    update: (changed: PanelProps) => rerender(panel({ recipe: stew, list: larder, ...props, ...changed })),
  }
}

/** Renders a finished recipe, and waits until the page has read it. */
async function renderRead(...options: Parameters<typeof renderRecipe>) {
  const page = renderRecipe(...options)
  await recipeIsRead()
  return page
}

/** Offline, a load that failed is not tried again before the next recipe. */
function failToLoad() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  importUnderstanding.mockRejectedValue(new Error('not found'))
}

const button = (name: string) => screen.getByRole('button', { name })
const fitRegion = () => screen.getByRole('region', { name: 'How it fits your list' })
const servings = () => screen.getByRole('spinbutton', { name: 'Servings' })
const servingsStatus = () => screen.getByRole('status', { name: 'Servings changed' })
const timers = () => screen.getByRole('region', { name: 'Timers' })
const dialog = () => screen.getByRole('dialog', { name: 'Cook step by step' })

async function setServings(user: UserEvent, number: string) {
  await user.clear(servings())
  await user.type(servings(), number)
}

/** The foods in one of the lists of the fit, which may be in a closed disclosure. */
const foodsIn = (part: 'uses' | 'needs' | 'leaves') =>
  [...fitRegion().querySelectorAll(`[data-fit="${part}"] [data-food]`)].map(({ textContent }) => textContent)

/** The texts of the ingredients of the recipe. */
const ingredients = (content: HTMLElement) =>
  [...content.querySelectorAll('ul > li')].map(({ textContent }) => textContent.trim())

const original = ['200 g red lentils', '2 carrots, diced', '1 onion', '1 tbsp oil', '500 ml vegetable stock']
const doubled = ['400 g red lentils', '4 carrots, diced', '2 onions', '2 tbsp oil', '1000 ml vegetable stock']

describe('the answer whether the page understands the recipe', () => {
  test('the answer comes together with the fit, the servings and the timers', async () => {
    const { understood, content } = renderRecipe()
    expect(understood()).toBeUndefined()
    // At the first change of the attribute, the page already shows the rest.
    await waitFor(() => expect(understood()).toBe('yes'))
    expect(fitRegion()).toBeVisible()
    expect(servings()).toHaveValue(4)
    expect(within(content()).getAllByRole('button')).toHaveLength(2)
    expect(button('Cook step by step')).toBeVisible()
  })

  test('until a long list is compared, the fit of the list before stays', async () => {
    const { update } = await renderRead()
    const before = foodsIn('uses')
    update({ list: [...larder, ...Array.from({ length: 60 }, (_, index) => `unknown ${index}`)] })
    expect(foodsIn('uses')).toEqual(before)
    await waitFor(() => expect(foodsIn('leaves')).toContain('unknown 59'))
  })

  test('a recipe that streams has no answer and no fit, and one that is complete has both', async () => {
    const { understood, update } = await renderRead()
    const next = { ...stew, id: 2 }
    update({ recipe: next, isBusy: true, isStreaming: true })
    expect(understood()).toBeUndefined()
    expect(screen.queryByRole('region', { name: 'How it fits your list' })).toBeNull()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    update({ recipe: next })
    await recipeIsRead()
    expect(understood()).toBe('yes')
    expect(fitRegion()).toBeVisible()
    // While the next one is requested.
    update({ recipe: next, isBusy: true })
    expect(understood()).toBeUndefined()
  })

  test.each([
    ['# Soup\n\n**Serv', 'Serv'],
    ['# Soup\n\n**Serves** 2, **To', 'Serves 2, To'],
    ['# Soup\n\n**Serves 2*', 'Serves 2'],
    ['# Soup\n\nWarm *', 'Warm'],
    ['# Soup\n\nWarm **', 'Warm'],
    ['# Soup\n\nWarm *gently*', 'Warm gently'],
  ])('bold words that arrive show no marks: %j', async (markdown, shown) => {
    const { container } = render(panel({ recipe: recipe(markdown), isBusy: true, isStreaming: true }))
    expect(contentOf(container).textContent?.replace(/\s+/g, ' ').trim()).toBe(`Soup ${shown}`)
  })

  test('an apology is not understood: it has no fit, no servings, no step mode, and nothing to copy', async () => {
    const { understood } = await renderRead({ recipe: apology })
    expect(understood()).toBe('no')
    expect(screen.queryByRole('region', { name: 'How it fits your list' })).toBeNull()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cook step by step' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('without the lazy chunk the recipe is not understood, but can be read, ticked and copied', async () => {
    failToLoad()
    const { user, understood, content } = await renderRead()
    expect(understood()).toBe('no')
    expect(ingredients(content())).toEqual(original)
    await user.click(screen.getByText('1 onion'))
    expect(screen.getByRole('checkbox', { name: '1 onion' })).toBeChecked()
    await pressInShare(user, 'Copy text')
    expect(await navigator.clipboard.readText()).toBe(plainAndSigned(stew.markdown))
    expect(screen.queryByRole('region', { name: 'How it fits your list' })).toBeNull()
  })

  test('the next recipe loads a chunk again that could not be loaded', async () => {
    failToLoad()
    const { understood, update } = await renderRead()
    expect(understood()).toBe('no')
    importUnderstanding.mockImplementation(() => import('../../src/recipe/understanding.lazy'))
    update({ recipe: { ...stew, id: 2 } })
    expect(understood()).toBeUndefined()
    await waitFor(() => expect(understood()).toBe('yes'))
  })
})

test('an empty recipe does not load the chunk', async () => {
  renderRecipe({ recipe: recipe('') })
  await act(async () => undefined)
  expect(importUnderstanding).not.toHaveBeenCalled()
})

describe('how the recipe fits the list', () => {
  test('three lists show what the recipe uses, what it needs and what it leaves', async () => {
    await renderRead()
    expect(foodsIn('uses')).toEqual(['Onion', 'Carrots'])
    expect(foodsIn('needs')).toEqual(['red lentils', 'vegetable stock'])
    expect(foodsIn('leaves')).toEqual(['Milk'])
    expect(within(fitRegion()).getByText('Uses 2 of your 3')).toBeVisible()
  })

  test('the fit follows the list', async () => {
    const { update } = await renderRead()
    update({ list: ['Onion', 'Carrots', 'Lentils'] })
    expect(foodsIn('uses')).toEqual(['Onion', 'Carrots', 'Lentils'])
    expect(foodsIn('needs')).toEqual(['vegetable stock'])
    expect(foodsIn('leaves')).toEqual([])
    expect(within(fitRegion()).getByText('Uses all 3 of your list')).toBeVisible()
  })

  test('an empty list compares nothing, because the recipe would need all its ingredients', async () => {
    const { update } = await renderRead({ list: [] })
    expect(screen.queryByRole('region', { name: 'How it fits your list' })).toBeNull()
    update({ list: ['Onion'] })
    expect(foodsIn('needs')).toEqual(['red lentils', 'carrots', 'vegetable stock'])
  })

  test('Add puts a food on the list, and the focus moves to the next one, and from the last one to what the recipe uses', async () => {
    function Page() {
      const [list, setList] = useState(larder)
      return panel({ recipe: stew, list, onAdd: (food, id) => id === stew.id && setList([...list, food]) })
    }
    const user = userEvent.setup()
    render(<Page />)
    const first = await screen.findByRole('button', { name: 'Add red lentils' })
    first.focus()
    await user.keyboard('{Enter}')
    expect(button('Add vegetable stock')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(foodsIn('needs')).toEqual([])
    expect(within(fitRegion()).getByText('Uses 4 of your 5')).toHaveFocus()
  })
})

describe('servings', () => {
  test('the field scales the amounts and the yield of the original, and times stay', async () => {
    const { user, content } = await renderRead()
    expect(ingredients(content())).toEqual(original)
    await setServings(user, '8')
    expect(ingredients(content())).toEqual(doubled)
    expect(content()).toHaveTextContent('Serves 8')
    expect(content()).toHaveTextContent('for 5 minutes')
    expect(servingsStatus()).toHaveTextContent('Amounts for 8 instead of 4. Pans and times may change.')
    await setServings(user, '4')
    expect(ingredients(content())).toEqual(original)
    expect(content()).toHaveTextContent('Serves 4')
    expect(servingsStatus()).toBeEmptyDOMElement()
  })

  test('the buttons change the servings by one, down to one', async () => {
    const { user, content } = await renderRead()
    await user.click(button('More servings'))
    expect(servings()).toHaveValue(5)
    expect(ingredients(content()).slice(0, 2)).toEqual(['250 g red lentils', '2½ carrots, diced'])
    for (let count = 0; count < 6; count++) await user.click(button('Fewer servings'))
    expect(servings()).toHaveValue(1)
    expect(ingredients(content())[0]).toBe('50 g red lentils')
    // `disabled` would take the focus away.
    expect(button('Fewer servings')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Fewer servings')).toHaveFocus()
  })

  test.each(['0', '-2', '0.1', '201', '1e9', ''])('the input "%s" changes nothing', async (text) => {
    const { user, content } = await renderRead()
    await user.click(button('More servings'))
    const before = ingredients(content())
    servings().focus()
    await user.clear(servings())
    if (text) await user.paste(text)
    expect(ingredients(content())).toEqual(before)
    await user.tab()
    expect(servings()).toHaveValue(5)
  })

  test('a recipe without a yield has no servings, and one without an amount to convert no units', async () => {
    const salad = '# Salad\n\n## Ingredients\n\n- 3 tomatoes\n- 1 leek\n\n## Method\n\n1. Slice it all.'
    const { understood } = await renderRead({ recipe: recipe(salad) })
    expect(understood()).toBe('yes')
    expect(screen.queryByRole('combobox', { name: 'Units' })).toBeNull()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByRole('button', { name: 'More servings' })).toBeNull()
  })

  test('a yield of pieces names them', async () => {
    await renderRead({ recipe: recipe(stew.markdown.replace('Serves 4', 'Makes 12 pasties')) })
    expect(servings()).toHaveValue(12)
    expect(servings().closest('label')).toHaveTextContent('pasties')
  })

  test('amounts within the steps follow, and one that may not is marked', async () => {
    const steps = 'Heat 2 tbsp of the oil. Stir in 1 teaspoon of the glaze.\n2. Simmer for 20 minutes.'
    const { user, content } = await renderRead({ recipe: recipe(stew.markdown.replace(/Fry.*Serve\./s, steps)) })
    const shares = () => [...content().querySelectorAll('[data-amount]')].map(({ textContent }) => textContent)
    const own = () => [...content().querySelectorAll('[data-own-amount]')]
    expect(shares()).toEqual(['2 tbsp'])
    expect(own()).toEqual([])
    await setServings(user, '8')
    expect(content()).toHaveTextContent('Heat 4 tbsp of the oil. Stir in 1 teaspoon of the glaze.')
    expect(shares()).toEqual(['4 tbsp'])
    expect(own().map((each) => each.textContent + each.getAttribute('data-own-amount'))).toEqual(['1 teaspoon (for 4)'])
    await user.click(button('Cook step by step'))
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveTextContent('Heat 4 tbsp of the oil. Stir in 1 teaspoon of the glaze.')
    expect(dialog.querySelector('[data-amount]')).toHaveTextContent('4 tbsp')
  })

  test.each([
    ['2', 'Amounts for 2 instead of 4. Pans and times may change.'],
    ['3', 'Amounts for 3 instead of 4.'],
    ['6', 'Amounts for 6 instead of 4.'],
    ['7', 'Amounts for 7 instead of 4. Pans and times may change.'],
  ])('for %s servings instead of 4 the note is %j', async (number, note) => {
    const { user } = await renderRead()
    await setServings(user, number)
    expect(servingsStatus()).toHaveTextContent(new RegExp(`^${note.replaceAll('.', '\\.')}$`))
  })

  test('a yield in fractions has steps of a quarter, and its unit follows', async () => {
    const { user } = await renderRead({ recipe: recipe(stew.markdown.replace('Serves 4', 'Makes 3/4 cup')) })
    expect(servings()).toHaveValue(0.75)
    await user.click(button('More servings'))
    await user.click(button('More servings'))
    expect(servings()).toHaveValue(1.25)
    expect(servings().closest('label')).toHaveTextContent('cups')
  })
})

describe('units', () => {
  const units = () => screen.getByRole('combobox', { name: 'Units' })
  const inOunces = ['7 oz red lentils', '2 carrots, diced', '1 onion', '1 tbsp oil', '2 cups vegetable stock']

  test('the amounts are shown in the chosen units, and as written again', async () => {
    const { user, content } = await renderRead()
    const systems = within(units()).getAllByRole('option')
    expect(systems.map(({ textContent }) => textContent)).toEqual(['As written', 'Metric', 'US'])
    expect(units()).toHaveDisplayValue('As written')
    await user.selectOptions(units(), 'US')
    expect(ingredients(content())).toEqual(inOunces)
    await user.selectOptions(units(), 'As written')
    expect(ingredients(content())).toEqual(original)
  })

  test('the amounts are those of the servings, and the servings of before stay', async () => {
    const { user, content } = await renderRead()
    await user.selectOptions(units(), 'US')
    await user.click(button('Fewer servings'))
    expect(ingredients(content())[0]).toBe('5½ oz red lentils')
    await user.selectOptions(units(), 'As written')
    expect(ingredients(content())[0]).toBe('150 g red lentils')
  })

  test('the chosen units are kept for the next recipe', async () => {
    const { user, update, content } = await renderRead()
    await user.selectOptions(units(), 'US')
    update({ recipe: { ...stew, id: 2 } })
    await recipeIsRead()
    expect(units()).toHaveDisplayValue('US')
    expect(ingredients(content())).toEqual(inOunces)
  })

  test('a copy and step mode have the chosen units', async () => {
    const { user } = await renderRead()
    await user.selectOptions(units(), 'US')
    await pressInShare(user, 'Copy text')
    expect(await navigator.clipboard.readText()).toContain('7 oz red lentils')
    await user.click(button('Cook step by step'))
    await user.click(button('Next step'))
    expect(dialog()).toHaveTextContent('7 oz red lentils')
  })

  test('in step mode the name of a step is bold, and no other bold words', async () => {
    const method = '1. **Heat the pan.** Warm the oil.\n2. **Fry**: add the leek.\n3. **Take** the pan off.'
    const { user } = await renderRead({
      recipe: recipe(`# Leek\n\nServes 2\n\n## Ingredients\n\n- 1 leek\n- 2 tbsp oil\n\n## Method\n\n${method}`),
    })
    await user.click(button('Cook step by step'))
    const names = () =>
      within(dialog())
        .queryAllByRole('strong')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Heat the pan.'])
    expect(dialog()).toHaveTextContent('Heat the pan. Warm the oil.')
    await user.click(button('Next step'))
    expect(names()).toEqual(['Fry:'])
    await user.click(button('Next step'))
    expect(names()).toEqual([])
  })
})

describe('copy, share and download', () => {
  const note = '*Amounts for 8 instead of 4. Pans and times may change.*'
  const scaled = [['**Serves 4**', 'Serves 8'], ...original.map((line, index) => [line, doubled[index] ?? ''])].reduce(
    (text, [from = '', to = '']) => text.replace(from, to),
    stew.markdown,
  )
  const expected = `${scaled}\n${note}\n`

  /** Records the files that the page saves. */
  function recordDownloads() {
    const files: { name: string; blob: Blob }[] = []
    let latest = new Blob()
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(blob: Blob) {
          latest = blob
          return 'blob:test'
        }
        static override revokeObjectURL = () => undefined
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: latest })
    })
    return files
  }

  async function renderDoubled() {
    const page = await renderRead()
    await setServings(page.user, '8')
    return page
  }

  test('Copy text copies the scaled recipe with a line that says so, and the original once it is back', async () => {
    const { user } = await renderDoubled()
    await pressInShare(user, 'Copy text')
    expect(await navigator.clipboard.readText()).toBe(plainAndSigned(expected))
    await setServings(user, '4')
    await pressInShare(user, 'Copy text')
    expect(await navigator.clipboard.readText()).toBe(plainAndSigned(stew.markdown))
  })

  test('Download saves the scaled recipe', async () => {
    const files = recordDownloads()
    const { user } = await renderDoubled()
    await pressInShare(user, 'Download')
    expect(files.map(({ name }) => name)).toEqual(['lentil-stew.md'])
    expect(await files[0]?.blob.text()).toBe(signed(expected))
  })

  test('Download for recipe apps saves one schema.org recipe with the scaled amounts', async () => {
    const files = recordDownloads()
    const { user } = await renderDoubled()
    await pressInShare(user, 'Download for recipe apps')
    const typed = files.map(({ name, blob }) => `${name}: ${blob.type}`)
    expect(typed).toEqual(['lentil-stew.json: application/json;charset=utf-8'])
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({
      creditText: 'Written by any/model at models.example. A language model can be wrong about food safety.',
      recipeYield: '8 servings',
      recipeIngredient: doubled,
    })
  })
})

describe('timers', () => {
  test('a time in a step starts a timer, and does not tick the step', async () => {
    const { user, content } = await renderRead()
    const text = content().textContent
    const start = button('Start a timer: 5 minutes')
    expect(start).toHaveTextContent(/^5 minutes$/)
    expect(start).toHaveAttribute('data-seconds', '300')
    await user.click(start)
    expect(within(timers()).getByRole('timer', { name: 'Fry the onion in the oil' })).toHaveTextContent('5:00')
    expect(screen.getByRole('checkbox', { name: 'Fry the onion in the oil for 5 minutes.' })).not.toBeChecked()
    expect(content().textContent).toBe(text)
    // A range starts with its lower bound.
    expect(button('Start a timer: 20-25 minutes')).toHaveAttribute('data-seconds', '1200')
  })

  test('a timer stays when the amounts change and when the next recipe fails or arrives', async () => {
    const { user, update } = await renderRead()
    await user.click(button('Start a timer: 5 minutes'))
    await user.click(button('More servings'))
    expect(within(timers()).getByRole('timer')).toBeVisible()
    update({ recipe: { ...recipe(''), id: 2 } })
    expect(within(timers()).getByRole('timer')).toBeVisible()
    update({ recipe: { ...recipe(stew.markdown.replace('Lentil stew', 'Bean stew')), id: 3 } })
    expect(within(timers()).getByRole('timer')).toBeVisible()
    // A timer of another recipe shows its title.
    expect(within(timers()).getByText('Lentil stew')).toBeVisible()
  })
})

describe('step mode', () => {
  const heading = () => within(dialog()).getByRole('heading')
  const inDialog = (name: string) => within(dialog()).getByRole('button', { name })

  async function openStepMode(...options: Parameters<typeof renderRecipe>) {
    const page = await renderRead(...options)
    await page.user.click(button('Cook step by step'))
    return page
  }

  test('step mode opens with the words, the timer and the ingredients of step 1, and gives the timers back', async () => {
    const { user } = await openStepMode()
    expect(heading()).toHaveTextContent('Step 1 of 3')
    expect(dialog()).toHaveTextContent('Fry the onion in the oil for 5 minutes.')
    expect(dialog()).not.toHaveTextContent('Simmer')
    expect(inDialog('Start a timer: 5 minutes')).toHaveAttribute('data-seconds', '300')
    const list = within(dialog()).getByRole('list', { name: 'For this step' })
    expect(ingredientTexts(list)).toEqual(['1 onion', '1 tbsp oil'])
    await user.click(inDialog('Start a timer: 5 minutes'))
    expect(within(dialog()).getByRole('timer')).toHaveTextContent('5:00')
    await user.click(inDialog('Close'))
    expect(within(timers()).getByRole('timer')).toBeVisible()
  })

  test('Done in step mode and the checkbox of the step in the recipe are one', async () => {
    const { user } = await openStepMode()
    const done = () => within(dialog()).getByRole('checkbox', { name: 'Done' })
    await user.click(done())
    await user.click(inDialog('Next step'))
    expect(done()).not.toBeChecked()
    await user.click(inDialog('Close'))
    const step = (name: RegExp) => screen.getByRole('checkbox', { name })
    expect(step(/^Fry/)).toBeChecked()
    expect(step(/^Add/)).not.toBeChecked()
    await user.click(step(/^Fry/))
    await user.click(step(/^Add/))
    await user.click(button('Cook step by step'))
    expect(heading()).toHaveTextContent('Step 2 of 3')
    expect(done()).toBeChecked()
    await user.click(inDialog('Previous step'))
    expect(done()).not.toBeChecked()
  })

  test('the step is kept when step mode is opened again, not for another recipe, and the focus returns', async () => {
    const { user, update } = await openStepMode()
    await user.click(inDialog('Next step'))
    await user.click(inDialog('Next step'))
    await user.click(inDialog('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Cook step by step')).toHaveFocus()
    await user.click(button('Cook step by step'))
    expect(heading()).toHaveTextContent('Step 3 of 3')
    await user.click(inDialog('Close'))
    update({ recipe: { ...stew, id: 2 } })
    await recipeIsRead()
    await user.click(button('Cook step by step'))
    expect(heading()).toHaveTextContent('Step 1 of 3')
  })

  test('after Finished the focus is beside what one does next, and cooking it again begins with step 1', async () => {
    const { user } = await openStepMode()
    const actions = screen.getByRole('status', { name: 'Recipe actions', hidden: true })
    await user.click(inDialog('Next step'))
    await user.click(inDialog('Next step'))
    expect(actions).toBeEmptyDOMElement()
    await user.click(inDialog('Finished'))
    expect(actions).toHaveTextContent('Enjoy your meal!')
    expect(button('Cook step by step')).toHaveFocus()
    for (const name of ['Print', 'Another idea', 'Share']) {
      await user.tab()
      expect(button(name)).toHaveFocus()
    }
    await user.click(button('Cook step by step'))
    expect(heading()).toHaveTextContent('Step 1 of 3')
  })

  test('steps without numbers or a list can be done too', async () => {
    const markdown =
      '# Toast\n\n## Ingredients\n\n- 1 slice bread\n\n## Method\n\nToast the bread for 2 minutes.\n\nEat it while it is warm, with a friend.'
    const { user } = await openStepMode({ recipe: recipe(markdown) })
    expect(heading()).toHaveTextContent('Step 1 of 2')
    await user.click(within(dialog()).getByRole('checkbox', { name: 'Done' }))
    expect(within(dialog()).getByRole('checkbox', { name: 'Done' })).toBeChecked()
    await user.click(inDialog('Next step'))
    expect(within(dialog()).getByRole('checkbox', { name: 'Done' })).not.toBeChecked()
  })

  describe('the screen', () => {
    test('the screen stays on in step mode, and may turn off afterwards', async () => {
      const { locks, request } = fakeWakeLock()
      const { user } = await openStepMode({}, { wakeLock: { request } })
      await waitFor(() => expect(locks).toEqual([{ released: false }]))
      await user.click(inDialog('Close'))
      await waitFor(() => expect(locks).toEqual([{ released: true }]))
    })

    test('the card says that the browser did not keep the screen on', async () => {
      const { request } = fakeWakeLock()
      request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
      const { user } = await openStepMode({}, { wakeLock: { request } })
      const status = () => screen.getByRole('status', { name: 'Recipe actions', hidden: true })
      await waitFor(() => expect(status()).toHaveTextContent("Your browser didn't keep the screen on."))
      await user.click(inDialog('Close'))
    })
  })
})

const ingredientTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
