/**
 * Phrases that an alias in foodData.ts cannot express: a kit is two foods, "1 chicken" is a whole one, and "heel of a loaf"
 * is an amount. Only the phrase is replaced, because the rest of the entry may be an amount or another food.
 */
const meanings: readonly (readonly [name: RegExp, meaning: string])[] = [
  [
    /\b(?:(?:1|one|an?) (?:[a-z]+ ){0,3})?(?:fajita|burrito)s? (?:dinner |meal )?kits?\b/i,
    'tortillas and fajita seasoning',
  ],
  [/\b(?:(?:1|one|an?) (?:[a-z]+ ){0,3})?tacos? (?:dinner |meal )?kits?\b/i, 'taco shells and taco seasoning'],
  [/\b(?:(?:1|one|an?) (?:[a-z]+ ){0,3})?enchiladas? (?:dinner |meal )?kits?\b/i, 'corn tortillas and enchilada sauce'],
  [/\bold el paso(?: \w+)? kit\b/i, 'tortillas and taco seasoning'],
  [/\blinda mc ?cart\w+['’]?s?(?= [a-z])/i, 'vegetarian'],
  [/\blinda mc ?cart\w+['’]?s?/i, 'vegetarian sausages'],
  [/\b(?:knorr )?(veg(?:etable)?|chicken|beef|fish) stock (?:pots?|gels?|melts?)\b/i, '$1 stock cube'],
  [/^(?:some |mixed |indian )?spices$/i, 'curry spices'],
  [/^(?:half an?|½|1\/2)(?: an?)? chicken$/i, '600 g chicken'],
  [/^(?:1|an?) chicken$/i, '1 whole chicken'],
  [/\bheel of (?:an? |the )?/i, 'end of '],
  [/\b(half an?|an?|\d) pots?(?= of|$)/i, '$1 tub'],
  [/\brise$/i, 'rice'],
]

/** Replaces such names in an entry by the foods that they mean. */
export const replaceNames = (entry: string): string =>
  meanings.reduce((text, [name, meaning]) => text.replace(name, meaning), entry)
