/** Signs that mean "no" beside a food: "❌ mushrooms", "⚠️ sesame". */
export const negativeSign = /[❌❎✖✗✘🚫⛔🛑🙅⚠☠]\p{M}*/gu

/** Words of the sentences that exclude something (exclusions.ts, which looks for nothing without them), or name a wish. */
const wishWords =
  /\b(?:no|\w*nae|not|non|none|neither|nothing|without|minus|sans|sin|never|zero|\w*free|keine?n?|ohne|avoid\w*|except|apart|other than|but|instead|skip|hold|drop|ditch|lose|leaves?|stay\w*|keep\w*|lay\w*|steer|remove|take|out|off|omit\w*|exclud\w*|hates?|dislikes?|refus\w*|sick|tired|bored|fed up|strict|forbidden|problems?|issues?|trouble|al+erg\w*|intoler\w*|sensitiv\w*|anaphyla\w*|epi ?pens?|reacts?|reactions?|makes?|made|gives?|gave|kill\w*|agree|triggers?|sets?|swel\w+|puffs?|blows?|break\w*|broke|ha[sd]|comes?|came|gets?|got|brings?|brought|puts?|sen(?:ds?|t)|left|throat|mouth|lips?|tongue|face|(?:do|does|did|wo|ca|could|would|should|must|is|are)n['’]?t|cannot|vegan|veg[aei]t[aeo]ri[ae]n|veggie|plant|animals?|meat\w*|pesc\w*|halal|muslims?|ramad[ah]n|iftar|suhoor|eid|kosher|jewish|passover|pesach|shabb\w+|gf|df|co?eliacs?|eggless|ibs|pre(?:g(?:n|an)\w*|ggers)|expecting|ttc|conceive|trimester|(?:pre)?di?abet\w*|low[- ](?:sugar|gi|carbs?)|keto)\b|fod ?map|w\/o/i

/** Whether an entry may hold a wish. Reading what it says takes longer, and needs what the page knows about foods. */
export const mayHoldWish = (entry: string): boolean => wishWords.test(entry) || entry.search(negativeSign) >= 0

/** Returns the foods to leave out, one by one. A single letter is a food that is being typed. */
export const leftOut = ({ leaveOut }: { readonly leaveOut: string }): string[] =>
  leaveOut
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)
