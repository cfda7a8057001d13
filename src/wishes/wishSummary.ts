import type { Wishes } from './wishes'

// Apart from wishes.ts, because the first load does not need it.

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

/** The foods to leave out, one by one. A single letter is a food that is being typed. */
export const leftOut = ({ leaveOut }: Pick<Wishes, 'leaveOut'>): string[] =>
  leaveOut
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)

/** Returns the wishes in a few words: "Vegan · without celery · for 2". Empty if there are none. */
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
