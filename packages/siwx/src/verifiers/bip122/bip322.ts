import { schnorr } from '@noble/curves/secp256k1.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { RawWitness, Script, Transaction } from '@scure/btc-signer'
import { createNestedSegwitScript, hash160, isSameBytes, isValidEcdsaSignature } from './keys.js'
import type { ParsedBitcoinAddress } from './parseBitcoinAddress.js'
import {
  computeToSpendTxid,
  createToSignTransaction,
  hashLegacyInput,
  RETURN_SCRIPT,
  type ToSignFields,
  TRANSACTION_OPTIONS,
} from './toSign.js'

interface Unlocking {
  readonly chosen: ToSignFields
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
}

const SIMPLE: ToSignFields = { version: 0, lockTime: 0, sequence: 0 }
const NOTHING = new Uint8Array()

export function isValidSimpleSignature(signed: Uint8Array, message: string, address: ParsedBitcoinAddress): boolean {
  const witness = RawWitness.decode(signed)
  const [, publicKey] = witness
  const isNested = address.kind === 'p2sh' && publicKey !== undefined
  const scriptSig = isNested ? pushOf(createNestedSegwitScript(publicKey)) : NOTHING
  return isUnlocked({ chosen: SIMPLE, scriptSig, witness }, message, address)
}

export function isValidFullSignature(signed: Uint8Array, message: string, address: ParsedBitcoinAddress): boolean {
  const transaction = Transaction.fromRaw(signed, TRANSACTION_OPTIONS)
  const { version, lockTime, inputsLength, outputsLength } = transaction
  if ((version !== 0 && version !== 2) || inputsLength !== 1 || outputsLength !== 1) return false
  const input = transaction.getInput(0)
  const output = transaction.getOutput(0)
  const isOurs =
    input.index === 0 &&
    input.txid !== undefined &&
    isSameBytes(input.txid, computeToSpendTxid(message, address.script)) &&
    output.amount === 0n &&
    output.script !== undefined &&
    isSameBytes(output.script, RETURN_SCRIPT)
  const chosen = { version, lockTime, sequence: input.sequence ?? 0xffffffff }
  const scriptSig = input.finalScriptSig ?? NOTHING
  return isOurs && isUnlocked({ chosen, scriptSig, witness: input.finalScriptWitness ?? [] }, message, address)
}

function isUnlocked(
  { chosen, scriptSig, witness }: Unlocking,
  message: string,
  address: ParsedBitcoinAddress,
): boolean {
  const { kind, program, script } = address
  const txid = computeToSpendTxid(message, script)
  if (kind === 'p2tr') {
    return scriptSig.length === 0 && isTaproot(witness, createToSignTransaction(txid, script, chosen), address)
  }
  if (kind === 'p2pkh') {
    const [signed, publicKey, ...more] = Script.decode(scriptSig)
    if (!(signed instanceof Uint8Array && publicKey instanceof Uint8Array)) return false
    if (more.length > 0 || witness.length > 0 || !isSameBytes(hash160(publicKey), program)) return false
    return isValidEcdsaSignature(signed, hashLegacyInput(txid, script, chosen), publicKey)
  }
  const [signed, publicKey, ...more] = witness
  if (signed === undefined || publicKey?.length !== 33 || more.length > 0) return false
  const nested = createNestedSegwitScript(publicKey)
  const expected = kind === 'p2sh' ? hash160(nested) : hash160(publicKey)
  if (!isSameBytes(expected, program) || !isSameBytes(scriptSig, kind === 'p2sh' ? pushOf(nested) : NOTHING))
    return false
  // For P2WPKH, BIP-143 signs the script of a P2PKH output with the same key.
  const code = Script.encode(['DUP', 'HASH160', hash160(publicKey), 'EQUALVERIFY', 'CHECKSIG'])
  return isValidEcdsaSignature(
    signed,
    createToSignTransaction(txid, script, chosen).preimageWitnessV0(0, code, 1, 0n),
    publicKey,
  )
}

// Verifies a key-path signature. Script-path signatures are refused, because they would need a script interpreter.
function isTaproot(
  witness: readonly Uint8Array[],
  transaction: Transaction,
  { program, script }: ParsedBitcoinAddress,
) {
  const [signed, ...more] = witness
  if (signed === undefined || more.length > 0) return false
  // BIP-341: a signature of 65 bytes ends with the sighash type. `SIGHASH_ALL` signs the same as the default, so it is
  // accepted.
  const hashType = signed.length === 65 ? signed[64] : 0
  if ((signed.length !== 64 && signed.length !== 65) || (signed.length === 65 && hashType !== 1)) return false
  const hash = transaction.preimageWitnessV1(0, [script], hashType ?? 0, [0n])
  return schnorr.verify(signed.subarray(0, 64), hash, program)
}

const pushOf = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)
