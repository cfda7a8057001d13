/* Words that tell instructions from other lines. */

/** The first word of an order: an imperative. */
export const imperative =
  /^(?:(?:first|next|now|then),? |\w{3,12}ly,? |to \w+ [^,.]{2,40}, )?(?:(?:hot |moderate |slow )?oven(?= (?:at|to|\d))|make|prepare|scoop|melt|whisk|submerge|mix|combine|heat|preheat|in an?|beat|put|place|soak|grill|saut[eé]|fry|stir|rinse|add|cook|bring|boil|cut|chop|char|stuff|wrap|shape|strain|layer|arrange|squeeze|scrub|trim|halve|crush|grind|pound|coat|dredge|dip|skim|cover|let|leave|line|grease|break|crack|poach|stew|braise|broil|blanch|flatten|cream|toss|blend|pour|sift|fold|knead|roast|bake|drain|slice|dissolve|season|marinate|rub|spread|brown|sear|simmer|toast|warm|wash|peel|grate|mash|steam|refrigerate)\b/i
/** More imperatives, with which the items of a list of steps begin. */
const orderOfList =
  /^(?:(?:gently|carefully|lightly|slowly|finely|quickly|meanwhile|then|once|when|after|while|to serve)\b|(?:remove|reduce|transfer|divide|roll|top|drizzle|sprinkle|serve|return|turn|set|use|take|allow|continue|repeat|press|pat|brush|flip|garnish|process|pulse|puree|microwave|freeze|chill|cool|form|adjust|discard|stack|fill|start|wait|scrape|smash|lay|fluff|spread)\b)/i
/** Words of somebody who cooks, anywhere in a line. */
export const kitchenWork =
  /\b(?:marinate|mix|combine|cook|fry|saut[eé]|heat|bake|roast|grill|boil|simmer|add|stir|fold|whisk|beat|blend|pour|press|melt|toss|serve|garnish|chop|rub|roll|knead|slice|peel|soak|spread|grease|brown|carameli[sz]e|cover|drain|rest|prepare|pre-?heat|sift|remove|let|start|until|minutes?|mins?|hours?)\b/i
/** Words of somebody who talks about dishes: "With these you could have a stew." */
const chat = /\b(?:i|i['’](?:d|ll|m|ve)|me|my|you (?:could|can|may|might|have)|would|with (?:these|this|that))\b/i
/** Words for another time, or for some users only. */
const otherTimes =
  /\b(?:if|you (?:can|may|could|might)|instead|next time|(?:make|be) sure|left ?overs?|stor(?:e|ed|age|ing)|freez\w+|keeps?|days?|weeks?|optional(?:ly)?|variations?|best|recipes?|i|my|we)\b/i

/** Whether the text of an item begins like an order: "Chop the onions". */
export const beginsOrder = (text: string): boolean =>
  (imperative.test(text) || orderOfList.test(text)) && text.includes(' ')

/** Whether a text without a mark is an instruction: it begins with an imperative, and is a sentence or long. */
export const isOrder = (text: string): boolean =>
  imperative.test(text) &&
  (text.length > 30 ||
    (text.length > 12 && /[.!]\s*$/.test(text)) ||
    /^\S+ (?:all|the|it|them|everything|\d+ (?:hours?|min\w*))\b.*\s/i.test(text))

/** Whether a text is about this dish and this time, and not about a variation. */
export const isForNow = (text: string): boolean => !otherTimes.test(text)

/** Whether a sentence describes cooking, without talking to the reader like a chat. */
export const tellsWork = (text: string): boolean => /[.!]\s*$/.test(text) && kitchenWork.test(text) && !chat.test(text)

/** Whether a text is an order that does not go on: three words at least, and the last one joins no others. */
export const isWholeOrder = (text: string): boolean =>
  imperative.test(text) && /\S\s+\S+\s+\S/.test(text) && !/,$/.test(text) && !endsWithin.test(text)

/** The words of a text that have four letters or more, in the singular. */
export const longWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/e?s$/, ''))

/** A word that begins a statement, or its verb: "The chickpeas are soft." */
const statement =
  /^(?:the|an?|this|these|that|those|there|it|they|he|she|all|some|most|any)\b|\b(?:is|are|was|were|has|have|will|want|need)\b/i
/** Whether a sentence tells what to do with something listed, whatever its verb is: "Blitz the chickpeas." */
export const worksOn = (text: string, listed: ReadonlySet<string>): boolean =>
  /^\p{L}.*[.!]\s*$/su.test(text) && !statement.test(text) && longWords(text).some((word) => listed.has(word))

/** The end of a line that goes on in the next one: "Fry it for 10 to", "scrubbed but not", "Bake for 20–"; not "Grade A". */
export const endsWithin: RegExp =
  /(?:\b(?:and|or|the|an?|to|with|of|for|about|at|into|until|another|plus|but not|x)|[\d½¼¾]\s?[–—-])$/

const farewell =
  /^(?:enjoy|edit(?=:)|(?:kind|best|warm) (?:regards|wishes)|cheers|sent from|bon app|guten appetit|buon appetito|buen provecho|¡|bom apetite|afiyet|smakelijk|eet smakelijk|smacznego|smaklig|i hope|hope (?:you|this)|let me know|would you like|feel free|happy cooking|this (?:dish|recipe)|serve it|leftovers|sources?(?=:)|this (?:[\w-]+ ){1,6}(?:is|makes|was) .*(?:enjoy|delicious|perfect|great|love))\b/i
/** Whether a text wishes a good meal, or ends a letter. */
export const isFarewell = (text: string): boolean => farewell.test(text)
