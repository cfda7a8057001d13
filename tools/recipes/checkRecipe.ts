import { recognizeFoods } from '../../src/food'
import { cookingRules } from './cookingRules'
import { formRules } from './formRules'
import { methodRules } from './methodRules'
import { parseParts, recipeForm } from './parseRecipe'
import type { Problem, RecipeFile, Rule, Rules } from './rule'
import { parseFile } from './variants'

/** All rules that a file must keep once the cookbook can read it. */
export const rules: Rules = { ...formRules, ...methodRules, ...cookingRules }

/** A mistake in a file, in words for its author. */
export interface Finding {
  /** The line, from 1 on; undefined if the file does not show it. */
  readonly line: number | undefined
  /** The rule that is broken, as a sentence without its full stop. */
  readonly rule: string
  readonly found: string
  readonly advice: string
}

/** Returns all that is wrong with a recipe's file. */
export function checkRecipe({ name, markdown: text }: RecipeFile): Finding[] {
  const file = { name, markdown: text.replaceAll('\r\n', '\n') }
  // The rules read a file that the cookbook can parse.
  const unreadable = [...findFormProblems(file.markdown), ...findUnreadableLines(file.markdown)]
  if (unreadable.length > 0) return unreadable
  return Object.entries(rules).flatMap(([rule, { advice }]) => {
    // Several variants of a reply break a rule in the same line.
    const byLine = new Map(
      checkRule(rule, file)
        .toReversed()
        .map((problem) => [problem.near ?? problem.found, problem]),
    )
    return [...byLine.values()]
      .toReversed()
      .map(({ found, near }) => ({ line: findLine(file.markdown, near), rule, found, advice }))
  })
}

/** Returns what breaks one rule in a file. */
export const checkRule = (name: string, file: RecipeFile): readonly Problem[] => {
  const rule: Rule | undefined = rules[name]
  if (!rule) throw new Error(`There is no rule "${name}".`)
  return rule.findProblems(file, parseFile(file))
}

function findLine(markdown: string, near: string | undefined): number | undefined {
  if (near === undefined) return
  const index = markdown.split('\n').findIndex((line) => line.toLowerCase().includes(near.toLowerCase()))
  return index < 0 ? undefined : index + 1
}

const FORM = 'the file has the form of a recipe'
const SECTIONS = ['## Ingredients', '### If you have it', '### Taken for granted', '## Method']

/** Finds what keeps the build from taking a file, or a section from being read. */
function findFormProblems(markdown: string): Finding[] {
  const lines = markdown.split('\n')
  const at = (index: number, found: string, advice: string): Finding => ({ line: index + 1, rule: FORM, found, advice })
  const headings = lines.flatMap((line, index) => (line.startsWith('##') ? [{ line, index }] : []))
  const order = headings.map(({ line }) => SECTIONS.indexOf(line))
  const misplaced = order.findIndex((place, index) => index > 0 && place >= 0 && place <= (order[index - 1] ?? -1))
  const problems = [
    ...(/^# \S/.test(markdown) ? [] : [at(0, lines[0] ?? '', 'Begin the file with its title: "# Cheese omelette".')]),
    ...headings
      .filter(({ line }) => !SECTIONS.includes(line))
      .map(({ line, index }) => at(index, line, `Only these headings are known: ${SECTIONS.join(', ')}.`)),
    ...['## Ingredients', '## Method']
      .filter((heading) => !lines.includes(heading))
      .map((heading) => at(lines.length - 1, `no line "${heading}"`, 'Add the section.')),
    ...(misplaced < 0
      ? []
      : [at(headings[misplaced]?.index ?? 0, headings[misplaced]?.line ?? '', `Sort them: ${SECTIONS.join(', ')}.`)]),
    ...headings
      .filter(({ index }) => lines[index - 1] !== '' || lines[index + 1] !== '')
      .map(({ line, index }) => at(index, line, 'Leave one line empty before and after a heading.')),
    ...lines.flatMap((line, index) =>
      line === '' && lines[index + 1] === '' && index + 2 < lines.length
        ? [at(index + 1, 'two empty lines', 'Remove one of them.')]
        : [],
    ),
    ...(/[^\n]\n$/.test(markdown)
      ? []
      : [at(lines.length - 1, 'the end of the file', 'End the file with one line break.')]),
  ]
  const isAccepted = problems.length > 0 || recipeForm.test(markdown)
  return isAccepted ? problems : [at(2, lines[2] ?? '', 'Compare the file with src/cookbook/README.md.')]
}

const LINES = 'each line of a list names foods that the page knows'

/** Finds the lines of the lists that cannot be read. */
function findUnreadableLines(markdown: string): Finding[] {
  const lines = markdown.split('\n')
  const [start, end] = [lines.indexOf('## Ingredients'), lines.indexOf('## Method')]
  return lines.flatMap((line, index) => {
    const isListLine = index > start && index < end && line !== '' && !line.startsWith('#')
    if (!isListLine || isReadable(line)) return []
    return [{ line: index + 1, rule: LINES, found: line, advice: adviceFor(line) }]
  })
}

function isReadable(line: string): boolean {
  try {
    parseParts(line)
    return true
  } catch {
    // `adviceFor` explains the mistake.
    return false
  }
}

/** Says what to do with a line that cannot be read. */
function adviceFor(line: string): string {
  if (!line.startsWith('- ')) return 'Begin the line with "- ".'
  const names = [...line.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, name]) => name ?? [])
  if (names.length === 0) return 'Make the name of the food bold: "- 100 g **peas**".'
  for (const name of names) {
    const foods = recognizeFoods(name)
    if (foods.length === 0)
      return `The page does not know "${name}". Use a name or an alias from src/food/foodData.ts, or add the food there.`
    if (foods.length > 1)
      return `"${name}" names several foods: ${foods.map((food) => food.name).join(', ')}. Make each of them bold.`
  }
  return 'Between bold names write " or ", or ", " in a line with "any of". Nothing else there may be bold.'
}
