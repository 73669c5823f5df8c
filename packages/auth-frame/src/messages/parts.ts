import * as z from 'zod/mini'

// One kind of check for all: each of the library's own costs bytes that every visitor would load.

export const anyText = z.custom<string>((value) => typeof value === 'string')
export const flag = z.custom<boolean>((value) => typeof value === 'boolean')
export const number = z.custom<number>((value) => typeof value === 'number')

/** Some text, no longer than is meant. Characters. */
export const text = (max: number) =>
  z.custom<string>((value) => typeof value === 'string' && value.length > 0 && value.length <= max)

/** One of these words. */
export const oneOf = <const T extends string>(...words: readonly T[]) =>
  z.custom<T>((value) => words.some((word) => word === value))

export const short = text(8_192)
export const address = text(256)
export const accountType = oneOf('eoa', 'smartAccount')

/** A number on EVM, CAIP-2 elsewhere. */
export const chainId = z.custom<number | string>((value) =>
  typeof value === 'number' ? Number.isSafeInteger(value) && value > 0 : text(256).safeParse(value).success,
)
