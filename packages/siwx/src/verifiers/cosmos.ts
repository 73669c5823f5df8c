import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, bech32 } from '@scure/base'
import { SiwxError } from '../errors/SiwxError.js'
import { referenceOf } from '../messages/chains.js'
import type { Verifier } from '../server/verifier.js'
import { decode, holds, toUtf8 } from './bytes.js'

export interface CosmosOptions {
  /** By CAIP-2 id, what addresses of a chain begin with: `{ 'cosmos:juno-1': 'juno' }`. @default those of well-known chains */
  readonly prefixes?: Readonly<Record<string, string>> | undefined
}

/** By CAIP-2 reference. */
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
 * Cosmos chains whose accounts are hashes of secp256k1 keys: ADR-36, the signature in base64. The key is found from the signature,
 * so wallets need not tell it.
 */
export function cosmos({ prefixes = {} }: CosmosOptions = {}): Verifier {
  /** A key has an address for every prefix: which one is the chain's has to be known, or it would be as many accounts. */
  const prefixOf = (chainId: string) => {
    const found = Object.hasOwn(prefixes, chainId) ? prefixes[chainId] : PREFIXES.get(referenceOf(chainId))
    if (found !== undefined) return found
    throw new SiwxError('VERIFIER_FAILED', {
      message: `cosmos({ prefixes }) does not say how addresses of ${chainId} begin`,
    })
  }
  return {
    isAddress: (address, chainId) => readHash(address, prefixOf(chainId)) !== undefined,
    async verify({ address, chainId, message, signature }) {
      const hash = readHash(address, prefixOf(chainId))
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

function readHash(address: string, chainPrefix: string): Uint8Array | undefined {
  const toBytes = (text: string) => {
    const { prefix, bytes } = bech32.decodeToBytes(text)
    return prefix === chainPrefix ? bytes : new Uint8Array()
  }
  const bytes = decode({ decode: toBytes }, address, 20)
  return address === address.toLowerCase() ? bytes : undefined
}
