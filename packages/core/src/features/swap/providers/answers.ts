import * as z from 'zod/mini'
import { ModalError } from '../../../errors/ModalError.js'

// What answers of services are made of that swap. Amounts come as whole numbers in text, some in hex.

/** More digits has no amount of 256 bits. */
const MOST_DIGITS = 78

export const units = z.pipe(
  z.union([
    z.string().check(z.regex(/^(\d+|0x[0-9a-fA-F]+)$/), z.maxLength(MOST_DIGITS)),
    z.number().check(z.int(), z.nonnegative()),
  ]),
  z.transform((value: string | number) => BigInt(value)),
)
export const hexData = z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/))
export const evmAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))

/** Who is asked for what nobody trades, or for too much of it, refuses: that is an answer. */
export function unlessNone(cause: unknown): undefined {
  if (cause instanceof ModalError && (cause.context.status === 400 || cause.context.status === 404)) return undefined
  throw cause
}
