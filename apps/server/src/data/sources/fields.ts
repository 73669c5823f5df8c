import * as z from 'zod/mini'

const MAX_SYMBOL = 24
const MAX_NAME = 64

// Control characters, marks of direction, invisible and unassigned ones; spaces are reduced first.
const HIDDEN = /\p{C}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5/gu

export const cleanText = (text: string, most: number): string =>
  [
    ...text
      .slice(0, most * 8)
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(HIDDEN, ''),
  ]
    .slice(0, most)
    .join('')
    .trim()

const cleaned = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((text: string) => cleanText(text, most)),
    )
    .check(z.minLength(1, 'has an empty name or symbol'))

export const symbolField = cleaned(MAX_SYMBOL)
export const nameField = cleaned(MAX_NAME)
export const decimalsField = z.int().check(z.gte(0), z.lte(36))
export const iconField = z.string().check(z.maxLength(2_048), z.regex(/^https:\/\/[^\s"'<>]+$/))

/** Amount in the smallest unit. Integers of 16 digits or more come as text from `parseExactJson`. */
export const amountField = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.gte(0))]),
  z.transform((value: string | number) => BigInt(value)),
)

/** Makes an invalid optional field undefined. */
export const optionalField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(z.nullable(schema)), undefined)
