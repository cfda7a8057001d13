import type { Ask, Ideas, Recipe } from './conversationState'
import './IdeasRegion.css'

interface Props {
  readonly ideas: Ideas
  readonly recipes: readonly Recipe[]
  /** The id of the recipe on the page. */
  readonly shown: number | string
  /** A request runs. */
  readonly isBusy: boolean
  readonly onAsk: (ask: Ask) => void
  readonly onShow: (id: number) => void
}

/** Dishes to choose from. One that was chosen before is shown again, and not asked for. */
export function IdeasRegion({ ideas, recipes, shown, isBusy, onAsk, onShow }: Props) {
  const recipeOf = (name: string) =>
    recipes.find(({ ask }) => ask.type === 'choice' && ask.ideas === ideas.markdown && ask.name === name)

  function choose(name: string) {
    const recipe = recipeOf(name)
    if (recipe) onShow(recipe.id)
    else if (!isBusy) onAsk({ type: 'choice', ideas: ideas.markdown, name })
  }

  return (
    <section className="ideas" aria-label="Ideas">
      {ideas.dishes.map(({ name, about }) => (
        <button
          key={name}
          type="button"
          className="quiet"
          aria-disabled={isBusy && !recipeOf(name)}
          aria-current={recipeOf(name)?.id === shown || undefined}
          onClick={() => choose(name)}
        >
          <b>{name}</b> {about && <span>{about}</span>}
        </button>
      ))}
    </section>
  )
}
