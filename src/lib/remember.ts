/** Returns a function that builds a value when it is first called, and returns the same from then on. */
export function once<Value>(build: () => Value): () => Value {
  let built: { readonly value: Value } | undefined
  return () => {
    built ??= { value: build() }
    return built.value
  }
}

/**
 * Returns a function that reads each key once.
 *
 * @param most so many results are kept. With one more, all before it are forgotten.
 */
export function remember<Key, Result>(read: (key: Key) => Result, most = Infinity): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.result
    const result = read(key)
    if (known.size >= most) known.clear()
    known.set(key, { result })
    return result
  }
}
