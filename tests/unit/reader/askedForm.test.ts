import { expect, test } from 'vitest'
import { readMarkdown } from '../../support/readMarkdown'

// The form that the system message asks for (src/ai.ts), as models vary it.

const headings = [
  ['# Feta eggs', '## Ingredients', '## Method'],
  ['## Feta eggs', '### Ingredients', '### Method'],
  ['**Feta eggs**', '**Ingredients**', '**Method**'],
  ['# Feta eggs', '**Ingredients:**', '**Method:**'],
] as const

const facts = `
  Serves 4 | Total time: 35 minutes; Serves: 4 | Total time: 35 minutes; Serves 4 · Total time: 35 minutes
  Serves 4 – Total Time 35 min; Serves 4, Total time 35 minutes; Serves 4. Total time: 35 minutes.
  Serves 4 people | Total time: 35 minutes; Serves 4 | Total time: about 35 minutes
  Serves 4 | Total time: 35 minutes (10 minutes prep, 25 minutes cooking); *Serves 4 | Total time: 35 minutes*
  **Serves 4 | Total time: 35 minutes**; **Serves** 4 | **Total time:** 35 minutes; - **Serves:** 4\\n- **Total time:** 35 minutes
  **Serves:** 4 | **Total time:** 35 minutes; **Servings:** 4 | **Total Time:** 35 minutes`
  .trim()
  .split(/;\s|\n\s+/)
  .map((fact) => fact.replace('\\n', '\n'))

const cases = headings.flatMap(([title, ingredients, method]) =>
  facts.map((fact) => ({ title, fact, ingredients, method })),
)

test.each(cases)('the page reads all of a recipe with the lines "$title", "$fact", "$ingredients"', (lines) => {
  const { title, fact, ingredients, method } = lines
  const markdown = `${title}\n\n${fact}\n\n${ingredients}\n\n- 2 eggs\n- 100 g feta\n\n${method}\n\n1. Whisk the eggs for 2 minutes.\n2. Fry them for 10 minutes.`
  const { sections } = readMarkdown(markdown)
  expect(sections).toMatchObject({ title: 'Feta eggs', yield: { quantity: 4 }, totalMinutes: 35 })
  expect(sections.groups.map((group) => group.lines.map(({ text }) => text))).toEqual([['2 eggs', '100 g feta']])
  expect(sections.steps.map(({ text }) => text)).toEqual(['Whisk the eggs for 2 minutes.', 'Fry them for 10 minutes.'])
})
