import { act, renderHook, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useConversation } from '../../src/conversation'
import { noWishes } from '../../src/prompt'
import { chatCompletion, completion, holdRequest } from '../support/fakeClient'
import '../support/lazyChunks'

type Visit = ReturnType<typeof renderHook<ReturnType<typeof useConversation>, unknown>>['result']

const ask = ({ current }: Visit) => current.ask({ type: 'recipe' }, ['leeks'], noWishes)

/** Asks, also several times at once, and waits until the request is sent. Returns what answers it, and its signal. */
async function send(visit: Visit, times = 1) {
  const request = holdRequest()
  await act(async () => {
    for (let count = 0; count < times; count++) void ask(visit)
    await request.requested
  })
  return { reply: request.reply, signal: chatCompletion.mock.lastCall?.[1].signal }
}

test('two questions at once are one request, and another follows when it is over', async () => {
  const { result } = renderHook(useConversation)
  const { reply } = await send(result, 2)
  expect(chatCompletion).toHaveBeenCalledOnce()
  act(() => reply('# Soup'))
  await waitFor(() => expect(result.current.conversation.request.status).toBe('done'))
  await send(result)
  expect(chatCompletion).toHaveBeenCalledTimes(2)
})

test('Stop aborts a request, and what comes of it later changes nothing, also while the next one runs', async () => {
  const { result } = renderHook(useConversation)
  const stopped = await send(result)
  act(() => result.current.stop())
  expect(stopped.signal?.aborted).toBe(true)
  expect(result.current.conversation.request.status).toBe('stopped')
  const next = await send(result)
  await act(async () => stopped.reply('# Late'))
  expect(result.current.conversation).toMatchObject({ recipes: [], request: { status: 'pending' } })
  await act(() => ask(result))
  expect(chatCompletion).toHaveBeenCalledTimes(2)
  act(() => next.reply('# Soup'))
  await waitFor(() => expect(result.current.conversation.recipes).toMatchObject([{ markdown: '# Soup' }]))
})

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
