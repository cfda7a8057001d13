/** A part of a regular expression. What matches no characters is a sequence of none. */
type Part =
  /** One character: a letter, an escape, a class. */
  | { readonly type: 'character'; readonly source: string }
  | { readonly type: 'sequence'; readonly parts: readonly Part[] }
  | { readonly type: 'choice'; readonly parts: readonly Part[] }
  | { readonly type: 'repeat'; readonly part: Part; readonly min: number; readonly max: number }
  /** A look behind or ahead. */
  | { readonly type: 'look'; readonly part: Part; readonly isBehind: boolean }

/** Parses a regular expression. */
function parse(source: string): Part {
  let index = 0
  /** Reads what a sticky pattern matches here. */
  function take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern.source, 'suy')
    sticky.lastIndex = index
    const [found] = sticky.exec(source) ?? []
    if (found !== undefined) index += found.length
    return found
  }
  function parseChoice(): Part {
    const parts = [parseSequence()]
    while (take(/\|/) !== undefined) parts.push(parseSequence())
    return parts.length === 1 && parts[0] ? parts[0] : { type: 'choice', parts }
  }
  function parseSequence(): Part {
    const parts: Part[] = []
    while (index < source.length && !/[|)]/.test(source.charAt(index))) parts.push(parseRepeat())
    return { type: 'sequence', parts }
  }
  function parseRepeat(): Part {
    const part = parseOne()
    const sign = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/)
    if (sign === undefined) return part
    const [, least = '', most = least] = /^\{(\d+)(?:,(\d*))?/.exec(sign) ?? []
    if (sign.startsWith('{'))
      return { type: 'repeat', part, min: Number(least), max: most === '' ? Infinity : Number(most) }
    return { type: 'repeat', part, min: sign.startsWith('+') ? 1 : 0, max: sign.startsWith('?') ? 1 : Infinity }
  }
  function parseOne(): Part {
    if (take(/\^|\$|\\[bB]|\\k<\w+>|\\[1-9]/) !== undefined) return { type: 'sequence', parts: [] }
    const open = take(/\((?:\?(?:<?[=!]|<\w+>|[a-z]*:))?/)
    if (open !== undefined) {
      const part = parseChoice()
      if (take(/\)/) === undefined) throw new Error(`No end of a group in ${source}`)
      return /[=!]$/.test(open) ? { type: 'look', part, isBehind: open.includes('<') } : part
    }
    const character = take(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|./)
    if (character === undefined) throw new Error(`No character in ${source}`)
    return { type: 'character', source: character }
  }
  const part = parseChoice()
  if (index < source.length) throw new Error(`Not read: ${source.slice(index)}`)
  return part
}

/** One of each kind of character that patterns tell apart. */
const alphabet = [...'a \n1.-,:*_#|[](<`"/½é鸡\u00a0\t>!?+=~%&;•🍳\u200bsxAZ2390✓①☐\u2022']

/** Writes texts that make a regular expression try as much as it can, before it fails. */
export function attacksOn({ source, flags }: RegExp): ((length: number) => string)[] {
  const known = new Map<string, readonly string[]>()
  /** The characters of the alphabet that a part of one character matches. */
  function matching(character: string): readonly string[] {
    const pattern = new RegExp(`^(?:${character})$`, flags.replace(/[gym]/g, ''))
    const code = /^\\(?:u\{?|x)([\da-f]+)/i.exec(character)?.[1]
    const own =
      code === undefined
        ? character.replace(/^\[?\^?\\?/, '').slice(0, 1)
        : String.fromCodePoint(Number.parseInt(code, 16))
    const found = known.get(character) ?? [...new Set([...alphabet, own])].filter((each) => pattern.test(each))
    known.set(character, found)
    return found
  }
  /** A short text that a part matches where its surroundings allow it. */
  function exampleOf(part: Part): string {
    switch (part.type) {
      case 'character':
        return matching(part.source)[0] ?? ''
      case 'sequence':
        return part.parts.map(exampleOf).join('')
      case 'choice':
        return part.parts[0] ? exampleOf(part.parts[0]) : ''
      case 'repeat':
        return exampleOf(part.part).repeat(part.min)
      case 'look':
        return ''
    }
  }
  /** Texts that a part may match once, in each of its ways. */
  function waysOf(part: Part): readonly string[] {
    if (part.type === 'character') return matching(part.source)
    if (part.type === 'choice') return part.parts.flatMap(waysOf)
    if (part.type === 'repeat') return [exampleOf(part), ...waysOf(part.part)]
    if (part.type === 'look') return []
    const [only, ...others] = part.parts
    if (only && others.length === 0) return waysOf(only)
    return [
      exampleOf(part),
      ...part.parts.flatMap((each, index) =>
        waysOf(each)
          .slice(0, 3)
          .map((way) => part.parts.map((other, place) => (place === index ? way : exampleOf(other))).join('')),
      ),
    ]
  }
  /** The text before each part that is repeated without an end, and the ways to repeat it. */
  function* runsIn(part: Part, before: string): Generator<readonly [before: string, run: string]> {
    if (part.type === 'choice') for (const each of part.parts) yield* runsIn(each, before)
    if (part.type === 'look') yield* runsIn(part.part, part.isBehind ? '' : before)
    if (part.type === 'repeat') {
      if (part.max > MANY) for (const way of waysOf(part.part)) if (way !== '') yield [before, way]
      yield* runsIn(part.part, before)
    }
    if (part.type !== 'sequence') return
    let start = before
    for (const each of part.parts) {
      yield* runsIn(each, start)
      start += exampleOf(each)
    }
  }
  const tree = parse(source)
  const whole = exampleOf(tree)
  const runs = [...new Map([...runsIn(tree, '')].map((run) => [run.join('\0'), run])).values()]
  const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))
  return [
    ...(whole === '' || runs.length === 0 ? [] : [(length: number) => fill(`${whole} `, length)]),
    ...runs.flatMap(([before, run]) =>
      ['', '\u0001', '\n'].flatMap((end) => [
        (length: number) => before + fill(run, length) + end,
        ...(before === '' ? [] : [(length: number) => fill(before + run, length) + end]),
      ]),
    ),
  ]
}

/** A part that may come so many times is as good as one that comes any number of times. */
const MANY = 500
