import { ModalError } from '@foyer/core/adapter'
import { readNumber, toBytes } from './bytes.js'
import { accountIdOf, keyOf } from './storageKeys.js'

/** Where a chain keeps `System.Account`. */
const ACCOUNTS = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** What a chain keeps of an account. All amounts are in the smallest unit. */
export interface AccountInfo {
  /** False for one that was never used, or has been emptied. */
  readonly exists: boolean
  readonly nonce: number
  /** What can be moved, locks not taken off. */
  readonly free: bigint
  readonly reserved: bigint
  /** What locks keep from being moved; what is reserved counts towards it. */
  readonly frozen: bigint
}

const NOTHING: AccountInfo = { exists: false, nonce: 0, free: 0n, reserved: 0n, frozen: 0n }

/** Four counters of 4 bytes, then amounts of 16: free, reserved, frozen. */
const AMOUNTS = 16
const SHORTEST = 32

export const accountKey = (address: string) => keyOf(ACCOUNTS, accountIdOf(address))

/**
 * An account as it lies in the chain's storage, without the description of the chain, which is a hundred times larger
 * than the rest of this package.
 */
export function readAccount(answer: unknown): AccountInfo {
  if (answer === null) return NOTHING
  const bytes = toBytes(answer)
  if (!bytes || bytes.length < SHORTEST) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The node gave no account', context: { answer } })
  }
  const amount = (index: number) => readNumber(bytes, AMOUNTS + index * 16, 16)
  return {
    exists: true,
    nonce: Number(readNumber(bytes, 0, 4)),
    free: amount(0),
    reserved: amount(1),
    frozen: amount(2),
  }
}
