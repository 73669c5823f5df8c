/** What a message may weigh: a character one, a value eight. A block with all its transactions is a fourth of it. */
const MAX_WEIGHT = 4_000_000
const VALUE_WEIGHT = 8

/** More than any chain counts. */
const LARGEST = 2n ** 512n

/** Nothing that is meant lies deeper, and what contains itself always does. */
const MAX_DEPTH = 64

export type Plain = { readonly value: unknown } | { readonly problem: 'shape' | 'oversize' }

/**
 * A copy made of what JSON knows, with big numbers as text: 0x hex, or decimal below zero. Everything else is a problem: what is too large,
 * contains itself, has a class of its own, or names that would reach into the prototypes of whoever merges it.
 */
export function toPlain(input: unknown): Plain {
  let left = MAX_WEIGHT
  let problem: 'shape' | 'oversize' | undefined

  const weigh = (weight: number) => {
    left -= weight
    if (left < 0) problem ??= 'oversize'
    return !problem
  }
  const copyArray = (items: readonly unknown[], depth: number) => {
    if (!weigh(items.length * VALUE_WEIGHT)) return undefined
    const copy: unknown[] = []
    for (let index = 0; index < items.length && !problem; index++) copy.push(copyValue(items[index], depth))
    return copy
  }
  const copyObject = (from: object, depth: number) => {
    const copy: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(from)) {
      if (isReaching(key, value)) problem ??= 'shape'
      if (!weigh(key.length + VALUE_WEIGHT)) break
      copy[key] = copyValue(value, depth)
    }
    return copy
  }
  const copyBigInt = (value: bigint) => {
    // Before it is written: that takes a time which grows with the square of its length.
    if (value > LARGEST || value < -LARGEST) problem ??= 'oversize'
    if (!weigh(VALUE_WEIGHT)) return undefined
    return value < 0n ? `${value}` : `0x${value.toString(16)}`
  }
  const copyValue = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return weigh(value.length) ? value : undefined
    if (typeof value === 'bigint') return copyBigInt(value)
    if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return value
    if (depth < MAX_DEPTH && Array.isArray(value)) return copyArray(value, depth + 1)
    if (depth < MAX_DEPTH && isPlainObject(value)) return copyObject(value, depth + 1)
    problem ??= 'shape'
    return undefined
  }

  const value = copyValue(input, 0)
  return problem ? { problem } : { value }
}

const isReaching = (key: string, value: unknown) =>
  key === '__proto__' || (key === 'constructor' && typeof value === 'object')

/** Of any window: what arrives was made by another one's constructors. */
const isPlainObject = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]'
