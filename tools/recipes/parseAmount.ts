import type { IngredientLine, LineAmount, LineText } from '../../src/cookbook/recipe'
import { readFigure, singularize } from '../../src/food'
import { markAmounts } from './markAmounts'

const figure = '(?:\\d+(?:\\.\\d+)?(?:[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛])'
const sizes = '(?:small |large |thin |thick |thumb-sized |very small )?'
const nouns =
  'litre|tablespoon|teaspoon|pinch|handful|clove|slice|rasher|sprig|can|tin|sheet|leaf|stalk|stick|piece|spoonful|sachet|packet|pack|box|bulb|head|bunch|dash|squeeze|leg|pod|fillet'
const amountPattern = new RegExp(
  `^(?:about )?(?<figure>${figure})(?! (?:to|or) \\d)(?: (?<unit>(?:k?g|m?l)(?![a-z])|${sizes}(?:${nouns}|leaves)(?:e?s)?\\b(?! or)))?(?: (?<words>.+))?$`,
)
/** An amount behind the foods: that of all together, of each, or of the only one. */
const behind = new RegExp(
  `^,? (?:about )?(?<amount>${figure}(?: (?:k?g|m?l|${sizes}(?:${nouns}|leaves)(?:e?s)?(?! or)))?(?: \\([^)]*\\)| chopped| grated)?)(?: (?<mode>in all|of each))?(?=[,{]|$)`,
)

/** Reads an amount before the name of a food: "250 g grated". Other words are kept. */
export function parseAmount(text: string): LineAmount {
  const found = amountPattern.exec(text.trim())?.groups
  const words = (found ? found.words : text.trim()) ?? ''
  return {
    quantity: found ? readFigure(found.figure ?? '') : 0,
    unit: found?.unit?.replace(/leaves$/, 'leaf').replace(/[a-z]+$/, singularize) ?? '',
    words: found ? words : markAmounts(words),
  }
}

/** Compiled conditional text: `{3:1 teaspoon}{!3:2 teaspoons}`. */
const conditional = /\{(?<condition>!?[\d,]+):(?<content>[^{}]*)\}/g
/** An amount behind the foods that has conditions. */
const conditionalBehind =
  /^, (?<amounts>(?:about )?(?:\{!?[\d,]+:(?:about )?\d[^{}]*\})+)(?: (?<mode>in all|of each))?(?=[,{]|$)/

/** Reads what a line says around the names of its foods, with compiled conditions. An amount may stand behind them. */
export function parseText(before: string, behindFoods: string): Pick<IngredientLine, 'texts' | 'isOfEach'> {
  const found = before === '' ? (behind.exec(behindFoods) ?? conditionalBehind.exec(behindFoods)) : undefined
  const { amount, amounts = before, mode } = found?.groups ?? {}
  const after = markAmounts(behindFoods.slice(found?.[0].length ?? 0))
  return {
    texts: parseAmounts(amount ?? amounts).map((each) => ({ ...each, after })),
    isOfEach: mode === 'of each',
  }
}

/** Reads an amount, or several with conditions and, if these may all be false, none. */
function parseAmounts(text: string): Omit<LineText, 'after'>[] {
  if (!text.includes('{')) return [{ amount: parseAmount(text), condition: '' }]
  const [start = ''] = text.split('{')
  const end = text.slice(text.lastIndexOf('}') + 1)
  const amounts = [...text.matchAll(conditional)].map(([, condition = '', content = '']) => ({
    amount: parseAmount(`${start}${content.replace(/ in all$/, '')}${end}`),
    condition,
  }))
  const isAlways = amounts.some(({ condition }) => amounts.some((each) => each.condition === `!${condition}`))
  return isAlways ? amounts : [...amounts, { amount: parseAmount(''), condition: '' }]
}
