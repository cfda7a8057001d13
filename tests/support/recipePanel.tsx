import { render, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeAll, expect } from 'vitest'
import { noWishes } from '../../src/prompt/wishes'
import { RecipePanel } from '../../src/recipe/RecipePanel'
import * as card from '../../src/recipe/recipeCard.lazy'
import type { Recipe } from '../../src/recipe/recipeTypes'
import type { Author } from '../../src/service/author'

// The panel loads this chunk with a recipe. Here it is there before the first test.
beforeAll(async () => {
  await import('../../src/recipe/understanding.lazy')
})

type Props = Partial<ComponentProps<typeof RecipePanel>>

/** A model that wrote a recipe. */
export const anyModel: Author = { kind: 'model', model: 'any/model', service: 'models.example' }

/** What a copy and a file of a recipe by that model hold. */
export const signed = (markdown: string) =>
  `${markdown.trimEnd()}\n\n*Written by any/model at models.example. A language model can be wrong about food safety.*\n`

/** Returns a recipe with the id 1 that did not reach the length limit, made for an empty list without wishes. */
export const recipe = (markdown: string): Recipe => ({
  ...{ id: 1, markdown, reachedLimit: false, list: [], wishes: noWishes },
  ...{ answeredBy: [anyModel], ask: { type: 'recipe' } },
})

/** Returns a panel with its lazy chunk, without a recipe or a running request. `props` override these defaults. */
export const panel = (props: Props) => (
  <RecipePanel
    recipe={undefined}
    card={card}
    list={[]}
    onAdd={() => undefined}
    foodsToAdd={undefined}
    isBusy={false}
    isStreaming={false}
    notice={undefined}
    thinking={undefined}
    endedId={undefined}
    wishes={noWishes}
    recipes={props.recipe?.markdown ? [props.recipe] : []}
    answer={undefined}
    ownModels={undefined}
    onShow={() => undefined}
    onAsk={() => undefined}
    {...props}
  />
)

/** Renders a finished recipe. Returns the element with the rendered markdown. */
export function renderMarkdown(markdown: string) {
  const { container } = render(panel({ recipe: recipe(markdown) }))
  return contentOf(container)
}

/** Resolves when the page has read the complete recipe. It marks amounts and times in the recipe's words then. */
export const recipeIsRead = () => waitFor(() => expect(document.querySelector('[data-understood]')).not.toBeNull())

/** Returns the element with the rendered markdown, without the recipe's heading. */
export function contentOf(container: HTMLElement) {
  const content = container.querySelector<HTMLElement>('[data-recipe]')
  if (!content) throw new Error('There is no recipe.')
  return content
}
