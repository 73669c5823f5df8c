import type { Address } from 'viem'
import type { WalletContext } from '../context'
import { invalidParams, unauthorized } from '../errors'

/** The position and address of an account the site may use; 4100 for any other, ours or not. */
export function readSigner(
  { granted, keyring }: WalletContext,
  value: unknown,
): { position: number; address: Address } {
  if (typeof value !== 'string') throw invalidParams('Expected an account address.')
  const position = keyring.positionOf(value)
  const address = position === undefined ? undefined : keyring.addresses[position]
  if (position === undefined || address === undefined || !granted()?.includes(position)) throw unauthorized()
  return { position, address }
}
