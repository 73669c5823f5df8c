import { type ErrorSentences, errorSentences } from './errorSentences.js'
import { toModalError } from './toModalError.js'

export type TranslatedSentences = {
  readonly [K in keyof (ErrorSentences & ErrorTitles)]?: string | undefined
}

const VAGUE_CODES = /^RPC_(PARSE|INVALID_.*|INTERNAL)$/

/**
 * Titles of alerts and toasts by error code: in English those of the specification. Translations use `{code}_TITLE`.
 */
export const errorTitles = {
  BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  DEVICE_TIME_WRONG: 'Session Expired',
  EMBEDDED_LOAD_FAILED: 'Network Error - Could not load embedded wallet',
  EMBEDDED_TIMED_OUT: 'Embedded Wallet Request Timed Out',
  FORBIDDEN: 'Invalid App Configuration',
  NETWORK_NOT_FOUND: 'Network Not Found',
  ORIGIN_NOT_ALLOWED: 'Invalid App Configuration',
  RATE_LIMITED: 'Rate Limited',
  RELAY_REFUSED: 'Invalid App Configuration',
  SERVER_ERROR: 'Server Error',
  SESSION_EXPIRED: 'Session Expired',
} as const

type TitleCode = keyof typeof errorTitles

/** Translated titles of alerts and toasts, by the code of the error and `_TITLE`. */
export type ErrorTitles = Readonly<Record<`${TitleCode}_TITLE`, string>>

/** Returns the title of an error, if the specification has one. */
export function getErrorTitle(error: unknown, translated: TranslatedSentences = {}): string | undefined {
  const { code, cause } = toModalError(error)
  const known = code === 'CONNECT_FAILED' && cause !== undefined ? toModalError(cause).code : code
  return isTitled(known) ? (translated[`${known}_TITLE`] ?? errorTitles[known]) : undefined
}

const isTitled = (code: string): code is TitleCode => Object.hasOwn(errorTitles, code)

/** Returns a sentence for users that describes an error, from the translations or in English. */
export function describeError(error: unknown, translated: TranslatedSentences = {}): string {
  const { code, cause, context } = toModalError(error)
  const sentenceOf = (each: string) =>
    each !== 'UNKNOWN' && isKnown(each) ? (translated[each] ?? errorSentences[each]) : undefined
  // The cause of a failed connection explains more than `CONNECT_FAILED`.
  const why = code === 'CONNECT_FAILED' && cause !== undefined ? toModalError(cause).code : undefined
  const beneath = why === undefined || VAGUE_CODES.test(why) ? undefined : sentenceOf(why)
  // If a transaction may have been sent, the user must first check before trying again, whatever the error.
  const shown = context.mayBeSent ? 'WALLET_UNANSWERED' : code
  const seen = sentenceOf(`${shown}_${String(context.seen).toUpperCase()}`)
  return beneath ?? seen ?? sentenceOf(shown) ?? translated.UNKNOWN ?? errorSentences.UNKNOWN
}

const isKnown = (code: string): code is keyof ErrorSentences => Object.hasOwn(errorSentences, code)
