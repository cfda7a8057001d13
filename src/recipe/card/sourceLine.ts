import type { Author } from '../../service'

/** Says in one line who wrote a recipe, and that a language model can be wrong. */
export function sourceLine(answeredBy: readonly Author[]): string {
  const names = authorNames(answeredBy)
  if (answeredBy.some(({ kind }) => kind === 'link')) return `From a link${names && `, written by ${names}`}. Check it.`
  return hasModel(answeredBy)
    ? `Written by ${names}. A language model can be wrong about food safety.`
    : answeredBy.some(({ kind }) => kind === 'own')
      ? 'Your own recipe.'
      : `From ${names}.`
}

/** Names who wrote a recipe: "any/model at models.example and the built-in cookbook". */
export const authorNames = (answeredBy: readonly Author[]): string =>
  answeredBy.map(nameOf).filter(Boolean).join(' and ')

function nameOf(source: Author): string {
  switch (source.kind) {
    case 'cookbook':
      return 'the built-in cookbook'
    case 'browser':
      return "this browser's model"
    case 'link':
      return source.by
    case 'own':
      return 'a person'
    case 'model':
      return `${source.model} at ${source.service}`
  }
}

/** Whether a language model wrote some of it. */
const hasModel = (answeredBy: readonly Author[]) =>
  answeredBy.some(({ kind }) => kind === 'model' || kind === 'browser')

/** Adds to a recipe in markdown the line that says who wrote it. */
export const withSourceLine = (markdown: string, answeredBy: readonly Author[]) =>
  `${markdown.trimEnd()}\n\n*${sourceLine(answeredBy)}*\n`
