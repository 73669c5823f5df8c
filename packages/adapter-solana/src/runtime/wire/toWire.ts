import type { ModalError } from '@foyer/core/adapter'
import type { Wire } from '../../link.js'
import type { SolanaTransactionInput } from '../../transaction.js'
import { invalid } from './invalid.js'
import { toBytes } from './toBytes.js'

/** Bytes of one signature. */
export const SIGNATURE = 64

/** Bytes of a public key. */
const KEY = 32

/** Reads what a page wants signed. Throws `INVALID_OPTION` for what is no transaction. */
export function toWire(input: SolanaTransactionInput): Wire {
  const bytes = serialize(input)
  if (!bytes) throw notOne('Expected wire bytes, or an object of web3.js or kit')
  const [first = 0] = bytes
  // A version that comes before the signatures: everything from version 1 on.
  if (first > 0x80) return { bytes, version: first & 0x7f, signers: bytes[1] ?? 0, input }
  // Fewer than 128 signatures are counted in one byte; a packet has room for 19.
  const start = 1 + first * SIGNATURE
  const head = bytes[start] ?? 0
  const isVersioned = head >= 0x80
  const signers = bytes[isVersioned ? start + 1 : start]
  if (!first || signers !== first) throw notOne('These bytes are none')
  return { bytes, version: isVersioned ? head & 0x7f : 'legacy', signers, input }
}

function serialize(input: SolanaTransactionInput): Uint8Array | undefined {
  const bytes = toBytes(input)
  if (bytes) return bytes
  try {
    if ('serialize' in input) {
      // What is signed in part goes through: the wallet, and maybe others after it, sign too.
      return toBytes(input.serialize({ requireAllSignatures: false, verifySignatures: false }))
    }
    if (!('messageBytes' in input)) return
    const { messageBytes, signatures } = input
    const all = Object.values(signatures)
    const each = all.flatMap((signature) => Array.from(signature ?? new Uint8Array(SIGNATURE)))
    return Uint8Array.from([all.length, ...each, ...Array.from(messageBytes)])
  } catch (cause) {
    throw notOne(cause instanceof Error ? cause.message : String(cause))
  }
}

/** The position of an account among those that have to sign; below 0 when it is none of them. */
export function findSigner({ bytes, version, signers }: Wire, publicKey: Uint8Array | undefined): number {
  if (publicKey?.length !== KEY || (version !== 'legacy' && version > 0)) return -1
  // Version byte, three counts, and the number of keys, which again is below 128.
  const keys = 1 + signers * SIGNATURE + (version === 'legacy' ? 0 : 1) + 4
  const isAt = (index: number) => publicKey.every((byte, at) => bytes[keys + index * KEY + at] === byte)
  return Array.from({ length: signers }, (_, index) => index).findIndex(isAt)
}

const notOne = (message: string): ModalError => invalid('transaction', message)
