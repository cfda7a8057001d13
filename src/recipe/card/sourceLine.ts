import type { Author } from '../../service'

/** Says in one line who wrote a recipe, and that a language model can be wrong. */
export function sourceLine(answeredBy: readonly Author[]): string {
  const names = answeredBy.map(nameOf)
  return hasModel(answeredBy)
    ? `Written by ${names.join(' and ')}. A language model can be wrong about food safety.`
    : `From ${names.join(' and ')}.`
}

function nameOf(source: Author): string {
  switch (source.kind) {
    case 'cookbook':
      return 'the built-in cookbook'
    case 'browser':
      return "this browser's model"
    case 'model':
      return `${source.model} at ${source.service}`
  }
}

/** Whether a language model wrote some of it. */
const hasModel = (answeredBy: readonly Author[]) => answeredBy.some(({ kind }) => kind !== 'cookbook')

/** Adds to a recipe in markdown the line that says who wrote it. */
export const withSourceLine = (markdown: string, answeredBy: readonly Author[]) =>
  `${markdown.trimEnd()}\n\n*${sourceLine(answeredBy)}*\n`
