/**
 * Returns a property of a value of any type; undefined if there is none. What an object inherits is no property of it.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
export const getProperty = (value, name) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
