/** A metric amount in a list of ingredients, with the US measure in brackets that the file may name. */
export const metricAmount =
  /(?<first>\d+(?:\.\d+)?)(?<range> to (?<last>\d+(?:\.\d+)?))? (?<unit>g|ml|kg|l|litres?)(?!\w)(?!, [\d½¼¾⅓⅔]+ (?:oz|fl oz|lb))(?: \((?:scant )?[\d½¼¾⅓⅔]+ (?:scant )?(?:to [\d½¼¾⅓⅔]+ )?(?:cups?|tablespoons?|oz|lb|fl oz|quarts?)\b[^()]*\))?/g

/** Removes the US measures of a list of ingredients, because a reply computes them. */
export const removeUsMeasures = (text: string): string => text.replace(metricAmount, '$<first>$<range> $<unit>')
