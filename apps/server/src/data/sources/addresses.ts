import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

const SOLANA_BYTES = 32
const CHECKSUM_BYTES = 2
const SS58_LENGTHS = [35, 36]

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return text.length <= 64 ? base58.decode(text) : undefined
  } catch {
    return undefined
  }
}

export const isSolanaAddress = (text: string): boolean => decodeBase58(text)?.length === SOLANA_BYTES

export const isBitcoinAddress = (text: string): boolean =>
  /^((bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}|[13mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/.test(text)

export const isCosmosAddress = (text: string): boolean => /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/.test(text)

/** Decodes an address of 32 bytes and any network: https://docs.polkadot.com/reference/glossary/#ss58 */
export function decodeSs58(text: string): Uint8Array | undefined {
  const bytes = decodeBase58(text)
  if (bytes === undefined || !SS58_LENGTHS.includes(bytes.length)) return undefined
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const hash = blake2b(Buffer.concat([Buffer.from('SS58PRE'), body]))
  const isValid = bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === hash[index])
  return isValid ? body.subarray(-32) : undefined
}
