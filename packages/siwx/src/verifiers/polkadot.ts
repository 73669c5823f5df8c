import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import type { Verifier } from '../server/verifier.js'
import { decode, holds, toUtf8 } from './bytes.js'
import { isEd25519 } from './ed25519.js'

const HEX = { decode: (text: string) => hexToBytes(/^0x/i.test(text) ? text.slice(2) : text) }
const CHECKSUM_BYTES = 2

/** What some wallets put before a signature: the kind of its key. */
const KINDS = { ed25519: 0, sr25519: 1 } as const

/**
 * Polkadot and its kin: sr25519 or ed25519, the signature in hex, over the text in `<Bytes>…</Bytes>` as extensions sign it, or
 * over the text alone.
 */
export function polkadot(): Verifier {
  return {
    isAddress: (address) => readPublicKey(address) !== undefined,
    async verify({ address, message, signature }) {
      const publicKey = readPublicKey(address)
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

/** SS58 of any network: the key is the same on all. */
function readPublicKey(address: string): Uint8Array | undefined {
  const bytes = decode(base58, address)
  if (bytes === undefined) return undefined
  const prefixBytes = ((bytes[0] ?? 0) & 0b0100_0000) === 0 ? 1 : 2
  if (bytes.length !== prefixBytes + 32 + CHECKSUM_BYTES || (bytes[0] ?? 0) > 127) return undefined
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const checksum = blake2b(new Uint8Array([...toUtf8('SS58PRE'), ...body]))
  const isRight = bytes.subarray(-CHECKSUM_BYTES).every((byte, at) => byte === checksum[at])
  return isRight ? body.subarray(prefixBytes) : undefined
}
