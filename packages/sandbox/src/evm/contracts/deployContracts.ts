import { type Hex, keccak256, numberToHex, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { readJsonFile } from '../../nodes/startNodes'
import { readTestAccounts } from '../../readTestAccounts'
import type { SandboxToken } from '../../types'
import { AVATAR, BROKEN_AVATAR } from './avatars'
import { EVM_NFTS } from './nfts'
import { BETTER_POOL, SWAP_POOL } from './pool'
import {
  encodeAddressWord,
  encodeBytes32Text,
  encodeShortText,
  encodeTextSlots,
  encodeWord,
  getBytesMappingSlot,
  getMappingSlot,
} from './storageLayout'
import { EVM_TOKENS, SCAM_TOKEN } from './tokens'

interface Placed {
  readonly address: Hex
  readonly code: Hex
  readonly storage: readonly (readonly [Hex, Hex])[]
}

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ORACLE = '0x420000000000000000000000000000000000000F'
const OP_STACK = [10, 8453]
const L1_FEE_PER_BYTE = 2_000_000_000n
const ETH = 60n

const NAMES = [
  { name: 'lantern.eth', holder: 0, coinTypes: [ETH, toCoinType(8453)], avatar: AVATAR },
  // The ENS name that documents use. Its account names none as its primary name.
  { name: 'maya.eth', holder: 9, coinTypes: [ETH], isPrimary: false },
  { name: 'kite.wing.eth', holder: 3, coinTypes: [ETH], avatar: BROKEN_AVATAR },
  // Account 4's reverse record falsely claims the name, which resolves to account 0.
  { name: 'lantern.eth', holder: 4, coinTypes: [] },
]

function toCoinType(chainId: number) {
  return BigInt(0x80000000 | chainId) & 0xffffffffn
}

/** Deploys contracts without mining a block: tokens, multicall, and chain-specific ones. */
export async function deployContracts(url: string, chainId: number) {
  const codes = await readJsonFile(new URL('./contracts.json', import.meta.url))
  const { addresses: known } = await readTestAccounts()
  const holders = known as readonly Hex[]
  const placed: readonly Placed[] = [
    coin(EVM_TOKENS.dollar, codes.PermitCoin, holders),
    coin(EVM_TOKENS.pilot, codes.Coin, holders),
    coin(EVM_TOKENS.rope, codes.OldCoin, holders, encodeBytes32Text),
    coin(EVM_TOKENS.toll, codes.TollCoin, holders),
    coin(EVM_TOKENS.wreck, codes.BrokenCoin, []),
    withKeeper(SWAP_POOL.address, coin(SCAM_TOKEN, codes.TrapCoin, [])),
    ...collections(codes, holders),
    { address: MULTICALL, code: codes.Multicall, storage: [] },
    ...[SWAP_POOL, BETTER_POOL].map(({ address }) => ({ address, code: codes.Pool, storage: [] })),
    { address: PERMIT2, code: codes.Permit2, storage: [] },
    ...(chainId === mainnet.id ? [names(codes.Names, holders)] : []),
    ...(OP_STACK.includes(chainId)
      ? [{ address: ORACLE as Hex, code: codes.GasOracle, storage: [slot(0, encodeWord(L1_FEE_PER_BYTE))] }]
      : []),
  ]
  const calls = placed.flatMap(({ address, code, storage }) => [
    { method: 'anvil_setCode', params: [address, code] },
    ...storage.map((each) => ({ method: 'anvil_setStorageAt', params: [address, ...each] })),
  ])
  for (const { address, coins } of [SWAP_POOL, BETTER_POOL]) {
    calls.push({ method: 'anvil_setBalance', params: [address, numberToHex(coins)] })
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((each, id) => ({ jsonrpc: '2.0', id, ...each }))),
  })
  const refused = (await response.json()).find(({ error }: { error?: unknown }) => error)
  if (refused) throw new Error(`anvil ${chainId}: ${JSON.stringify(refused.error)}`)
}

const slot = (index: number, value: Hex): readonly [Hex, Hex] => [encodeWord(index), value]

const coin = (
  { address, name, symbol, decimals, amount }: SandboxToken,
  code: Hex,
  holders: readonly Hex[],
  toText = encodeShortText,
): Placed => {
  const pooled = [SWAP_POOL, BETTER_POOL].flatMap((pool) =>
    pool.reserves.filter(({ token }) => token === address).map((each) => [pool.address, each.amount] as const),
  )
  const held = [...holders.map((each) => [each, amount] as const), ...pooled]
  return {
    address,
    code,
    storage: [
      slot(0, toText(name)),
      slot(1, toText(symbol)),
      slot(2, encodeWord(decimals)),
      slot(3, encodeWord(held.reduce((sum, [, each]) => sum + each, 0n))),
      ...held.map(([each, balance]) => [getMappingSlot(each, encodeWord(4)), encodeWord(balance)] as const),
    ],
  }
}

// Stores the keeper of a `TrapCoin`, the only account that can send it.
const withKeeper = (keeper: Hex, placed: Placed): Placed => ({
  ...placed,
  storage: [...placed.storage, slot(6, encodeAddressWord(keeper))],
})

function collections(codes: Readonly<Record<'Unique' | 'Many', Hex>>, holders: readonly Hex[]): readonly Placed[] {
  const words = ({ collection, symbol }: { readonly collection: string; readonly symbol: string }) => [
    slot(0, encodeShortText(collection)),
    slot(1, encodeShortText(symbol)),
  ]
  return [...new Set(Object.values(EVM_NFTS).map(({ address }) => address))].flatMap((address) => {
    const all = Object.values(EVM_NFTS).filter((each) => each.address === address)
    const [first] = all
    if (!first) return []
    const isMany = first.standard === 'erc1155'
    const held = all.flatMap((nft) =>
      holders.flatMap((holder, index) => {
        const id = encodeWord(BigInt(nft.tokenIdOf(index)))
        return isMany
          ? [[getMappingSlot(holder, getMappingSlot(id, encodeWord(2))), encodeWord(nft.amount)] as const]
          : [[getMappingSlot(id, encodeWord(2)), encodeAddressWord(holder)] as const]
      }),
    )
    const counts = isMany
      ? []
      : holders.map((holder) => [getMappingSlot(holder, encodeWord(3)), encodeWord(all.length)] as const)
    return [{ address, code: isMany ? codes.Many : codes.Unique, storage: [...words(first), ...held, ...counts] }]
  })
}

const names = (code: Hex, holders: readonly Hex[]): Placed => ({
  address: mainnet.contracts.ensUniversalResolver.address,
  code,
  storage: NAMES.flatMap(({ name, holder, coinTypes, avatar, isPrimary = true }) => {
    const address = holders[holder] ?? '0x'
    const key = keccak256(toHex(packetToBytes(name)))
    return [
      ...coinTypes.map((each) => [
        getMappingSlot(encodeWord(each), getMappingSlot(key, encodeWord(0))),
        encodeAddressWord(address),
      ]),
      ...(isPrimary ? [ETH, ...coinTypes] : []).map((each) => [
        getMappingSlot(encodeWord(each), getBytesMappingSlot(address, encodeWord(1))),
        encodeShortText(name),
      ]),
      ...(avatar ? encodeTextSlots(getMappingSlot(key, encodeWord(2)), avatar) : []),
    ].map(([at = '0x', value = '0x']) => [at, value] as const)
  }),
})
