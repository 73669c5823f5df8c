import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import { plainText } from '../../utils/plainText.js'
import { toDecimalText } from '../../utils/worth.js'

// What answers of the data service are made of. Whatever comes, reading it does not throw, and nothing of it can be taken
// for something else.

/** Others can say it too: a service that is down is not waited for. */
export const RETRIES = 1

/** Longer than any name that is meant to be read, or any link. */
const MAX_TEXT = 100
const MAX_LINK = 2_048

/** What does not fit is left out; the rest stays. */
export const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** A line for the visitor. */
export const text = z.pipe(
  z.string(),
  z.transform((value: string) => plainText(value, MAX_TEXT) || undefined),
)

/** A picture: of a page of its own or of this machine, or itself. Nothing that could hold a script. */
export const link = z
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

/** Decimal text of what comes as a number or as text. Undefined for what is neither, and below zero. */
export const decimal = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value: number | string) => toDecimalText(String(value))),
)

/** An address as the chain writes it: nothing that could be read as something else. */
export const address = z.string().check(z.refine((value) => /^[\w.:-]{1,128}$/.test(value)))

/** An answer of its shape, or `RESPONSE_INVALID`. */
export function parseAnswer<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const { data, error } = schema.safeParse(answer)
  if (error) throw new ModalError('RESPONSE_INVALID', { cause: error })
  return data
}

/** The entries of a list that fit. */
export function parseEach<T extends z.ZodMiniType>(schema: T, list: readonly unknown[]): readonly z.output<T>[] {
  return list.flatMap((entry) => {
    const { data, success } = schema.safeParse(entry)
    return success ? [data] : []
  })
}
