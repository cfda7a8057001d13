import { type Wish, wishNamed } from '../food/contents'

/** The wishes that the cookbook can read in a message. */
export interface ReadWishes {
  readonly diets: readonly Wish[]
  readonly leaveOut: string
  readonly minutes: number | undefined
  /** Its English name. */
  readonly language: string | undefined
  readonly anythingElse: string | undefined
}

/** Reads the wishes from the lines of a message, as wishes/wishSentences.ts writes them. Other lines are ignored. */
export function readWishes(lines: readonly string[]): ReadWishes {
  const find = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line.trim())?.[1] ?? [])[0]
  const minutes = find(/^It must be ready within (\d+) minutes\.$/)
  const diets = find(/^It must be: (.+)\.$/)?.split(', ') ?? []
  return {
    diets: diets.flatMap((diet) => wishNamed(diet) ?? []),
    leaveOut: find(/^Leave out: (.+)\.$/) ?? '',
    minutes: minutes === undefined ? undefined : Number(minutes),
    language: find(/^Write the recipe in (\p{L}+) \(.+\)\.$/u),
    anythingElse: find(/^Also: (.+)$/),
  }
}
