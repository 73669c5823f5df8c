import * as z from 'zod/mini'

// These schemas use `z.custom`, because zod's own checks would add bytes to the first load.

export const anyTextSchema = z.custom<string>((value) => typeof value === 'string')
export const booleanSchema = z.custom<boolean>((value) => typeof value === 'boolean')
export const numberSchema = z.custom<number>((value) => typeof value === 'number')

export const nonNegativeNumberSchema = z.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value < Infinity,
)

export const createTextSchema = (max: number) =>
  z.custom<string>((value) => typeof value === 'string' && value.length > 0 && value.length <= max)

export const createEnumSchema = <const T extends string>(...words: readonly T[]) =>
  z.custom<T>((value) => words.some((word) => word === value))

export const shortTextSchema = createTextSchema(8_192)
export const addressSchema = createTextSchema(256)
export const accountTypeSchema = createEnumSchema('eoa', 'smartAccount')

const CAIP_2 = /^(?!eip155:(?![1-9][0-9]{0,14}$))[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

export const chainIdSchema = z.custom<number | string>((value) =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0
    : typeof value === 'string' && CAIP_2.test(value),
)
