import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { packRecipe } from '../../src/recipe/share/recipeLink'
import { listedIngredients, recipeContent, renderPage, requestButton } from '../support/appPage'
import { chatCompletion, completion } from '../support/fakeClient'

const stew = '# Lentil stew\n\nServes 2\n\n## Ingredients\n\n- 200 g lentils\n\n## Method\n\n1. Simmer for 20 minutes.'
const button = (name: string) => screen.getByRole('button', { name })
const answeredBy = () => document.querySelector('[data-answered-by]')?.textContent

/** Puts a recipe, or another text, into the address. */
async function openLink(hash?: string) {
  const packed = await packRecipe({ markdown: stew, servings: 4, by: 'a friend', language: undefined })
  await act(async () => {
    location.hash = hash ?? packed ?? ''
  })
}

afterEach(() => history.replaceState(null, '', location.pathname))

describe('a link', () => {
  test('that is opened in an open page shows its recipe with its servings, leaves the list alone and asks nobody', async () => {
    await renderPage('Eggs')
    await openLink()
    await screen.findByRole('heading', { name: 'Lentil stew' })
    expect(listedIngredients()).toEqual(['Eggs'])
    await waitFor(() => expect(answeredBy()).toBe('From a link, written by a friend. Check it.'))
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(4))
    expect(recipeContent()).toHaveTextContent('400 g lentils')
    expect(chatCompletion).not.toHaveBeenCalled()
  })

  test('that cannot be read shows one message, and the page works', async () => {
    await openLink('#r=1.broken')
    await renderPage('Eggs')
    expect(await screen.findByRole('alert')).toHaveTextContent("The recipe in this link can't be read.")
    expect(listedIngredients()).toEqual(['Eggs'])
  })

  test('brings another dish of its own foods, and stays the next thing to cook', async () => {
    await openLink()
    const { user } = await renderPage()
    await screen.findByRole('button', { name: 'Cook step by step' })
    chatCompletion.mockResolvedValueOnce(completion('# Lentil soup\n\n- 200 g lentils\n\n1. Simmer.'))
    await user.click(button('Another idea'))
    await screen.findByRole('heading', { name: 'Lentil soup' })
    const withItsFoods = { content: expect.stringMatching(/^These are the ingredients I have on hand: lentils$/m) }
    expect(chatCompletion.mock.lastCall?.[0]).toMatchObject({ messages: { 1: withItsFoods } })
    expect(screen.queryByText(/^Made for/)).toBeNull()
    // And so on with the foods of that one's list.
    chatCompletion.mockResolvedValueOnce(completion('# Lentil salad\n\n- 200 g lentils\n\n1. Toss.'))
    await user.click(await screen.findByRole('button', { name: 'Vegan' }))
    await screen.findByRole('heading', { name: 'Lentil salad' })
    expect(chatCompletion.mock.lastCall?.[0]).toMatchObject({ messages: { 1: withItsFoods } })
  })

  test('leaves the address when the next recipe comes', async () => {
    await openLink()
    const { user } = await renderPage('Eggs', 'Flour', 'Milk')
    await screen.findByRole('heading', { name: 'Lentil stew' })
    expect(location.hash).toMatch(/^#r=1\./)
    chatCompletion.mockResolvedValueOnce(completion('# Pancakes\n\n- 2 eggs'))
    await user.click(requestButton())
    await screen.findByRole('heading', { name: 'Pancakes' })
    expect(location.hash).toBe('')
  })
})

