import type { Ask, Conversation, Ideas, Recipe } from './conversationState'
import './IdeasRegion.css'

interface Props {
  readonly ideas: Ideas
  readonly recipes: readonly Recipe[]
  /** The id of the recipe on the page. */
  readonly shown: Conversation['shown']
  /** A request runs. */
  readonly isBusy: boolean
  readonly onAsk: (ask: Ask) => void
  readonly onShow: (id: number) => void
}

/** Dishes to choose from. One that was chosen before is shown again, and not asked for. */
export function IdeasRegion({ ideas, recipes, shown, isBusy, onAsk, onShow }: Props) {
  const recipeOf = (name: string) =>
    recipes.find(({ ask }) => ask.type === 'choice' && ask.ideas === ideas.markdown && ask.name === name)

  return (
    <section className="ideas" aria-label="Ideas">
      {ideas.dishes.map(({ name, about }) => {
        const chosen = recipeOf(name)
        return (
          <button
            key={name}
            type="button"
            className="quiet"
            aria-disabled={isBusy && !chosen}
            aria-current={chosen?.id === shown || undefined}
            onClick={() => {
              if (chosen) onShow(chosen.id)
              else if (!isBusy) onAsk({ type: 'choice', ideas: ideas.markdown, name })
            }}
          >
            <b>{name}</b> {about && <span>{about}</span>}
          </button>
        )
      })}
    </section>
  )
}
