import { blake2b } from '@noble/hashes/blake2.js'
import { bnToU8a } from '@polkadot/util/bn'
import { compactToU8a } from '@polkadot/util/compact'
import { hexToU8a } from '@polkadot/util/hex'
import { u8aConcat, u8aToHex } from '@polkadot/util/u8a'
import type { PolkadotAccount, PolkadotBalances } from '../createPolkadotBalances'
import type { PolkadotBlock } from '../createPolkadotChain'
import type { PolkadotAsset } from '../networks'

// Storage keys: xxHash of pallet and item names, then for each key part a 16-byte hash and the key.
const ACCOUNTS = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const EVENTS = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'
const NOW = '0xf0c365c3cf59d671eb72da0e7a4113c49f1f0515f462cdcf84e0f1d6045dfcbb'
const ASSETS = '0x682a59d51ab9e48a8c8cc418ff9708d2d34371a193a751eea5883e9553457b2e'
const ASSET_ACCOUNTS = '0x682a59d51ab9e48a8c8cc418ff9708d2b99d880ec681799c0cf30e8886371da9'
const ASSET_METADATA = '0x682a59d51ab9e48a8c8cc418ff9708d2b5f3822e35ca2f31ce3526eab1363fd2'

const HASH = 32
const ID = 8
const PUBLIC_KEY = 64

/** Reads the chain's storage in its own encoding; null for items that are not emulated. */
export function createStorageReader(ledger: PolkadotBalances) {
  const assetOf = (text: string) => {
    const id = Buffer.from(text, 'hex').readUInt32LE()
    return ledger.assets.find((each) => each.id === id)
  }
  return {
    read(input: unknown, block: PolkadotBlock) {
      const key = String(input)
      if (key === EVENTS) return block.events
      if (key === NOW) return u8aToHex(number(block.at, 64))
      const [place, rest] = [key.slice(0, ACCOUNTS.length), key.slice(ACCOUNTS.length)]
      const [asset] = rest.length >= HASH + ID ? [assetOf(rest.slice(HASH, HASH + ID))] : []
      if (place === ACCOUNTS && rest.length === HASH + PUBLIC_KEY) {
        return encodeAccount(ledger.account(`0x${rest.slice(HASH)}`))
      }
      if (place === ASSETS && asset) return encodeAsset(asset)
      if (place === ASSET_METADATA && asset) return encodeMetadata(asset)
      if (place === ASSET_ACCOUNTS && asset && rest.length === HASH + ID + HASH + PUBLIC_KEY) {
        return encodeHolding(ledger.holding(asset.id, `0x${rest.slice(-PUBLIC_KEY)}`))
      }
      return null
    },
    keys: (prefix: string, { count, after }: { count: number; after: string }) =>
      ledger.assets
        .map(({ id }) => ASSETS + hashed(number(id, 32)))
        .filter((key) => key.startsWith(prefix) && key > after)
        .sort()
        .slice(0, count),
  }
}

const hashed = (bytes: Uint8Array) => u8aToHex(u8aConcat(blake2b(bytes, { dkLen: 16 }), bytes)).slice(2)

const number = (value: bigint | number, bitLength: number): Uint8Array => bnToU8a(value, { bitLength })

// `AccountInfo`: nonce and three counters of 4 bytes, then free, reserved, frozen and flags of 16.
function encodeAccount({ nonce, free }: PolkadotAccount) {
  if (nonce === 0 && free === 0n) return null
  const counters = [nonce, 0, 1, 0].map((count) => number(count, 32))
  // The highest flag bit marks the newer account format.
  const amounts = [free, 0n, 0n, 1n << 127n].map((amount) => number(amount, 128))
  return u8aToHex(u8aConcat(...counters, ...amounts))
}

// `AssetAccount`: the balance, its status, and the reason for the account.
const encodeHolding = (amount: bigint) =>
  amount === 0n ? null : u8aToHex(u8aConcat(number(amount, 128), Uint8Array.of(0, 0)))

// `AssetDetails`: four roles, supply, deposit and minimum, then flags and counters.
const encodeAsset = ({ minimum, isSufficient }: PolkadotAsset) =>
  u8aToHex(
    u8aConcat(
      hexToU8a(`0x${'00'.repeat(4 * 32)}`),
      ...[0n, 0n, minimum].map((amount) => number(amount, 128)),
      Uint8Array.of(isSufficient ? 1 : 0),
      ...[1, 1, 0].map((count) => number(count, 32)),
      Uint8Array.of(0),
    ),
  )

// `AssetMetadata`: deposit, name, symbol, decimals, and whether it is frozen.
const encodeMetadata = ({ name, symbol, decimals }: PolkadotAsset) =>
  u8aToHex(u8aConcat(number(0n, 128), text(name), text(symbol), Uint8Array.of(decimals, 0)))

function text(value: string) {
  const bytes = new TextEncoder().encode(value)
  return u8aConcat(compactToU8a(bytes.length), bytes)
}
