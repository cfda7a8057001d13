/** The words for an allergy, in any spelling. What they stand beside is never a food to cook with. */
export const allergyWord = /\b(?:al+erg(?:y|ies?|ic)|intoler[ae]n(?:ce|t)|sensitivity|anaphyla\w+|epi ?pens?)\b/i

/** What a food does to somebody who must not eat it: "eggs give me hives", "milk makes my son sick". */
export const doesHarm =
  /\s(?:can|could|will|would) kill\b|\s(?:gives?|makes?|made) (?:me|him|her|us|them|(?:my|our) \w{1,20}) (?:\w{1,20} ){0,2}?(?:sick|ill|unwell|queasy|nauseous|itch\w*|bloat\w*|swell|vomit|throw up|hives|rash(?:es)?|migraines?|headaches?|heartburn|reflux|cramps|diarrh\w+|asthma|eczema|stomach ?aches?)\b/i

/** Whether somebody tells of an allergy, which holds for every dish and not for one alone. */
export const tellsAllergy = (text: string): boolean =>
  allergyWord.test(text) || doesHarm.test(text) || /\bco?eliacs?\b/i.test(text)
