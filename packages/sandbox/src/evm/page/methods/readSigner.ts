import type { Address } from 'viem'
import { createInvalidParamsError, createUnauthorizedError } from '../../../wallet/errors'
import type { EvmContext } from '../context'

// Returns the signing account; throws 4100 for an account without permission.
export function readSigner({ granted, keyring }: EvmContext, value: unknown): { position: number; address: Address } {
  if (typeof value !== 'string') throw createInvalidParamsError('Expected an account address.')
  const position = keyring.positionOf(value)
  const address = position === undefined ? undefined : keyring.addresses[position]
  if (position === undefined || address === undefined || !granted()?.includes(position)) throw createUnauthorizedError()
  return { position, address }
}
