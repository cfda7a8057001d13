import type { Certainty, Content } from './contents'
import { findMentions } from './findMentions'
import type { EntryReading } from './readEntry'

/**
 * The reading of an entry whose foods contain what its words say. The name of a food leaves out words that tell what it
 * is made of: "pork meatballs" are meatballs, and pork for certain; "beef hot dogs" have no pork.
 */
export function withEntryContents(reading: EntryReading): EntryReading {
  const { foods, text, property } = reading
  // A property says more than the words: vegan chicken nuggets.
  if (foods.length === 0 || property) return reading
  const mentions = findMentions(text, true)
  const said = new Set(mentions.flatMap(({ food }) => [...food.contents].flatMap(ifCertain)))
  const saysOtherMeat = !said.has('pork') && mentions.some(({ food }) => isMeatWithoutPork(food.contents))
  return {
    ...reading,
    foods: foods.map((each) => {
      const contents = new Map(each.food.contents)
      for (const content of said)
        if (foods.length === 1 || contents.get(content) === 'maybe') contents.set(content, 'named')
      if (saysOtherMeat && contents.get('pork') === 'maybe') contents.delete('pork')
      return { ...each, food: { ...each.food, contents } }
    }),
  }
}

const ifCertain = ([content, certainty]: readonly [Content, Certainty]) => (certainty === 'named' ? [content] : [])

const isMeatWithoutPork = (contents: ReadonlyMap<Content, Certainty>) =>
  contents.get('meat') === 'named' && !contents.has('pork')
