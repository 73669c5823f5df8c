import * as z from 'zod/mini'

/** @param {number} least @param {string} [words] */
export const whole = (least, words = `is a whole number from ${least}`) => z.int(words).check(z.gte(least, words))
export const flag = z.exactOptional(z.boolean('is true or false'))
export const count = z.exactOptional(whole(1))
/** @param {string} words */
export const text = (words) => z.string(words).check(z.minLength(1, words))

/**
 * Nothing but these fields.
 *
 * @template {Readonly<Record<string, z.ZodMiniType>>} Shape
 * @param {Shape} shape
 */
export const faultOf = (shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `${keys?.[0]} is not one of ${Object.keys(shape).join(', ')}`
        : 'a fault is an object',
  })

/**
 * A misspelt switch would be a test that passes for nothing, so what is wrong is said: in the words of the schema, after
 * the name of the field.
 *
 * @template {z.ZodMiniType} Schema
 * @param {Schema} schema
 * @param {unknown} value
 * @returns {{ value: z.output<Schema> } | { error: string }}
 */
export function readWith(schema, value) {
  const read = z.safeParse(schema, value)
  if (read.success) return { value: read.data }
  const [issue] = read.error.issues
  return { error: [issue?.path[0], issue?.message].filter((part) => part !== undefined).join(' ') }
}
