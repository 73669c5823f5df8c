import { sanitizeText } from '../utils/sanitizeText.js'
import { isModalError, ModalError } from './ModalError.js'
import { toModalError } from './toModalError.js'

const MAX_WORDS = 200

const MAX_DEPTH = 8

const WRAPPER_CODES = /^(UNKNOWN|CONNECT_FAILED|(RPC|PROVIDER|CALLS)_.*)$/

const REVERT = /revert/i

const URL_LIKE = /:\/\/|[\p{L}\p{N}-]\.\p{L}{2,}/u

// Messages of libraries and programs that name no reason, such as "Internal error".
const NO_REASON =
  /^[[{<]|^(an? )?(internal|unknown|unexpected|unspecified)\b.{0,40}\berror\b|^\w*Error:|^Missing or invalid/i

export function toWalletError(thrown: unknown): ModalError {
  const error = toModalError(thrown)
  const walletWords = readWalletExplanation(thrown)
  if (walletWords === undefined || error.code === 'USER_REJECTED' || error.context.walletWords) return error
  const { code, message, context, cause } = error
  return new ModalError(code, { message, context: { ...context, walletWords }, cause })
}

/**
 * Returns the wallet's own explanation as plain text. Undefined if the text is only a code, a program's error or one of
 * Foyer's, comes from a contract, or contains a URL.
 */
export function readWalletExplanation(thrown: unknown): string | undefined {
  let words: string | undefined
  let each = thrown
  for (let depth = 0; depth < MAX_DEPTH && each !== undefined && each !== null; depth++) {
    if (isModalError(each)) {
      if (typeof each.context.walletWords === 'string') return each.context.walletWords
      if (!WRAPPER_CODES.test(each.code)) return undefined
      each = each.cause
      continue
    }
    if (each instanceof TypeError || each instanceof ReferenceError || each instanceof RangeError) return undefined
    const { message, cause, originalError, data } = toRecord(each)
    const text = typeof each === 'string' ? each : message
    if (typeof text === 'string' && REVERT.test(text)) return undefined
    if (typeof text === 'string') words = toSentence(text) ?? words
    const next = cause ?? originalError ?? data
    each = typeof next === 'object' ? next : undefined
  }
  return words
}

// Returns the text if it has at least two words, because "4902" or "FAILED" explains nothing to a user.
function toSentence(text: string): string | undefined {
  const plain = sanitizeText(text, MAX_WORDS)
  return /\p{L}\s+\S*\p{L}/u.test(plain) && !NO_REASON.test(plain) && !URL_LIKE.test(plain) ? plain : undefined
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
