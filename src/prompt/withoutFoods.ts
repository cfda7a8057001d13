/** Foods of a recipe that break a wish. */
interface BrokenWish {
  /** Its name on the page: "Vegan", "Leave out: celery", "Pregnancy". */
  readonly wish: string
  readonly words: readonly { readonly food: string }[]
}

/**
 * Writes the change that asks for a recipe without the foods that break wishes, each wish once. It is in the forms that
 * the cookbook understands (cookbook/readWords.ts), so each food has a "without" of its own.
 */
export function writeWithout(broken: readonly BrokenWish[]): string {
  const wishes = [...new Set(broken.map(({ wish }) => wish))]
  return wishes
    .map((wish) => {
      const words = broken.flatMap((each) => (each.wish === wish ? each.words : []))
      const foods = [...new Set(words.map(({ food }) => food))]
      return `${[requestOf(wish), ...foods.map((food) => `without ${food}`)].join(', ')}.`
    })
    .join(' ')
}

function requestOf(wish: string): string {
  const [, leftOut] = /^Leave out: (.*)$/.exec(wish) ?? []
  if (leftOut !== undefined) return `Leave out ${leftOut}`
  if (wish === 'Low-FODMAP') return 'It must suit a low-FODMAP diet'
  if (wish === 'Not food') return 'Everything in it must be edible'
  if (wish === 'Pregnancy' || wish === 'Diabetes') return `It must suit ${wish.toLowerCase()}`
  return `It must be ${wish.toLowerCase()}`
}
