import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { noWishes, type Wishes } from '../../src/prompt/wishes'
import type { FollowUp, Recipe } from '../../src/recipe/conversationState'
import { RecipePanel } from '../../src/recipe/RecipePanel'
import { mockWidth } from '../support/componentSetup'
import { recipe } from '../support/recipe'
import { contentOf, panel, recipeIsRead } from '../support/recipePanel'

const dish = (title: string, ...lines: string[]) =>
  `# ${title}\n\nServes 2\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. Stir for 2 minutes.`

const toast = recipe(dish('Toast', '2 slices bread', '20 g butter', '1 stock cube', '50 ml coconut milk'))
const changeField = () => screen.getByRole('textbox', { name: 'Ask for a change' })
const check = () => screen.getByRole('region', { name: 'Check before you cook' })
const findings = () =>
  [...check().querySelectorAll<HTMLElement>('[data-finding]')].map((finding) => {
    const words = [...finding.querySelectorAll('[data-word]')].map((word) => word.textContent)
    return `${words.join(', ')}: ${finding.querySelector('[data-wish]')?.textContent}, ${finding.dataset.certainty}`
  })
const vegan: Wishes = { ...noWishes, diets: ['Vegan'] }
/** What each finding says. */
const sentences = () => [...check().querySelectorAll('[data-finding]')].map(({ textContent }) => textContent)

