import type { Wish } from '../food/contents'

/** The languages that a recipe can be asked for in, by their code: the own name, and the English one. */
export const languages = {
  en: ['English', 'English'],
  ar: ['العربية', 'Arabic'],
  zh: ['中文', 'Chinese'],
  de: ['Deutsch', 'German'],
  es: ['Español', 'Spanish'],
  fr: ['Français', 'French'],
  hi: ['हिन्दी', 'Hindi'],
  it: ['Italiano', 'Italian'],
  ja: ['日本語', 'Japanese'],
  nl: ['Nederlands', 'Dutch'],
  pl: ['Polski', 'Polish'],
  pt: ['Português', 'Portuguese'],
  sv: ['Svenska', 'Swedish'],
  tr: ['Türkçe', 'Turkish'],
  uk: ['Українська', 'Ukrainian'],
} as const

/** A BCP 47 code. */
export type Language = keyof typeof languages

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** The direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

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

/** The foods to leave out, one by one. A single letter is a food that is being typed. */
export const leftOut = ({ leaveOut }: Pick<Wishes, 'leaveOut'>): string[] =>
  leaveOut
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)

/** Says what is wished, in a few words: "Vegan · without celery · for 2". Empty if nothing is. */
export function summarizeWishes(wishes: Wishes): string {
  const { diets, servings, minutes, language, anythingElse } = wishes
  const without = leftOut(wishes)
  return [
    ...diets,
    without.length > 0 && `without ${without.join(', ')}`,
    servings !== undefined && `for ${servings}`,
    minutes !== undefined && `in ${minutes === 60 ? '1 hour' : `${minutes} minutes`}`,
    language && `in ${languages[language][0]}`,
    anythingElse.trim(),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Words of entries that may exclude something, or name a diet. */
const wishWords =
  /\b(?:no|not|non|nothing|without|minus|never|free|avoid\w*|except|skip|hold|hates?|dislikes?|allerg\w*|intoleran\w*|sensitiv\w*|can['’]?t|cannot|don['’]?t|vegan|vegetarian|veggie|plant|meat\w*|pesc[ae]tarian|halal|kosher|gf|co?eliacs?|eggless)\b|w\/o/i

/** Whether an entry may hold a wish. Reading what it says takes longer, and needs what the page knows of foods. */
export const mayHoldWish = (entry: string): boolean => wishWords.test(entry)
