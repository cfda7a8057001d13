import { type Section, sectionOf, startsWithAmount } from './sectionHeadings'

/** A part of a recipe, which wide screens show in a column of its own: blocks from `start` to before `end`. */
export interface SectionRange {
  readonly name: 'intro' | 'ingredients' | 'method'
  readonly start: number
  readonly end: number
}

/**
 * Splits a recipe at its ingredients and its method. One without ingredients, or with several lists of them apart, is split
 * below its title. While a recipe grows, the parts before the last stay the same.
 *
 * @param blocks in the form of normalizeMarkdown.ts.
 */
export function splitSections(blocks: readonly string[]): SectionRange[] {
  const sections = blocks.map(openedSection)
  const heading = sections.indexOf('ingredients')
  // Without a heading of the ingredients, they are the list that begins with an amount.
  const ingredients = heading < 0 ? findList(blocks) : heading
  const method = sections.indexOf('method', ingredients)
  const hasTwo = heading < 0 ? hasListBelowSteps(blocks) : hasTwoLists(blocks, sections, heading)
  if (ingredients < 0 || hasTwo) {
    const intro = blocks.findIndex((text) => /^# /.test(text)) + 1 || blocks.length
    return withoutEmpty([
      { name: 'intro', start: 0, end: intro },
      { name: 'method', start: intro, end: blocks.length },
    ])
  }
  // Without a heading of the method, the steps are the first list with numbers.
  const steps = blocks.findIndex((text, index) => index > ingredients && numbered.test(text))
  const end = [method, steps].find((index) => index >= 0) ?? blocks.length
  return withoutEmpty([
    { name: 'intro', start: 0, end: ingredients },
    { name: 'ingredients', start: ingredients, end },
    { name: 'method', start: end, end: blocks.length },
  ])
}

/** Whether ingredients come again below something else. Those of several components stand one below the other. */
function hasTwoLists(blocks: readonly string[], sections: readonly (Section | undefined)[], first: number): boolean {
  const end = sections.findIndex(
    (section, index) =>
      index > first && (/^# /.test(blocks[index] ?? '') || (section ?? 'ingredients') !== 'ingredients'),
  )
  return end >= 0 && sections.includes('ingredients', end)
}

/** Where the first list with an amount begins, with the name of its group above it; -1 without one. */
function findList(blocks: readonly string[]): number {
  const list = blocks.findIndex(isIngredientList)
  return list > 0 && groupName.test(blocks[list - 1] ?? '') ? list - 1 : list
}

/** "### Crust", "For the rub:" */
const groupName = /^(?:#{2,6} |[^\n.!?]{2,50}:\s*$)/

/** Whether a list with an amount stands below steps: the next part of the dish has its own. */
const hasListBelowSteps = (blocks: readonly string[]) => {
  const steps = blocks.findIndex((text) => numbered.test(text))
  return steps >= 0 && blocks.slice(0, steps).some(isIngredientList) && blocks.slice(steps).some(isIngredientList)
}

const numbered = /^\d{1,3}[.)]\s/

function isIngredientList(text: string): boolean {
  const [, first] = /^- (.{1,200})/.exec(text) ?? []
  return first !== undefined && startsWithAmount({ text: first.replaceAll('*', '') })
}

const withoutEmpty = (parts: readonly SectionRange[]) => parts.filter(({ start, end }) => end > start)

/** The section that the heading of a block opens. */
function openedSection(text: string): Section | undefined {
  const [, heading] = /^## (.{1,100})$/m.exec(text.split('\n', 1)[0] ?? '') ?? []
  return heading === undefined
    ? undefined
    : sectionOf({ kind: 'heading', isBold: false, text: heading.replaceAll('*', ''), depth: 0 })
}