describe('a recipe of the user’s own', () => {
  async function readText(text: string) {
    const { user } = await renderPage()
    await user.click(button('Cook a recipe of your own'))
    await user.click(await screen.findByLabelText('Recipe text'))
    await user.paste(text)
    await user.click(button('Read it'))
    return user
  }

  test('becomes a card, and the focus stays where the form was', async () => {
    const method = 'Simmer for 20 minutes.\nServe with bread.'
    const user = await readText(`Lentil stew\n\nIngredients\n200 g lentils\n\nMethod\n${method}`)
    await screen.findByRole('heading', { name: 'Lentil stew' })
    await waitFor(() => expect(answeredBy()).toBe('Your own recipe.'))
    await waitFor(() => expect(within(recipeContent()).getAllByRole('checkbox')).toHaveLength(3))
    expect(screen.queryByLabelText('Recipe text')).toBeNull()
    expect(button('Cook a recipe of your own')).toHaveFocus()
    expect(screen.getByRole('status', { name: 'Recipe read' })).toHaveTextContent("Here's your recipe.")
    await user.click(button('Cook a recipe of your own'))
    expect(await screen.findByLabelText('Recipe text')).toHaveValue('')
    expect(screen.getByRole('status', { name: 'Recipe read' })).toBeEmptyDOMElement()
  })

  test('with a long story has it folded, and a short one is read', async () => {
    const story = (sentences: number) => 'We ate this by the sea every summer. '.repeat(sentences)
    const recipeWith = (sentences: number) =>
      `Lentil stew\n\n${story(sentences)}\n\n${story(1)}\n\nIngredients\n200 g lentils\n\nMethod\nSimmer for 20 minutes.`
    await readText(recipeWith(30))
    const summary = await screen.findByLabelText('The story, 2 paragraphs')
    expect(summary.closest('details')).not.toHaveAttribute('open')
    expect(recipeContent()).toHaveTextContent('We ate this by the sea')
    cleanup()
    await readText(recipeWith(2))
    await screen.findByRole('heading', { name: 'Lentil stew' })
    expect(recipeContent().querySelector('details')).toBeNull()
  })

  test('that is typed and not read outlives the closed form', async () => {
    const { user } = await renderPage()
    await user.click(button('Cook a recipe of your own'))
    await user.type(await screen.findByLabelText('Recipe text'), 'Lentil stew')
    await user.click(button('Cook a recipe of your own'))
    expect(screen.queryByLabelText('Recipe text')).toBeNull()
    await user.click(button('Cook a recipe of your own'))
    expect(await screen.findByLabelText('Recipe text')).toHaveValue('Lentil stew')
  })

  test('that is none stands as it is, and the page says so', async () => {
    await readText('Dear diary, it rained all day.')
    await screen.findByText("This page can't find a recipe in this text, so it stands as it is.")
    expect(recipeContent()).toHaveTextContent('Dear diary, it rained all day.')
  })

  test('without words asks for some', async () => {
    await readText('  ')
    expect(screen.getByRole('status', { name: 'Your own recipe' })).toHaveTextContent('Paste a recipe first.')
  })
})

describe('ideas', () => {
  const menu = '1. **Leek tart** – crisp.\n2. **Leek soup** – smooth.'

  test('are buttons; one brings its recipe, and brings it again without a request', async () => {
    const { user } = await renderPage('Leeks', 'Cream', 'Flour')
    chatCompletion.mockResolvedValueOnce(completion(menu))
    await user.click(button('Three ideas'))
    const region = await screen.findByRole('region', { name: 'Ideas' })
    const ideas = within(region)
    const texts = ideas.getAllByRole('button').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Leek tart Crisp.', 'Leek soup Smooth.'])
    for (const name of ['Leek soup', 'Leek tart']) {
      chatCompletion.mockResolvedValueOnce(completion(`# ${name}\n\n- 2 leeks`))
      await user.click(ideas.getByRole('button', { name: new RegExp(`^${name}`) }))
      await screen.findByRole('heading', { name })
    }
    expect(chatCompletion).toHaveBeenCalledTimes(3)
    expect(chatCompletion.mock.lastCall?.[0]).toMatchObject({
      messages: [{ role: 'system' }, { role: 'user' }, { role: 'assistant', content: menu }, { role: 'user' }],
    })
    await user.click(ideas.getByRole('button', { name: /^Leek soup/ }))
    expect(screen.getByRole('heading', { name: 'Leek soup' })).toBeVisible()
    expect(chatCompletion).toHaveBeenCalledTimes(3)
  })

  test('that are asked for again are others, for the same list', async () => {
    const { user } = await renderPage('Leeks', 'Cream', 'Flour')
    const ask = async (reply: string) => {
      chatCompletion.mockResolvedValueOnce(completion(reply))
      await user.click(button('Three ideas'))
      return JSON.stringify(chatCompletion.mock.lastCall?.[0])
    }
    await ask(menu)
    await screen.findByRole('button', { name: /^Leek tart/ })
    expect(await ask('1. **Leek gratin**\n2. **Leek dip**')).toContain('seen these already: Leek tart; Leek soup.')
    await screen.findByRole('button', { name: /^Leek gratin/ })
    expect(await ask(menu)).toContain('seen these already: Leek tart; Leek soup; Leek gratin; Leek dip.')
    await screen.findByRole('button', { name: /^Leek tart/ })
    await user.type(screen.getByLabelText('Add ingredients'), 'Eggs{Enter}')
    expect(await ask(menu)).not.toContain('seen')
  })
})
