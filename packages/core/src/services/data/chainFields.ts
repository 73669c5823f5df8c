import * as z from 'zod/mini'

// What services say of chains. Written with `refine` alone: each check of zod's own is code that every opening would load.

/** More digits has no amount of 256 bits. */
const MOST_DIGITS = 78

const matching = (pattern: RegExp) => z.string().check(z.refine((value) => pattern.test(value)))
const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0

/** An amount in the smallest unit: a whole number, in text, some in hex. */
export const units = z.pipe(
  z.union([
    z.string().check(z.refine((value) => value.length <= MOST_DIGITS && /^(\d+|0x[0-9a-fA-F]+)$/.test(value))),
    z.number().check(z.refine(isWhole)),
  ]),
  z.transform((value: string | number) => BigInt(value)),
)
export const decimals = z.number().check(z.refine((value) => isWhole(value) && value <= 36))
export const hexData = matching(/^0x([0-9a-fA-F]{2})*$/)
export const evmAddress = matching(/^0x[0-9a-fA-F]{40}$/)
