import { act, renderHook, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useConversation } from '../../src/conversation'
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
