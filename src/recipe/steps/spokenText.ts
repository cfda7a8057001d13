const fractions: Readonly<Record<string, string>> = {
  ...{ '½': 'a half', '⅓': 'a third', '⅔': 'two thirds', '¼': 'a quarter', '¾': 'three quarters', '⅛': 'an eighth' },
  ...{
    '1/2': 'a half',
    '1/3': 'a third',
    '2/3': 'two thirds',
    '1/4': 'a quarter',
    '3/4': 'three quarters',
    '1/8': 'an eighth',
  },
}
const fraction = /(?:(?<!\d)(\d{1,4})(?: |(?=[½⅓⅔¼¾⅛])))?([½⅓⅔¼¾⅛]|(?<![\d/])[123]\/[2348](?![\d/]))/g

/**
 * Returns an English text with the words for signs that voices read letter by letter or leave out: fractions, ranges and
 * degrees. A text in another language is returned as it is.
 *
 * @param language a BCP 47 code.
 */
export function spokenText(text: string, language: string): string {
  if (!/^en\b/i.test(language)) return text
  return text
    .replace(fraction, (all, whole: string | undefined, part: string) => {
      const words = fractions[part]
      return words === undefined ? all : whole ? `${whole} and ${words}` : words
    })
    .replace(/(?<=\d)\s?[-–—]\s?(?=\d)/g, ' to ')
    .replace(/\s?°\s?C\b/g, ' degrees Celsius')
    .replace(/\s?°\s?F\b/g, ' degrees Fahrenheit')
    .replace(/(?<=\d)\s?°/g, ' degrees')
}
