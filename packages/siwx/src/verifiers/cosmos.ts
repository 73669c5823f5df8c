import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, bech32 } from '@scure/base'
import type { Verifier } from '../server/verifier.js'
import { decode, holds, toUtf8 } from './bytes.js'

/**
 * Cosmos chains whose accounts are hashes of secp256k1 keys: ADR-36, the signature in base64. The key is found from the signature,
 * so wallets need not tell it.
 */
export function cosmos(): Verifier {
  return {
    isAddress: (address) => readHash(address) !== undefined,
    async verify({ address, message, signature }) {
      const hash = readHash(address)
      const signed = decode(base64, signature, 64)
      if (hash === undefined || signed === undefined) return false
      const digest = sha256(toUtf8(toSignDoc(address, message)))
      return [0, 1].some((recovery) => holds(() => isSame(hash, hashOfSigner(digest, signed, recovery))))
    },
  }
}

/** The document of ADR-36, its names in the order of the alphabet as amino has it. */
function toSignDoc(signer: string, message: string): string {
  return JSON.stringify({
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { data: base64.encode(toUtf8(message)), signer } }],
    sequence: '0',
  })
}

function hashOfSigner(digest: Uint8Array, signed: Uint8Array, recovery: number): Uint8Array {
  const signature = secp256k1.Signature.fromBytes(signed, 'compact')
  // Of each signature there is another of the same key, which nobody made; wallets give the lower.
  if (signature.hasHighS()) return new Uint8Array()
  const publicKey = signature.addRecoveryBit(recovery).recoverPublicKey(digest).toBytes(true)
  return ripemd160(sha256(publicKey))
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

function readHash(address: string): Uint8Array | undefined {
  const bytes = decode({ decode: (text) => bech32.decodeToBytes(text).bytes }, address, 20)
  return address === address.toLowerCase() ? bytes : undefined
}
