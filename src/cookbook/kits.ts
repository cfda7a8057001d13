/**
 * Names that mean other foods, or several: a recipe needs the tortillas of a kit and its seasoning one by one. Only the
 * whole name is replaced, because the rest of the entry may be an amount or another food.
 */
const meanings: readonly (readonly [name: RegExp, meaning: string])[] = [
  [
    /\b(?:(?:1|one|an?) (?:[a-z]+ ){0,3})?(?:fajita|burrito)s? (?:dinner |meal )?kits?\b/i,
    'tortillas and fajita seasoning',
  ],
  [/\b(?:(?:1|one|an?) (?:[a-z]+ ){0,3})?tacos? (?:dinner |meal )?kits?\b/i, 'taco shells and taco seasoning'],
  [/\b(?:(?:1|one|an?) (?:[a-z]+ ){0,3})?enchiladas? (?:dinner |meal )?kits?\b/i, 'corn tortillas and enchilada sauce'],
  [/\bjus[- ]?rol (?=[a-z])/i, ''],
  [/\blinda mc ?cart\w+['’]?s?(?= [a-z])/i, 'vegetarian'],
  [/\blinda mc ?cart\w+['’]?s?/i, 'vegetarian sausages'],
  [/\b(?:knorr )?(veg(?:etable)?|chicken|beef|fish) stock (?:pots?|gels?|melts?)\b/i, '$1 stock cube'],
  [/^(?:some |mixed |indian )?spices$/i, 'curry spices'],
  [/\bvegeta\b/i, 'vegetable stock powder'],
  [/\b(?:warburtons?|toastie) (?:toastie|loaf)\b/i, 'bread'],
  [/\boxo(?: cubes?)?\b/i, 'stock cube'],
  [/\b(?:beef )?bulgogi (?:slices|meat|beef)\b|\bbeef bulgogi\b/i, 'beef strips'],
  [/\bstock fish\b/i, 'stockfish'],
  [/\b(?:packets?|packs?)(?: of)? ramen\b/i, 'pack instant ramen'],
  [/\b((?:cans?|tins?)(?: of)?) pumpkin\b(?! pur)/i, '$1 pumpkin puree'],
  [/\btoad[- ]in[- ]the[- ]hole (?=sausages)/i, ''],
  [/\bgravy powder\b/i, 'gravy granules'],
  [/\bham (?:off|on) the bone\b/i, 'ham'],
  [/\bchicken adobo cuts?\b/i, 'chicken'],
  [/^ramen(?: noodles?)?$/i, 'instant ramen'],
  [/\brao['’]?s\b(?: (?:sauce|marinara))?/i, 'tomato sauce'],
  [/\bcup[- ]a[- ]soups?\b/i, 'soup mix'],
  [/^bisto$/i, 'gravy granules'],
  [/^((?:plain |self[- ]raising |bread )?)flower$/i, '$1flour'],
  [/^kd$/i, 'kraft dinner'],
  [/\bbun noodles?\b/i, 'rice noodles'],
  [/\bcooking spoons?(?: of)?\b/i, 'tablespoon'],
  [/^(?:half an?|½|1\/2)(?: an?)? chicken$/i, '600 g chicken'],
  [/^(?:1|an?) chicken$/i, '1 whole chicken'],
  [/\bsliced pan\b/i, 'sliced bread'],
  [/\bporotos?\b/i, 'beans'],
  [/\bold el paso(?: \w+)? kit\b/i, 'tortillas and taco seasoning'],
  [/\bm ?& ?m['’]?s?\b/i, 'chocolate chips'],
  [/\bital\.? seasoning\b/i, 'italian seasoning'],
  [/\bghormeh sabzi (?:herbs?|mix)\b/i, 'parsley'],
  [/^pan$/i, 'bread'],
  [/\b(puff|shortcrust|filo) pasty\b/i, '$1 pastry'],
  [/\bsalsa de tomate\b/i, 'tomato sauce'],
  [/\bqueso crema\b/i, 'cream cheese'],
  [/\btapas? (?:de|para) empanadas?\b/i, 'empanada discs'],
  [/\bcrema de leche\b/i, 'cream'],
  [/\b(?:box(?:ed)?(?: of)?|kraft|annie['’]?s) mac(?:aroni)?(?: ?(?:and|&|n) ?| )cheese\b/i, 'kraft dinner'],
  [/\b(?:maggi|knorr) (?:stock |bouillon )?cubes?\b|^knorr(?: ros\S*)?$/i, 'stock cube'],
  [/\bonion gravy\b/i, 'gravy'],
  [/\bphiladelphia cheese\b/i, 'cream cheese'],
]

/** Replaces such names in an entry by what they mean. */
export const unpackKits = (entry: string): string =>
  meanings.reduce((text, [name, meaning]) => text.replace(name, meaning), entry)
