import { keccak256, numberToHex, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { readJson } from '../../nodes/startNodes.mjs'
import { readRoster } from '../../readRoster.mjs'
import { NFTS } from './nfts.mjs'
import { DETOUR, POOL } from './pool.mjs'
import { addressWord, inBytesMapping, inMapping, shortText, word, wordText } from './storage.mjs'
import { SNARE, TOKENS } from './tokens.mjs'

/** @typedef {import('viem').Hex} Hex */
/** @typedef {{ readonly address: Hex, readonly code: Hex, readonly storage: readonly (readonly [Hex, Hex])[] }} Placed */

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

/** @param {number} chainId */
function toCoinType(chainId) {
  return BigInt(0x80000000 | chainId) & 0xffffffffn
}

/**
 * Puts contracts on a chain without making a block: tokens, multicall, and what only some chains have.
 *
 * @param {string} url
 * @param {number} chainId
 */
export async function furnish(url, chainId) {
  const codes = await readJson(new URL('./contracts.json', import.meta.url))
  const { addresses: known } = await readRoster()
  const holders = /** @type {readonly Hex[]} */ (known)
  /** @type {readonly Placed[]} */
  const placed = [
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
      ? [{ address: /** @type {Hex} */ (ORACLE), code: codes.GasOracle, storage: [slot(0, word(L1_FEE_PER_BYTE))] }]
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
  const refused = (await response.json()).find((/** @type {{ error?: unknown }} */ { error }) => error)
  if (refused) throw new Error(`anvil ${chainId}: ${JSON.stringify(refused.error)}`)
}

/** @param {number} index @param {Hex} value @returns {readonly [Hex, Hex]} */
const slot = (index, value) => [word(index), value]

/**
 * @param {import('../../index.mjs').SandboxToken} token
 * @param {Hex} code
 * @param {readonly Hex[]} holders
 * @returns {Placed}
 */
const coin = ({ address, name, symbol, decimals, amount }, code, holders, toText = shortText) => {
  const pooled = [POOL, DETOUR].flatMap((pool) =>
    pool.reserves
      .filter(({ token }) => token === address)
      .map((each) => /** @type {const} */ ([pool.address, each.amount])),
  )
  const held = [...holders.map((each) => /** @type {const} */ ([each, amount])), ...pooled]
  return {
    address,
    code,
    storage: [
      slot(0, toText(name)),
      slot(1, toText(symbol)),
      slot(2, word(decimals)),
      slot(3, word(held.reduce((sum, [, each]) => sum + each, 0n))),
      ...held.map(([each, balance]) => /** @type {const} */ ([inMapping(each, word(4)), word(balance)])),
    ],
  }
}

/** `TrapCoin`: only its keeper sends it. @param {Hex} keeper @param {Placed} placed @returns {Placed} */
const keptBy = (keeper, placed) => ({ ...placed, storage: [...placed.storage, slot(6, addressWord(keeper))] })

/**
 * The contracts of things that are one of many, with what everybody has of them.
 *
 * @param {Readonly<Record<'Unique' | 'Many', Hex>>} codes
 * @param {readonly Hex[]} holders
 * @returns {readonly Placed[]}
 */
function collections(codes, holders) {
  const words = (/** @type {{ readonly collection: string, readonly symbol: string }} */ { collection, symbol }) => [
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
          ? [/** @type {const} */ ([inMapping(holder, inMapping(id, word(2))), word(nft.amount)])]
          : [/** @type {const} */ ([inMapping(id, word(2)), addressWord(holder)])]
      }),
    )
    const counts = isMany
      ? []
      : holders.map((holder) => /** @type {const} */ ([inMapping(holder, word(3)), word(all.length)]))
    return [{ address, code: isMany ? codes.Many : codes.Unique, storage: [...words(first), ...held, ...counts] }]
  })
}

/** @param {Hex} code @param {readonly Hex[]} holders @returns {Placed} */
const names = (code, holders) => ({
  address: mainnet.contracts.ensUniversalResolver.address,
  code,
  storage: NAMES.flatMap(({ name, holder, coinTypes, avatar }) => {
    const address = holders[holder] ?? '0x'
    const key = keccak256(toHex(packetToBytes(name)))
    return [
      ...coinTypes.map((each) => [inMapping(word(each), inMapping(key, word(0))), addressWord(address)]),
      ...[ETH, ...coinTypes].map((each) => [inMapping(word(each), inBytesMapping(address, word(1))), shortText(name)]),
      ...(avatar ? [[inMapping(key, word(2)), shortText(avatar)]] : []),
    ].map(([at = '0x', value = '0x']) => /** @type {const} */ ([at, value]))
  }),
})
