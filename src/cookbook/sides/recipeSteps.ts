import { parseMinutes } from '../cookingTime'

/** How many minutes a step takes, as it says in brackets after its instruction; 0 if it does not say. */
export const minutesOf = (step: string) => parseMinutes(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? '') ?? 0

/** The index of the last step that simmers for at least `minutes`, or -1. */
export const findPot = (steps: readonly string[], minutes = 0) =>
  steps.findLastIndex((step) => /\*\*(?:Simmer|Stew|Thicken)\b/.test(step) && minutesOf(step) >= minutes)

/** A dish is seasoned where its steps first name the pepper. */
export const pepper = /\bthe (?:salt and )?pepper\b/
/** A step that leaves time for something else. */
export const handsOff = /\*\*(?:Simmer|Stew|Thicken|Bake|Roast|Rest|Start roasting)\b/
/** The oven is hot enough to roast vegetables beside a dish. */
export const hotOven = /\boven to (?:19|20|21|22)0 °C/
/** A step that fries something. */
export const frying = /\b(?:heat|warm) [^.]*\boil\b|\bfry\b/i
