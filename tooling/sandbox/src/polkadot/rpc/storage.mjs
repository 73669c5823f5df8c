import { toBytes, toHex } from '../hex.mjs'

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
  const counters = new Uint8Array(new Uint32Array([nonce, 0, 1, 0]).buffer)
  const amount = toBytes(`0x${free.toString(16).padStart(32, '0')}`).reverse()
  // The highest bit of the flags says that the account is of the newer kind.
  const flags = Uint8Array.of(...new Uint8Array(15), 0x80)
  return toHex(Uint8Array.of(...counters, ...amount, ...new Uint8Array(32), ...flags))
}
