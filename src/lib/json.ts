/** The value of a property of an unknown value, such as parsed JSON; undefined if there is none. */
export const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Parses a JSON text. Returns undefined if it is invalid; no valid JSON text means undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Callers report invalid JSON in their own way.
    return undefined
  }
}