describe('the check against the wishes', () => {
  test('the words that break a wish are listed, the certain ones first, and marked without a change', async () => {
    const { container } = render(panel({ recipe: toast, wishes: { ...noWishes, diets: ['Dairy-free', 'Vegan'] } }))
    await recipeIsRead()
    expect(findings()).toEqual(['butter: dairy-free, named', 'butter: vegan, named', 'stock cube: vegan, maybe'])
    expect(sentences()).toEqual([
      'Not dairy-free: butter',
      'Not vegan: butter',
      'Perhaps not vegan: stock cube (look at the label)',
    ])
    expect(check()).not.toHaveTextContent(/safe/i)
    const marks = [...contentOf(container).querySelectorAll('mark')]
    const marked = marks.map(({ textContent, dataset }) => `${textContent}: ${dataset.wish}`)
    expect(marked).toEqual(['butter: Dairy-free, Vegan', 'stock cube: Vegan'])
    expect(contentOf(container)).toHaveTextContent(
      /^Toast Serves 2 Ingredients 2 slices bread 20 g butter 1 stock cube/,
    )
    expect(screen.getByRole('status', { name: 'Check against your wishes' })).toHaveTextContent(
      'Check before you cook: butter, stock cube',
    )
  })

  test('the check names inedible things without any wish', async () => {
    const poisoned = recipe(dish('Rice', '300 g rice', '60 ml antifreeze', '1 tsp ammonia'))
    const { container } = render(panel({ recipe: poisoned }))
    await recipeIsRead()
    expect(sentences()).toEqual(['Not food: antifreeze', 'Perhaps not food: ammonia'])
    expect(contentOf(container).querySelector('mark')).toHaveAttribute('data-wish', 'Not food')
  })

  test('a dish that breaks a wish for certain is written again next, and another one cooked', async () => {
    const actions = () =>
      ['Write it again without them', 'Cook step by step'].map((name) => screen.getByRole('button', { name }).className)
    const asked = (wishes: Wishes) => panel({ recipe: { ...toast, wishes }, wishes })
    const { rerender } = render(asked(vegan))
    await recipeIsRead()
    expect(actions()).toEqual(['', 'quiet'])
    rerender(asked({ ...noWishes, leaveOut: 'garlic' }))
    await waitFor(() => expect(actions()).toEqual(['quiet', 'cook']))
  })

  test('on a phone, doubts are named in a line, and a broken wish comes before the tools of a cook', async () => {
    const media = mockWidth(true)
    const { rerender } = render(panel({ recipe: recipe(dish('Soup', '1 stock cube')), wishes: vegan }))
    const line = await screen.findByText('Heads up')
    expect(line).toHaveTextContent('Heads up: stock cube')
    expect(line.closest('details')).not.toHaveAttribute('open')
    rerender(panel({ recipe: toast, wishes: vegan }))
    await waitFor(() => expect(sentences()[0]).toBe('Not vegan: butter'))
    expect(screen.queryByRole('button', { name: 'Cook step by step' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cook it anyway' }))
    expect(screen.getByRole('spinbutton', { name: 'Servings' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cook step by step' })).toHaveClass('quiet')
    media.mockRestore()
  })

  test('it finds words while the recipe grows', async () => {
    render(panel({ recipe: toast, wishes: { ...noWishes, diets: ['Dairy-free'] }, isBusy: true, isStreaming: true }))
    await waitFor(() => expect(findings()).toEqual(['butter: dairy-free, named']))
    expect(screen.getByRole('status', { name: 'Check against your wishes' })).toBeEmptyDOMElement()
  })

  test('without a finding, and for an apology, the region is missing', async () => {
    const { rerender } = render(panel({ recipe: toast, wishes: { ...noWishes, diets: ['Egg-free'] } }))
    await recipeIsRead()
    expect(screen.queryByRole('region', { name: 'Check before you cook' })).toBeNull()
    rerender(panel({ recipe: { ...recipe("I'm sorry, I have no recipe with butter."), id: 2 }, wishes: vegan }))
    await recipeIsRead()
    expect(screen.queryByRole('region', { name: 'Check before you cook' })).toBeNull()
  })

  test.each([
    ['the list', { list: ['rice', 'dairy allergy'] }],
    ['the words beside the list', { wishes: { ...noWishes, anythingElse: 'allergic to nuts, eggs and dairy' } }],
  ])('foods that %s excludes are checked', async (_, props) => {
    render(panel({ recipe: toast, ...props }))
    await recipeIsRead()
    expect(findings()).toEqual(['butter: dairy, named'])
    expect(sentences()).toEqual(['You left out dairy, but it has: butter'])
  })

  test('a name is one mark where its plural changes with the servings', async () => {
    const markdown = dish('Salad', '1 red onion')
    const { container } = render(panel({ recipe: recipe(markdown), wishes: { ...noWishes, leaveOut: 'red onion' } }))
    await recipeIsRead()
    await userEvent.click(screen.getByRole('button', { name: 'More servings' }))
    await userEvent.click(screen.getByRole('button', { name: 'More servings' }))
    const marks = [...contentOf(container).querySelectorAll('mark')]
    expect(marks.map(({ textContent }) => textContent)).toEqual(['red onions'])
  })

  test('one button asks for the recipe without all foods that break a wish', async () => {
    const onAsk = vi.fn()
    render(panel({ recipe: toast, wishes: { ...noWishes, diets: ['Vegan'], leaveOut: 'bread' }, onAsk }))
    await recipeIsRead()
    await userEvent.click(screen.getByRole('button', { name: 'Write it again without them' }))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({
      type: 'change',
      from: toast,
      change: 'Leave out bread, without bread. It must be vegan, without butter, without stock cube.',
    })
  })

  test.each([
    ['celery', {}, '1 tsp celery salt', 'You left out celery, but it has: celery salt'],
    ['garlic', {}, '1 stock cube', 'Perhaps with garlic, which you left out: stock cube (look at the label)'],
    ['', { wishes: vegan }, '1 tsp honey or sugar', 'Perhaps not vegan: honey (only if you choose it)'],
    [
      '',
      { wishes: vegan },
      '1 stock cube\n- 1 tsp honey or sugar\n- 1 beef or mushroom patty',
      'Perhaps not vegan: stock cube (look at the label), honey, beef (only if you choose them)',
    ],
    ['', { list: ["I'm pregnant"] }, '200 ml wine', 'With pregnancy in mind: wine'],
    ['', { list: ['low fodmap'] }, '1 onion', 'With a low-FODMAP diet in mind: onion'],
    ['', { list: ['diabetic'] }, '2 tbsp honey', 'With diabetes in mind: honey'],
  ])('a finding is a sentence: leave out %j, %o', async (leaveOut, options, line, expected) => {
    render(panel({ recipe: recipe(dish('Dish', line)), wishes: { ...noWishes, leaveOut }, ...options }))
    await recipeIsRead()
    expect(sentences()).toEqual([expected])
  })

  test('a needed food that breaks a wish is not offered to be added', async () => {
    render(panel({ recipe: toast, list: ['bread'], wishes: vegan }))
    await recipeIsRead()
    expect(screen.getByRole('button', { name: 'Add stock cube' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add butter' })).toBeNull()
    expect(screen.getByRole('button', { name: "I don't have butter" })).toBeVisible()
  })

  test('a recipe in another language says that the page reads English', async () => {
    const { container } = render(panel({ recipe: { ...toast, wishes: { ...noWishes, language: 'ar' } } }))
    await recipeIsRead()
    expect(screen.getByText(/This page reads English/)).toBeVisible()
    expect(contentOf(container)).toHaveAttribute('lang', 'ar')
    expect(contentOf(container)).toHaveAttribute('dir', 'rtl')
  })
})

describe('follow-ups', () => {
  type Act = (user: UserEvent) => Promise<void>
  const press =
    (name: string): Act =>
    (user) =>
      user.click(screen.getByRole('button', { name }))
  const changed = (change: string): FollowUp => ({ type: 'change', from: toast, change })
  const typed: Act = async (user) => {
    await user.clear(changeField())
    await user.type(changeField(), ' without butter {Enter}')
  }

  test.each<[name: string, Act, FollowUp]>([
    ['another idea', press('Another idea'), { type: 'idea', from: toast, titles: ['Toast'] }],
    ['a change', typed, changed('without butter')],
    ['a change that is offered', press('Vegan'), changed('Vegan')],
    ['a needed food', press("I don't have butter"), changed("I don't have butter.")],
  ])('%s is asked for, and not while a request runs', async (_, act, followUp) => {
    const user = userEvent.setup()
    const onAsk = vi.fn()
    const { rerender } = render(panel({ recipe: toast, list: ['bread'], onAsk }))
    await recipeIsRead()
    rerender(panel({ recipe: toast, list: ['bread'], onAsk, isBusy: true }))
    await act(user)
    expect(onAsk).not.toHaveBeenCalled()
    rerender(panel({ recipe: { ...toast, id: 2 }, list: ['bread'], onAsk }))
    await recipeIsRead()
    await act(user)
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({ ...followUp, from: { ...toast, id: 2 } })
  })

  test('a typed change stays when another recipe is shown, until a recipe answers it', async () => {
    const { rerender } = render(panel({ recipe: toast }))
    await userEvent.type(changeField(), 'without butter')
    rerender(panel({ recipe: { ...toast, id: 2 } }))
    expect(changeField()).toHaveValue('without butter')
    rerender(panel({ recipe: { ...toast, id: 3, ask: { type: 'change', from: toast, change: 'without butter' } } }))
    expect(changeField()).toHaveValue('')
  })

  test('a typed change stays until its answer is complete', async () => {
    const { rerender } = render(panel({ recipe: toast }))
    await userEvent.type(changeField(), 'anything')
    rerender(panel({ recipe: toast, answer: 'Gladly.', isBusy: true, isStreaming: true }))
    expect(changeField()).toHaveValue('anything')
    rerender(panel({ recipe: toast, answer: 'Gladly.' }))
    expect(changeField()).toHaveValue('')
  })

  test('a blank change asks nothing', async () => {
    const onAsk = vi.fn()
    render(panel({ recipe: toast, onAsk }))
    await userEvent.type(changeField(), '   {Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
    expect(onAsk).not.toHaveBeenCalled()
  })

  test('an answer that is not a recipe is shown beside the recipe', () => {
    const { container } = render(panel({ recipe: toast, answer: 'Without **bread** it is no \u202etoast.' }))
    const answer = screen.getByRole('status', { name: "The chef's answer" })
    expect(answer).toHaveTextContent('Without bread it is no toast.')
    expect(within(answer).getByText('bread').tagName).toBe('STRONG')
    expect(contentOf(container)).toHaveTextContent('Toast')
  })

  test('all answers about a recipe stay beside it, each with its question, and the last is announced', () => {
    const answers = [
      { id: 5, recipeId: 1, change: 'without bread', markdown: 'Then it is no toast.' },
      { id: 6, recipeId: 2, change: 'for two', markdown: 'Another recipe.' },
      { id: 7, recipeId: 1, change: 'with jam', markdown: 'Gladly.' },
    ]
    const { props } = panel({ recipe: toast })
    render(<RecipePanel {...props} conversation={{ ...props.conversation, answers }} />)
    expect(screen.getByText('Then it is no toast.')).toBeVisible()
    expect(screen.getByText('without bread')).toBeVisible()
    expect(screen.getByRole('status', { name: "The chef's answer" })).toHaveTextContent(/^Gladly\.$/)
    expect(screen.queryByText('Another recipe.')).toBeNull()
  })

  test('a recipe that reached the length limit can be finished', async () => {
    const onAsk = vi.fn()
    const cut = { ...toast, reachedLimit: true }
    const { rerender } = render(panel({ recipe: cut, onAsk }))
    expect(screen.getByText('The recipe reached the length limit and may be incomplete.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Finish the recipe' }))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({ type: 'finish', from: cut })
    screen.getByRole('button', { name: 'Finish the recipe' }).focus()
    rerender(panel({ recipe: toast, onAsk }))
    expect(screen.queryByRole('button', { name: 'Finish the recipe' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Chef Mistral Recommends:' })).toHaveFocus()
  })
})

describe('the recipes of the visit', () => {
  const first: Recipe = { ...toast, list: ['bread', 'butter'], wishes: { ...noWishes, servings: 2 } }
  const second: Recipe = { ...recipe(dish('Soup', '2 leeks')), id: 2, list: ['leek'] }

  test('one can turn to each, without moving the focus, and hears which it is', async () => {
    const onShow = vi.fn()
    const { rerender } = render(panel({ recipe: second, recipes: [first, second], onShow }))
    expect(screen.getByText('2 of 2')).toBeVisible()
    const previous = screen.getByRole('button', { name: 'Previous recipe' })
    await userEvent.click(screen.getByRole('button', { name: 'Next recipe' }))
    expect(onShow).not.toHaveBeenCalled()
    await userEvent.click(previous)
    expect(onShow).toHaveBeenCalledExactlyOnceWith(1)
    rerender(panel({ recipe: first, recipes: [first, second], onShow }))
    expect(previous).toHaveFocus()
    expect(screen.getByRole('status', { name: 'Recipe shown' })).toHaveTextContent('Recipe 1 of 2: Toast')
  })

  test('one says for which list and wishes it was made, if they are others now', () => {
    const { rerender } = render(panel({ recipe: first, recipes: [first], list: ['bread'] }))
    expect(screen.getByText('Made for: bread, butter · for 2')).toBeVisible()
    rerender(panel({ recipe: first, recipes: [first], list: ['bread', 'butter'], wishes: first.wishes }))
    expect(screen.queryByText(/Made for/)).toBeNull()
  })

  test('ticks and servings stay with their recipe', async () => {
    const user = userEvent.setup()
    const { rerender } = render(panel({ recipe: first, recipes: [first, second] }))
    await recipeIsRead()
    await user.click(screen.getByRole('checkbox', { name: '20 g butter' }))
    await user.click(screen.getByRole('button', { name: 'More servings' }))
    rerender(panel({ recipe: second, recipes: [first, second] }))
    await recipeIsRead()
    expect(screen.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(2)
    rerender(panel({ recipe: first, recipes: [first, second] }))
    await recipeIsRead()
    expect(await screen.findByRole('spinbutton', { name: 'Servings' })).toHaveValue(3)
    expect(screen.getByRole('checkbox', { name: '30 g butter' })).toBeChecked()
  })

  test('a change keeps the servings that the user chose, unless it asks for others', async () => {
    const user = userEvent.setup()
    const changed: Recipe = { ...second, ask: { type: 'change', from: first, change: 'with oil' } }
    const again: Recipe = { ...second, id: 3, ask: { type: 'change', from: changed, change: 'with more oil' } }
    const forOne: Recipe = { ...second, id: 4, ask: { type: 'change', from: changed, change: 'with oil, for one' } }
    const recipes = [first, changed, again, forOne]
    const servings = [3, 3, 2]
    const { rerender } = render(panel({ recipe: first, recipes }))
    await recipeIsRead()
    await user.click(screen.getByRole('button', { name: 'More servings' }))
    for (const [index, recipe] of recipes.slice(1).entries()) {
      rerender(panel({ recipe, recipes }))
      await recipeIsRead()
      expect(await screen.findByRole('spinbutton', { name: 'Servings' })).toHaveValue(servings[index])
    }
  })

  test('a recipe of the cookbook is for as many as the words beside the list say', async () => {
    const wishes = { ...noWishes, anythingElse: 'dinner for five' }
    render(panel({ recipe: { ...first, answeredBy: [{ kind: 'cookbook' }], wishes } }))
    await recipeIsRead()
    expect(screen.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(5)
  })

  test('a changed recipe marks the lines that differ, and names the removed ones', async () => {
    const withOil = recipe(dish('Toast', '3 slices bread', '20 ml oil', '1 stock cube', '50 ml coconut milk'))
    const changed: Recipe = { ...withOil, id: 2, ask: { type: 'change', from: toast, change: 'with oil' } }
    const { container } = render(panel({ recipe: changed, recipes: [toast, changed] }))
    await recipeIsRead()
    const lines = within(contentOf(container)).getAllByRole('listitem')
    const differing = lines.filter(({ className }) => className.includes('changed'))
    expect(differing.map(({ textContent }) => textContent)).toEqual(['20 ml oil'])
    expect(screen.getByText('Gone since the last one: butter')).toBeVisible()
  })
})

describe('an apology', () => {
  const sorry: Recipe = { ...toast, markdown: "I'm sorry, but I have no recipe for that." }

  test('offers foods to add instead of copying and printing', async () => {
    const onAdd = vi.fn()
    render(panel({ recipe: sorry, list: ['nails', 'eggs'], onAdd }))
    const group = await screen.findByRole('group', { name: 'Foods to add' })
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(within(group).queryByRole('button', { name: 'Eggs' })).toBeNull()
    const [food] = within(group).getAllByRole('button')
    await userEvent.click(food ?? group)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(food?.textContent)
  })

  test.each([
    ['a recipe that says sorry', { recipe: { ...toast, markdown: `Sorry, no eggs.\n\n${toast.markdown}\n\n- bread` } }],
    ['words that say no sorry', { recipe: { ...toast, markdown: 'Toast the bread.' } }],
    ['an apology while another request runs', { recipe: sorry, isBusy: true }],
  ])('%s has no foods to add', async (_, props) => {
    await import('../../src/food/picks.lazy')
    render(panel(props))
    await act(async () => undefined)
    expect(screen.queryByRole('group', { name: 'Foods to add' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share' }) === null).toBe('isBusy' in props)
  })
})
