import { isUserRejection, ModalError } from '@foyer/core/adapter'

/**
 * Error messages of Polkadot.js and its forks, which have no error codes (the background's `State` in
 * https://github.com/polkadot-js/extension, read 2026-11-22; "Rejected" and "Cancelled" of its pop-up). Versions are
 * not recorded, but "Connection request was cancelled by the user." is of 0.63.1.
 */
const WORDS = [
  ['USER_REJECTED', /^(rejected|cancell?ed|declined|denied)\b|^connection request was cancell?ed by the user/i],
  ['REQUEST_PENDING', /pending authorization request/i],
  // The user denied the app at an earlier visit, or revoked it in the extension's settings.
  ['NOT_AUTHORIZED', /is not allowed to interact|has not been enabled yet/i],
] as const

export function toWalletError(cause: unknown): unknown {
  if (isUserRejection(cause)) return new ModalError('USER_REJECTED', { cause })
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = WORDS.find(([, pattern]) => pattern.test(message))?.[0]
  return code ? new ModalError(code, { cause }) : cause
}
