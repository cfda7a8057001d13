/**
 * The known word that a misspelt one most likely means: "brocolli" is broccoli, "bred" bread. Undefined when
 * none is near enough; a short word must keep its consonants, or socks would be stock.
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 4) return undefined
  const most = word.length >= 8 ? 2 : 1
  let nearest: { word: string; slips: number } | undefined
  for (const other of known) {
    // Hardly anybody gets the first letter wrong, and it spares nearly all of the comparing.
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue
    const sounds = consonants(other) === consonants(word)
    if (word.length < 6 && !sounds) continue
    const apart = slipsBetween(word, other)
    // Of two as near the one that sounds alike.
    const slips = apart - (sounds ? 0.5 : 0)
    if (apart <= most && slips < (nearest?.slips ?? Infinity)) nearest = { word: other, slips }
  }
  return nearest?.word
}

/** The consonants in their order, doubled ones once. */
const consonants = (word: string) => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')

/** How many letters were left out, added, changed, or swapped with their neighbour (optimal string alignment distance). */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
