import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../src/App'
import { linesOnConsole } from './support/components'
import { deferred } from './support/deferred'

// The client of the design card: one method is all that the page needs of it.
const chatCompletion = vi.hoisted(() => vi.fn())
vi.mock('@huggingface/inference', () => ({
  InferenceClient: class {
    chatCompletion = chatCompletion
  },
}))

const says = (content: string) => ({ choices: [{ message: { content } }] })

const field = () => screen.getByRole('textbox', { name: 'Add ingredients' })
const addButton = () => screen.getByRole('button', { name: '+ Add Ingredient' })
const askButton = () => screen.getByRole('button', { name: 'Get a recipe !' })
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const recipeHeading = () => screen.queryByRole('heading', { name: 'Chef Mistral Recommends:' })
const recipeArea = () => {
  const area = recipeHeading()?.closest<HTMLElement>('[aria-live="polite"]')
  if (!area) throw new Error('There is no recipe area.')
  return area
}
const recipe = () => recipeArea().querySelector('[data-recipe]')

/** A page with these ingredients on its list. */
async function page(...ingredients: string[]) {
  const user = userEvent.setup()
  const view = render(<App />)
  for (const ingredient of ingredients) {
    if (ingredient) await user.type(field(), ingredient)
    await user.click(addButton())
  }
  return { user, ...view }
}

/** The next request is held: `asked` settles when it was made, and it is answered when the test says so. */
function heldRequest() {
  const asked = deferred()
  const answer = deferred<unknown>()
  chatCompletion.mockImplementationOnce(() => {
    asked.resolve()
    return answer.promise
  })
  return { asked: asked.promise, answer }
}

beforeEach(() => {
  chatCompletion.mockReset()
})

