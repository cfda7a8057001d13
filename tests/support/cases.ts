/**
 * Reads a table of cases: `input = expected`, with semicolons or line ends between. Several columns behind the equals sign
 * have bars between.
 *
 * @returns each input with its columns.
 */
export const casesOf = (table: string): string[][] =>
  table
    .split(/;|\n/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [input = '', ...columns] = `${each} `.split(/\s=\s|\s?\|\s?/)
      return [input.trim(), ...columns.map((column) => column.trim())]
    })

/** The things of a list with commas between, each on one line; none of an empty text. */
export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
