import * as z from 'zod/mini'

// Schemas for chain data from services. All checks are written with `refine`, because each of zod's own checks would
// add bytes to what loads when the modal opens.

const MOST_DIGITS = 78

const matching = (pattern: RegExp) => z.string().check(z.refine((value) => pattern.test(value)))
const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0

export const unitsField = z.pipe(
  z.union([
    z.string().check(z.refine((value) => value.length <= MOST_DIGITS && /^(\d+|0x[0-9a-fA-F]+)$/.test(value))),
    z.number().check(z.refine(isWhole)),
  ]),
  z.transform((value: string | number) => BigInt(value)),
)
export const decimalsField = z.number().check(z.refine((value) => isWhole(value) && value <= 36))
export const hexDataField = matching(/^0x([0-9a-fA-F]{2})*$/)
export const evmAddressField = matching(/^0x[0-9a-fA-F]{40}$/)
