import type { Exclusion } from './exclusions'
import { type EntryReading, readEntry } from './readEntry'

/** A diet that depends on more than the page knows. A reply says so, and makes no claim. */
interface PartlyKnownDiet {
  readonly pattern: RegExp
  readonly name: string
  /** An entry that excludes what is certain to break it. */
  readonly without?: string
  /** The same as a function. Of a staple that may break it, a recipe takes spoonfuls at most. */
  readonly excludes?: Exclusion['excludes']
  /** What a reply says of it. */
  readonly remark: string
  /** The entries that name it are often about something else: "my kids can't have milk". */
  readonly isWeak?: boolean
}

const diets: readonly PartlyKnownDiet[] = [
  {
    pattern: /(?:low )?fod ?map|\bibs\b/,
    name: 'low-FODMAP',
    without:
      'no onions, garlic, leeks, baked beans, kidney beans, black beans, white beans, chickpeas, lentils, mushrooms, cauliflower, apples, pears, mango, honey, wheat or lactose',
    remark:
      "I can't judge what is low in FODMAPs, which depends on the amounts: this is only without onions, garlic, pulses, wheat and lactose.",
  },
  {
    pattern: /di?abet\w*|low[- ](?:sugar|gi)\b/,
    name: 'diabetic',
    excludes: ({ name, kind }) =>
      kind === 'sweet' || /sugar.|.sugar|syrup|ice cream/.test(name) ? 'named' : name === 'sugar' ? 'maybe' : undefined,
    remark:
      "I can't judge what suits diabetes or a low-sugar diet: this only leaves out sweet foods. Where it takes a little sugar, you can leave that out too.",
  },
  {
    pattern: /pregnan\w*|expecting a baby/,
    name: 'pregnancy',
    without:
      'no alcohol, liver, pate, brie, blue cheese, goat cheese, smoked salmon, smoked trout, caviar, salami, prosciutto or shark',
    remark:
      "I can't judge what is safe in pregnancy: this is only without alcohol, liver, pâté, brie, blue cheese, goat's cheese, raw fish, smoked salmon and trout, salami, prosciutto and shark. Cook eggs, meat and fish right through.",
  },
  {
    pattern: /bab(?:y|ies)\b|infants?\b|weaning|toddlers?\b|kids?\b|child(?:ren)?\b/,
    name: 'small child',
    without: 'no honey, alcohol or chilli',
    remark:
      "I can't judge what suits a small child: this is only without honey, alcohol and chilli. Go easy on the salt, and cut up what could choke.",
    isWeak: true,
  },
  {
    pattern:
      /(?:low|no|less|reduced|without|free of)[- ](?:added )?(?:salt|sodium)\b|(?:salt|sodium)[- ]free|high blood pressure/,
    name: 'low-salt',
    excludes: ({ name }) =>
      /^(?:salt|stock|.* stock|stock cube|soy sauce|fish sauce|oyster sauce|teriyaki sauce|miso|gravy)$/.test(name)
        ? 'maybe'
        : undefined,
    remark:
      "I can't judge how much salt is right for you: the recipe works with little or none, and labels say how much is in the rest.",
  },
]

/** Diets of which the cookbook knows nothing but the name. */
const named = /\b(?:paleo|whole ?30|gout|jain|weight watchers|high protein|renal|low[- ](?:fat|calorie|histamine))\b/

/** What a reply says of halal and kosher food: the page knows the foods, and not where they come from. */
const labelled: readonly (readonly [name: string, remark: string])[] = [
  ['halal', 'Halal as far as I can tell: without pork or alcohol. Whether the rest is halal, its label says.'],
  [
    'kosher',
    'Kosher as far as I can tell: without pork or shellfish, and without milk beside meat. Whether the rest is kosher, its label says.',
  ],
]

const remarks = new Map([...labelled, ...diets.map(({ name, remark }) => [name, remark] as const)])

/** What a reply says of an exclusion that is only a part of what was asked for. */
export const remarkOn = ({ name }: Exclusion): string | undefined =>
  remarks.get(name) ?? (named.test(name) ? `I can't judge what suits this wish: ${name}.` : undefined)

/** Reads an entry as readEntry.ts does, and the diets that the page knows in part: "low fodmap", "I'm pregnant". */
export function readListEntry(entry: string): EntryReading {
  const text = entry.toLowerCase()
  const diet = diets.find(({ pattern }) => pattern.test(text))
  const [other] = named.exec(text) ?? []
  const match = diet?.pattern.exec(text) ?? named.exec(text)
  if (!match) return readEntry(entry)
  const before = text.slice(0, match.index)
  const rest = readEntry(`${before} ${text.slice(match.index + match[0].length)}`)
  // Low-salt soy sauce and baby spinach are foods. "Chicken for a baby" is both.
  if (rest.foods.length > 0 && !/\b(?:for|is|am|i'?m)\b/.test(before)) return readEntry(entry)
  if (diet?.isWeak && rest.exclusions.length > 0) return readEntry(entry)
  const parts = diet?.without === undefined ? [] : readEntry(diet.without).exclusions
  const exclusion: Exclusion = {
    name: diet?.name ?? other ?? '',
    type: 'diet',
    excludes(food) {
      const found = [...parts, ...(diet?.excludes ? [diet] : [])].flatMap(({ excludes }) => excludes?.(food) ?? [])
      return found.includes('named') ? 'named' : found[0]
    },
  }
  return { ...rest, text: entry, exclusions: [exclusion, ...rest.exclusions], unknown: [] }
}
