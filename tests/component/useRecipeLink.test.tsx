import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recipe } from '../../src/recipe/conversationState'
import type { LinkedRecipe } from '../../src/recipe/share/recipeLink'
import { useRecipeLink } from '../../src/recipe/share/useRecipeLink'
import { deferred } from '../support/deferred'
import { recipe } from '../support/recipePanel'

const unpackRecipe = vi.hoisted(() => vi.fn<(hash: string) => Promise<LinkedRecipe>>())
vi.mock('../../src/recipe/share/recipeLink.lazy', () => ({ unpackRecipe }))

const linked: LinkedRecipe = { markdown: '# Stew', servings: undefined, by: 'a friend', language: undefined }

const noRecipe: { readonly newest: Recipe | undefined } = { newest: undefined }

afterEach(() => {
  unpackRecipe.mockReset()
  history.replaceState(null, '', location.pathname)
})

test('a link that is read late does not replace the recipe that came before it', async () => {
  history.replaceState(null, '', '#r=1.stew')
  const reading = deferred<LinkedRecipe>()
  unpackRecipe.mockReturnValue(reading.promise)
  const onRecipe = vi.fn(async () => undefined)
  const { result, rerender } = renderHook(({ newest }) => useRecipeLink(newest, onRecipe), {
    initialProps: noRecipe,
  })
  await vi.waitFor(() => expect(unpackRecipe).toHaveBeenLastCalledWith('#r=1.stew'))
  rerender({ newest: recipe('# Soup') })
  expect(location.hash).toBe('')
  await act(async () => reading.resolve(linked))
  expect(onRecipe).not.toHaveBeenCalled()
  expect(result.current).toBeUndefined()
})

test('a link that breaks late reports nothing beside the recipe that came before it', async () => {
  history.replaceState(null, '', '#r=1.stew')
  const reading = deferred<LinkedRecipe>()
  unpackRecipe.mockReturnValue(reading.promise)
  const { result, rerender } = renderHook(({ newest }) => useRecipeLink(newest, async () => undefined), {
    initialProps: noRecipe,
  })
  await vi.waitFor(() => expect(unpackRecipe).toHaveBeenCalled())
  rerender({ newest: recipe('# Soup') })
  await act(async () => reading.reject(new Error('This is no recipe.')))
  expect(result.current).toBeUndefined()
})
