import { type Food, foods, fractionSigns, type Mention, perhaps, singularize } from '../food'
import { remember } from '../lib/remember'
import type { TextLine } from './textLines'

/** Words after which a food is not one that was named before. */
const indefinite = new RegExp(
  `(?:\\b(?:of|an?|some|extra|more|any|little|another|other)|[\\d${fractionSigns}]|\\d ?(?:k?g|ml|l|oz|lbs?|cups?|tbsp|tsp))\\s+$`,
  'i',
)

const isIndefinite = ({ text }: TextLine, { start }: Mention) =>
  indefinite.test(text.slice(Math.max(0, start - 20), start))
/** Whether "the" stands before a name. In a recipe with coconut milk and no cream, "the cream" is coconut cream. */
const followsThe = ({ text }: TextLine, { start }: Mention) =>
  /\bthe (?:thick )?$/i.test(text.slice(Math.max(0, start - 12), start))

/** What a dish is served with is another food: "Serve with bread." */
const isServedWith = ({ text }: TextLine, { start }: Mention) =>
  servedWith.test(text.slice(Math.max(0, start - 40), start))
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

/** Surfaces and tools that one greases or dusts. */
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
  withOnTools.test(line.text.slice(Math.max(0, mention.start - 90), mention.start)) ||
  onTools.test(line.text.slice(mention.end, mention.end + 60))

/** A line whose food replaces ordinary flour or butter: "gluten-free flour", "rice flour, for dusting". */
const standIn =
  /\b(?:vegan|plant[- ]based|non[- ]dairy|gf|\w+[- ]free)\b|\bfor (?:dusting|rolling|kneading|greasing|the )|\b(?:plus|and) (?:extra|more)\b/i

/** What a step did to a food before it names it again: "the cooked noodles", "the whipped cream". */
const doneTo = /^(?:cooked|boiled|whipped)$/

/** The names whose words are kept: recipes repeat theirs. */
const MAX_KNOWN = 2000

/** A list of ingredients has so many lines at least. With fewer, the steps may name foods that it does not. */
const FEWEST_INGREDIENTS = 3

/** The words of a name, in lower case, the last one in the singular. A floured board has flour. */
const wordsOfName = remember((name: string): readonly string[] => {
  const words = name
    .toLowerCase()
    .replace(/^floured$/, 'flour')
    .split(/[\s-]+/)
  return [...words.slice(0, -1), singularize(words.at(-1) ?? '')]
}, MAX_KNOWN)
const nameWords = ({ text }: TextLine, { start, end }: Mention) => wordsOfName(text.slice(start, end))
/** The last word of a name: what the food is. */
const endOf = (line: TextLine, mention: Mention) => nameWords(line, mention).at(-1) ?? ''

function addTo(map: Map<string, Set<Food>>, key: string, food: Food) {
  const others = map.get(key)
  if (others) others.add(food)
  else map.set(key, new Set([food]))
}

