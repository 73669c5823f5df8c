import { blake2b } from '@noble/hashes/blake2.js'
import { bnToU8a } from '@polkadot/util/bn'
import { compactToU8a } from '@polkadot/util/compact'
import { hexToU8a } from '@polkadot/util/hex'
import { u8aConcat } from '@polkadot/util/u8a'

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

/** A `SignerPayloadJSON`. */
type Payload = Readonly<Record<string, unknown>>

/** What each of the others puts behind the call, and what it adds at the end. */
const EXTRA = {
  CheckMortality: ({ era }) => toBytes(era),
  CheckNonce: ({ nonce }) => compactToU8a(toNumber(nonce)),
  ChargeTransactionPayment: ({ tip }) => compactToU8a(toNumber(tip)),
  // No asset: the fee is paid in the coin.
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

/**
 * The bytes that a wallet signs for a transaction. Throws at extensions that it does not know, as a wallet without the
 * chain's description has to.
 */
export function encodePayload(payload: Payload) {
  const names = Array.isArray(payload.signedExtensions) ? payload.signedExtensions.map(String) : []
  const unknown = names.find((name) => !SILENT.includes(name) && !(name in EXTRA) && !(name in ADDITIONAL))
  if (unknown !== undefined) throw new Error(`This wallet does not know the extension ${unknown}.`)
  const all = (parts: typeof EXTRA) => names.map((name) => parts[name]?.(payload) ?? new Uint8Array())
  const bytes = u8aConcat(toBytes(payload.method), ...all(EXTRA), ...all(ADDITIONAL))
  return bytes.length > LONGEST ? blake2b(bytes, { dkLen: 32 }) : bytes
}

const toNumber = (value: unknown) => BigInt(String(value))

/** Throws at what is no hex. */
function toBytes(text: unknown) {
  if (typeof text !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(text)) throw new Error(`${text} is no hex`)
  return hexToU8a(text)
}
