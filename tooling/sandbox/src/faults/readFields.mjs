/** @typedef {{ words: string, fits: (value: unknown) => boolean }} Field */

const isWhole = (/** @type {unknown} */ value, /** @type {number} */ least) =>
  Number.isInteger(value) && Number(value) >= least

/** @param {number} least @param {string} [words] @returns {Field} */
export const whole = (least, words = `is a whole number from ${least}`) => ({
  words,
  fits: (value) => isWhole(value, least),
})

/** @type {Field} */
export const flag = { words: 'is true or false', fits: (value) => typeof value === 'boolean' }

/**
 * A misspelt fault would be a test that passes for nothing, so what is wrong with its fields is said. Nothing is said of
 * one that is right.
 *
 * @param {Readonly<Record<string, Field>>} fields
 * @param {unknown} value
 * @returns {string | undefined}
 */
export function readFields(fields, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'a fault is an object'
  for (const [name, given] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return `${name} is not one of ${Object.keys(fields).join(', ')}`
    if (!field.fits(given)) return `${name} ${field.words}`
  }
  return undefined
}
