import { bnToU8a } from '@polkadot/util/bn'
import { u8aConcat, u8aToHex } from '@polkadot/util/u8a'

/** Where a chain keeps `System.Account`; the rest of a key is a hash of 16 bytes and the public key. */
const ACCOUNTS = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const KEY_LENGTH = 64

/**
 * The public key whose account lies there; undefined for everything else that a real chain keeps.
 *
 * @param {unknown} key
 */
export function accountOf(key) {
  const isAccount =
    typeof key === 'string' && key.startsWith(ACCOUNTS) && key.length === ACCOUNTS.length + 32 + KEY_LENGTH
  return isAccount ? `0x${key.slice(-KEY_LENGTH)}` : undefined
}

/**
 * `AccountInfo`: nonce and three counters of 4 bytes, then free, reserved, frozen and flags of 16.
 *
 * @param {import('../createChain.mjs').AccountState} state
 */
export function encodeAccount({ nonce, free }) {
  const counters = [nonce, 0, 1, 0].map((count) => bnToU8a(count, { bitLength: 32 }))
  // The highest bit of the flags says that the account is of the newer kind.
  const amounts = [free, 0n, 0n, 1n << 127n].map((amount) => bnToU8a(amount, { bitLength: 128 }))
  return u8aToHex(u8aConcat(...counters, ...amounts))
}
