import { ModalError } from '@foyer/core/adapter'

/** A node says why it refuses a transaction in words only; its code is 1010 for all of them. */
const WORDS = [
  ['NODE_INSUFFICIENT_FUNDS', /inability to pay|balance too low/i],
  ['NODE_NONCE_TOO_LOW', /outdated|already imported/i],
] as const

/** What a node said of a transaction that it did not take. */
export function toNodeError(cause: unknown): unknown {
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = WORDS.find(([, pattern]) => pattern.test(message))?.[0]
  return code ? new ModalError(code, { cause, message }) : cause
}
