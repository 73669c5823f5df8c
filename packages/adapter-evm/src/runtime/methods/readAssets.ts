import {
  type Account,
  type CaipNetworkId,
  parseChainId,
  type TokenAmount,
  toImageUrl,
  type WalletAssets,
  type WalletNft,
  type WalletNfts,
} from '@foyer/core/adapter'
import { getAddress, isAddress, isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { toDisplayText } from '../node/toDisplayText.js'
import { getCapabilities, hasCapability } from './capabilities.js'

type EvmId = CaipNetworkId<'eip155'>

interface AssetsQuery {
  readonly account: Account
  readonly caipNetworkIds: readonly EvmId[]
}

export async function readAssets(
  provider: Eip1193Provider,
  query: AssetsQuery,
): Promise<WalletAssets<'eip155'> | undefined> {
  return request(provider, query, toAmount)
}

export async function readNfts(
  provider: Eip1193Provider,
  query: AssetsQuery,
): Promise<WalletNfts<'eip155'> | undefined> {
  return request(provider, query, toNft)
}

/** Reads assets from the wallet (`wallet_getAssets`, EIP-7811) on chains with that capability. Drops invalid ones. */
async function request<T>(
  provider: Eip1193Provider,
  { account, caipNetworkIds }: AssetsQuery,
  parse: (asset: unknown) => T | undefined,
): Promise<Readonly<Record<EvmId, readonly T[]>> | undefined> {
  const requested = new Map(caipNetworkIds.map((id) => [Number(id.slice('eip155:'.length)), id]))
  const known = await getCapabilities(provider, { account, chainIds: [...requested.keys()] })
  const chainIds = [...requested.keys()].filter((chainId) => hasCapability(known.get(chainId), 'assetDiscovery'))
  if (!chainIds.length) return undefined
  const params = [{ account: account.address, chainFilter: chainIds.map((each) => numberToHex(each)) }]
  const answer: unknown = await provider.request({ method: 'wallet_getAssets', params })
  const result = Object.entries(Object(answer)).flatMap(([key, assets]) => {
    const chainId = isHex(key) ? parseChainId(key) : undefined
    const id = chainId !== undefined && chainIds.includes(chainId) ? requested.get(chainId) : undefined
    return id && Array.isArray(assets) ? [[id, assets.flatMap((each: unknown) => parse(each) ?? [])] as const] : []
  })
  return result.length ? Object.fromEntries(result) : undefined
}

function toAmount(asset: unknown): TokenAmount | undefined {
  const { address, balance, type, metadata }: Fields = Object(asset)
  const kind = kindOf(type)
  const { symbol, name, decimals, price, iconUrl }: Fields = Object(metadata)
  if (!isBalance(balance)) return undefined
  if (typeof symbol !== 'string' || typeof decimals !== 'number' || !isPlaces(decimals)) return undefined
  const isToken = kind === 'ERC20' && typeof address === 'string' && isAddress(address, { strict: false })
  if (!isToken && kind !== 'NATIVE') return undefined
  const worth = toPrice(price)
  const picture = toImageUrl(iconUrl)
  return {
    symbol: toDisplayText(symbol),
    name: toDisplayText(typeof name === 'string' ? name : symbol),
    decimals,
    amount: BigInt(balance),
    ...(isToken && { address: getAddress(address) }),
    ...(picture && { iconUrl: picture }),
    ...(worth && { price: { amount: worth, currency: 'usd' } }),
  }
}

function toNft(asset: unknown): WalletNft | undefined {
  const { address, balance, type, metadata }: Fields = Object(asset)
  const kind = kindOf(type)
  const { tokenId: input }: Fields = Object(metadata)
  const standard = kind === 'ERC721' ? 'erc721' : kind === 'ERC1155' ? 'erc1155' : undefined
  const tokenId = toTokenId(input)
  if (!standard || tokenId === undefined || !isBalance(balance) || BigInt(balance) === 0n) return undefined
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  return { address: getAddress(address), standard, tokenId, amount: BigInt(balance), metadata }
}

type Fields = Readonly<Record<string, unknown>>

const kindOf = (type: unknown): string => (typeof type === 'string' ? type.toUpperCase() : '')

const isBalance = (balance: unknown): balance is string =>
  typeof balance === 'string' && /^0x[0-9a-f]{1,64}$/i.test(balance)

const isPlaces = (decimals: number) => Number.isInteger(decimals) && decimals >= 0 && decimals <= 36

function toTokenId(input: unknown): string | undefined {
  const text = typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : input
  if (typeof text !== 'string' || !/^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text)) return undefined
  const id = BigInt(text)
  return id < 2n ** 256n ? String(id) : undefined
}

function toPrice(price: unknown): string | undefined {
  const text = typeof price === 'number' && price > 0 && price < 1e21 ? toDecimal(price) : price
  return typeof text === 'string' && /^\d{1,30}(\.\d{1,30})?$/.test(text) ? text : undefined
}

const toDecimal = (value: number) => (/e/.test(String(value)) ? value.toFixed(20).replace(/0+$/, '') : String(value))
