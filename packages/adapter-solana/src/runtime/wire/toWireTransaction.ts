import type { ModalError } from '@foyer/core/adapter'
import type { SolanaTransactionInput } from '../../transaction.js'
import type { WireTransaction } from '../../walletApi.js'
import { toBase58 } from './base58.js'
import { createInvalidOptionError } from './createInvalidOptionError.js'
import { toBytes } from './toBytes.js'

export const SIGNATURE_LENGTH = 64

const KEY_LENGTH = 32

/** Serializes a transaction of any supported type. Throws `INVALID_OPTION`. */
export function toWireTransaction(input: SolanaTransactionInput): WireTransaction {
  const bytes = serialize(input)
  if (!bytes) throw createInvalidTransactionError('Expected wire bytes, or an object of web3.js or kit')
  const [first = 0] = bytes
  // Since transaction version 1, the version precedes the signatures.
  if (first > 0x80) return { bytes, version: first & 0x7f, signers: bytes[1] ?? 0, input }
  // The count takes one byte up to 127 signatures, and a packet has room for 19.
  const start = 1 + first * SIGNATURE_LENGTH
  const head = bytes[start] ?? 0
  const isVersioned = head >= 0x80
  const signers = bytes[isVersioned ? start + 1 : start]
  if (!first || signers !== first) throw createInvalidTransactionError('These bytes are none')
  return { bytes, version: isVersioned ? head & 0x7f : 'legacy', signers, input }
}

function serialize(input: SolanaTransactionInput): Uint8Array | undefined {
  const bytes = toBytes(input)
  if (bytes) return bytes
  try {
    if ('serialize' in input) {
      // A transaction may still lack signatures of others.
      return toBytes(input.serialize({ requireAllSignatures: false, verifySignatures: false }))
    }
    if (!('messageBytes' in input)) return
    const { messageBytes, signatures } = input
    const all = Object.values(signatures)
    const each = all.flatMap((signature) => Array.from(signature ?? new Uint8Array(SIGNATURE_LENGTH)))
    return Uint8Array.from([all.length, ...each, ...Array.from(messageBytes)])
  } catch (cause) {
    throw createInvalidTransactionError(cause instanceof Error ? cause.message : String(cause))
  }
}

export function getBlockhash(wire: WireTransaction): string | undefined {
  const start = findKeysOffset(wire)
  if (start === undefined) return undefined
  const end = start + (wire.bytes[start - 1] ?? 0) * KEY_LENGTH
  const blockhash = wire.bytes.slice(end, end + KEY_LENGTH)
  return blockhash.length === KEY_LENGTH ? toBase58(blockhash) : undefined
}

export function findTransactionId(signed: Uint8Array): string | undefined {
  const signature = signed.slice(1, 1 + SIGNATURE_LENGTH)
  return (signed[0] ?? 0x80) < 0x80 && signature.some((byte) => byte !== 0) ? toBase58(signature) : undefined
}

export function findSignerIndex(wire: WireTransaction, publicKey: Uint8Array | undefined): number {
  const keys = findKeysOffset(wire)
  if (publicKey?.length !== KEY_LENGTH || keys === undefined) return -1
  const isAt = (index: number) => publicKey.every((byte, at) => wire.bytes[keys + index * KEY_LENGTH + at] === byte)
  return Array.from({ length: wire.signers }, (_, index) => index).findIndex(isAt)
}

function findKeysOffset({ version, signers }: WireTransaction): number | undefined {
  if (version !== 'legacy' && version > 0) return undefined
  // Skips the version byte, three counts, and the number of keys, which takes one byte.
  return 1 + signers * SIGNATURE_LENGTH + (version === 'legacy' ? 0 : 1) + 4
}

const createInvalidTransactionError = (message: string): ModalError => createInvalidOptionError('transaction', message)
