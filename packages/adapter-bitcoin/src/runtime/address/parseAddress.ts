import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'segwit'

export interface ParsedAddress {
  readonly chain: 'main' | 'test'
  readonly type: AddressType
}

const PREFIXES: Readonly<Record<number, ParsedAddress>> = {
  0: { chain: 'main', type: 'p2pkh' },
  5: { chain: 'main', type: 'p2sh' },
  111: { chain: 'test', type: 'p2pkh' },
  196: { chain: 'test', type: 'p2sh' },
}

const CHAINS = { bc: 'main', tb: 'test' } as const

const MAX_LENGTH = 90
const HASH_BYTES = 20

export function parseAddress(address: string): ParsedAddress | undefined {
  return /^(bc|tb)1/i.test(address) ? parseSegwit(address) : parseBase58(address)
}

function parseBase58(address: string): ParsedAddress | undefined {
  try {
    const bytes = createBase58check(sha256).decode(address)
    return bytes.length === HASH_BYTES + 1 ? PREFIXES[bytes[0] ?? -1] : undefined
  } catch {
    return undefined
  }
}

function parseSegwit(address: string): ParsedAddress | undefined {
  // Witness version 0 is encoded in bech32, later versions in bech32m (BIP-350).
  const old = decode(bech32, address)
  const result = old?.version === 0 ? old : decode(bech32m, address)
  if (!result || (result.version === 0) !== (result === old)) return
  const { prefix, version, length } = result
  const chain = CHAINS[prefix as keyof typeof CHAINS]
  const type = typeOf(version, length)
  return chain && type ? { chain, type } : undefined
}

function decode(coder: typeof bech32 | typeof bech32m, address: string) {
  const decoded = coder.decodeUnsafe(address, MAX_LENGTH)
  const [version = -1, ...words] = decoded?.words ?? []
  const program = decoded && coder.fromWordsUnsafe(words)
  return program ? { prefix: decoded.prefix, version, length: program.length } : undefined
}

function typeOf(version: number, length: number): AddressType | undefined {
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : undefined
  if (version < 0 || version > 16 || length < 2 || length > 40) return
  return version === 1 && length === 32 ? 'p2tr' : 'segwit'
}
