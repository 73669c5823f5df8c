import { type Hex, keccak256, numberToHex, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { readJson } from '../../nodes/startNodes'
import { readRoster } from '../../readRoster'
import type { SandboxToken } from '../../types'
import { NFTS } from './nfts'
import { DETOUR, POOL } from './pool'
import { addressWord, inBytesMapping, inMapping, shortText, word, wordText } from './storage'
import { SNARE, TOKENS } from './tokens'

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

/** What `Names` knows: whose name it is on a network, by ENSIP-11's coin type, and who calls themselves so. */
const NAMES = [
  { name: 'lantern.eth', holder: 0, coinTypes: [ETH, toCoinType(8453)], avatar: 'data:image/png;base64,AA==' },
  { name: 'kite.wing.eth', holder: 3, coinTypes: [ETH], avatar: '' },
  // Says that it is Lantern, and is not.
  { name: 'lantern.eth', holder: 4, coinTypes: [] },
]

function toCoinType(chainId: number) {
  return BigInt(0x80000000 | chainId) & 0xffffffffn
}

/** Puts contracts on a chain without making a block: tokens, multicall, and what only some chains have. */
export async function furnish(url: string, chainId: number) {
  const codes = await readJson(new URL('./contracts.json', import.meta.url))
  const { addresses: known } = await readRoster()
  const holders = known as readonly Hex[]
  const placed: readonly Placed[] = [
    coin(TOKENS.dollar, codes.PermitCoin, holders),
    coin(TOKENS.pilot, codes.Coin, holders),
    coin(TOKENS.rope, codes.OldCoin, holders, wordText),
    coin(TOKENS.toll, codes.TollCoin, holders),
    coin(TOKENS.wreck, codes.BrokenCoin, []),
    keptBy(POOL.address, coin(SNARE, codes.TrapCoin, [])),
    ...collections(codes, holders),
    { address: MULTICALL, code: codes.Multicall, storage: [] },
    ...[POOL, DETOUR].map(({ address }) => ({ address, code: codes.Pool, storage: [] })),
    { address: PERMIT2, code: codes.Permit2, storage: [] },
    ...(chainId === mainnet.id ? [names(codes.Names, holders)] : []),
    ...(OP_STACK.includes(chainId)
      ? [{ address: ORACLE as Hex, code: codes.GasOracle, storage: [slot(0, word(L1_FEE_PER_BYTE))] }]
      : []),
  ]
  const calls = placed.flatMap(({ address, code, storage }) => [
    { method: 'anvil_setCode', params: [address, code] },
    ...storage.map((each) => ({ method: 'anvil_setStorageAt', params: [address, ...each] })),
  ])
  for (const { address, coins } of [POOL, DETOUR]) {
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

const slot = (index: number, value: Hex): readonly [Hex, Hex] => [word(index), value]

const coin = (
  { address, name, symbol, decimals, amount }: SandboxToken,
  code: Hex,
  holders: readonly Hex[],
  toText = shortText,
): Placed => {
  const pooled = [POOL, DETOUR].flatMap((pool) =>
    pool.reserves.filter(({ token }) => token === address).map((each) => [pool.address, each.amount] as const),
  )
  const held = [...holders.map((each) => [each, amount] as const), ...pooled]
  return {
    address,
    code,
    storage: [
      slot(0, toText(name)),
      slot(1, toText(symbol)),
      slot(2, word(decimals)),
      slot(3, word(held.reduce((sum, [, each]) => sum + each, 0n))),
      ...held.map(([each, balance]) => [inMapping(each, word(4)), word(balance)] as const),
    ],
  }
}

/** `TrapCoin`: only its keeper sends it. */
const keptBy = (keeper: Hex, placed: Placed): Placed => ({
  ...placed,
  storage: [...placed.storage, slot(6, addressWord(keeper))],
})

/** The contracts of things that are one of many, with what everybody has of them. */
function collections(codes: Readonly<Record<'Unique' | 'Many', Hex>>, holders: readonly Hex[]): readonly Placed[] {
  const words = ({ collection, symbol }: { readonly collection: string; readonly symbol: string }) => [
    slot(0, shortText(collection)),
    slot(1, shortText(symbol)),
  ]
  return [...new Set(Object.values(NFTS).map(({ address }) => address))].flatMap((address) => {
    const all = Object.values(NFTS).filter((each) => each.address === address)
    const [first] = all
    if (!first) return []
    const isMany = first.standard === 'erc1155'
    const held = all.flatMap((nft) =>
      holders.flatMap((holder, index) => {
        const id = word(BigInt(nft.tokenIdOf(index)))
        return isMany
          ? [[inMapping(holder, inMapping(id, word(2))), word(nft.amount)] as const]
          : [[inMapping(id, word(2)), addressWord(holder)] as const]
      }),
    )
    const counts = isMany ? [] : holders.map((holder) => [inMapping(holder, word(3)), word(all.length)] as const)
    return [{ address, code: isMany ? codes.Many : codes.Unique, storage: [...words(first), ...held, ...counts] }]
  })
}

const names = (code: Hex, holders: readonly Hex[]): Placed => ({
  address: mainnet.contracts.ensUniversalResolver.address,
  code,
  storage: NAMES.flatMap(({ name, holder, coinTypes, avatar }) => {
    const address = holders[holder] ?? '0x'
    const key = keccak256(toHex(packetToBytes(name)))
    return [
      ...coinTypes.map((each) => [inMapping(word(each), inMapping(key, word(0))), addressWord(address)]),
      ...[ETH, ...coinTypes].map((each) => [inMapping(word(each), inBytesMapping(address, word(1))), shortText(name)]),
      ...(avatar ? [[inMapping(key, word(2)), shortText(avatar)]] : []),
    ].map(([at = '0x', value = '0x']) => [at, value] as const)
  }),
})
