import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recipe } from '../../src/recipe/conversationState'
import type { LinkedRecipe } from '../../src/recipe/share/recipeLink'
import { useRecipeLink } from '../../src/recipe/share/useRecipeLink'
import { deferred } from '../support/deferred'
import { recipe } from '../support/recipe'

const unpackRecipe = vi.hoisted(() => vi.fn<(hash: string) => Promise<LinkedRecipe>>())
vi.mock('../../src/recipe/share/recipeLink.lazy', () => ({ unpackRecipe }))

const linked: LinkedRecipe = { markdown: '# Stew', servings: undefined, by: 'a friend', language: undefined }

type Reading = ReturnType<typeof deferred<LinkedRecipe>>

const noRecipe: { readonly newest: Recipe | undefined } = { newest: undefined }

afterEach(() => {
  unpackRecipe.mockReset()
  history.replaceState(null, '', location.pathname)
})

test.each([
  ['read late does not replace', (reading: Reading) => reading.resolve(linked)],
  ['broken reports nothing beside', (reading: Reading) => reading.reject(new Error('This is no recipe.'))],
])('a link that turns out to be %s the recipe that came before it', async (_, settle) => {
  history.replaceState(null, '', '#r%3D1.stew')
  const reading: Reading = deferred()
  unpackRecipe.mockReturnValue(reading.promise)
  const onRecipe = vi.fn(async () => undefined)
  const { result, rerender } = renderHook(({ newest }) => useRecipeLink(newest, onRecipe), { initialProps: noRecipe })
  await waitFor(() => expect(unpackRecipe).toHaveBeenLastCalledWith('#r=1.stew'))
  rerender({ newest: recipe('# Soup') })
  expect(location.hash).toBe('')
  await act(async () => settle(reading))
  expect(onRecipe).not.toHaveBeenCalled()
  expect(result.current).toBeUndefined()
})
