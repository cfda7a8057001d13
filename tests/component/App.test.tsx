import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import { linesOnConsole } from '../support/componentSetup'
import { deferred } from '../support/deferred'

// The client of the design card: one method is all that the page needs of it.
const chatCompletion = vi.hoisted(() => vi.fn())
/** One that can stream has another, where a test puts it there. */
const streaming = vi.hoisted(() => ({ method: undefined as (() => unknown) | undefined }))
vi.mock('@huggingface/inference', () => ({
  InferenceClient: class {
    chatCompletion = chatCompletion
    chatCompletionStream = streaming.method
  },
}))

const says = (content: string) => ({ choices: [{ message: { content } }] })

const field = () => screen.getByRole('textbox', { name: 'Add ingredients' })
const addButton = () => screen.getByRole('button', { name: '+ Add Ingredient' })
const askButton = () => screen.getByRole('button', { name: 'Get a recipe !' })
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const listNote = () => screen.getByRole('status', { name: 'The list' })
const chef = () => screen.getByRole('status', { name: 'The chef' })
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

/** The next request is answered by a stream, of which the test sends one delta after the other; it ends with the finish. */
function heldStream() {
  const sent: unknown[] = []
  let more = deferred()
  const send = (chunk: unknown) => {
    sent.push(chunk)
    more.resolve()
  }
  streaming.method = async function* () {
    for (;;) {
      while (sent.length > 0) {
        const chunk = sent.shift()
        if (chunk instanceof Error) throw chunk
        yield chunk
        if (JSON.stringify(chunk).includes('"finish_reason":"')) return
      }
      more = deferred()
      await more.promise
    }
  }
  return {
    delta: (delta: object, finish_reason: string | null = null) =>
      send({ choices: [{ delta, finish_reason }] }),
    fail: (error: Error) => send(error),
  }
}

