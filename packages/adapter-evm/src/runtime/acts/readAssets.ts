import { type Account, type CaipNetworkId, type TokenAmount, toImageUrl, type WalletAssets } from '@foyer/core/adapter'
import { getAddress, isAddress, isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { toText } from '../toText.js'
import { can, getCapabilities } from './capabilities.js'

type EvmId = CaipNetworkId<'eip155'>

/**
 * `wallet_getCapabilities` and then, for the chains on which the wallet says so, `wallet_getAssets` (EIP-7811). What is not
 * what it should be is left out: it says nothing of the rest.
 */
export async function readAssets(
  provider: Eip1193Provider,
  { account, caipNetworkIds }: { readonly account: Account; readonly caipNetworkIds: readonly EvmId[] },
): Promise<WalletAssets<'eip155'> | undefined> {
  const asked = new Map(caipNetworkIds.map((id) => [Number(id.slice('eip155:'.length)), id]))
  const known = await getCapabilities(provider, { account, chainIds: [...asked.keys()] })
  const chainIds = [...asked.keys()].filter((chainId) => can(known.get(chainId), 'assetDiscovery'))
  if (!chainIds.length) return undefined
  const params = [{ account: account.address, chainFilter: chainIds.map((each) => numberToHex(each)) }]
  const answer: unknown = await provider.request({ method: 'wallet_getAssets', params })
  const found = Object.entries(Object(answer)).flatMap(([key, assets]) => {
    const id = isHex(key) && chainIds.includes(Number(key)) ? asked.get(Number(key)) : undefined
    return id && Array.isArray(assets) ? [[id, assets.flatMap((each: unknown) => toAmount(each) ?? [])] as const] : []
  })
  return found.length ? Object.fromEntries(found) : undefined
}

/** A Wallet asset: address, balance in hex, type, metadata. */
function toAmount(asset: unknown): TokenAmount | undefined {
  const { address, balance, type, metadata }: Fields = Object(asset)
  const kind = typeof type === 'string' ? type.toUpperCase() : ''
  const { symbol, name, decimals, price, iconUrl }: Fields = Object(metadata)
  if (typeof balance !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(balance)) return undefined
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

type Fields = Readonly<Record<string, unknown>>

const isPlaces = (decimals: number) => Number.isInteger(decimals) && decimals >= 0 && decimals <= 36

/** Decimal text, of what may come as a number. */
function toPrice(price: unknown): string | undefined {
  const text = typeof price === 'number' && price > 0 && price < 1e21 ? toDecimal(price) : price
  return typeof text === 'string' && /^\d{1,30}(\.\d{1,30})?$/.test(text) ? text : undefined
}

/** Without the exponent with which JavaScript writes small numbers. */
const toDecimal = (value: number) => (/e/.test(String(value)) ? value.toFixed(20).replace(/0+$/, '') : String(value))
