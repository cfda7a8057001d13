import { type Food, foods, fractionSigns, type Mention, perhaps, singularize } from '../food'
import { remember } from '../lib/remember'
import type { TextLine } from './textLines'

/** The words before a name: as many characters as the longest pattern needs. */
const before = ({ text }: TextLine, { start }: Mention) => text.slice(Math.max(0, start - 90), start)

/** Words after which a food is not one that was named before. */
const indefinite = new RegExp(
  `(?:\\b(?:of|an?|some|extra|more|any|little|another|other)|[\\d${fractionSigns}]|\\d ?(?:k?g|ml|l|oz|lbs?|cups?|tbsp|tsp))\\s+$`,
  'i',
)
/** What a dish is served with is another food: "Serve with bread." */
const servedWith = /\bserv(?:e|ed|ing) (?:it |them |hot |warm |cold |immediately )?(?:with|on|over) (?:\w+ )?$/i

/** What a recipe may make of its ingredients, by the last word: "create a gravy", "add it to the broth". */
const madeParts =
  /^(?:gravy|broth|stock|slaw|coleslaw|dressing|dough|batter|crust|sauce|roux|drippings?|shallots?|patty|burger)$/
/** Words before such a part: "the gravy", "into a dough". */
const makes =
  /\b(?:(?:the|your|this)\s+(?:\w+\s+)?|(?:(?:creat|mak|form|shap)(?:e|es|ing)|yields?|into|with|you (?:now )?have)\s+)(?:(?:an?|the|your|\d+|thick|thin|smooth|\w+ed|rich|pan)\s+){0,2}$/i
/** A recipe for rolls may call them bread. */
const breads = /^(?:bread|loaf|bun|roll|focaccia|baguette|sourdough)$/

