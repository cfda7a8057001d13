import { conditionalPattern, foodsOfCondition, isStep, referencePattern, sentencesOf } from './compileRecipe'
import { safetyMarks } from './parseRecipe'
import { atIngredient, atLine, findExcerpt, ingredientsOf, type Rules } from './rule'

/** The courses that a recipe can have. */
export const courses = ['Breakfast', 'Soup', 'Salad', 'Snack', 'Main', 'Side', 'Dessert', 'Baking']

const introPattern = new RegExp(
  `^\\S[^\\n]+[.!]\\n\\n\\*\\*Serves \\d+\\*\\* · (?<time>[^·]+) · (?<course>${courses.join('|')}) · (?<cuisine>[A-Z][A-Za-z -]+)(?: · (?:${safetyMarks.join('|')}))*$`,
)

const introOf = (markdown: string) => /^# .+\n\n([\s\S]+?)\n\n## Ingredients/.exec(markdown)?.[1] ?? markdown

/** The name of the file for a title: its letters and digits, joined by hyphens. */
export const fileNameFor = (title: string): string =>
  `${title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.md`

const hasAmount =
  /[\d¼½¾⅓⅔⅛]|\b(?:half|handfuls?|pinch|pinches|piece|squeeze|slices?|spoonfuls?|little|few|sprigs?|knob|a|an|drizzle|grating|as much|one|two|to serve|to taste)\b/i

/** Rules for the form of a file. */
export const formRules: Rules = {
  'the file name is the slug of the title': {
    advice:
      'Rename the file, or change the title. The name has the letters and digits of the title, joined by hyphens.',
    findProblems: ({ name }, { title }) =>
      name === fileNameFor(title) ? [] : [{ found: `"${title}" should be in ${fileNameFor(title)}`, near: title }],
  },

  'the intro has a sentence, servings, time, course and cuisine': {
    advice: `Write one sentence that ends with a full stop, an empty line, and a line such as "**Serves 4** · 35 minutes · Main · French". The course is one of ${courses.join(', ')}.`,
    findProblems({ markdown }) {
      const intro = introOf(markdown)
      return introPattern.test(intro) ? [] : [{ found: intro, near: intro.split('\n').at(-1) ?? intro }]
    },
  },

  'the recipe has one to five required lines': {
    advice: 'Move what the dish can do without to the section "If you have it".',
    findProblems: (_, { required }) =>
      required.length >= 1 && required.length <= 5
        ? []
        : [{ found: `${required.length} lines`, near: '## Ingredients' }],
  },

  'staples are listed in the section for staples, and nothing else is': {
    advice: 'Move salt, pepper, oil, water and sugar to the section "Taken for granted", and all else out of it.',
    findProblems: (_, { required, optional, staples }) =>
      [
        ...ingredientsOf(staples).filter(({ food }) => food.kind !== 'staple'),
        ...ingredientsOf([...required, ...optional]).filter(({ food }) => food.kind === 'staple'),
      ].map((each) => atIngredient(each)),
  },

  'amounts are metric, because the page converts them': {
    advice: 'Remove the US measure. Heat alone has both: "200 °C (400 °F)".',
    findProblems: ({ markdown }) =>
      [...markdown.matchAll(/[\d½¼¾⅓⅔] ?(?:cups?|oz|fl oz|lb|quarts?|pints?|inch(?:es)?)\b/g)].map(([found]) => ({
        found,
        near: found,
      })),
  },

  'degrees Celsius and Fahrenheit agree': {
    advice: 'Correct one of the two: Fahrenheit is 1.8 times Celsius, plus 32.',
    findProblems: ({ markdown }) =>
      [...markdown.matchAll(/(\d+) °C[^()]{0,12}\((\d+) °F/g)]
        .filter(([, celsius, fahrenheit]) => Math.abs((Number(celsius) * 9) / 5 + 32 - Number(fahrenheit)) > 15)
        .map(([found]) => ({ found, near: found })),
  },

  'each condition names foods that the recipe lists': {
    advice: 'Write the name as the list has it, or list the food.',
    findProblems: ({ markdown }, recipe) =>
      [
        ...[...markdown.matchAll(conditionalPattern)].flatMap(([, condition]) => condition ?? []),
        ...[...markdown.matchAll(/^- \{([^:{}]+)\} /gm)].flatMap(([, condition]) => condition ?? []),
        ...[...recipe.method.matchAll(referencePattern)].flatMap(([, name]) => name?.split(' or ')[0] ?? []),
      ].flatMap((condition) =>
        foodsOfCondition(condition, recipe)
          .filter(({ ingredients }) => ingredients.length === 0)
          .map(({ name }) => ({ found: name, near: `{${condition}` })),
      ),
  },

  'each sentence on a line names a step and a place in it': {
    advice:
      'Write "(2: Stir in half of it.)" for the end of step 2, "(2.1: …)" for after its first sentence, and "(2: **Fry it** (3 minutes). …)" for a step of its own before it.',
    findProblems: (_, recipe) => {
      const steps = recipe.method.split('\n').map((step) => sentencesOf(step).length - 1)
      return recipe.notes
        .filter(({ step, after = 0, text }) => {
          const sentences = isStep({ text }) && step === steps.length + 1 ? 0 : steps[step - 1]
          return sentences === undefined || after > sentences || !/^(?:[A-Z%]|\*\*)[^{}]*[.!]$/.test(text)
        })
        .map(({ text }) => ({ found: text, near: text }))
    },
  },

  'the method has no braces or % outside of conditional text': {
    advice: 'Conditional text has the form "{butter: Melt the %. }". It has no braces inside.',
    findProblems: (_, { method }) =>
      method.split('\n').flatMap((step) =>
        findExcerpt(step.replace(conditionalPattern, '').replace(referencePattern, ''), /[{}%]/).map((found) => ({
          found,
          near: step,
        })),
      ),
  },

  'each line has an amount': {
    advice: 'Write how much the dish takes: "100 g", "2 tablespoons", "1 handful".',
    findProblems: (_, recipe) =>
      [...recipe.required, ...recipe.optional, ...recipe.staples]
        .filter(({ texts }) =>
          texts.every(({ amount, after }) => amount.quantity === 0 && !hasAmount.test(amount.words + after)),
        )
        .map(atLine),
  },
}
