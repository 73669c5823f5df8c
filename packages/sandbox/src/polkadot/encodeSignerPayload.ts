import { blake2b } from '@noble/hashes/blake2.js'
import { bnToU8a } from '@polkadot/util/bn'
import { compactToU8a } from '@polkadot/util/compact'
import { hexToU8a } from '@polkadot/util/hex'
import { u8aConcat } from '@polkadot/util/u8a'

// Substrate hashes longer payloads before signing.
const MAX_PAYLOAD_BYTES = 256

// Signed extensions that add nothing to the payload.
const SILENT = [
  'CheckNonZeroSender',
  'CheckWeight',
  'PrevalidateAttests',
  'StorageWeightReclaim',
  'WeightReclaim',
  'AuthorizeCall',
]

type Payload = Readonly<Record<string, unknown>>

const EXTRA = {
  CheckMortality: ({ era }) => toBytes(era),
  CheckNonce: ({ nonce }) => compactToU8a(toNumber(nonce)),
  ChargeTransactionPayment: ({ tip }) => compactToU8a(toNumber(tip)),
  // No asset id: the fee is paid in the native coin.
  ChargeAssetTxPayment: ({ tip }) => Uint8Array.of(...compactToU8a(toNumber(tip)), 0),
  CheckMetadataHash: ({ mode = 0 }) => Uint8Array.of(Number(mode)),
} as Readonly<Record<string, (payload: Payload) => Uint8Array>>
const ADDITIONAL = {
  CheckMortality: ({ blockHash }) => toBytes(blockHash),
  CheckSpecVersion: ({ specVersion }) => bnToU8a(toNumber(specVersion), { bitLength: 32 }),
  CheckTxVersion: ({ transactionVersion }) => bnToU8a(toNumber(transactionVersion), { bitLength: 32 }),
  CheckGenesis: ({ genesisHash }) => toBytes(genesisHash),
  CheckMetadataHash: ({ metadataHash }) =>
    metadataHash ? Uint8Array.of(1, ...toBytes(metadataHash)) : Uint8Array.of(0),
} as Readonly<Record<string, (payload: Payload) => Uint8Array>>

/** Encodes the bytes to sign. Throws for unknown extensions, as a wallet without metadata must. */
export function encodeSignerPayload(payload: Payload) {
  const names = Array.isArray(payload.signedExtensions) ? payload.signedExtensions.map(String) : []
  const unknown = names.find((name) => !SILENT.includes(name) && !(name in EXTRA) && !(name in ADDITIONAL))
  if (unknown !== undefined) throw new Error(`This wallet does not know the extension ${unknown}.`)
  const all = (parts: typeof EXTRA) => names.map((name) => parts[name]?.(payload) ?? new Uint8Array())
  const bytes = u8aConcat(toBytes(payload.method), ...all(EXTRA), ...all(ADDITIONAL))
  return bytes.length > MAX_PAYLOAD_BYTES ? blake2b(bytes, { dkLen: 32 }) : bytes
}

const toNumber = (value: unknown) => BigInt(String(value))

function toBytes(text: unknown) {
  if (typeof text !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(text)) throw new Error(`${text} is no hex`)
  return hexToU8a(text)
}
