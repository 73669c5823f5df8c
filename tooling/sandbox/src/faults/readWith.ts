import * as z from 'zod/mini'

export const whole = (least: number, words: string = `is a whole number from ${least}`) =>
  z.int(words).check(z.gte(least, words))
export const flag = z.exactOptional(z.boolean('is true or false'))
export const count = z.exactOptional(whole(1))
export const text = (words: string) => z.string(words).check(z.minLength(1, words))

/** Nothing but these fields. */
export const faultOf = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `${keys?.[0]} is not one of ${Object.keys(shape).join(', ')}`
        : 'a fault is an object',
  })

/**
 * A misspelt switch would be a test that passes for nothing, so what is wrong is said: in the words of the schema, after
 * the name of the field.
 */
export function readWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema> } | { error: string } {
  const read = z.safeParse(schema, value)
  if (read.success) return { value: read.data }
  const [issue] = read.error.issues
  return { error: [issue?.path[0], issue?.message].filter((part) => part !== undefined).join(' ') }
}
