import { act, renderHook, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useConversation } from '../../src/conversation'
import { noWishes } from '../../src/prompt'
import { chatCompletion, completion } from '../support/fakeClient'
import '../support/lazyChunks'

test('another recipe is rendered in several tasks, because many long answers may stand beside it', async () => {
  const { result } = renderHook(useConversation)
  await act(() => result.current.receive('# Soup', { kind: 'own' }))
  await act(() => result.current.receive('# Pie', { kind: 'own' }))
  const [soup, pie] = result.current.conversation.recipes
  act(() => {
    flushSync(() => result.current.show(soup?.id ?? 0))
    expect(result.current.conversation.shown).toBe(pie?.id)
  })
  await waitFor(() => expect(result.current.conversation.shown).toBe(soup?.id))
})

test('the cookbook, asked again for the same list, is asked for another dish than the first', async () => {
  const { result } = renderHook(useConversation)
  for (const title of ['Soup', 'Pie']) {
    chatCompletion.mockResolvedValueOnce(completion(`# ${title}\n\n- 2 leeks\n\n1. Fry.`))
    await act(() => result.current.ask({ type: 'recipe' }, ['leeks'], noWishes))
  }
  expect(JSON.stringify(chatCompletion.mock.lastCall)).toContain('not one of these: Soup.')
})

test('an allergy that was mentioned once is sent with every later question, even after its recipe was dropped', async () => {
  const { result } = renderHook(useConversation)
  const ask = (question: Parameters<typeof result.current.ask>[0], count: number) => {
    chatCompletion.mockResolvedValueOnce(completion(`# Dish ${count}\n\n- 2 leeks\n\n1. Fry.`))
    // Another list begins another conversation.
    return act(() => result.current.ask(question, [`leeks ${question.type === 'change' ? 0 : count}`], noWishes))
  }
  await ask({ type: 'recipe' }, 0)
  const [first] = result.current.conversation.recipes
  if (!first) throw new Error('There is no recipe.')
  await ask({ type: 'change', from: first, change: 'allergic to eggs' }, 1)
  for (let count = 2; count < 25; count++) await ask({ type: 'recipe' }, count)
  expect(result.current.conversation.recipes.every(({ markdown }) => !/Dish [01]\n/.test(markdown))).toBe(true)
  expect(JSON.stringify(chatCompletion.mock.lastCall)).toContain('Since then I have asked for this: allergic to eggs')
})
