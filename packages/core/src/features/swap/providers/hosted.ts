import { ModalError } from '../../../errors/ModalError.js'
import type { FeatureContext } from '../../../feature/context.js'
import {
  buildSwapTransaction,
  fetchSwapAllowance,
  fetchSwapGasPrice,
  fetchSwapQuotes,
  fetchSwapSpender,
  fetchSwapTokens,
} from '../../../http/convert.js'
import { getDataService } from '../../../http/dataService.js'
import type { CaipAddress } from '../../../types/caip.js'
import type { Network } from '../../../types/network.js'
import type { SwapBuildQuery, SwapPair, SwapProvider } from '../../../types/swap.js'
import type { TokenInfo } from '../../../types/token.js'
import { parseCaipAddress, toCaipAddress } from '../../../utils/caipAddress.js'
import { swapError } from '../errors.js'
import { getRemainingSlippage } from '../rankOffers.js'
import { SWAP_NETWORKS } from '../swapNetworks.js'
import { ignoreNoRoute } from './ignoreNoRoute.js'
import { ROUTER_ADDRESSES } from './routerAddresses.js'

/** Assumed lifetime of a quote, because the data service does not say when its quotes expire. */
const QUOTE_LIFETIME_MS = 30_000
const FRESH_QUOTE_MS = 3_000
const LIST_LIFETIME_MS = 3_600_000
const GAS_PRICE_LIFETIME_MS = 10_000

const FEE_PERCENT = '0.85' // percent

const NATIVE_COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export function createHostedProvider(context: FeatureContext): SwapProvider | undefined {
  const data = getDataService(context.modal)
  if (!data) return undefined
  const { http } = data
  const { projectId } = context.options
  const toTokenAddress = (
    network: Network,
    { address = NATIVE_COIN_ADDRESS }: Pick<TokenInfo, 'address'>,
  ): CaipAddress => toCaipAddress(network.caipNetworkId, address)
  const toPair = ({ network, account, from, to, amount }: SwapPair) => {
    requireNetwork(network)
    const userAddress = toCaipAddress(network.caipNetworkId, account)
    return { amount, userAddress, from: toTokenAddress(network, from), to: toTokenAddress(network, to) }
  }
  const prices = new Map<string, { readonly at: number; readonly price: Promise<bigint> }>()
  const gasPrice = (network: Network, signal: AbortSignal): Promise<bigint> => {
    if (!supports(network)) throw swapError('GAS_PRICE_UNSUPPORTED', { context: { network: network.caipNetworkId } })
    const cached = prices.get(network.caipNetworkId)
    if (cached && Date.now() - cached.at < GAS_PRICE_LIFETIME_MS) return cached.price
    const price = fetchSwapGasPrice(http, network.caipNetworkId, signal).then(({ standard }) => standard)
    prices.set(network.caipNetworkId, { at: Date.now(), price })
    price.catch(() => prices.delete(network.caipNetworkId))
    return price
  }
  const provider: SwapProvider = {
    id: '1inch',
    name: '1inch',
    supports,
    routers: ({ caipNetworkId }) => ROUTER_ADDRESSES['1inch'][caipNetworkId] ?? [],
    gasPrice: ({ network, signal }) => gasPrice(network, signal),
    async tokens({ network, signal }) {
      requireNetwork(network)
      const { caipNetworkId } = network
      const found = await fetchSwapTokens(http, caipNetworkId, signal)
      const tokens = found.flatMap(({ address: caip, logoUri: iconUrl, ...token }) => {
        const parsed = parseCaipAddress(caip)
        if (parsed?.caipNetworkId !== caipNetworkId) return []
        const address = parsed.address.toLowerCase() === NATIVE_COIN_ADDRESS ? undefined : parsed.address
        return [{ ...token, caipNetworkId, address, iconUrl }]
      })
      return { tokens, expiresAt: Date.now() + LIST_LIFETIME_MS }
    },
    async quote(query) {
      const { amount, network, signal } = query
      const price = query.gasPrice ?? (await gasPrice(network, signal).catch(() => undefined))
      const quotes = await fetchSwapQuotes(http, { ...toPair(query), gasPrice: price }, signal).catch(ignoreNoRoute)
      const fitting = quotes?.filter(({ fromAmount }) => fromAmount === amount).map(({ toAmount }) => toAmount) ?? []
      const [best] = fitting.sort((one, other) => Number(other > one) - Number(other < one))
      return best ? { toAmount: best, fee: FEE_PERCENT, expiresAt: Date.now() + QUOTE_LIFETIME_MS } : undefined
    },
    async allowance(query) {
      const { network, from, signal } = query
      const { userAddress, ...pair } = toPair(query)
      const told: { amount?: bigint } = {}
      // If the data service fails, the allowance is still known, because `prepareSwap` reads it from the chain.
      fetchSwapAllowance(http, { tokenAddress: toTokenAddress(network, from), userAddress }, signal).then(
        (amount) => Object.assign(told, { amount }),
        () => undefined,
      )
      const spender = await fetchSwapSpender(http, { userAddress, ...pair }, signal)
      return { spender, ...told, expiresAt: Date.now() + QUOTE_LIFETIME_MS }
    },
    async build(query) {
      const { network, amount, from, signal } = query
      const pair = { ...toPair(query), projectId, slippage: Number(await adjustSlippage(query)) }
      const { to, data, eip155, value } = await buildSwapTransaction(http, pair, signal)
      const parsed = parseCaipAddress(to)
      if (parsed?.caipNetworkId !== network.caipNetworkId) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is for another network', context: { to } })
      }
      const sent = value ?? (from.address === undefined ? amount : 0n)
      return { to: parsed.address, data, value: sent, gas: eip155?.gas, expiresAt: Date.now() + QUOTE_LIFETIME_MS }
    },
  }
  /**
   * Returns a slippage with which the user receives at least `least`. The data service applies it to the current price,
   * which may be lower than the quoted one.
   */
  const adjustSlippage = async (query: SwapBuildQuery): Promise<string> => {
    const { least, quote, slippage } = query
    if (least === undefined || quote.expiresAt - Date.now() > QUOTE_LIFETIME_MS - FRESH_QUOTE_MS) return slippage
    const now = await provider.quote(query)
    if (!now) throw new ModalError('SWAP_NO_PRICE')
    if (now.toAmount < least) throw new ModalError('SWAP_PRICE_MOVED')
    return getRemainingSlippage(least, now.toAmount, slippage)
  }
  return provider
}

const supports = ({ caipNetworkId }: Network): boolean => SWAP_NETWORKS.includes(caipNetworkId)

function requireNetwork(network: Network): void {
  if (!supports(network)) throw swapError('SWAPS_UNSUPPORTED', { context: { network: network.caipNetworkId } })
}
