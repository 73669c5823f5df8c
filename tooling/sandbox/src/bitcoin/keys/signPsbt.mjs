import { Transaction } from '@scure/btc-signer'

/**
 * @typedef {import('../types').BitcoinKey} BitcoinKey
 *
 * @typedef {{ readonly index: number, readonly key: BitcoinKey, readonly sighashTypes?: readonly number[] | undefined }} InputToSign
 */

/**
 * Signs inputs of a PSBT, and finalizes them when the transaction is to be sent.
 *
 * @param {Uint8Array} psbt
 * @param {{ readonly inputs: readonly InputToSign[], readonly finalize: boolean }} parameters
 */
export function signPsbt(psbt, { inputs, finalize }) {
  const transaction = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
  for (const { index, key, sighashTypes } of inputs) {
    transaction.signIdx(key.privateKey, index, sighashTypes && [...sighashTypes])
  }
  if (finalize) for (const { index } of inputs) transaction.finalizeIdx(index)
  return transaction
}
