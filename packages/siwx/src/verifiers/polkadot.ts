import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import { getReference } from '../messages/chains.js'
import type { Verifier } from '../server/verifier.js'
import { decodeBytes, isTrueWithoutError, toUtf8 } from './bytes.js'
import { isValidEd25519Signature } from './ed25519.js'

const HEX = { decode: (text: string) => hexToBytes(/^0x/i.test(text) ? text.slice(2) : text) }
const CHECKSUM_BYTES = 2

const KINDS = { ed25519: 0, sr25519: 1 } as const

export interface PolkadotOptions {
  /** SS58 address prefixes by CAIP-2 id. @default the chain's registered prefix, or 42 if it is unknown */
  readonly prefixes?: Readonly<Record<string, number>> | undefined
}

const PREFIXES: ReadonlyMap<string, number> = new Map([
  // Keys are CAIP-2 references, the first half of a genesis hash. These are Polkadot, Kusama and Paseo, each with its
  // Asset Hub.
  ['91b171bb158e2d3848fa23a9f1c25182', 0],
  ['68d56f15f85d3136970ec16946040bc1', 0],
  ['b0a8d493285c2df73290dfb7e61f870f', 2],
  ['48239ef607d7928874027a43a6768920', 2],
  ['77afd6190f1554ad45fd0d31aee62aac', 0],
  ['d6eec26135305a8ad257a20d00335728', 0],
  // Parachains: Astar, Acala, Hydration.
  ['9eb76c5184c4ab8679d2d5d819fdf90b', 5],
  ['fc41b9bd8ef8fe53d58c7ea67c794c7e', 10],
  ['afdc188f45c71dacbaa0b62e16a91f72', 63],
])
const GENERIC = 42

/**
 * Creates a verifier for Polkadot accounts. Accepts sr25519 and ed25519 signatures in hex, of the text itself or of the
 * text within `<Bytes>…</Bytes>`.
 */
export function polkadot({ prefixes = {} }: PolkadotOptions = {}): Verifier {
  const getPrefix = (chainId: string) =>
    (Object.hasOwn(prefixes, chainId) ? prefixes[chainId] : PREFIXES.get(getReference(chainId))) ?? GENERIC
  return {
    isAddress: (address, chainId) => readPublicKey(address, getPrefix(chainId)) !== undefined,
    async verify({ address, chainId, message, signature }) {
      const publicKey = readPublicKey(address, getPrefix(chainId))
      const signed = decodeBytes(HEX, signature)
      if (publicKey === undefined || signed === undefined) return false
      const texts = [toUtf8(`<Bytes>${message}</Bytes>`), toUtf8(message)]
      return texts.some((text) => isSigned(signed, text, publicKey))
    },
  }
}

function isSigned(signed: Uint8Array, text: Uint8Array, publicKey: Uint8Array): boolean {
  const bare = signed.length === 65 ? signed.subarray(1) : signed
  const kind = signed.length === 65 ? signed[0] : undefined
  if (bare.length !== 64) return false
  const isSr25519 = () => isTrueWithoutError(() => sr25519.verify(text, bare, publicKey))
  if (kind === undefined) return isSr25519() || isValidEd25519Signature(bare, text, publicKey)
  if (kind === KINDS.sr25519) return isSr25519()
  return kind === KINDS.ed25519 && isValidEd25519Signature(bare, text, publicKey)
}

// One key has an address with each chain's prefix. Only the prefix of the message's chain is accepted, so that a user
// has one address.
function readPublicKey(address: string, prefix: number): Uint8Array | undefined {
  const expected = toPrefixBytes(prefix)
  const bytes = decodeBytes(base58, address, expected.length + 32 + CHECKSUM_BYTES)
  if (bytes === undefined || !expected.every((byte, at) => byte === bytes[at])) return undefined
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const checksum = blake2b(new Uint8Array([...toUtf8('SS58PRE'), ...body]))
  const isRight = bytes.subarray(-CHECKSUM_BYTES).every((byte, at) => byte === checksum[at])
  return isRight ? body.subarray(expected.length) : undefined
}

function toPrefixBytes(prefix: number): readonly number[] {
  if (prefix < 64) return [prefix]
  return [((prefix & 0b1111_1100) >> 2) | 0b0100_0000, (prefix >> 8) | ((prefix & 0b11) << 6)]
}
