import type { Exclusion } from './exclusion'
import { splitExclusions } from './exclusions'
import { findKnownFoods } from './findKnownFoods'
import { namedExclusions } from './readExcluded'

/** Words with which somebody says something about a food, rather than wishing for it. */
const tellingWords =
  /\b(?:is|are|was|were|been|has|have|had|does|do|did|goes|went|gone|gets?|got|feels?|felt|looks?|tastes?|makes|made|gives?|gave|puts?|turn(?:s|ed)?|knocks?|floors?|mess(?:es)?|finish\w*|banned|forbidden|out|neither|either|nor|not|never|none|away|clear|off|against|enemy|problems?|bad|ill|sick|hurts?|upsets?|bothers?|would|must|should|stops?|swims?|crawls?|broke|fell|after|cousins?|relatives|family)\b|['’]s got\b|n['’]t\b/i

/** Words with which somebody wishes for a food, says that it is good, how it was bought, or when it is eaten. */
const wishingWords =
  /\b(?:loves?|likes?|enjoys?|adores?|fancy|fanc(?:ies|ied)|wants?|craving|prefers?|favou?rites?|mad (?:about|on|for)|lot of|fine|alright|all right|ok(?:ay)?|don['’]?t leave out|us(?:e[sd]?|ing)|add|cook(?:ed|ing)?|bake[ds]?|roast(?:ed)?|fr(?:y|ied)|grill(?:ed)?|serve[ds]?|plenty|lots|more|extra|fresh(?:ly)?|frozen|thawed|defrosted|tinned|canned|raw|lean|ripe|big|small|large|new|left ?over|already|good|nice|lovely|great|delicious|tasty|best|welcome|in date|bought|free[- ]range|organic|home-?(?:made|grown)|something|dinner|lunch|supper|tea|breakfast|party|night)\b/i

/** Whether a clause says nothing of the foods that it names: "the rice is basmati". */
const namesOnly = (clause: string) =>
  findKnownFoods(clause, true)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), clause)
    .replace(/\b(?:the|an?|is|are|has|have|i|we|it|they|my|our|some|only)\b|\W/gi, '') === ''

/** No dish is without these, and "they came in the veg box" names no food. */
const always = /^(?:water|salt|pepper|oil|sugar|veg)$/

/**
 * Returns the foods about which a free text says something that the page does not understand: eggs of "eggs mess me up", soy
 * of "and soya is a no too". They may be what somebody must not eat, so a dish is better without them.
 */
export function unclearFoodsIn(text: string): Exclusion[] {
  const clauses = text.split(/[,;.!?\n]|\b(?:and|but|so|because|since)\b/i)
  return clauses
    .filter(
      (clause) =>
        tellingWords.test(clause) &&
        !namesOnly(clause) &&
        !wishingWords.test(clause) &&
        splitExclusions(clause).exclusions.length === 0,
    )
    .flatMap((clause) => namedExclusions(clause))
    .filter(({ name }) => !always.test(name))
    .map((exclusion) => ({ ...exclusion, type: 'unclear' }))
}
