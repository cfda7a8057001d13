import { beforeAll } from 'vitest'

// For a test file that renders the whole page: loads it, and the chunks that it loads while the user types, so that
// no test waits for one, or ends while one is loading. They load after the mocks of the file exist, because it imports
// this module.
beforeAll(async () => {
  await Promise.all([
    import('../../src/App'),
    import('../../src/conversation/request.lazy'),
    import('../../src/cookbook/cookbook.lazy'),
    import('../../src/ingredients/suggestions.lazy'),
    import('../../src/recipe/menu/menu.lazy'),
    import('../../src/recipe/recipeCard.lazy'),
    import('../../src/recipe/understanding.lazy'),
  ])
})
