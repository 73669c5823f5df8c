import { getTransactionDecoder, getTransactionEncoder } from '@solana/kit'

/**
 * A transaction on the wire with the signature of one more account. Throws when the account is none of its signers.
 *
 * @param {Uint8Array} bytes
 * @param {import('./deriveKey.mjs').Key} key
 * @returns {Uint8Array}
 */
export function signWire(bytes, { address, sign }) {
  const transaction = getTransactionDecoder().decode(bytes)
  if (!Object.hasOwn(transaction.signatures, address)) throw new Error(`${address} is none of its signers.`)
  const signature = sign(Uint8Array.from(transaction.messageBytes))
  const signatures = { ...transaction.signatures, [address]: signature }
  return new Uint8Array(
    getTransactionEncoder().encode({ ...transaction, signatures: /** @type {never} */ (signatures) }),
  )
}
