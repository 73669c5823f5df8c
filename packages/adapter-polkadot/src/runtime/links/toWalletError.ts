import { isRejection, ModalError } from '@foyer/core/adapter'

/**
 * Extensions have no error codes. These are the words of Polkadot.js (the background's `State` in
 * https://github.com/polkadot-js/extension, read 2026-11-22; "Rejected" and "Cancelled" of its pop-up) and of those that
 * were made from it. The version in which they began is not recorded; "Connection request was cancelled by the user." is of
 * Polkadot.js 0.63.1.
 */
const WORDS = [
  ['USER_REJECTED', /^(rejected|cancell?ed|declined|denied)\b|^connection request was cancell?ed by the user/i],
  ['REQUEST_PENDING', /pending authorization request/i],
  // Refused at an earlier visit, or taken back in the extension's settings.
  ['NOT_AUTHORIZED', /is not allowed to interact|has not been enabled yet/i],
] as const

/** What an extension threw, with a code where its words have one. */
export function toWalletError(cause: unknown): unknown {
  if (isRejection(cause)) return new ModalError('USER_REJECTED', { cause })
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = WORDS.find(([, pattern]) => pattern.test(message))?.[0]
  return code ? new ModalError(code, { cause }) : cause
}
