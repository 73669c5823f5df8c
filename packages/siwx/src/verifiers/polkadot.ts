import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import { referenceOf } from '../messages/chains.js'
import type { Verifier } from '../server/verifier.js'
import { decode, holds, toUtf8 } from './bytes.js'
import { isEd25519 } from './ed25519.js'

const HEX = { decode: (text: string) => hexToBytes(/^0x/i.test(text) ? text.slice(2) : text) }
const CHECKSUM_BYTES = 2

/** What some wallets put before a signature: the kind of its key. */
const KINDS = { ed25519: 0, sr25519: 1 } as const

export interface PolkadotOptions {
  /**
   * By CAIP-2 id, the number that addresses of a chain begin with (SS58 registry). @default what is known of the chain, else 42,
   * the generic one
   */
  readonly prefixes?: Readonly<Record<string, number>> | undefined
}

/** By CAIP-2 reference. */
const PREFIXES: ReadonlyMap<string, number> = new Map([
  // Polkadot and its Asset Hub, Kusama and its own, Paseo and its own.
  ['91b171bb158e2d3848fa23a9f1c25182', 0],
  ['68d56f15f85d3136970ec16946040bc1', 0],
  ['b0a8d493285c2df73290dfb7e61f870f', 2],
  ['48239ef607d7928874027a43a6768920', 2],
  ['77afd6190f1554ad45fd0d31aee62aac', 0],
  ['d6eec26135305a8ad257a20d00335728', 0],
  // Astar, Acala, Hydration.
  ['9eb76c5184c4ab8679d2d5d819fdf90b', 5],
  ['fc41b9bd8ef8fe53d58c7ea67c794c7e', 10],
  ['afdc188f45c71dacbaa0b62e16a91f72', 63],
])
const GENERIC = 42

/**
 * Polkadot and its kin: sr25519 or ed25519, the signature in hex, over the text in `<Bytes>…</Bytes>` as extensions sign it, or
 * over the text alone.
 */
export function polkadot({ prefixes = {} }: PolkadotOptions = {}): Verifier {
  const prefixOf = (chainId: string) =>
    (Object.hasOwn(prefixes, chainId) ? prefixes[chainId] : PREFIXES.get(referenceOf(chainId))) ?? GENERIC
  return {
    isAddress: (address, chainId) => readPublicKey(address, prefixOf(chainId)) !== undefined,
    async verify({ address, chainId, message, signature }) {
      const publicKey = readPublicKey(address, prefixOf(chainId))
      const signed = decode(HEX, signature)
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
  const isSr25519 = () => holds(() => sr25519.verify(text, bare, publicKey))
  if (kind === undefined) return isSr25519() || isEd25519(bare, text, publicKey)
  if (kind === KINDS.sr25519) return isSr25519()
  return kind === KINDS.ed25519 && isEd25519(bare, text, publicKey)
}

/** SS58 with the chain's own number alone: the key is the same with every other, and would be as many accounts. */
function readPublicKey(address: string, prefix: number): Uint8Array | undefined {
  const expected = toPrefixBytes(prefix)
  const bytes = decode(base58, address, expected.length + 32 + CHECKSUM_BYTES)
  if (bytes === undefined || !expected.every((byte, at) => byte === bytes[at])) return undefined
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const checksum = blake2b(new Uint8Array([...toUtf8('SS58PRE'), ...body]))
  const isRight = bytes.subarray(-CHECKSUM_BYTES).every((byte, at) => byte === checksum[at])
  return isRight ? body.subarray(expected.length) : undefined
}

/** As SS58 packs a number: one byte up to 63, two above. */
function toPrefixBytes(prefix: number): readonly number[] {
  if (prefix < 64) return [prefix]
  return [((prefix & 0b1111_1100) >> 2) | 0b0100_0000, (prefix >> 8) | ((prefix & 0b11) << 6)]
}
