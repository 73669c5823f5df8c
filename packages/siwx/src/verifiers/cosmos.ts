import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, bech32 } from '@scure/base'
import { SiwxError } from '../errors/SiwxError.js'
import { getReference } from '../messages/chains.js'
import type { Verifier } from '../server/verifier.js'
import { decodeBytes, isTrueWithoutError, toUtf8 } from './bytes.js'

export interface CosmosOptions {
  /** Bech32 address prefixes by CAIP-2 id: `{ 'cosmos:juno-1': 'juno' }`. @default those of well-known chains */
  readonly prefixes?: Readonly<Record<string, string>> | undefined
}

const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['cosmoshub-4', 'cosmos'],
  ['theta-testnet-001', 'cosmos'],
  ['provider', 'cosmos'],
  ['osmosis-1', 'osmo'],
  ['osmo-test-5', 'osmo'],
  ['akashnet-2', 'akash'],
  ['axelar-dojo-1', 'axelar'],
  ['celestia', 'celestia'],
  ['dydx-mainnet-1', 'dydx'],
  ['juno-1', 'juno'],
  ['neutron-1', 'neutron'],
  ['noble-1', 'noble'],
  ['pacific-1', 'sei'],
  ['phoenix-1', 'terra'],
  ['secret-4', 'secret'],
  ['stargaze-1', 'stars'],
  ['stride-1', 'stride'],
])

/**
 * Creates a verifier for Cosmos chains with secp256k1 keys. Accepts base64 signatures of ADR-36 messages, and recovers
 * the public key from the signature.
 */
export function cosmos({ prefixes = {} }: CosmosOptions = {}): Verifier {
  // One key has an address with each chain's prefix. Only the prefix of the message's chain is accepted, so that a user
  // has one address.
  const getPrefix = (chainId: string) => {
    const result = Object.hasOwn(prefixes, chainId) ? prefixes[chainId] : PREFIXES.get(getReference(chainId))
    if (result !== undefined) return result
    throw new SiwxError('VERIFIER_FAILED', {
      message: `${chainId} needs an address prefix: cosmos({ prefixes })`,
    })
  }
  return {
    isAddress: (address, chainId) => readHash(address, getPrefix(chainId)) !== undefined,
    async verify({ address, chainId, message, signature }) {
      const hash = readHash(address, getPrefix(chainId))
      const signed = decodeBytes(base64, signature, 64)
      if (hash === undefined || signed === undefined) return false
      const digest = sha256(toUtf8(toSignDoc(address, message)))
      return [0, 1].some((recovery) => isTrueWithoutError(() => isSame(hash, hashOfSigner(digest, signed, recovery))))
    },
  }
}

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
  // Wallets sign with a low S. A signature with a high S would be a second valid one for the same message.
  if (signature.hasHighS()) return new Uint8Array()
  const publicKey = signature.addRecoveryBit(recovery).recoverPublicKey(digest).toBytes(true)
  return ripemd160(sha256(publicKey))
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

function readHash(address: string, chainPrefix: string): Uint8Array | undefined {
  const toBytes = (text: string) => {
    const { prefix, bytes } = bech32.decodeToBytes(text)
    return prefix === chainPrefix ? bytes : new Uint8Array()
  }
  const bytes = decodeBytes({ decode: toBytes }, address, 20)
  return address === address.toLowerCase() ? bytes : undefined
}
