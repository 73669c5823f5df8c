import { ModalError, NodeError } from '@foyer/core/adapter'

/** A node says why it refuses a transaction in words only; its code is 1010 for all of them. */
const WORDS = [
  ['NODE_INSUFFICIENT_FUNDS', /inability to pay|balance too low/i],
  ['NODE_NONCE_TOO_LOW', /outdated|already imported/i],
] as const

/** What a node said of a transaction that it did not take: what it is in its message, why in its data. */
export function toNodeError(cause: unknown): unknown {
  if (!(cause instanceof NodeError)) return cause
  const { code, data } = cause
  const message = typeof data === 'string' ? `${cause.message}: ${data}` : cause.message
  const known = WORDS.find(([, pattern]) => pattern.test(message))?.[0]
  return known ? new ModalError(known, { cause, message }) : new NodeError({ code, message, data })
}
