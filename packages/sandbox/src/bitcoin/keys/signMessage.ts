import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { CompactSize, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import type { BitcoinKey } from '../types'

// BIP-137's header byte for a native segwit address, before the recovery id is added.
const SEGWIT_HEADER = 39

/** Signs a message in Bitcoin's legacy format (BIP-137), in base64. */
export function signEcdsa(message: string, { privateKey }: BitcoinKey) {
  const text = utf8ToBytes(message)
  const prefix = utf8ToBytes('\x18Bitcoin Signed Message:\n')
  const hash = sha256(sha256(concatBytes(prefix, CompactSize.encode(BigInt(text.length)), text)))
  const signature = secp256k1.sign(hash, privateKey, { prehash: false, format: 'recovered' })
  signature[0] = SEGWIT_HEADER + (signature[0] ?? 0)
  return base64.encode(signature)
}

/** Signs a message by BIP-322 in its simple format, in base64. */
export function signBip322(message: string, { privateKey, script, tapInternalKey }: BitcoinKey) {
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({
    txid: toSpend(message, script),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script },
    ...(tapInternalKey ? { tapInternalKey } : {}),
  })
  toSign.addOutput({ amount: 0n, script: Script.encode(['RETURN']) })
  toSign.sign(privateKey)
  toSign.finalize()
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
}

// Computes the id of BIP-322's virtual transaction `to_spend`.
function toSpend(message: string, script: Uint8Array) {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const hash = sha256(concatBytes(tag, tag, utf8ToBytes(message)))
  const raw = RawOldTx.encode({
    version: 0,
    inputs: [
      { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: Script.encode(['OP_0', hash]), sequence: 0 },
    ],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  return sha256(sha256(raw)).reverse()
}