describe('the page at first', () => {
  test('shows the logo and the title in its header', async () => {
    await page()
    const header = within(screen.getByRole('banner'))
    expect(header.getByAltText('img of logo')).toBeVisible()
    expect(header.getByRole('heading', { level: 1, name: 'Chef Mistral' })).toBeVisible()
  })

  test('has one text field, named ingredient', async () => {
    await page()
    expect(screen.getAllByRole('textbox')).toEqual([field()])
    expect(field()).toHaveAttribute('name', 'ingredient')
    expect(field()).toHaveAttribute('placeholder', 'e.g Eggs')
  })

  test('has no ingredients, no call to action and no recipe area, and nothing to say', async () => {
    await page()
    expect(screen.getByRole('heading', { name: 'Ingredients on hand :' })).toBeVisible()
    expect(screen.getByText('( ~min 3 )')).toBeVisible()
    expect(screen.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
    expect(items()).toEqual([])
    expect(screen.queryByText('Ready For a recipe')).toBeNull()
    expect(recipeHeading()).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('adding ingredients', () => {
  test.each([1, 2])(
    '%i: they are listed, the hint stays, the empty text is gone',
    async (count) => {
      const some = ['Eggs', 'Flour'].slice(0, count)
      await page(...some)
      expect(items()).toEqual(some)
      expect(screen.getByText('( ~min 3 )')).toBeVisible()
      expect(screen.queryByText("Enter ingredients and they'll pop right here")).toBeNull()
      expect(screen.queryByRole('button', { name: 'Get a recipe !' })).toBeNull()
    },
  )

  test.each([3, 4])('%i: the hint is gone and the call to action there', async (count) => {
    await page(...['Eggs', 'Flour', 'Milk', 'Butter'].slice(0, count))
    expect(items()).toHaveLength(count)
    expect(screen.queryByText('( ~min 3 )')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Ready For a recipe' })).toBeVisible()
    expect(screen.getByText('Generate a recipe from your list of ingredients')).toBeVisible()
    expect(askButton()).toBeEnabled()
  })

  test('Enter adds; the field is emptied and keeps the focus', async () => {
    const { user } = await page()
    await user.type(field(), 'Eggs{Enter}')
    expect(items()).toEqual(['Eggs'])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  test('after a click on the button the focus is in the field again', async () => {
    await page('Eggs')
    expect(field()).toHaveFocus()
  })

  test('blanks and duplicates are appended and counted', async () => {
    await page('Eggs', 'Eggs', '')
    expect(items()).toEqual(['Eggs', 'Eggs', ''])
    expect(askButton()).toBeEnabled()
  })

  test('free text is kept to the letter', async () => {
    const { user } = await page()
    for (const text of ['  two  eggs ', '<b>salt</b>', 'jalapeño 🌶️', '{{ 1 + 1 }}', 'ا ب']) {
      await user.click(field())
      await user.paste(text)
      await user.click(addButton())
    }
    expect(items()).toEqual(['  two  eggs ', '<b>salt</b>', 'jalapeño 🌶️', '{{ 1 + 1 }}', 'ا ب'])
  })
})

describe('asking for a recipe', () => {
  test('sends the whole list, says so, and shows the answer as markdown', async () => {
    const { asked, answer } = heldRequest()
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await asked

    expect(chatCompletion.mock.lastCall?.[0]).toMatchObject({ max_tokens: 1024 })
    expect(JSON.stringify(chatCompletion.mock.lastCall)).toContain('Eggs, Flour, Milk')
    expect(screen.getByRole('status')).toHaveTextContent('The chef is thinking…')
    expect(recipeHeading()).toBeNull()

    answer.resolve(says('# Pancakes\n\n- 2 eggs\n- **flour**\n\n1. Whisk.\n2. Fry.'))
    const title = await screen.findByRole('heading', { name: 'Pancakes' })
    expect(recipe()).toContainElement(title)
    expect(within(recipeArea()).getAllByRole('listitem')).toHaveLength(4)
    expect(within(recipeArea()).getByText('flour').tagName).toBe('STRONG')
    expect(recipeArea()).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByRole('status')).toHaveTextContent('The chef has answered.')
  })

  test('asks once, however often and by whatever means the button is pressed', async () => {
    const { answer } = heldRequest()
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.dblClick(askButton())
    expect(askButton()).toHaveFocus()
    await user.keyboard('{Enter} ')
    expect(askButton()).toHaveAttribute('aria-disabled', 'true')
    answer.resolve(says('Omelette'))
    await screen.findByText('Omelette')
    expect(chatCompletion).toHaveBeenCalledTimes(1)
    expect(askButton()).toHaveAttribute('aria-disabled', 'false')
  })

  test('ingredients can be added meanwhile', async () => {
    const { answer } = heldRequest()
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await user.type(field(), 'Butter{Enter}')
    expect(items()).toEqual(['Eggs', 'Flour', 'Milk', 'Butter'])
    answer.resolve(says('Omelette'))
    await screen.findByText('Omelette')
  })

  test('a recipe stays until the next one is there', async () => {
    chatCompletion.mockResolvedValueOnce(says('Omelette'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await screen.findByText('Omelette')

    const { answer } = heldRequest()
    await user.click(askButton())
    expect(recipe()).toHaveTextContent('Omelette')
    expect(recipeArea()).toHaveAttribute('aria-busy', 'true')
    answer.resolve(says('Waffles'))
    await screen.findByText('Waffles')
    expect(recipe()).toHaveTextContent(/^Waffles$/)
  })

  test('leaving the page ends the request', async () => {
    const { asked } = heldRequest()
    const { user, unmount } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await asked
    const { signal } = chatCompletion.mock.lastCall?.[1] ?? {}
    expect(signal.aborted).toBe(false)
    unmount()
    expect(signal.aborted).toBe(true)
  })
})

describe('when no recipe comes', () => {
  test('the area is shown, empty; the console has both lines; the list is untouched', async () => {
    chatCompletion.mockRejectedValue(new TypeError('Failed to fetch'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await screen.findByRole('alert')
    expect(recipe()).toBeEmptyDOMElement()
    expect(linesOnConsole()).toEqual([['Failed to fetch'], ['Failed to get recipe:', 'TypeError']])
    expect(items()).toEqual(['Eggs', 'Flour', 'Milk'])
  })

  test('the cook is told outside the recipe area, and can ask again there', async () => {
    chatCompletion.mockRejectedValueOnce(new Error('overloaded'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(/no recipe came/i)
    expect(recipeArea()).not.toContainElement(notice)
    linesOnConsole()

    const { answer } = heldRequest()
    await user.click(within(notice).getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    answer.resolve(says('Omelette'))
    await screen.findByText('Omelette')
  })

  test('a recipe that was there becomes empty too, as the specification says', async () => {
    chatCompletion.mockResolvedValueOnce(says('Omelette'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await screen.findByText('Omelette')
    chatCompletion.mockRejectedValueOnce(new Error('overloaded'))
    await user.click(askButton())
    await screen.findByRole('alert')
    expect(recipe()).toBeEmptyDOMElement()
    linesOnConsole()
  })
})
