import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { toUtf8 } from '../bytes.js'
import { sha256Twice } from './keys.js'

/** What of the second transaction is its signer's to choose. In the simple form all are 0. */
export interface Chosen {
  readonly version: number
  readonly lockTime: number
  readonly sequence: number
}

export const OPTIONS = { allowUnknownVersion: true, allowUnknownOutputs: true, disableScriptCheck: true }
const TAG = sha256(toUtf8('BIP0322-signed-message'))
export const RETURN = Script.encode(['RETURN'])

/** The id of the first transaction of BIP-322, which is locked as the address is and commits to the message. */
export function toSpendId(message: string, script: Uint8Array): Uint8Array {
  const hash = sha256(concatBytes(TAG, TAG, toUtf8(message)))
  const finalScriptSig = Script.encode(['OP_0', hash])
  const raw = RawOldTx.encode({
    version: 0,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  return sha256Twice(raw).reverse()
}

/** The second, which spends the first: to hash it as segwit and Taproot do. */
export function createToSign(txid: Uint8Array, script: Uint8Array, { sequence, ...chosen }: Chosen): Transaction {
  const transaction = new Transaction({ ...chosen, ...OPTIONS })
  transaction.addInput({ txid, index: 0, sequence, witnessUtxo: { amount: 0n, script } })
  transaction.addOutput({ amount: 0n, script: RETURN })
  return transaction
}

/** The same, hashed as before segwit. */
export function hashBeforeSegwit(txid: Uint8Array, script: Uint8Array, { sequence, ...chosen }: Chosen): Uint8Array {
  const inputs = [{ txid, index: 0, finalScriptSig: script, sequence }]
  const raw = RawOldTx.encode({ ...chosen, inputs, outputs: [{ amount: 0n, script: RETURN }] })
  return sha256Twice(concatBytes(raw, Uint8Array.of(1, 0, 0, 0)))
}
