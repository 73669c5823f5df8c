// Maximum size of a message: each character counts 1, each value counts `VALUE_WEIGHT`. A block with all its
// transactions, the largest usual answer, uses about a quarter.
const MAX_WEIGHT = 4_000_000
const VALUE_WEIGHT = 8

const MAX_INTEGER = 2n ** 512n

const MAX_DEPTH = 64

export type PlainCopy = { readonly value: unknown } | { readonly problem: 'shape' | 'oversize' }

/**
 * Copies a value of a message as JSON. Bigints become 0x hex, or decimal text if negative. Reports a problem for a
 * value that is too large or cyclic, is an instance of a class, or has keys such as `__proto__`.
 */
export function copyPlainValue(input: unknown): PlainCopy {
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
    // Formatting a bigint takes quadratic time, so its size is checked first.
    if (value > MAX_INTEGER || value < -MAX_INTEGER) problem ??= 'oversize'
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

// An object from another window has another `Object` constructor.
const isPlainObject = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]'
