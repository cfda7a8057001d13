import { leftOut } from '../food'
import { languages } from './languages'
import type { Wishes } from './wishes'

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
