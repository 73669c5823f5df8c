import { ModalError } from '@foyer/core/adapter'
import { decodeLittleEndian, hexToBytes } from './bytes.js'
import { toAccountId, toStorageKey } from './storageKeys.js'

const ACCOUNTS = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

export interface AccountInfo {
  readonly exists: boolean
  readonly nonce: number
  readonly free: bigint
  readonly reserved: bigint
  readonly frozen: bigint
}

const NOTHING: AccountInfo = { exists: false, nonce: 0, free: 0n, reserved: 0n, frozen: 0n }

/** Bytes before the amounts: four counters of 4 bytes. `free`, `reserved` and `frozen` of 16 bytes follow. */
const AMOUNTS = 16
const SHORTEST = 32

export const getAccountStorageKey = (address: string) => toStorageKey(ACCOUNTS, toAccountId(address))

/** Parses an account's storage entry by its layout, because metadata is a hundred times larger than this package. */
export function parseAccount(answer: unknown): AccountInfo {
  if (answer === null) return NOTHING
  const bytes = hexToBytes(answer)
  if (!bytes || bytes.length < SHORTEST) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The node returned no valid account', context: { answer } })
  }
  const amount = (index: number) => decodeLittleEndian(bytes, AMOUNTS + index * 16, 16)
  return {
    exists: true,
    nonce: Number(decodeLittleEndian(bytes, 0, 4)),
    free: amount(0),
    reserved: amount(1),
    frozen: amount(2),
  }
}
