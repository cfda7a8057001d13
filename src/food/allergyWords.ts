/** The words for an allergy, in any spelling. What they stand beside is never a food to cook with. */
export const allergyWord = /\b(?:al+erg(?:y|ies?|ic)|intoler[ae]n(?:ces?|t)|sensitivity|anaphyla\w+|epi ?pens?)\b/i

/** A bad reaction to a food, as people tell it. */
const reaction =
  '(?:sick|ill|unwell|queasy|nauseous|itch\\w*|bloat\\w*|swell\\w*|swollen|vomit\\w*|throw\\w* up|puk\\w+|hives|rash(?:es)?|migraines?|headaches?|heartburn|reflux|cramps|diarrh\\w+|asthma|wheez\\w+|eczema|stomach ?aches?|flare\\w*)'
const somebody = '(?:me|him|her|us|them|(?:my|our|his|her) \\w{1,20})'

/** What a food does to somebody who must not eat it: "eggs give me hives", "sesame makes my throat close up". */
export const doesHarm = new RegExp(
  `\\s(?:(?:can|could|will|would|nearly|almost) kill(?:ed|s)?|(?:sets? off|triggers?) ${somebody}|(?:do(?:es)?n['’]?t|do(?:es)? not|never) agree|(?:gives?|gave|makes?|made|brings?|brought|puts?|sends?|sent|leaves?|left) ${somebody} (?:\\w{1,20} ){0,4}?(?:${reaction}|close\\w* up|hospital|tight))\\b`,
  'i',
)

/** The same with the food behind it: "he swells up with shellfish", "my throat closes with prawns". */
export const isHarmedBy = new RegExp(
  `\\b(?:(?:swells?|swelled|(?:breaks?|broke|breaking|comes?|came)(?= out\\b)|(?:puffs?|blows?)(?= up\\b)) (?:\\w{1,20} ){0,4}?(?:with|from|after|of|if|when(?:ever)?)|(?:throat|mouth|lips?|tongue|face) (?:\\w{1,20} ){0,4}?(?:with|from|after)|(?:gets?|got|had|has) (?:\\w{1,20} ){0,3}?${reaction} (?:\\w{1,20} ){0,2}?(?:with|from|after|of|if|when(?:ever)?))\\s(?:(?:she|he|they|i|we) (?:eats?|has|have|touch(?:es)?|drinks?|gets near) )?`,
  'i',
)

/** Whether somebody tells of an allergy, which holds for every dish and not for one alone. */
export const tellsAllergy = (text: string): boolean =>
  allergyWord.test(text) || doesHarm.test(text) || isHarmedBy.test(text) || /\bco?eliacs?\b/i.test(text)
