import { sanitizeText } from '@foyer/core/adapter'
import { decodeLittleEndian, encodeLittleEndian, hexToBytes } from '../../node/bytes.js'
import { KEY_HASH_LENGTH, toStorageKey } from '../../node/storageKeys.js'
import { createInvalidResponseError, type NodeRequester } from '../createNodeRequester.js'

// Reads the Assets pallet by its storage keys, because the chain's metadata would be a large download.

const ASSETS = '0x682a59d51ab9e48a8c8cc418ff9708d2d34371a193a751eea5883e9553457b2e'
const ACCOUNTS = '0x682a59d51ab9e48a8c8cc418ff9708d2b99d880ec681799c0cf30e8886371da9'
const METADATA = '0x682a59d51ab9e48a8c8cc418ff9708d2b5f3822e35ca2f31ce3526eab1363fd2'

/** Size of an asset id in bytes: 4 on Polkadot's system chains, 16 on some other chains. */
export const DEFAULT_ASSET_ID_LENGTH = 4

/** Storage keys per request. */
const PAGE_SIZE = 1_000
const PAGES = 5

const MAX_TEXT_LENGTH = 100

const MOST_DECIMALS = 36

export interface AssetDescription {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

export function toAssetId(address: string | undefined): bigint | undefined {
  return address !== undefined && /^\d{1,39}$/.test(address) ? BigInt(address) : undefined
}

export async function listAssetIds(
  request: NodeRequester,
): Promise<{ readonly ids: readonly bigint[]; readonly idLength: number }> {
  const keys: string[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const params = [ASSETS, PAGE_SIZE, ...(keys.length ? [keys.at(-1)] : [])]
    const result = await request('state_getKeysPaged', params, (answer) => {
      if (Array.isArray(answer)) return answer.filter((key) => typeof key === 'string')
      throw createInvalidResponseError(answer)
    })
    keys.push(...result)
    if (result.length < PAGE_SIZE) break
  }
  const bytes = keys.flatMap((key) => hexToBytes(`0x${key.slice(ASSETS.length)}`)?.slice(KEY_HASH_LENGTH) ?? [])
  return {
    ids: bytes.map((id) => decodeLittleEndian(id, 0, id.length)),
    idLength: bytes[0]?.length ?? DEFAULT_ASSET_ID_LENGTH,
  }
}

export interface AssetStorageKeys {
  details(id: bigint): string
  metadata(id: bigint): string
  account(id: bigint, account: Uint8Array): string
}

export function createAssetStorageKeys(idLength: number = DEFAULT_ASSET_ID_LENGTH): AssetStorageKeys {
  const encode = (id: bigint) => encodeLittleEndian(id, idLength)
  return {
    details: (id) => toStorageKey(ASSETS, encode(id)),
    metadata: (id) => toStorageKey(METADATA, encode(id)),
    account: (id, account) => toStorageKey(ACCOUNTS, encode(id), account),
  }
}

export async function readStorageValues(
  request: NodeRequester,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const result = new Map<string, Uint8Array>()
  for (let start = 0; start < keys.length; start += PAGE_SIZE) {
    const requested = keys.slice(start, start + PAGE_SIZE)
    const changes = await request('state_queryStorageAt', [requested], (answer) => readChanges(answer, requested))
    for (const [key, value] of changes) {
      const bytes = hexToBytes(value)
      if (bytes) result.set(key, bytes)
    }
  }
  return result
}

/** Reads storage changes. Throws if the node omits a key, which does not mean that its value is empty. */
function readChanges(answer: unknown, requested: readonly string[]): ReadonlyMap<string, unknown> {
  const [block] = Array.isArray(answer) ? answer : []
  const { changes }: { readonly changes?: unknown } = Object(block)
  const reported = new Map<string, unknown>()
  for (const change of Array.isArray(changes) ? changes : []) {
    if (Array.isArray(change) && typeof change[0] === 'string') reported.set(change[0], change[1])
  }
  if (requested.every((key) => reported.has(key))) return reported
  throw createInvalidResponseError(answer)
}

export const parseAssetBalance = (bytes: Uint8Array | undefined) =>
  bytes && bytes.length >= 16 ? decodeLittleEndian(bytes, 0, 16) : 0n

/** Parses an asset's metadata: deposit, name, symbol, decimals. Undefined for malformed bytes. */
export function parseAssetMetadata(bytes: Uint8Array): AssetDescription | undefined {
  const name = readText(bytes, 16)
  const symbol = name && readText(bytes, name.end)
  const decimals = symbol && bytes[symbol.end]
  if (!name || !symbol?.text || decimals === undefined || decimals > MOST_DECIMALS) return undefined
  return { name: name.text || symbol.text, symbol: symbol.text, decimals }
}

export function describeUnnamedAsset(id: bigint): AssetDescription {
  return { name: `Asset ${id}`, symbol: `#${id}`, decimals: 0 }
}

/** Parses a SCALE text, whose length takes one or two bytes, as the two lowest bits say. */
function readText(bytes: Uint8Array, start: number): { readonly text: string; readonly end: number } | undefined {
  const first = bytes[start]
  if (first === undefined || (first & 3) > 1) return undefined
  const head = (first & 3) + 1
  const length = Number(decodeLittleEndian(bytes, start, head) >> 2n)
  const end = start + head + length
  if (end > bytes.length) return undefined
  const text = new TextDecoder().decode(bytes.slice(start + head, end))
  return { text: sanitizeText(text, MAX_TEXT_LENGTH), end }
}
