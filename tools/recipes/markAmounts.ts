import { fractionSigns, readFigure, singularize } from '../../src/food'

/** The numbers as texts write them: "2", "1.5", "1½". */
const number = `(?:\\d+(?:\\.\\d+)?[${fractionSigns}]?|[${fractionSigns}])`
/** Weights, volumes and spoons. Not the size of one piece, of a batter or of a dish. */
const measure =
  '(?<unit>k?g|m?l|litres?|tablespoons?|teaspoons?|pinch(?:es)?|slices?|pods?|sprigs?|lea(?:f|ves))(?![\\w-])(?! each\\b| of (?:the )?(?:batter|dough|mixture|filling)| (?:[a-z]+ )?(?:dish|tin|tray|casserole)\\b)'
/** What a step divides a dish into. */
const portion =
  '(?<portion>(?!cm|mm)(?:[a-z]+ )?(?:hollows?|heaps?|patt(?:y|ies)|squares?|balls?|glass(?:es)?|cakes?|pieces?|fingers?|plates?|bowls?|jars?|parts?|rounds?|parcels?))\\b'
/** The lower number of a range, and the number of what a dough or batter makes. */
const alone = `(?= (?:to|or) ${number} ${measure.replace('<unit>', '<of>')})|(?<=\\b(?:get|makes?|gives?) about \\d+)`
const amount = new RegExp(`(?<![\\w.½°<,-])(?<figure>${number})(?: ${measure}| ${portion}|${alone})`, 'g')

/** Marks the amounts in a text that change with the number of people: `[2 tablespoon]`. */
export const markAmounts = (text: string): string =>
  text.replace(amount, (...found) => {
    const { figure, unit, portion: piece = '' }: Record<string, string> = found.at(-1)
    const noun = (unit ?? piece).replace(/leaves$/, 'leaf').replace(/[a-z]+$/, singularize)
    return `[${`${readFigure(figure ?? '')} ${noun}`.trim()}]`
  })
