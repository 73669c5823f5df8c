import { schnorr } from '@noble/curves/secp256k1.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { RawWitness, Script, Transaction } from '@scure/btc-signer'
import { hash160, isEcdsa, isSame, nestedScript } from './keys.js'
import type { SignerAddress } from './readAddress.js'
import { type Chosen, createToSign, hashBeforeSegwit, OPTIONS, RETURN, toSpendId } from './toSign.js'

/** What unlocks the first transaction. */
interface Unlocking {
  readonly chosen: Chosen
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
}

const SIMPLE: Chosen = { version: 0, lockTime: 0, sequence: 0 }
const NOTHING = new Uint8Array()

/** The simple form: the witness alone. Of a nested address wallets leave out the script that a key has anyway. */
export function isSimple(signed: Uint8Array, message: string, address: SignerAddress): boolean {
  const witness = RawWitness.decode(signed)
  const [, publicKey] = witness
  const isNested = address.kind === 'p2sh' && publicKey !== undefined
  const scriptSig = isNested ? pushOf(nestedScript(publicKey)) : NOTHING
  return isUnlocked({ chosen: SIMPLE, scriptSig, witness }, message, address)
}

/**
 * The full form: the second transaction, signed. Its times are not looked at: an address of one key has no lock of time, so who
 * signs is who could have left them 0.
 */
export function isFull(signed: Uint8Array, message: string, address: SignerAddress): boolean {
  const transaction = Transaction.fromRaw(signed, OPTIONS)
  const { version, lockTime, inputsLength, outputsLength } = transaction
  if ((version !== 0 && version !== 2) || inputsLength !== 1 || outputsLength !== 1) return false
  const input = transaction.getInput(0)
  const output = transaction.getOutput(0)
  const isOurs =
    input.index === 0 &&
    input.txid !== undefined &&
    isSame(input.txid, toSpendId(message, address.script)) &&
    output.amount === 0n &&
    output.script !== undefined &&
    isSame(output.script, RETURN)
  const chosen = { version, lockTime, sequence: input.sequence ?? 0xffffffff }
  const scriptSig = input.finalScriptSig ?? NOTHING
  return isOurs && isUnlocked({ chosen, scriptSig, witness: input.finalScriptWitness ?? [] }, message, address)
}

function isUnlocked({ chosen, scriptSig, witness }: Unlocking, message: string, address: SignerAddress): boolean {
  const { kind, program, script } = address
  const txid = toSpendId(message, script)
  if (kind === 'p2tr') {
    return scriptSig.length === 0 && isTaproot(witness, createToSign(txid, script, chosen), address)
  }
  if (kind === 'p2pkh') {
    const [signed, publicKey, ...more] = Script.decode(scriptSig)
    if (!(signed instanceof Uint8Array && publicKey instanceof Uint8Array)) return false
    if (more.length > 0 || witness.length > 0 || !isSame(hash160(publicKey), program)) return false
    return isEcdsa(signed, hashBeforeSegwit(txid, script, chosen), publicKey)
  }
  const [signed, publicKey, ...more] = witness
  if (signed === undefined || publicKey?.length !== 33 || more.length > 0) return false
  const nested = nestedScript(publicKey)
  const expected = kind === 'p2sh' ? hash160(nested) : hash160(publicKey)
  if (!isSame(expected, program) || !isSame(scriptSig, kind === 'p2sh' ? pushOf(nested) : NOTHING)) return false
  // The hash of a segwit program of one key is made as if it were locked in the way before segwit.
  const code = Script.encode(['DUP', 'HASH160', hash160(publicKey), 'EQUALVERIFY', 'CHECKSIG'])
  return isEcdsa(signed, createToSign(txid, script, chosen).preimageWitnessV0(0, code, 1, 0n), publicKey)
}

/** A signature of the key itself; the paths of scripts are not ours to run. */
function isTaproot(witness: readonly Uint8Array[], transaction: Transaction, { program, script }: SignerAddress) {
  const [signed, ...more] = witness
  if (signed === undefined || more.length > 0) return false
  // 64 bytes sign by default; a 65th says that it signs all, which is the same.
  const hashType = signed.length === 65 ? signed[64] : 0
  if ((signed.length !== 64 && signed.length !== 65) || (signed.length === 65 && hashType !== 1)) return false
  const hash = transaction.preimageWitnessV1(0, [script], hashType ?? 0, [0n])
  return schnorr.verify(signed.subarray(0, 64), hash, program)
}

const pushOf = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)
