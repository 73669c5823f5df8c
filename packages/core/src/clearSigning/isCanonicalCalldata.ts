import { type AbiType, parseSignature } from './parseSignature.js'

/** Nesting and size beyond which nothing is described. */
const MAX_DEPTH = 8
const MAX_WORDS = 4_096

const WORD_DIGITS = 64

interface Reading {
  readonly digits: string
  left: number
}

/**
 * Returns whether calldata is encoded for `signature` as Solidity encodes it: every offset, length and padding.
 * Decoders differ in what they make of anything else, so such a call is not described. Bytes after the arguments are
 * allowed, because contracts do not read them.
 *
 * @param signature function with types, and names or none: `transfer(address to,uint256 value)`
 */
export function isCanonicalCalldata(signature: string, data: string): boolean {
  const types = parseSignature(signature)?.types
  if (!types || !/^0x[\da-f]{8}([\da-f]{2})*$/i.test(data)) return false
  const reading: Reading = { digits: data.slice(10).toLowerCase(), left: MAX_WORDS }
  try {
    readTuple(reading, types, 0, MAX_DEPTH)
    return true
  } catch {
    return false
  }
}

/** Reads the parts of a tuple at a position in digits. Returns where the tuple ends. */
function readTuple(reading: Reading, parts: readonly AbiType[], start: number, depth: number): number {
  if (depth < 0) throw new Error('too deep')
  let head = start
  let end = start + parts.reduce((sum, part) => sum + (isDynamic(part) ? WORD_DIGITS : getHeadDigits(part)), 0)
  for (const part of parts) {
    if (isDynamic(part)) {
      if (readNumber(reading, head) * 2 !== end - start) throw new Error('another offset')
      head += WORD_DIGITS
      end = readDynamic(reading, part, end, depth - 1)
    } else {
      head = readStatic(reading, part, head, depth - 1)
    }
  }
  return end
}

function readDynamic(reading: Reading, type: AbiType, start: number, depth: number): number {
  const { parts, element, size } = type
  if (parts) return readTuple(reading, parts, start, depth)
  if (element && size !== undefined) return readTuple(reading, repeat(reading, element, size), start, depth)
  const length = readNumber(reading, start)
  const from = start + WORD_DIGITS
  if (element) return readTuple(reading, repeat(reading, element, length), from, depth)
  const end = from + length * 2
  const padded = from + Math.ceil((length * 2) / WORD_DIGITS) * WORD_DIGITS
  if (padded > reading.digits.length || /[^0]/.test(reading.digits.slice(end, padded))) throw new Error('no padding')
  return padded
}

function readStatic(reading: Reading, type: AbiType, start: number, depth: number): number {
  const { name, parts, element, size } = type
  if (parts) return readTuple(reading, parts, start, depth)
  if (element) return readTuple(reading, repeat(reading, element, size ?? 0), start, depth)
  if (!isValue(name, readWord(reading, start))) throw new Error('another padding')
  return start + WORD_DIGITS
}

function repeat(reading: Reading, element: AbiType, count: number): readonly AbiType[] {
  if (count > reading.left) throw new Error('too many')
  return Array.from({ length: count }, () => element)
}

function readWord(reading: Reading, start: number): string {
  reading.left -= 1
  if (reading.left < 0 || start + WORD_DIGITS > reading.digits.length) throw new Error('too short')
  return reading.digits.slice(start, start + WORD_DIGITS)
}

function readNumber(reading: Reading, start: number): number {
  const value = BigInt(`0x${readWord(reading, start)}`)
  if (value > BigInt(reading.digits.length)) throw new Error('too large')
  return Number(value)
}

/** Checks the padding of a value type. */
function isValue(name: string, word: string): boolean {
  const [, kind, digits] = /^(address|bool|uint|int|bytes|function)(\d*)$/.exec(name) ?? []
  if (kind === 'address') return /^0{24}/.test(word)
  if (kind === 'bool') return /^0{63}[01]$/.test(word)
  const used = digits ? Number(digits) / (kind === 'bytes' ? 0.5 : 4) : WORD_DIGITS
  if (kind === 'uint') return /^0*$/.test(word.slice(0, WORD_DIGITS - used))
  if (kind === 'bytes') return /^0*$/.test(word.slice(used))
  if (kind !== 'int') return false
  const isNegative = /[89a-f]/.test(word[WORD_DIGITS - used] ?? '')
  return (isNegative ? /^f*$/ : /^0*$/).test(word.slice(0, WORD_DIGITS - used))
}

const isDynamic = ({ name, parts, element, size }: AbiType): boolean =>
  parts
    ? parts.some(isDynamic)
    : element
      ? size === undefined || isDynamic(element)
      : name === 'bytes' || name === 'string'

const getHeadDigits = ({ parts, element, size }: AbiType): number =>
  parts
    ? parts.reduce((sum, part) => sum + getHeadDigits(part), 0)
    : element
      ? (size ?? 0) * getHeadDigits(element)
      : WORD_DIGITS
