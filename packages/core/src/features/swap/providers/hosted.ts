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

/** Fee of the hosted service, in percent. */
const FEE_PERCENT = '0.85'

/** Exchanges that the app's own server may name in its quotes. */
const EXCHANGES = { '1inch': '1inch', '0x': '0x', lifi: 'LI.FI' } as const
type Exchange = keyof typeof EXCHANGES
const isExchange = (name: unknown): name is Exchange => typeof name === 'string' && Object.hasOwn(EXCHANGES, name)

const NATIVE_COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export function createHostedProvider(context: FeatureContext): SwapProvider | undefined {
  const data = getDataService(context.modal)
  if (!data) return undefined
  const { http } = data
  const { projectId, services } = context.options
  // The hosted service swaps by 1inch alone.
  const exchanges: readonly Exchange[] = services?.data ? ['1inch', '0x', 'lifi'] : ['1inch']
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
    routers: ({ caipNetworkId }) => exchanges.flatMap((each) => ROUTER_ADDRESSES[each][caipNetworkId] ?? []),
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
      const fitting = quotes?.filter(({ fromAmount }) => fromAmount === amount) ?? []
      const [best] = fitting.sort(
        (one, { toAmount }) => Number(toAmount > one.toAmount) - Number(toAmount < one.toAmount),
      )
      if (!best?.toAmount) return undefined
      const { toAmount, provider: route, fee } = best
      const expiresAt = Date.now() + QUOTE_LIFETIME_MS
      return isExchange(route)
        ? { toAmount, fee, exchange: EXCHANGES[route], route, expiresAt }
        : { toAmount, fee: FEE_PERCENT, expiresAt }
    },
    async allowance(query) {
      const { network, from, signal } = query
      const { userAddress, ...pair } = { ...toPair(query), provider: readExchange(query) }
      const told: { amount?: bigint } = {}
      // If the data service fails, the allowance is still known, because `prepareSwap` reads it from the chain.
      fetchSwapAllowance(
        http,
        { tokenAddress: toTokenAddress(network, from), userAddress, provider: pair.provider },
        signal,
      ).then(
        (amount) => Object.assign(told, { amount }),
        () => undefined,
      )
      const spender = await fetchSwapSpender(http, { userAddress, ...pair }, signal)
      return { spender, ...told, expiresAt: Date.now() + QUOTE_LIFETIME_MS }
    },
    async build(query) {
      const { network, amount, from, signal, least } = query
      const exchange = readExchange(query)
      // The app's own server adjusts the slippage itself.
      const terms = exchange
        ? { provider: exchange, least, slippage: Number(query.slippage) }
        : { slippage: Number(await adjustSlippage(query)) }
      const built = buildSwapTransaction(http, { ...toPair(query), projectId, ...terms }, signal)
      const { to, data, eip155, value } = await built.catch(rethrowMove)
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

const readExchange = ({ quote }: Pick<SwapBuildQuery, 'quote'>): Exchange | undefined =>
  isExchange(quote.route) ? quote.route : undefined

function rethrowMove(cause: unknown): never {
  const isMove = cause instanceof ModalError && cause.context.status === 409
  throw isMove ? new ModalError('SWAP_PRICE_MOVED', { cause }) : cause
}

const supports = ({ caipNetworkId }: Network): boolean => SWAP_NETWORKS.includes(caipNetworkId)

function requireNetwork(network: Network): void {
  if (!supports(network)) throw swapError('SWAPS_UNSUPPORTED', { context: { network: network.caipNetworkId } })
}
