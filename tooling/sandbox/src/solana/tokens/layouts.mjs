import { getAddressDecoder, getAddressEncoder } from '@solana/kit'

/** @typedef {import('@solana/kit').Address} Address */

const MINT_SIZE = 82
const ACCOUNT_SIZE = 165

/** What the byte after the old layout says in the new program. */
const KIND = { mint: 1, account: 2 }

/** Extensions, by the new program's numbers. */
const IMMUTABLE_OWNER = 7
const METADATA_POINTER = 18
const TOKEN_METADATA = 19

const key = (/** @type {Address} */ address) => new Uint8Array(getAddressEncoder().encode(address))
const toAddress = (/** @type {Uint8Array} */ bytes) => getAddressDecoder().decode(bytes)

/** Bytes one after the other. @param {readonly (Uint8Array | readonly number[])[]} parts */
const concat = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Little-endian. @param {bigint | number} value @param {number} size */
const int = (value, size) =>
  Uint8Array.from({ length: size }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 255n))

/** Text with its length in front, in as many bytes as `room` says. @param {string} value @param {number} [room] */
function text(value, room) {
  const bytes = new TextEncoder().encode(value)
  return concat(int(room ?? bytes.length, 4), bytes, new Uint8Array(room === undefined ? 0 : room - bytes.length))
}

/** @param {number} type @param {Uint8Array} value */
const extension = (type, value) => concat(int(type, 2), int(value.length, 2), value)

/** A mint of the old program. @param {{ supply: bigint, decimals: number }} mint */
export function encodeMint({ supply, decimals }) {
  // Nobody may mint or freeze.
  return concat(int(0, 4), new Uint8Array(32), int(supply, 8), [decimals, 1], int(0, 4), new Uint8Array(32))
}

/** A mint of the new program, which describes itself. @param {import('./mints.mjs').Mint & { supply: bigint }} mint */
export function encodeMint2022({ address, supply, decimals, name, symbol }) {
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

/** @param {{ mint: Address, owner: Address, amount: bigint }} account */
export function encodeAccount({ mint, owner, amount }) {
  const none = concat(int(0, 4), new Uint8Array(32))
  return concat(key(mint), key(owner), int(amount, 8), none, [1], int(0, 4), int(0, 8), int(0, 8), none)
}

/** As the new program makes those that belong to an owner. @param {Parameters<typeof encodeAccount>[0]} account */
export function encodeAccount2022(account) {
  return concat(encodeAccount(account), [KIND.account], extension(IMMUTABLE_OWNER, new Uint8Array()))
}

/** What Metaplex keeps of a token. @param {import('./mints.mjs').Mint} mint */
export function encodeMetaplex({ address, name, symbol }) {
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

/** @param {Uint8Array} data @returns {{ mint: Address, owner: Address, amount: bigint, state: string } | undefined} */
export function decodeAccount(data) {
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

/** @param {Uint8Array} data @returns {{ supply: bigint, decimals: number, extensions: object[] } | undefined} */
export function decodeMint(data) {
  const isMint = data.length === MINT_SIZE || data[ACCOUNT_SIZE] === KIND.mint
  if (!isMint) return undefined
  const view = new DataView(data.buffer, data.byteOffset)
  return { supply: view.getBigUint64(36, true), decimals: data[44] ?? 0, extensions: readExtensions(data) }
}

/** @param {Uint8Array} data */
function readExtensions(data) {
  /** @type {object[]} */
  const found = []
  const view = new DataView(data.buffer, data.byteOffset)
  for (let at = ACCOUNT_SIZE + 1; at + 4 <= data.length; ) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (type === TOKEN_METADATA) found.push(readMetadata(data.slice(at + 4, at + 4 + length)))
    at += 4 + length
  }
  return found
}

/** @param {Uint8Array} data */
function readMetadata(data) {
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
