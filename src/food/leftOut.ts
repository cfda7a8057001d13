/** Signs that mean "no" beside a food: "❌ mushrooms", "⚠️ sesame". */
export const negativeSign = /[❌❎✖✗✘🚫⛔🛑🙅⚠☠]\p{M}*/gu

/** Returns the foods to leave out, one by one. A single letter is a food that is being typed. */
export const leftOut = ({ leaveOut }: { readonly leaveOut: string }): string[] =>
  leaveOut
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)
