import * as z from 'zod/mini'
import { ModalError } from '../errors/ModalError.js'
import { toDecimalText } from '../utils/fiatValue.js'
import { sanitizeText } from '../utils/sanitizeText.js'

// Schemas for fields of the data service's responses. An invalid optional field becomes undefined, and the response
// stays valid.

export const MAX_RETRIES = 1

const MAX_TEXT = 100
const MAX_LINK = 2_048

export const optionalField = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

export const textField = z.pipe(
  z.string(),
  z.transform((value: string) => sanitizeText(value, MAX_TEXT) || undefined),
)

// URL of an image: `https:`, `data:`, or http on this machine. Excludes URLs that could contain a script.
export const imageUrlField = z
  .string()
  .check(
    z.refine(
      (value) =>
        value.length <= MAX_LINK &&
        /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)[:/]\S+|data:image\/(png|jpeg|webp|gif|avif);base64,[\w+/=]+)$/i.test(
          value,
        ),
    ),
  )

export const decimalField = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value: number | string) => toDecimalText(String(value))),
)

export const addressField = z.string().check(z.refine((value) => /^[\w.:-]{1,128}$/.test(value)))

export function parseResponse<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const { data, error } = schema.safeParse(answer)
  if (error) throw new ModalError('RESPONSE_INVALID', { cause: error })
  return data
}

export function parseValidItems<T extends z.ZodMiniType>(schema: T, list: readonly unknown[]): readonly z.output<T>[] {
  return list.flatMap((entry) => {
    const { data, success } = schema.safeParse(entry)
    return success ? [data] : []
  })
}
