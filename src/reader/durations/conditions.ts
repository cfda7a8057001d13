import type { Context } from './context'
import type { Time } from './times'
import { words } from './tokens'

/** Verbs that order to cook or to wait. */
export const waitingVerbs = words(
  'rest cool sit stand chill set soak marinate cook bake boil simmer roast fry grill broil steam let leave wait rise proof prove refrigerate freeze knead infuse steep stew braise poach toast sear brown reheat warm microwave dry drain hang ferment resting cooling sitting standing chilling soaking marinating cooking baking boiling simmering',
)

const clauseEnds = words(', : – — ( ) 、 ， ： （ then')
const negations = words('not t dont never without avoid')
/** Words before a verb that is not an instruction: "if you let it rest". */
const subjects = words('you it they we i to is are was were be been has have had can may will must should')
const conditions = words('if unless whether provided assuming')
/** "if you like", "if needed": they condition something else. */
const asides = words('like wish want prefer possible needed necessary desired using available')
/** These are adjectives too: "if it is still dry". */
const adjectives = words('dry warm brown cool set')

/** The words before a time in its clause, nearest first. */
function clauseBefore({ before }: Context): readonly string[] {
  const end = before.findIndex((word) => clauseEnds.has(word))
  return end < 0 ? before : before.slice(0, end)
}

const lookBack = words('end rest remainder')

/** "if the dough was chilled for 2 hours, …", but not "if it is frozen, cook it for 2 hours" */
export function isCondition(context: Context): boolean {
  // "tent it with foil after 40 minutes if it browns"
  if (context.lead === 'after' && context.after[0] === 'if') return true
  const clause = clauseBefore(context)
  // "after the initial 10 minutes", "toward the end of the 30-minute period": it was told before.
  if (clause[0] === 'initial' || (clause[1] === 'of' && lookBack.has(clause[2] ?? ''))) return true
  const hasPassed = (index: number) => clause.slice(0, index).some((word) => word === 'has' || word === 'have')
  // "After the pork has cooked for 1 hour"
  const start = clause.findIndex(
    (word, index) =>
      conditions.has(word) ||
      (word === 'case' && clause[index + 1] === 'in') ||
      (/^(?:after|once|when)$/.test(word) && hasPassed(index)),
  )
  if (start < 0) return false
  const condition = clause.slice(0, start)
  // Without a comma: "If it is frozen cook it for 2 hours."
  const isOrder = condition.some(
    (word, index) =>
      waitingVerbs.has(word) &&
      !word.endsWith('ing') &&
      !adjectives.has(word) &&
      !subjects.has(condition[index + 1] ?? 'to'),
  )
  return !isOrder && !condition.slice(-3).some((word) => asides.has(word))
}

/** Words directly before a time that make it a limit: "within 2 hours", "in under 20 minutes", "do not exceed 5 minutes". */
const limits = words('within under below beyond past exceed exceeds exceeding exceeded inside')
const limitsBehind =
  /^(?:, )?(?:(?:at (?:the )?)?(?:most|max(?:imum)?|latest|longest)|tops|or (?:less|under|fewer|sooner))\b/

/** "no longer than 5 minutes", "up to 2 hours", "at most 10 minutes", "don't go over 12 hours", "never boil it for 5 minutes" */
export function isLimit(time: Time, context: Context): boolean {
  const { following, lead, beforeLead, estimate } = context
  if (limits.has(lead) || /\b(?:up to|at (?:the )?most|max(?:imum)?)\b/.test(estimate)) return true
  // A range has its lower bound.
  if (time.max === time.min && limitsBehind.test(following)) return true
  if (lead === 'as') return /^(?:long|little|much|few)$/.test(beforeLead)
  const clause = clauseBefore(context)
  if (lead === 'than') {
    // "no less than 30 minutes" orders them.
    const [, comparison = '', negation = ''] = clause.slice(clause.indexOf('than'))
    return !(/^(?:less|fewer)$/.test(comparison) && /^(?:no|not)$/.test(negation))
  }
  if (
    lead === 'over' &&
    (/^(?:go|goes|going|gone|run|runs|it)$/.test(beforeLead) || clause.some((word) => negations.has(word)))
  )
    return true
  return isForbidden(clause)
}

const lettingVerbs = words('let leave keep')

/** "Do not boil it for 5 minutes", but not "do not stir for 5 minutes", which orders to wait. */
function isForbidden(clause: readonly string[]) {
  const verb = clause.findIndex((word) => waitingVerbs.has(word))
  if (verb < 0) return false
  if (negations.has(clause[verb + 1] ?? '')) return true
  const letting = clause.findIndex((word, index) => index > verb && index <= verb + 3 && lettingVerbs.has(word))
  return letting > 0 && negations.has(clause[letting + 1] ?? '')
}
