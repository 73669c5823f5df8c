import { ModalError, sanitizeText } from '@foyer/core/adapter'
import { fromBase64 } from '../../wire/base64.js'

export interface UnknownRecord {
  readonly [name: string]: unknown
}

const MAX_TEXT = 100

export const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null

export function readPath(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((result, name) => (isRecord(result) ? result[name] : undefined), value)
}

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function toAmount(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^\d{1,30}$/.test(value) ? BigInt(value) : undefined
}

export const toNonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export function toDisplayText(value: unknown): string | undefined {
  if (typeof value !== 'string') return
  const [words = ''] = value.split('\0')
  return sanitizeText(words, MAX_TEXT) || undefined
}

export function toDecimals(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 36 ? value : undefined
}

export const decodeBase64Data = (value: unknown): Uint8Array | undefined =>
  Array.isArray(value) && value[1] === 'base64' ? fromBase64(value[0]) : undefined

export function requireValue<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value
  throw new ModalError('RESPONSE_INVALID', { message: `The node returned no valid ${name}` })
}
