/**
 * Returns a property of a value of any type; undefined if there is none.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
export const getProperty = (value, name) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
