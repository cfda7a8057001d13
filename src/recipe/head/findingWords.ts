import type { Finding } from '../../reader'

/** The words of all findings, each once, with commas between them. */
export const findingWords = (findings: readonly Finding[]): string =>
  [...new Set(findings.flatMap(({ words }) => words.map(({ word }) => word)))].join(', ')
