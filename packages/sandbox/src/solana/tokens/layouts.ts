import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit'
import type { Mint } from './mints'

const MINT_SIZE = 82
const ACCOUNT_SIZE = 165

const KIND = { mint: 1, account: 2 }

// Extension numbers of Token-2022.
const IMMUTABLE_OWNER = 7
const METADATA_POINTER = 18
const TOKEN_METADATA = 19

const key = (address: Address) => new Uint8Array(getAddressEncoder().encode(address))
const toAddress = (bytes: Uint8Array) => getAddressDecoder().decode(bytes)

const concat = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

// Encodes an integer, little-endian.
const int = (value: bigint | number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 255n))

// Encodes a text after its length; `room` is the field's size in bytes.
function text(value: string, room?: number) {
  const bytes = new TextEncoder().encode(value)
  return concat(int(room ?? bytes.length, 4), bytes, new Uint8Array(room === undefined ? 0 : room - bytes.length))
}

const extension = (type: number, value: Uint8Array) => concat(int(type, 2), int(value.length, 2), value)

export function encodeMint({ supply, decimals }: { supply: bigint; decimals: number }) {
  // Neither a mint authority nor a freeze authority.
  return concat(int(0, 4), new Uint8Array(32), int(supply, 8), [decimals, 1], int(0, 4), new Uint8Array(32))
}

export function encodeToken2022Mint({ address, supply, decimals, name, symbol }: Mint & { supply: bigint }) {
  const pointer = concat(new Uint8Array(32), key(address))
  const metadata = concat(new Uint8Array(32), key(address), text(name), text(symbol), text(''), int(0, 4))
  return concat(
    encodeMint({ supply, decimals }),
    new Uint8Array(ACCOUNT_SIZE - MINT_SIZE),
    [KIND.mint],
    extension(METADATA_POINTER, pointer),
    extension(TOKEN_METADATA, metadata),
  )
}

export function encodeTokenAccount({ mint, owner, amount }: { mint: Address; owner: Address; amount: bigint }) {
  const none = concat(int(0, 4), new Uint8Array(32))
  return concat(key(mint), key(owner), int(amount, 8), none, [1], int(0, 4), int(0, 8), int(0, 8), none)
}

export function encodeToken2022Account(account: Parameters<typeof encodeTokenAccount>[0]) {
  return concat(encodeTokenAccount(account), [KIND.account], extension(IMMUTABLE_OWNER, new Uint8Array()))
}

export function encodeMetaplexMetadata({ address, name, symbol }: Mint) {
  const creators = [0]
  return concat(
    [4],
    new Uint8Array(32),
    key(address),
    text(name, 32),
    text(symbol, 10),
    text('', 200),
    int(0, 2),
    creators,
  )
}

export function decodeTokenAccount(
  data: Uint8Array,
): { mint: Address; owner: Address; amount: bigint; state: string } | undefined {
  if (data.length < ACCOUNT_SIZE || (data.length > ACCOUNT_SIZE && data[ACCOUNT_SIZE] !== KIND.account))
    return undefined
  const view = new DataView(data.buffer, data.byteOffset)
  return {
    mint: toAddress(data.slice(0, 32)),
    owner: toAddress(data.slice(32, 64)),
    amount: view.getBigUint64(64, true),
    state: ['uninitialized', 'initialized', 'frozen'][data[108] ?? 0] ?? 'initialized',
  }
}

export function decodeMint(data: Uint8Array): { supply: bigint; decimals: number; extensions: object[] } | undefined {
  const isMint = data.length === MINT_SIZE || data[ACCOUNT_SIZE] === KIND.mint
  if (!isMint) return undefined
  const view = new DataView(data.buffer, data.byteOffset)
  return { supply: view.getBigUint64(36, true), decimals: data[44] ?? 0, extensions: readExtensions(data) }
}

function readExtensions(data: Uint8Array) {
  const result: object[] = []
  const view = new DataView(data.buffer, data.byteOffset)
  for (let at = ACCOUNT_SIZE + 1; at + 4 <= data.length; ) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (type === TOKEN_METADATA) result.push(readMetadata(data.slice(at + 4, at + 4 + length)))
    at += 4 + length
  }
  return result
}

function readMetadata(data: Uint8Array) {
  const view = new DataView(data.buffer)
  let at = 64
  const next = () => {
    const length = view.getUint32(at, true)
    at += 4 + length
    return new TextDecoder().decode(data.slice(at - length, at))
  }
  const [name, symbol, uri] = [next(), next(), next()]
  const mint = toAddress(data.slice(32, 64))
  return { extension: 'tokenMetadata', state: { mint, name, symbol, uri, additionalMetadata: [] } }
}
