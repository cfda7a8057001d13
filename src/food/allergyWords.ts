/** The words for an allergy, in any spelling. What they stand beside is never a food to cook with. */
export const allergyWord = /\b(?:al+erg(?:y|ies|ic)|intoler[ae]n(?:ce|t)|sensitivity|anaphyla\w+|epi ?pens?)\b/i

/** Whether somebody tells of an allergy, which holds for every dish and not for one alone. */
export const tellsAllergy = (text: string): boolean => allergyWord.test(text) || /\bc(?:o?e)liac\b/i.test(text)
