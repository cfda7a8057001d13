/** The lazy chunk that renders a recipe and its actions. */
import { limitBlocks, replyKind, titleOf } from '../reader'
import { dishKind } from './drawing/dishKind'
import { RecipeRegion } from './RecipeRegion'
import { renderTree } from './words/RecipeMarkdown'
import { RecipeWords } from './words/RecipeWords'

export { titlesOf } from '../prompt'
export { replyKind } from '../reader'
export { RecipeCard } from './card/RecipeCard'
export { readsAsRecipe } from './card/readsAsRecipe'
export { IdeasRegion } from './IdeasRegion'

/** A recipe with a line of every kind that most replies have. */
const usual = '# Eggs\n\n**Serves 2** | 5 minutes\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil the eggs.\n'

/**
 * Tasks that read a usual recipe, so that the browser compiles the reader's patterns and the parser before the first
 * word arrives. The longest one takes a phone some 50 ms.
 */
export const warmUp: readonly (() => unknown)[] = [
  () => limitBlocks(usual).blocks.map(({ text }) => renderTree(text)),
  () => [titleOf(usual), replyKind(usual)],
  () => dishKind(usual),
]

const title = '# Eggs'

/** Words to render outside the document, so that the browser compiles what renders the first ones. */
export const typicalWords = (
  <RecipeRegion isShown={true} isBusy={true}>
    <RecipeWords
      markdown={title}
      blocks={limitBlocks(title)}
      decorations={undefined}
      ticks={undefined}
      language={undefined}
      foldsStory={false}
      isAnnounced={false}
    />
  </RecipeRegion>
)
