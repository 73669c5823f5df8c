import { blake2b } from '@noble/hashes/blake2.js'
import { toBytes } from './hex.mjs'

/** Longer ones are hashed before they are signed. */
const LONGEST = 256

/** Extensions of a transaction that add nothing to what is signed. */
const SILENT = [
  'CheckNonZeroSender',
  'CheckWeight',
  'PrevalidateAttests',
  'StorageWeightReclaim',
  'WeightReclaim',
  'AuthorizeCall',
]

/** @typedef {Readonly<Record<string, unknown>>} Payload a `SignerPayloadJSON` */

/** What each of the others puts behind the call, and what it adds at the end. */
const EXTRA = /** @type {Readonly<Record<string, (payload: Payload) => Uint8Array>>} */ ({
  CheckMortality: ({ era }) => toBytes(era),
  CheckNonce: ({ nonce }) => toCompact(nonce),
  ChargeTransactionPayment: ({ tip }) => toCompact(tip),
  CheckMetadataHash: ({ mode = 0 }) => Uint8Array.of(Number(mode)),
})
const ADDITIONAL = /** @type {Readonly<Record<string, (payload: Payload) => Uint8Array>>} */ ({
  CheckMortality: ({ blockHash }) => toBytes(blockHash),
  CheckSpecVersion: ({ specVersion }) => toLittleEndian(specVersion, 4),
  CheckTxVersion: ({ transactionVersion }) => toLittleEndian(transactionVersion, 4),
  CheckGenesis: ({ genesisHash }) => toBytes(genesisHash),
  CheckMetadataHash: ({ metadataHash }) =>
    metadataHash ? Uint8Array.of(1, ...toBytes(metadataHash)) : Uint8Array.of(0),
})

/**
 * The bytes that a wallet signs for a transaction. Throws at extensions that it does not know, as a wallet without the
 * chain's description has to.
 *
 * @param {Payload} payload
 */
export function encodePayload(payload) {
  const names = Array.isArray(payload.signedExtensions) ? payload.signedExtensions.map(String) : []
  const unknown = names.find((name) => !SILENT.includes(name) && !(name in EXTRA) && !(name in ADDITIONAL))
  if (unknown !== undefined) throw new Error(`This wallet does not know the extension ${unknown}.`)
  const all = (/** @type {typeof EXTRA} */ parts) => names.flatMap((name) => [...(parts[name]?.(payload) ?? [])])
  const bytes = Uint8Array.of(...toBytes(payload.method), ...all(EXTRA), ...all(ADDITIONAL))
  return bytes.length > LONGEST ? blake2b(bytes, { dkLen: 32 }) : bytes
}

/** @type {(value: unknown, size: number) => Uint8Array} */
function toLittleEndian(value, size) {
  let rest = BigInt(String(value))
  return Uint8Array.from({ length: size }, () => {
    const byte = Number(rest & 0xffn)
    rest >>= 8n
    return byte
  })
}

/** SCALE's compact number: the two lowest bits say how long it is. @param {unknown} value */
function toCompact(value) {
  const number = BigInt(String(value))
  if (number < 1n << 6n) return toLittleEndian(number << 2n, 1)
  if (number < 1n << 14n) return toLittleEndian((number << 2n) | 1n, 2)
  if (number < 1n << 30n) return toLittleEndian((number << 2n) | 2n, 4)
  const size = Math.ceil(number.toString(16).length / 2)
  return Uint8Array.of(((size - 4) << 2) | 3, ...toLittleEndian(number, size))
}