beforeEach(() => {
  chatCompletion.mockReset()
  streaming.method = undefined
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
    expect(chef()).toBeEmptyDOMElement()
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
    expect(chef()).toHaveTextContent('The chef is thinking…')
    expect(recipeHeading()).toBeNull()

    answer.resolve(says('# Pancakes\n\n- 2 eggs\n- **flour**\n\n1. Whisk.\n2. Fry.'))
    const title = await screen.findByRole('heading', { name: 'Pancakes' })
    expect(recipe()).toContainElement(title)
    expect(within(recipeArea()).getAllByRole('listitem')).toHaveLength(4)
    expect(within(recipeArea()).getByText('flour').tagName).toBe('STRONG')
    expect(recipeArea()).toHaveAttribute('aria-busy', 'false')
    expect(chef()).toHaveTextContent('The chef has answered.')
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

describe('while a recipe is written', () => {
  const stopButton = () => screen.getByRole('button', { name: 'Stop' })

  /** A page to which these words of a recipe have come. */
  async function writing(words: string) {
    const stream = heldStream()
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    stream.delta({ content: words })
    await screen.findByText(words.trim())
    return { user, stream }
  }

  test('the area is there with the first words, and busy until the last', async () => {
    const { stream } = await writing('Whisk the ')
    expect(chef()).toHaveTextContent('The chef is writing…')
    expect(recipeArea()).toHaveAttribute('aria-busy', 'true')
    stream.delta({ content: 'eggs.' }, 'stop')
    await screen.findByText('Whisk the eggs.')
    await screen.findByText('The chef has answered.')
    expect(recipeArea()).toHaveAttribute('aria-busy', 'false')
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  })

  test('thinking is not shown, but said', async () => {
    const stream = heldStream()
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    stream.delta({ content: '<think>hmm' })
    await screen.findByText('The chef is thinking it over…')
    expect(recipeHeading()).toBeNull()
    stream.delta({ content: '</think>Omelette' }, 'stop')
    await screen.findByText('Omelette')
    expect(recipe()).toHaveTextContent(/^Omelette$/)
  })

  test('Stop keeps the words, says nothing, and is ready to ask again', async () => {
    const { user, stream } = await writing('Whisk the ')
    await user.click(stopButton())
    expect(chef()).toHaveTextContent('Stopped.')
    expect(chef()).toHaveFocus()
    expect(askButton()).toHaveAttribute('aria-disabled', 'false')
    expect(recipeArea()).toHaveAttribute('aria-busy', 'false')
    stream.delta({ content: 'LATE' }, 'stop')

    const next = heldStream()
    await user.click(askButton())
    expect(recipe()).toHaveTextContent(/^Whisk the$/)
    next.delta({ content: 'Omelette' }, 'stop')
    await screen.findByText('Omelette')
    expect(recipe()).toHaveTextContent(/^Omelette$/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a list that is asked for is as the cook wants it: nothing is left to undo', async () => {
    heldStream()
    const { user } = await page('Eggs', 'Flour', 'Milk', 'Milk')
    expect(listNote()).toHaveTextContent('Milk is on the list twice')
    await user.click(askButton())
    expect(listNote()).toBeEmptyDOMElement()
    expect(items()).toHaveLength(4)
    // A press that asks nothing settles nothing.
    await user.click(screen.getByRole('button', { name: 'Remove Flour' }))
    await user.click(askButton())
    expect(listNote()).toHaveTextContent('Flour was removed')
  })

  test('Stop before any word leaves the page as it was', async () => {
    heldStream()
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await user.click(stopButton())
    expect(recipeHeading()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(askButton()).toHaveAttribute('aria-disabled', 'false')
  })

  test('the focus of a Stop button that goes by itself is kept', async () => {
    const { stream } = await writing('Whisk the ')
    stopButton().focus()
    stream.delta({ content: 'eggs.' }, 'stop')
    await screen.findByText('The chef has answered.')
    expect(chef()).toHaveFocus()
  })

  test('a second Enter on Stop does not ask anew', async () => {
    const { user } = await writing('Whisk the ')
    stopButton().focus()
    await user.keyboard('{Enter}{Enter}')
    expect(chef()).toHaveTextContent('Stopped.')
  })

  test('the focus of somebody who types stays where it is', async () => {
    const { user, stream } = await writing('Whisk the ')
    await user.type(field(), 'But')
    stream.delta({ content: 'eggs.' }, 'stop')
    await screen.findByText('The chef has answered.')
    expect(field()).toHaveFocus()
  })

  test('what breaks off keeps its words, and the notice says so', async () => {
    const { stream } = await writing('Whisk the ')
    stream.fail(new Error('socket hang up'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The recipe was cut off/)
    expect(recipe()).toHaveTextContent('Whisk the')
    expect(linesOnConsole()).toEqual([['socket hang up'], ['Failed to get recipe:', 'interrupted']])
  })

  test('a recipe that ends at the length limit says so, beside its words', async () => {
    const { stream } = await writing('Whisk the ')
    stream.delta({}, 'length')
    await screen.findByText(/^The chef stopped early/)
    expect(recipe()).toHaveTextContent(/^Whisk the$/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the list can be changed: the request stays what it was, and can still be stopped', async () => {
    const { user, stream } = await writing('Whisk the ')
    await user.click(screen.getByRole('button', { name: 'Remove Flour' }))
    expect(items()).toEqual(['Eggs', 'Milk'])
    expect(screen.queryByRole('button', { name: 'Get a recipe !' })).toBeNull()
    expect(stopButton()).toBeVisible()
    stream.delta({ content: 'eggs.' })
    await screen.findByText('Whisk the eggs.')
    await user.click(stopButton())
    expect(chef()).toHaveFocus()
  })
})

describe('removing ingredients', () => {
  const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

  test('takes the one away, and the focus to the next, at the end to the field', async () => {
    const { user } = await page('Eggs', 'Flour', 'Eggs', '')
    await user.click(removeButton('Flour'))
    expect(items()).toEqual(['Eggs', 'Eggs', ''])
    expect(screen.getAllByRole('button', { name: 'Remove Eggs' })[1]).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(items()).toEqual(['Eggs', ''])
    expect(removeButton('(blank)')).toHaveFocus()
    await user.keyboard(' ')
    expect(items()).toEqual(['Eggs'])
    expect(field()).toHaveFocus()
    await user.click(removeButton('Eggs'))
    expect(screen.getByText("Enter ingredients and they'll pop right here")).toBeVisible()
    expect(field()).toHaveFocus()
  })

  test('is undone, at its place, and the focus is kept', async () => {
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(removeButton('Flour'))
    expect(listNote()).toHaveTextContent('Flour was removed')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(items()).toEqual(['Eggs', 'Flour', 'Milk'])
    expect(listNote()).toBeEmptyDOMElement()
    expect(field()).toHaveFocus()
  })

  test('of all is undone too', async () => {
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(items()).toEqual([])
    expect(field()).toHaveFocus()
    expect(listNote()).toHaveTextContent('All 3 ingredients were removed')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(items()).toEqual(['Eggs', 'Flour', 'Milk'])
  })

  test('what is added afterwards is another one', async () => {
    const { user } = await page('Eggs', 'Flour')
    await user.click(removeButton('Flour'))
    await user.type(field(), 'Milk{Enter}')
    await user.click(removeButton('Eggs'))
    expect(items()).toEqual(['Milk'])
  })
})

describe('changing an ingredient', () => {
  const changeButton = (name: string) => screen.getByRole('button', { name: `Change ${name}` })
  const changeField = (name: string) => screen.getByRole('textbox', { name: `Change ${name}` })

  test('in its place: Enter keeps the change, which can be undone', async () => {
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(changeButton('Flour'))
    expect(changeField('Flour')).toHaveFocus()
    expect(changeField('Flour')).toHaveValue('Flour')
    await user.clear(changeField('Flour'))
    await user.type(changeField('Flour'), 'Oats{Enter}')
    expect(items()).toEqual(['Eggs', 'Oats', 'Milk'])
    expect(changeButton('Oats')).toHaveFocus()
    expect(listNote()).toHaveTextContent('Flour was changed to Oats')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(items()).toEqual(['Eggs', 'Flour', 'Milk'])
  })

  test('Escape leaves it as it was', async () => {
    const { user } = await page('Eggs', 'Flour')
    changeButton('Eggs').focus()
    await user.keyboard('{Enter}')
    await user.type(changeField('Eggs'), ' and ham{Escape}')
    expect(items()).toEqual(['Eggs', 'Flour'])
    expect(changeButton('Eggs')).toHaveFocus()
    expect(listNote()).toBeEmptyDOMElement()
  })

  test('leaving the field keeps the change', async () => {
    const { user } = await page('Eggs', 'Flour')
    await user.click(changeButton('Eggs'))
    await user.type(changeField('Eggs'), ' and ham')
    await user.click(field())
    expect(items()).toEqual(['Eggs and ham', 'Flour'])
    expect(field()).toHaveFocus()
  })

  test('to nothing removes it, and the focus goes to the next', async () => {
    const { user } = await page('Eggs', 'Flour')
    await user.click(changeButton('Eggs'))
    await user.clear(changeField('Eggs'))
    await user.keyboard('{Enter}')
    expect(items()).toEqual(['Flour'])
    expect(screen.getByRole('button', { name: 'Remove Flour' })).toHaveFocus()
    await user.click(changeButton('Flour'))
    await user.clear(changeField('Flour'))
    await user.keyboard('{Enter}')
    expect(items()).toEqual([])
    expect(field()).toHaveFocus()
  })

  test('the Enter that ends a composition does not end the change', async () => {
    const { user } = await page('Eggs')
    await user.click(changeButton('Eggs'))
    fireEvent.keyDown(changeField('Eggs'), { key: 'Enter', isComposing: true })
    expect(changeField('Eggs')).toHaveFocus()
  })
})

describe('a slip in adding', () => {
  test.each([
    ['a blank line', ['Eggs', ''], 'A blank line was added', ['Eggs']],
    ['a duplicate', ['Eggs', 'eggs'], 'eggs is on the list twice', ['Eggs']],
  ])('%s is added, told, and can be undone', async (_, added, says, left) => {
    const { user } = await page(...added)
    expect(items()).toEqual(added)
    expect(listNote()).toHaveTextContent(says)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(items()).toEqual(left)
    expect(field()).toHaveFocus()
  })

  test('a list that is pasted is a list, with what was typed around it', async () => {
    const { user } = await page('Salt')
    await user.type(field(), 'brown ')
    await user.paste('rice\n\nEggs\r\n 2 carrots \n')
    expect(items()).toEqual(['Salt', 'brown rice', 'Eggs', '2 carrots'])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(items()).toEqual(['Salt'])
  })

  test('a single line that is pasted is typed', async () => {
    const { user } = await page()
    await user.click(field())
    await user.paste('Eggs\n')
    expect(items()).toEqual([])
    expect(field()).toHaveValue('Eggs')
  })
})

describe('when no recipe comes', () => {
  test('the area is shown, empty; the console has both lines; the list is untouched', async () => {
    chatCompletion.mockRejectedValue(new TypeError('Failed to fetch'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    await screen.findByRole('alert')
    expect(recipe()).toBeEmptyDOMElement()
    expect(linesOnConsole()).toEqual([['Failed to fetch'], ['Failed to get recipe:', 'unknown']])
    expect(items()).toEqual(['Eggs', 'Flour', 'Milk'])
  })

  test('the cook is told outside the recipe area, and can ask again there', async () => {
    chatCompletion.mockRejectedValueOnce(new Error('overloaded'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('Something went wrong, and no recipe came.')
    expect(recipeArea()).not.toContainElement(notice)
    linesOnConsole()

    const { answer } = heldRequest()
    await user.click(within(notice).getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    // The button went with the notice, the focus did not.
    expect(chef()).toHaveFocus()
    answer.resolve(says('Omelette'))
    await screen.findByText('Omelette')
  })

  test('with too short a list there is nothing to try again', async () => {
    chatCompletion.mockRejectedValueOnce(new Error('overloaded'))
    const { user } = await page('Eggs', 'Flour', 'Milk')
    await user.click(askButton())
    const notice = await screen.findByRole('alert')
    linesOnConsole()
    await user.click(screen.getByRole('button', { name: 'Remove Milk' }))
    expect(notice).toBeVisible()
    expect(within(notice).queryByRole('button')).toBeNull()
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

    // It is not lost, though.
    await user.click(screen.getByRole('button', { name: 'Show the previous recipe' }))
    expect(recipe()).toHaveTextContent('Omelette')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(chef()).toHaveFocus()
  })
})

test('what nobody sees in an ingredient is kept, and takes no part in how it is shown', async () => {
  const { container } = render(<App />)
  await userEvent.click(screen.getByLabelText('Add ingredients'))
  await userEvent.paste('\u202esggE\u200b')
  await userEvent.keyboard('{Enter}')
  const item = screen.getByRole('listitem')
  expect(item.textContent).toBe('\u202esggE\u200b')
  expect([...container.querySelectorAll('li [hidden]')].map((each) => each.textContent)).toEqual([
    '\u202e',
    '\u200b',
  ])
})
