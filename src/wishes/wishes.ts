import type { Wish } from '../food/contents'
import type { Language } from './wishSummary'

/** What the user wishes for the recipe, beside the list. */
export interface Wishes {
  /** Diets and allergens, by the names of their checkboxes. */
  readonly diets: readonly Wish[]
  /** Foods to leave out, as typed, with commas between. */
  readonly leaveOut: string
  readonly servings?: number | undefined
  /** The longest time, in minutes. */
  readonly minutes?: number | undefined
  readonly language?: Language | undefined
  readonly anythingElse: string
}

export const noWishes: Wishes = { diets: [], leaveOut: '', anythingElse: '' }

/** Words of entries that may exclude something, or name a diet. */
const wishWords =
  /\b(?:no|not|non|nothing|without|minus|never|free|avoid\w*|except|skip|hold|hates?|dislikes?|allerg\w*|intoleran\w*|sensitiv\w*|can['’]?t|cannot|don['’]?t|vegan|vegetarian|veggie|plant|meat\w*|pesc[ae]tarian|halal|kosher|gf|co?eliacs?|eggless)\b|w\/o/i

/** Whether an entry may hold a wish. Reading what it says takes longer, and needs what the page knows of foods. */
export const mayHoldWish = (entry: string): boolean => wishWords.test(entry)
