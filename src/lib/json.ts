/** A property of a value of which nothing is known, as of parsed JSON; undefined when there is none. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
