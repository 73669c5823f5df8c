import { ModalError } from '@foyer/core/adapter'
import { toBytes } from '../wire/toBytes.js'
import { SIGNATURE_LENGTH } from '../wire/toWireTransaction.js'

export const createInvalidResponseError = (name: string) =>
  new ModalError('RESPONSE_INVALID', { message: `The wallet returned no valid ${name}` })

export function parseSignature(value: unknown): Uint8Array {
  const bytes = toBytes(value)
  if (bytes?.length !== SIGNATURE_LENGTH) throw createInvalidResponseError('signature')
  return bytes
}

export function parseTransactionBytes(value: unknown): Uint8Array {
  const bytes = toBytes(value)
  if (!bytes?.length) throw createInvalidResponseError('transaction')
  return bytes
}
