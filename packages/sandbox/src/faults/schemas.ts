import * as z from 'zod/mini'

export const createIntegerSchema = (least: number, words: string = `is a whole number from ${least}`) =>
  z.int(words).check(z.gte(least, words))
export const optionalBooleanSchema = z.exactOptional(z.boolean('is true or false'))
export const optionalCountSchema = z.exactOptional(createIntegerSchema(1))
export const createTextSchema = (words: string) => z.string(words).check(z.minLength(1, words))

export const createFaultSchema = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `${keys?.[0]} is not one of ${Object.keys(shape).join(', ')}`
        : 'a fault is an object',
  })

/** Parses with a schema and names the invalid field: a misspelled fault would make a test pass wrongly. */
export function parseWithSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema> } | { error: string } {
  const read = z.safeParse(schema, value)
  if (read.success) return { value: read.data }
  const [issue] = read.error.issues
  return { error: [issue?.path[0], issue?.message].filter((part) => part !== undefined).join(' ') }
}
