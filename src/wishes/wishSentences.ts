import { isWish } from '../food/contents'
import { isLanguage, languages, leftOut, noWishes, type Wishes } from './wishes'

/** One sentence for each kind of wish, and how the built-in cookbook reads it again. */
const sentences: readonly {
  readonly write: (wishes: Wishes) => string | undefined
  readonly pattern: RegExp
  readonly read: (text: string) => Partial<Wishes>
}[] = [
  {
    write: ({ diets }) =>
      diets.length > 0 ? `It must be: ${diets.map((diet) => diet.toLowerCase()).join(', ')}.` : undefined,
    pattern: /^It must be: (.+)\.$/,
    read: (text) => ({
      diets: text
        .split(', ')
        .map((diet) => diet.charAt(0).toUpperCase() + diet.slice(1))
        .filter(isWish),
    }),
  },
  {
    write: (wishes) => (leftOut(wishes).length > 0 ? `Leave out: ${leftOut(wishes).join(', ')}.` : undefined),
    pattern: /^Leave out: (.+)\.$/,
    read: (leaveOut) => ({ leaveOut }),
  },
  {
    write: ({ servings }) =>
      servings === undefined ? undefined : `It is for ${servings} ${servings === 1 ? 'person' : 'people'}.`,
    pattern: /^It is for (\d+) (?:person|people)\.$/,
    read: (number) => ({ servings: Number(number) }),
  },
  {
    write: ({ minutes }) => (minutes === undefined ? undefined : `It must be ready within ${minutes} minutes.`),
    pattern: /^It must be ready within (\d+) minutes\.$/,
    read: (number) => ({ minutes: Number(number) }),
  },
  {
    write: ({ language }) => language && `Write the recipe in ${languages[language][1]} (${languages[language][0]}).`,
    pattern: /^Write the recipe in (\p{L}+) \(.+\)\.$/u,
    read: (name) => ({ language: languageNamed(name) }),
  },
  {
    write: ({ anythingElse }) =>
      anythingElse.trim() ? `Also: ${anythingElse.replace(/\s+/g, ' ').trim()}` : undefined,
    pattern: /^Also: (.+)$/,
    read: (anythingElse) => ({ anythingElse }),
  },
]

const languageNamed = (name: string) =>
  Object.keys(languages)
    .filter(isLanguage)
    .find((code) => languages[code][1] === name)

/** Writes wishes as sentences for the model, one a line; empty if there are none. {@link readWishes} reads them again. */
export const writeWishes = (wishes: Wishes): string[] => sentences.flatMap(({ write }) => write(wishes) ?? [])

/** Reads the wishes that {@link writeWishes} wrote from the lines of a message. Other lines are ignored. */
export function readWishes(lines: readonly string[]): Wishes {
  let wishes = noWishes
  for (const line of lines)
    for (const { pattern, read } of sentences) {
      const [, text] = pattern.exec(line.trim()) ?? []
      if (text !== undefined) wishes = { ...wishes, ...read(text) }
    }
  return wishes
}
