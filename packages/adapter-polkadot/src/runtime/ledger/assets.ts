import { plainText } from '@foyer/core/adapter'
import { readNumber, toBytes, writeNumber } from '../node/bytes.js'
import { HASH_LENGTH, keyOf } from '../node/storageKeys.js'
import { type Ask, invalid } from './createAsk.js'

// The pallet Assets, read from the places where it keeps things, without the description of the chain.

const ASSETS = '0x682a59d51ab9e48a8c8cc418ff9708d2d34371a193a751eea5883e9553457b2e'
const ACCOUNTS = '0x682a59d51ab9e48a8c8cc418ff9708d2b99d880ec681799c0cf30e8886371da9'
const METADATA = '0x682a59d51ab9e48a8c8cc418ff9708d2b5f3822e35ca2f31ce3526eab1363fd2'

/** Ids have 4 bytes on the chains that Polkadot's own are, 16 on some others. */
export const USUAL_ID_LENGTH = 4

/** So many keys at a time, and no more pages than that: what is beyond is only found where the site names it. */
const PAGE = 1_000
const PAGES = 5

/** Longer texts are cut. Characters. */
const LONGEST = 100

const MOST_DECIMALS = 36

/** What an asset is called, by itself. */
export interface AssetDescription {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An id as text is a whole number; undefined for anything else. */
export function toAssetId(address: string | undefined): bigint | undefined {
  return address !== undefined && /^\d{1,39}$/.test(address) ? BigInt(address) : undefined
}

/** The ids of a chain's assets, and how many bytes they have. None where it has no such pallet. */
export async function listAssets(ask: Ask): Promise<{ readonly ids: readonly bigint[]; readonly idLength: number }> {
  const keys: string[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const params = [ASSETS, PAGE, ...(keys.length ? [keys.at(-1)] : [])]
    const found = await ask('state_getKeysPaged', params, (answer) => {
      if (Array.isArray(answer)) return answer.filter((key) => typeof key === 'string')
      throw invalid(answer)
    })
    keys.push(...found)
    if (found.length < PAGE) break
  }
  const bytes = keys.flatMap((key) => toBytes(`0x${key.slice(ASSETS.length)}`)?.slice(HASH_LENGTH) ?? [])
  return {
    ids: bytes.map((id) => readNumber(id, 0, id.length)),
    idLength: bytes[0]?.length ?? USUAL_ID_LENGTH,
  }
}

export interface AssetKeys {
  /** `AssetDetails`. */
  details(id: bigint): string
  /** `AssetMetadata`. */
  metadata(id: bigint): string
  /** `AssetAccount`. */
  account(id: bigint, account: Uint8Array): string
}

/** Where assets lie on a chain whose ids have so many bytes. */
export function createKeys(idLength: number = USUAL_ID_LENGTH): AssetKeys {
  const encode = (id: bigint) => writeNumber(id, idLength)
  return {
    details: (id) => keyOf(ASSETS, encode(id)),
    metadata: (id) => keyOf(METADATA, encode(id)),
    account: (id, account) => keyOf(ACCOUNTS, encode(id), account),
  }
}

/** Many places in one question: what lies there, by key. */
export async function readPlaces(ask: Ask, keys: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (let start = 0; start < keys.length; start += PAGE) {
    const asked = keys.slice(start, start + PAGE)
    const changes = await ask('state_queryStorageAt', [asked], (answer) => readChanges(answer, asked))
    for (const [key, value] of changes) {
      const bytes = toBytes(value)
      if (bytes) found.set(key, bytes)
    }
  }
  return found
}

/** By key. A place that a node leaves out is not an empty one. */
function readChanges(answer: unknown, asked: readonly string[]): ReadonlyMap<string, unknown> {
  const [block] = Array.isArray(answer) ? answer : []
  const { changes }: { readonly changes?: unknown } = Object(block)
  const told = new Map<string, unknown>()
  for (const change of Array.isArray(changes) ? changes : []) {
    if (Array.isArray(change) && typeof change[0] === 'string') told.set(change[0], change[1])
  }
  if (asked.every((key) => told.has(key))) return told
  throw invalid(answer)
}

/** Of `AssetAccount`: the balance comes first. */
export const readHolding = (bytes: Uint8Array | undefined) =>
  bytes && bytes.length >= 16 ? readNumber(bytes, 0, 16) : 0n

/** Of `AssetMetadata`: a deposit, then name, symbol and decimals. Undefined for bytes that are something else. */
export function readDescription(bytes: Uint8Array): AssetDescription | undefined {
  const name = readText(bytes, 16)
  const symbol = name && readText(bytes, name.end)
  const decimals = symbol && bytes[symbol.end]
  if (!name || !symbol?.text || decimals === undefined || decimals > MOST_DECIMALS) return undefined
  return { name: name.text || symbol.text, symbol: symbol.text, decimals }
}

/** What an asset is called that has not said it. */
export function nameless(id: bigint): AssetDescription {
  return { name: `Asset ${id}`, symbol: `#${id}`, decimals: 0 }
}

/** A text as SCALE writes it: its length in one byte or two, by the two lowest bits of the first. */
function readText(bytes: Uint8Array, start: number): { readonly text: string; readonly end: number } | undefined {
  const first = bytes[start]
  if (first === undefined || (first & 3) > 1) return undefined
  const head = (first & 3) + 1
  const length = Number(readNumber(bytes, start, head) >> 2n)
  const end = start + head + length
  if (end > bytes.length) return undefined
  const text = new TextDecoder().decode(bytes.slice(start + head, end))
  return { text: plainText(text, LONGEST), end }
}
