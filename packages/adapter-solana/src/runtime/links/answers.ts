import { ModalError } from '@foyer/core/adapter'
import { toBytes } from '../wire/toBytes.js'
import { SIGNATURE } from '../wire/toWire.js'

/** What a wallet gave back cannot be used. */
export const unusable = (what: string) => new ModalError('RESPONSE_INVALID', { message: `The wallet gave no ${what}` })

export function readSignature(value: unknown): Uint8Array {
  const bytes = toBytes(value)
  if (bytes?.length !== SIGNATURE) throw unusable('signature')
  return bytes
}

export function readTransaction(value: unknown): Uint8Array {
  const bytes = toBytes(value)
  if (!bytes?.length) throw unusable('transaction')
  return bytes
}
