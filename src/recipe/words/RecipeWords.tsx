import { directionOfText } from '../../lib/directionOfText'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { directionOf, type Language } from '../../prompt'
import type { LimitedBlocks } from '../../reader'
import type { UnderstoodRecipe } from '../card/useUnderstoodRecipe'
import { RecipeMarkdown, type Ticks, TicksContext } from './RecipeMarkdown'

interface Props {
  readonly markdown: string
  readonly blocks: LimitedBlocks
  readonly decorations: UnderstoodRecipe['decorations']
  /** Undefined while the recipe has no checkboxes. */
  readonly ticks: Ticks | undefined
  /** The recipe is from elsewhere, where a long story may stand before it. */
  readonly foldsStory: boolean
  /** Whether screen readers announce the words. */
  readonly isAnnounced: boolean
  /** The language that the recipe was asked for in. */
  readonly language: Language | undefined
}

/** The recipe's own words. */
export const RecipeWords = ({ markdown, blocks, decorations, ticks, isAnnounced, foldsStory, language }: Props) => (
  // Screen readers read the newest recipe once, when it is complete. The controls that change it later have status
  // messages of their own. Without `off`, numbers that follow the servings would be read again.
  <div
    data-recipe=""
    aria-live={isAnnounced ? undefined : 'off'}
    lang={language}
    // A model may answer in the language of the list.
    dir={language ? directionOf(language) : directionOfText(markdown)}
  >
    {markdown && (
      <TicksContext value={ticks}>
        <ErrorBoundary fallback={<div className="plain">{markdown}</div>}>
          <RecipeMarkdown {...{ blocks, decorations, foldsStory }} />
        </ErrorBoundary>
      </TicksContext>
    )}
  </div>
)