/** The last word of a name, or of what stands before "with": "soup" of "Tomato soup with rolls". */
const lastOfName = /\p{L}+(?=\W*$|\s*[:–—(]|\s(?:with|in|on|for|from|by)\b)/giu
const madeUnder = (title: string): string[] =>
  [...title.replace(/loaves/gi, 'loaf').matchAll(lastOfName)].flatMap(([word]) => {
    const name = singularize(word.toLowerCase())
    return breads.test(name) ? [name, 'bread', 'loaf'] : [name]
  })

const tools =
  '(?:surface|board|counter(?:top)?|worktop|bench|table|pans?|tins?|trays?|sheets?|mou?lds?|dish(?:es)?|ramekins?|hands|fingers|pin|peel|basket|cutters?|knife|parchment)'
/** "Dust the pan with flour", "grease a tin with butter" */
const withOnTools = new RegExp(
  `\\b(?:(?:dust|greas)\\w*\\b[^.;:]{0,60}|(?:sprinkl|coat|rub|brush|lin)(?:e|ed|ing)?\\b[^.;:]{0,40}\\b${tools}\\b[^.;:]{0,30})\\bwith (?:\\w+ )?$`,
  'i',
)
/** "Flour the board", "butter and line a small tin", "flour for dusting" */
const onTools = new RegExp(
  `^(?: and \\w+)? (?:the|an?|your|two|\\d) (?:[\\w-]+ ){0,3}${tools}\\b|^ for (?:dust|roll|knead|greas|(?:the|your) ${tools}\\b)`,
  'i',
)
const isFloured = ({ text }: TextLine, { start, end }: Mention) => /^floured$/i.test(text.slice(start, end))
const isOnTools = (line: TextLine, mention: Mention) =>
  isFloured(line, mention) ||
  withOnTools.test(before(line, mention)) ||
  onTools.test(line.text.slice(mention.end, mention.end + 60))

/** A line whose food replaces ordinary flour or butter: "gluten-free flour", "rice flour, for dusting". */
const standIn =
  /\b(?:vegan|plant[- ]based|non[- ]dairy|gf|\w+[- ]free)\b|\bfor (?:dusting|rolling|kneading|greasing|the )|\b(?:plus|and) (?:extra|more)\b/i

/** What a step did to a food before it names it again: "the cooked noodles", "the whipped cream". */
const doneTo = /^(?:cooked|boiled|whipped) (?=.)/
/** "A splash of broth" is of the broth that is listed, "4 tortillas" are of those, and a splash of milk may be of another milk. */
const partOfListed = /^(?:broth|stock|milk|tortilla|noodle|wrapper|taco shell)$/

const MAX_KNOWN = 2000

/** A list of ingredients has so many lines at least. With fewer, the steps may name foods that it does not. */
const FEWEST_INGREDIENTS = 3

/** A name in lower case, its last word in the singular. A floured board has flour. */
const plainName = remember((typed: string): string => {
  const name = typed.toLowerCase().replace(/[\s-]+/g, ' ')
  const last = name.lastIndexOf(' ') + 1
  return name === 'floured' ? 'flour' : name.slice(0, last) + singularize(name.slice(last))
}, MAX_KNOWN)
const nameOf = ({ text }: TextLine, { start, end }: Mention) => plainName(text.slice(start, end))

/** Creates the foods that a recipe has named so far, to tell what a short name means: the noodles are the rice noodles. */
export function createNamedFoods() {
  /** By the ends of their names, rice noodles under "rice noodle" and "noodle". */
  const byEnd = new Map<string, Set<Food>>()
  /** By their own name and those of the foods that they are a kind of. */
  const byKind = new Map<string, Set<Food>>()
  /** The foods of the title, and the ends of their names. */
  const dish = new Set<string>()
  const standIns = new Set<Food>()
  let ingredients = 0
  const addTo = (map: Map<string, Set<Food>>, key: string, food: Food) =>
    map.set(key, (map.get(key) ?? new Set()).add(food))
  const add = (line: TextLine, mention: Mention) => {
    const words = nameOf(line, mention).split(' ')
    for (const index of words.keys()) addTo(byEnd, words.slice(index).join(' '), mention.food)
    for (let food: Food | undefined = mention.food; food; food = foods.get(food.parent ?? ''))
      addTo(byKind, food.name, mention.food)
  }
  return {
    /** Adds the foods of an ingredient. The words after a comma may name other ones: "and more for the noodles". */
    addIngredient: (line: TextLine, mentions: readonly Mention[]) => {
      ingredients += 1
      const comma = line.text.indexOf(',')
      for (const [index, mention] of mentions.entries())
        if (comma < 0 || mention.start < comma) {
          add(line, mention)
          // "Vegan parmesan cheese" is parmesan cheese, too.
          const next = mentions[index + 1]
          if (next?.start === mention.end + 1) add(line, { ...mention, end: next.end })
          if (standIn.test(line.text)) standIns.add(mention.food)
        }
    },
    addNames: (line: TextLine, mentions: readonly Mention[]) => {
      for (const mention of mentions) {
        const name = nameOf(line, mention)
        if (name.includes(' ') && !(doneTo.test(name) && byEnd.has(name.replace(doneTo, '')))) add(line, mention)
      }
    },
    addTitle: (line: TextLine, mentions: readonly Mention[]) => {
      for (const name of [...madeUnder(line.text), ...mentions.map(({ food }) => food.name)]) dish.add(name)
    },
    /** Whether a name means what the recipe makes: the cheese of "Cashew cheese", which has none, or "the gravy". */
    isMadeHere: (line: TextLine, mention: Mention) => {
      const name = nameOf(line, mention)
      const end = name.slice(name.lastIndexOf(' ') + 1)
      const words = before(line, mention)
      if (ingredients < FEWEST_INGREDIENTS || servedWith.test(words)) return false
      // The ice cream of a recipe that has cream.
      const isDish = name.includes(' ') && dish.has(mention.food.name) && !byEnd.has(name)
      if (!isDish && (byEnd.has(end) || byKind.has(mention.food.name))) return false
      if (!isDish && madeParts.test(end) && makes.test(words)) return true
      return (dish.has(mention.food.name) || dish.has(end)) && !indefinite.test(words)
    },
    /** Whether the ingredients, or lines before, name the food, or there are too few of them to tell. */
    isListed: (line: TextLine, mention: Mention) =>
      ingredients < FEWEST_INGREDIENTS || byEnd.has(nameOf(line, mention)) || byKind.has(mention.food.name),
    /** The foods that a name is short for. None where it stands for itself: "a knob of butter" beside peanut butter. */
    meantBy: (line: TextLine, mention: Mention): readonly Food[] => {
      const name = nameOf(line, mention)
      const words = before(line, mention)
      const isNew = indefinite.test(words) && !isFloured(line, mention)
      if (isNew && !partOfListed.test(name)) return []
      const ends = byEnd.get(name.replace(doneTo, '')) ?? []
      const meant = [...new Set([...ends, ...(byKind.get(mention.food.name) ?? [])])]
      // Beside almond flour, a pan may be dusted with flour of wheat.
      const isOther =
        (isOnTools(line, mention) && !meant.some((food) => standIns.has(food))) || (isNew && name === 'milk')
      return isOther && (meant.length > 0 || isFloured(line, mention)) ? [...meant, perhaps(mention.food)] : meant
    },
  }
}

export type NamedFoods = ReturnType<typeof createNamedFoods>
