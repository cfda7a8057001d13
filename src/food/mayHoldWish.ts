/** Signs that mean "no" beside a food: "❌ mushrooms", "⚠️ sesame". */
export const negativeSign = /[❌❎✖✗✘🚫⛔🛑🙅⚠☠]\p{M}*/gu

/** Words of entries that may exclude something, or name a diet. */
const wishWords =
  /\b(?:no|not|non|nothing|without|minus|never|\w*free|keine?n?|ohne|avoid\w*|except|skip|hold|hates?|dislikes?|allerg\w*|intoleran\w*|sensitiv\w*|can['’]?t|cannot|don['’]?t|vegan|vegetarian|veggie|plant|meat\w*|pesc[ae]tarian|halal|kosher|gf|co?eliacs?|eggless|ibs|pre(?:g(?:n|an)\w*|ggers)|expecting|ttc|conceive|trimester|(?:pre)?di?abet\w*|low[- ](?:sugar|gi|carbs?)|keto)\b|fod ?map|w\/o/i

/** Whether an entry may hold a wish. Reading what it says takes longer, and needs what the page knows about foods. */
export const mayHoldWish = (entry: string): boolean => wishWords.test(entry) || entry.search(negativeSign) >= 0

/** Returns the foods to leave out, one by one. A single letter is a food that is being typed. */
export const leftOut = ({ leaveOut }: { readonly leaveOut: string }): string[] =>
  leaveOut
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)
