import { writeAmount } from '../../src/cookbook/lineAmount'
import { listLines } from '../../src/cookbook/recipe'
import { writeRecipe } from '../../src/cookbook/writeRecipe'
import { textOf } from './compileRecipe'
import { parseMinutes } from './minutes'
import { atIngredient, atLine, findExcerpt, ingredientsOf, methodTextOf, type Problem, type Rules } from './rule'
import {
  atVariantLine,
  formatVariant,
  METHOD_HEADING,
  methodOf,
  variantWith,
  writeFull,
  writeMinimal,
  writeVariants,
} from './variants'

/** A word without its ending, so that "tomatoes" is found in "tomato". */
const stemOf = (word: string) => word.replace(/(?:es|s|y|ed|d)$/, '')

const brokenText =
  /[{}%]| {2}| [,.;:)]|\( |,,|\.\.|,\.|;\.|\*\* ?\*\*|(?<!approx)\. [a-z]|\band (?:and|,|\.)|, and and|\bthe (?:and|,|\.)|\bthe the\b/
/** Conditional text makes these phrases unnecessary, because a reply knows what the user has. */
const hedges =
  /if using|if you have|you are using|you use\b|you have\b|as far as|what you are|if there (?:is|are)|if any\b/i

/** "For the last 4." without the minutes also gets no timer. */
const timeWithoutUnit = /\bfor the (?:last|first) [\d½]+(?: to \d+)?(?=[.,;:)}])/g

/** A step from so many minutes on is a wait if something cooks or rests in it. Nobody sets a timer for chopping. */
const MIN_WAIT = 15
/** The names of steps in which one waits. */
const waits = /^(?:bak|boil|brais|chill|cook|cool|fry|grill|marinat|rest|roast|simmer|soak|steam|stew)/i
/** An order to cook, within a step that is named after something else: "Start the vegetables. … and roast." */
const cooks =
  /(?<!\b(?:to|a|the) )\b(?:bak|brais|roast|simmer|cook|fry|boil|steam|stew|bubbl)(?:e|ing)?\b(?!-| (?:tin|tray|pan|dish|rack|paper|bits|soda|powder|water))/i
/** Times that are not those of the step: of another food, or for one of several batches. */
const otherTime = /\b(?:takes|needs|boneless|(?<!no )longer)\b/
const batches =
  /\b(?:batch(?:es)?|a side|each side|on each|either side|the rest|others?|one or two|at a time|a few|spoonfuls|heaped|serve each|turn|go on|round|pot|stand|cool)\b/i
/** A step says at least this share of its time: the rest is for what is done before and after the wait. */
const LEAST_TOLD = 0.5

/** How long a large pan of water takes to boil, in minutes. */
const BOIL = 7

/** The minutes that the sentences of a step tell, all together. */
const minutesTold = (text: string) =>
  text
    .split(/(?<=[.;])\s/)
    .filter((sentence) => /\bfor about\b/.test(sentence) || !otherTime.test(sentence))
    .flatMap((sentence) => [
      ...[...sentence.matchAll(/(\d+)(½)? hours?/g)].map(([, hours, half]) => Number(hours) * 60 + (half ? 30 : 0)),
      ...[...sentence.matchAll(/(?:\d+ to )?(\d+) minutes?/g)].map(([, minutes]) => Number(minutes)),
      ...[...sentence.matchAll(/\bto the boil\b/g)].map(() => BOIL),
      ...[...sentence.matchAll(/\ban hour\b|\bovernight\b|packet says/g)].map(() => Infinity),
    ])
    .reduce((sum, minutes) => sum + minutes, 0)

/** "Cooked through" does not name cooked chicken. */
const stateWords = /^(?:cooked|ground|minced|smoked|tinned|canned|roast|whole|dried)$/

