import type { DisplayField } from '@ethereum-sourcify/clear-signing'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Warnings of fields whose value is still right, though it has no name. */
const HARMLESS = new Set(['UNKNOWN_ADDRESS', 'ADDRESS_TYPE_MISMATCH', 'UNKNOWN_NFT_COLLECTION'])
/** Text that the library writes for a time beyond the range of JavaScript’s `Date`. */
const NO_DATE = 'NaN-NaN-NaN NaN:NaN:NaNZ'
const FAR_DATE = 'after the year 275760'
/** Formats whose negative numbers the library writes wrongly. */
const UNSIGNED_FORMATS = new Set(['amount', 'tokenAmount', 'unit', 'duration'])

interface FieldText {
  readonly text: string
  /** True if a sentence may contain the value. */
  readonly isPlain: boolean
}

/**
 * Reads the value that the library gives a field. Undefined for one that could be wrong or misread.
 *
 * @param data calldata; absent for typed data
 */
export function toFieldText(field: DisplayField, data: string | undefined): FieldText | undefined {
  const { value, format, fieldType, warning, tokenAddress } = field
  if (fieldType === 'int' && UNSIGNED_FORMATS.has(format) && (format === 'duration' || value.includes('-')))
    return undefined
  if (warning && !HARMLESS.has(warning.code)) {
    const text = toUnknownText(warning.code, format, value, tokenAddress)
    return text === undefined ? undefined : { text, isPlain: false }
  }
  if (format === 'date' && value === NO_DATE)
    return fieldType === 'uint' ? { text: FAR_DATE, isPlain: true } : undefined
  const text = fieldType === 'string' && data !== undefined ? readUtf8(value, data) : value
  return text === undefined ? undefined : { text, isPlain: true }
}

export const toSentence = (sentence: string): string => sentence.replaceAll(NO_DATE, FAR_DATE)

function toUnknownText(code: string, format: string, value: string, token: string | undefined): string | undefined {
  switch (code) {
    case 'UNKNOWN_TOKEN':
      return format === 'tokenAmount' ? `${value} (${token ?? '?'}, base units)` : value
    case 'UNKNOWN_CHAIN':
      return format === 'chainId' ? value : `${value} (base units)`
    case 'UNKNOWN_BLOCK':
      return `block ${value}`
    case 'DECRYPTION_FAILED':
      return value
    case 'FORMAT_PARAM_RESOLUTION_ERROR':
      return format === 'enum' ? value : undefined
    default:
      return undefined
  }
}

/**
 * Puts the characters of a string in calldata together, whose bytes the library gives one by one. Undefined if they are
 * no UTF-8. A text of the descriptor itself stays as it is.
 */
function readUtf8(value: string, data: string): string | undefined {
  if (!/[^\0-\x7f]/.test(value) || /[^\0-\xff]/.test(value)) return value
  const bytes = Uint8Array.from(value, (each) => each.charCodeAt(0))
  if (!data.toLowerCase().includes(bytesToHex(bytes))) return value
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
