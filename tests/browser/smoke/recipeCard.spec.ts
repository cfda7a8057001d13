import { describeCard } from '../shared/recipeCardTests'

// The full tier has a desktop too.
describeCard('phone')