/** Rules for the method. It must read well for each list of a user. */
export const methodRules: Rules = {
  'each numbered step has a bold instruction and a time, and the times add up to the total': {
    advice: 'Write a step as "1. **Fry the onion** (5 minutes). Heat the oil …". Then correct the times or the total.',
    readsReplies: true,
    findProblems: (_, recipe) => {
      const problems: Problem[] = []
      const times = methodOf(writeFull(recipe))
        .split('\n')
        .map((step, index) => {
          const form = new RegExp(`^${index + 1}\\. [A-Z][^(]+ \\((?<time>[^)]+)\\)\\. \\S.+[.!)]$`)
          const minutes = parseMinutes(form.exec(step)?.groups?.time ?? '') ?? 0
          if (minutes === 0) problems.push(atVariantLine(step))
          return minutes
        })
      for (const step of recipe.method.split('\n'))
        if (!/\*\*[^*]+\*\*/.test(step)) problems.push({ found: 'no bold instruction', near: step })
        else if (!/\*\* \(.*?\d/.test(step)) problems.push({ found: 'no time', near: step })
      const total = recipe.head.minutes
      const sum = times.reduce((minutes, time) => minutes + time, 0)
      // Steps overlap, and their times are rounded.
      if (Math.abs(sum - total) > Math.max(5, total / 10))
        problems.push({ found: `the steps take ${sum} minutes, and the intro says ${total}`, near: '**Serves' })
      return problems
    },
  },

  'where one waits, a sentence says how long': {
    advice: 'Say it at the deed: "Bake for about 40 minutes, until risen". The time in brackets is not shown.',
    readsReplies: true,
    findProblems: (_, recipe) =>
      writeVariants(recipe).flatMap((variant) =>
        methodOf(variant)
          .split('\n')
          .filter((step) => {
            const [, name = '', time = '', sentences = ''] = /^\d+\. ([^(]+) \(([^)]+)\)\. (.+)$/.exec(step) ?? []
            const minutes = parseMinutes(time) ?? 0
            const isWait = minutes >= MIN_WAIT && (waits.test(name) || cooks.test(sentences))
            const told = minutesTold(sentences)
            return isWait && (told === 0 || (told < minutes * LEAST_TOLD && !batches.test(sentences)))
          })
          .map((step) => atVariantLine(step, `${variant.label}: ${step}`)),
      ),
  },

  'no sentence repeats the name of its step': {
    advice:
      'Begin the sentence with the name ("**Fry the bacon** (5 minutes). Fry the bacon in …"), or change one of the two.',
    readsReplies: true,
    findProblems: (_, recipe) =>
      writeVariants(recipe).flatMap((variant) =>
        methodOf(variant)
          .split('\n')
          .filter((step) => {
            const [, name = '', sentences = ''] = /^\d+\. ([^(]+) \([^)]+\)\. (.+)$/.exec(step) ?? []
            const [verb] = name.split(' ')
            return sentences.split(/[ ,]/)[0] === verb && !sentences.startsWith(name)
          })
          .map((step) => atVariantLine(step, `${variant.label}: ${step}`)),
      ),
  },

  'each step of each variant says what to do': {
    advice: 'A reply without the conditional text must still have a sentence after the time of the step.',
    readsReplies: true,
    findProblems: (_, recipe) =>
      writeVariants(recipe).flatMap((variant) =>
        methodOf(variant)
          .split('\n')
          .filter((step) => !/\)\. [A-Z]/.test(step))
          .map((step) => atVariantLine(step, `${variant.label}: ${step}`)),
      ),
  },

  'no variant has broken punctuation, doubled words or phrases such as "if using"': {
    advice: 'Correct the spaces and commas within and around the braces, so that the text reads well with and without.',
    readsReplies: true,
    findProblems: (_, recipe) =>
      writeVariants(recipe).flatMap(({ label, markdown }) => {
        const lines = markdown.slice(markdown.indexOf('## Ingredients')).split('\n')
        return lines.flatMap((line) =>
          [brokenText, hedges]
            .flatMap((pattern) => findExcerpt(line, pattern))
            .map((excerpt) => atVariantLine(line, `${label}: ${excerpt}`)),
        )
      }),
  },

  'a time names its unit': {
    advice: 'Write "for the last 4 minutes".',
    findProblems: (_, recipe) =>
      [...methodTextOf(recipe).matchAll(timeWithoutUnit)].map(([found]) => ({ found, near: found })),
  },

  'the method of the minimal variant mentions no unlisted ingredient': {
    advice: 'Put the words on the optional ingredient into braces: "{peas: Stir in the peas. }".',
    readsReplies: true,
    findProblems: (_, recipe) => {
      const minimal = writeMinimal(recipe)
      const method = methodOf(minimal).toLowerCase()
      const listedNames = [...minimal.listed, ...ingredientsOf(recipe.staples)]
        .map(({ text, food }) => `${text} ${food.name}`.toLowerCase())
        .join(' ')
      return ingredientsOf([...recipe.required, ...recipe.optional])
        .map(({ text }) => text.toLowerCase().replace(/(?:ies|es|s|y)$/, ''))
        .filter((stem) => !listedNames.includes(stem))
        .flatMap((stem) => {
          const name = new RegExp(`\\b${stem}(?:y|ies|es|s)?\\b`)
          const step = methodOf(minimal)
            .split('\n')
            .find((each) => name.test(each.toLowerCase()))
          return findExcerpt(method, name).map((excerpt) => atVariantLine(step ?? '', excerpt))
        })
    },
  },

  'the title or the method mentions each required ingredient and staple, by name or kind': {
    advice: 'Say in the method what happens to it, or remove it from the list.',
    findProblems: (_, recipe) => {
      const text = `${recipe.title} ${methodTextOf(recipe)}`.toLowerCase()
      return [...recipe.required, ...recipe.staples]
        .filter(
          (line) =>
            !line.ingredients
              .flatMap(({ text: name, food }) => [...name.toLowerCase().split(' '), food.kind])
              .some((word) => text.includes(stemOf(word))),
        )
        .map(atLine)
    },
  },

  'the method mentions each optional ingredient': {
    advice: 'Say in the method what happens to it, within braces: "{peas: Stir in the peas. }".',
    readsReplies: true,
    findProblems: (_, recipe) =>
      recipe.optional.flatMap((line) =>
        line.ingredients
          .filter((ingredient) => {
            const listed = listLines(recipe.required, [{ ...line, ingredients: [ingredient] }])
            const text = formatVariant(writeRecipe(recipe, listed)).split(METHOD_HEADING)[1]?.toLowerCase() ?? ''
            // The step may name the part that it uses, such as the zest, or what the line makes of it, such as croutons.
            const said = textOf(line, ingredient)
            const parts = said
              ? (`${writeAmount(said.amount)} ${said.after}`.toLowerCase().match(/[a-z]{4,}/g) ?? [])
              : []
            const names = ingredient.text.toLowerCase().split(' ')
            const words = [...names, ingredient.food.kind, ingredient.food.parent ?? '-', ...parts]
            return !words.some((word) => text.includes(stemOf(word)))
          })
          .map((each) => atIngredient(each)),
      ),
  },

  'the method mentions each meat, fish and cheese of a required line': {
    advice: 'Say in the method what happens to it. If it is one of several alternatives, use braces.',
    readsReplies: true,
    findProblems: (_, recipe) => {
      const variants = writeVariants(recipe)
      return recipe.required
        .flatMap(({ ingredients }) => ingredients)
        .filter(({ food }) => ['meat', 'fish', 'dairy'].includes(food.kind))
        .filter(({ text, food }) => {
          const method = methodOf(variantWith(text, variants)).toLowerCase()
          const names = text.split(' ').filter((word) => !stateWords.test(word))
          const words = [...names, ...(food.kind === 'dairy' ? ['cheese'] : ['meat', 'mince', 'fish'])]
          return !words.some((word) => method.includes(word.toLowerCase().replace(/s$/, '')))
        })
        .map((each) => atIngredient(each))
    },
  },
}
