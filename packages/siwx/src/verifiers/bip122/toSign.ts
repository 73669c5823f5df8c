import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { toUtf8 } from '../bytes.js'
import { hashTwice } from './keys.js'

export interface ToSignFields {
  readonly version: number
  readonly lockTime: number
  readonly sequence: number
}

export const TRANSACTION_OPTIONS = { allowUnknownVersion: true, allowUnknownOutputs: true, disableScriptCheck: true }
const TAG = sha256(toUtf8('BIP0322-signed-message'))
export const RETURN_SCRIPT = Script.encode(['RETURN'])

export function computeToSpendTxid(message: string, script: Uint8Array): Uint8Array {
  const hash = sha256(concatBytes(TAG, TAG, toUtf8(message)))
  const finalScriptSig = Script.encode(['OP_0', hash])
  const raw = RawOldTx.encode({
    version: 0,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  return hashTwice(raw).reverse()
}

export function createToSignTransaction(
  txid: Uint8Array,
  script: Uint8Array,
  { sequence, ...chosen }: ToSignFields,
): Transaction {
  const transaction = new Transaction({ ...chosen, ...TRANSACTION_OPTIONS })
  transaction.addInput({ txid, index: 0, sequence, witnessUtxo: { amount: 0n, script } })
  transaction.addOutput({ amount: 0n, script: RETURN_SCRIPT })
  return transaction
}

export function hashLegacyInput(
  txid: Uint8Array,
  script: Uint8Array,
  { sequence, ...chosen }: ToSignFields,
): Uint8Array {
  const inputs = [{ txid, index: 0, finalScriptSig: script, sequence }]
  const raw = RawOldTx.encode({ ...chosen, inputs, outputs: [{ amount: 0n, script: RETURN_SCRIPT }] })
  return hashTwice(concatBytes(raw, Uint8Array.of(1, 0, 0, 0)))
}
