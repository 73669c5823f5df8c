import { Transaction } from '@scure/btc-signer'
import type { BitcoinKey } from '../types'

interface InputToSign {
  readonly index: number
  readonly key: BitcoinKey
  readonly sighashTypes?: readonly number[] | undefined
}

/** Signs the requested inputs of a PSBT, and with `finalize` completes them for broadcast. */
export function signPsbt(
  psbt: Uint8Array,
  { inputs, finalize }: { readonly inputs: readonly InputToSign[]; readonly finalize: boolean },
) {
  const transaction = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
  for (const { index, key, sighashTypes } of inputs) {
    transaction.signIdx(key.privateKey, index, sighashTypes && [...sighashTypes])
  }
  if (finalize) for (const { index } of inputs) transaction.finalizeIdx(index)
  return transaction
}