/** Creates the foods that a recipe has named so far, to tell what a short name means: the noodles are the rice noodles. */
export function createNamedFoods() {
  /** By the ends of their names: rice noodles under "rice noodle" and "noodle". */
  const byEnd = new Map<string, Set<Food>>()
  /** By their own name and those of the foods that they are a kind of. */
  const byKind = new Map<string, Set<Food>>()
  /** The foods of the title, and the ends of their names. */
  const dish = new Set<string>()
  const standIns = new Set<Food>()
  let ingredients = 0
  const add = (line: TextLine, mention: Mention) => {
    const words = nameWords(line, mention)
    for (const index of words.keys()) addTo(byEnd, words.slice(index).join(' '), mention.food)
    for (let food: Food | undefined = mention.food; food; food = foods.get(food.parent ?? ''))
      addTo(byKind, food.name, mention.food)
  }
  return {
    /** Adds the foods of an ingredient. The words after a comma may name other ones: "and more for the noodles". */
    addIngredient: (line: TextLine, mentions: readonly Mention[]) => {
      ingredients += 1
      const comma = line.text.indexOf(',')
      const isStandIn = standIn.test(line.text)
      for (const [index, mention] of mentions.entries())
        if (comma < 0 || mention.start < comma) {
          add(line, mention)
          // "Vegan parmesan cheese" is parmesan cheese, too.
          const next = mentions[index + 1]
          if (next?.start === mention.end + 1) add(line, { ...mention, end: next.end })
          if (isStandIn) standIns.add(mention.food)
        }
    },
    /** Adds the foods that a line names in several words. */
    addNames: (line: TextLine, mentions: readonly Mention[]) => {
      for (const mention of mentions) {
        const [first = '', ...others] = nameWords(line, mention)
        if (others.length > 0 && !(doneTo.test(first) && byEnd.has(others.join(' ')))) add(line, mention)
      }
    },
    /** Adds the foods that the title, or the name of a part, names. */
    addTitle: (line: TextLine, mentions: readonly Mention[]) => {
      for (const name of madeUnder(line.text)) dish.add(name)
      for (const mention of mentions) dish.add(mention.food.name)
    },
    /** Whether a name means what the recipe makes: the cheese of "Cashew cheese", which has none, or "the gravy". */
    isMadeHere: (line: TextLine, mention: Mention) => {
      const end = endOf(line, mention)
      const name = nameWords(line, mention).join(' ')
      // The ice cream of a recipe that has cream.
      if (name.includes(' ') && ingredients >= FEWEST_INGREDIENTS && dish.has(mention.food.name) && !byEnd.has(name))
        return !isIndefinite(line, mention) && !isServedWith(line, mention)
      if (ingredients < FEWEST_INGREDIENTS || byEnd.has(end) || byKind.has(mention.food.name)) return false
      if (isServedWith(line, mention)) return false
      if (madeParts.test(end) && makes.test(line.text.slice(Math.max(0, mention.start - 40), mention.start)))
        return true
      return (dish.has(mention.food.name) || dish.has(end)) && !isIndefinite(line, mention)
    },
    /** Whether a name may mean what the recipe makes of others: "the cream" of blended cashews, where no cream is listed. */
    mayBeMade: (line: TextLine, mention: Mention) =>
      ingredients >= FEWEST_INGREDIENTS &&
      /^(?:cream|milk|cheese|batter|bread)$/.test(nameWords(line, mention).join(' ')) &&
      followsThe(line, mention) &&
      !isServedWith(line, mention) &&
      !byKind.has(mention.food.name),
    /** Whether the ingredients, or lines before, name the food, or there are too few of them to tell. */
    isListed: (line: TextLine, mention: Mention) =>
      ingredients < FEWEST_INGREDIENTS ||
      byEnd.has(nameWords(line, mention).join(' ')) ||
      byKind.has(mention.food.name),
    /** The foods that a name is short for. None where it stands for itself: "a knob of butter" beside peanut butter. */
    meantBy: (line: TextLine, mention: Mention): readonly Food[] => {
      const words = nameWords(line, mention)
      const isNew = isIndefinite(line, mention) && !isFloured(line, mention)
      // "A splash of broth" is of the broth that is listed, "4 tortillas" are of those, and a splash of milk may be of another milk.
      const isPartOfListed = /^(?:broth|stock|milk|tortilla|noodle|wrapper|taco shell)$/.test(words.join(' '))
      if (isNew && !isPartOfListed) return []
      const own = words.length > 1 && doneTo.test(words[0] ?? '') ? words.slice(1) : words
      const isOfCoconut = own.join(' ') === 'cream' && !byEnd.has('cream') && followsThe(line, mention)
      const ends = byEnd.get(isOfCoconut ? 'coconut milk' : own.join(' ')) ?? []
      const meant = [...new Set([...ends, ...(byKind.get(mention.food.name) ?? [])])]
      // Beside almond flour, a pan may be dusted with flour of wheat.
      const isOther =
        (isOnTools(line, mention) && !meant.some((food) => standIns.has(food))) || (isNew && words[0] === 'milk')
      return isOther && (meant.length > 0 || isFloured(line, mention)) ? [...meant, perhaps(mention.food)] : meant
    },
  }
}

export type NamedFoods = ReturnType<typeof createNamedFoods>
