/** The languages that the user can choose for a recipe: for each code, the language's own name and its English name. */
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

/** Whether a text is the code of one of {@link languages}. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** The direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
