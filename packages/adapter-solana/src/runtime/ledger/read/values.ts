import { ModalError, plainText } from '@foyer/core/adapter'
import { fromBase64 } from '../../wire/base64.js'

export interface Fields {
  readonly [name: string]: unknown
}

/** Texts that strangers wrote are cut. */
const MAX_TEXT = 100

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A field, however deep; undefined where the way ends before it. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, name) => (isFields(found) ? found[name] : undefined), value)
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A whole number not below zero, exact; undefined for what is none. */
export function toAmount(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^\d{1,30}$/.test(value) ? BigInt(value) : undefined
}

export const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** What somebody wrote for people to read. Padding goes. */
export function toWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return
  const [words = ''] = value.split('\0')
  return plainText(words, MAX_TEXT) || undefined
}

export function toDecimals(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 36 ? value : undefined
}

/** What a node sent as `[text, 'base64']`. */
export const toData = (value: unknown): Uint8Array | undefined =>
  Array.isArray(value) && value[1] === 'base64' ? fromBase64(value[0]) : undefined

/** Throws `RESPONSE_INVALID` for what is not there. */
export function needed<T>(value: T | undefined, what: string): T {
  if (value !== undefined) return value
  throw new ModalError('RESPONSE_INVALID', { message: `The node told no ${what} that can be used` })
}
