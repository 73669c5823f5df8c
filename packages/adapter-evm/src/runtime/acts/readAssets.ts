import {
  type Account,
  type CaipNetworkId,
  type TokenAmount,
  toImageUrl,
  type WalletAssets,
  type WalletNft,
  type WalletNfts,
} from '@foyer/core/adapter'
import { getAddress, isAddress, isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { toText } from '../toText.js'
import { can, getCapabilities } from './capabilities.js'

type EvmId = CaipNetworkId<'eip155'>

interface AssetsQuery {
  readonly account: Account
  readonly caipNetworkIds: readonly EvmId[]
}

/** What a wallet says of coins and tokens (EIP-7811). */
export async function readAssets(
  provider: Eip1193Provider,
  query: AssetsQuery,
): Promise<WalletAssets<'eip155'> | undefined> {
  return ask(provider, query, toAmount)
}

/** What it says of things that are one of many of their contract. */
export async function readNfts(
  provider: Eip1193Provider,
  query: AssetsQuery,
): Promise<WalletNfts<'eip155'> | undefined> {
  return ask(provider, query, toNft)
}

/**
 * `wallet_getCapabilities` and then, for the chains on which the wallet says so, `wallet_getAssets`. What is not what it
 * should be is left out: it says nothing of the rest.
 */
async function ask<T>(
  provider: Eip1193Provider,
  { account, caipNetworkIds }: AssetsQuery,
  parse: (asset: unknown) => T | undefined,
): Promise<Readonly<Record<EvmId, readonly T[]>> | undefined> {
  const asked = new Map(caipNetworkIds.map((id) => [Number(id.slice('eip155:'.length)), id]))
  const known = await getCapabilities(provider, { account, chainIds: [...asked.keys()] })
  const chainIds = [...asked.keys()].filter((chainId) => can(known.get(chainId), 'assetDiscovery'))
  if (!chainIds.length) return undefined
  const params = [{ account: account.address, chainFilter: chainIds.map((each) => numberToHex(each)) }]
  const answer: unknown = await provider.request({ method: 'wallet_getAssets', params })
  const found = Object.entries(Object(answer)).flatMap(([key, assets]) => {
    const id = isHex(key) && chainIds.includes(Number(key)) ? asked.get(Number(key)) : undefined
    return id && Array.isArray(assets) ? [[id, assets.flatMap((each: unknown) => parse(each) ?? [])] as const] : []
  })
  return found.length ? Object.fromEntries(found) : undefined
}

/** A Wallet asset: address, balance in hex, type, metadata. */
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
    symbol: toText(symbol),
    name: toText(typeof name === 'string' ? name : symbol),
    decimals,
    amount: BigInt(balance),
    ...(isToken && { address: getAddress(address) }),
    ...(picture && { iconUrl: picture }),
    ...(worth && { price: { amount: worth, currency: 'usd' } }),
  }
}

/** The same of `ERC721` and `ERC1155`, whose metadata say which one it is. */
function toNft(asset: unknown): WalletNft | undefined {
  const { address, balance, type, metadata }: Fields = Object(asset)
  const kind = kindOf(type)
  const { tokenId: given }: Fields = Object(metadata)
  const standard = kind === 'ERC721' ? 'erc721' : kind === 'ERC1155' ? 'erc1155' : undefined
  const tokenId = toTokenId(given)
  if (!standard || tokenId === undefined || !isBalance(balance) || BigInt(balance) === 0n) return undefined
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  return { address: getAddress(address), standard, tokenId, amount: BigInt(balance), metadata }
}

type Fields = Readonly<Record<string, unknown>>

const kindOf = (type: unknown): string => (typeof type === 'string' ? type.toUpperCase() : '')

const isBalance = (balance: unknown): balance is string =>
  typeof balance === 'string' && /^0x[0-9a-f]{1,64}$/i.test(balance)

const isPlaces = (decimals: number) => Number.isInteger(decimals) && decimals >= 0 && decimals <= 36

/** A number of 256 bits, in hex or decimal. */
function toTokenId(given: unknown): string | undefined {
  const text = typeof given === 'number' && Number.isSafeInteger(given) ? String(given) : given
  if (typeof text !== 'string' || !/^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text)) return undefined
  const id = BigInt(text)
  return id < 2n ** 256n ? String(id) : undefined
}

/** Decimal text, of what may come as a number. */
function toPrice(price: unknown): string | undefined {
  const text = typeof price === 'number' && price > 0 && price < 1e21 ? toDecimal(price) : price
  return typeof text === 'string' && /^\d{1,30}(\.\d{1,30})?$/.test(text) ? text : undefined
}

/** Without the exponent with which JavaScript writes small numbers. */
const toDecimal = (value: number) => (/e/.test(String(value)) ? value.toFixed(20).replace(/0+$/, '') : String(value))
