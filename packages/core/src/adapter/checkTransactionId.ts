import { ModalError } from '../errors/ModalError.js'

/**
 * Returns the transaction id that was computed from the transaction. Throws `TRANSACTION_ID_DIFFERS`, with
 * `context.hash`, if the node that received the transaction reports another id; it may have been sent all the same.
 */
export function checkTransactionId({ id, answer }: { readonly id: string; readonly answer: unknown }): string {
  // Hex ids ignore case; base58 ids do not.
  const isSame = typeof answer === 'string' && (/^(0x)?[\da-f]+$/i.test(id) ? isSameText(answer, id) : answer === id)
  if (isSame) return id
  throw new ModalError('TRANSACTION_ID_DIFFERS', {
    message: 'The service that took a transaction names another one',
    context: { hash: id, answer, mayBeSent: true },
  })
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
