import type { ModalContext } from '../../../context.js'
import { lateError } from '../../../errors/lateError.js'
import { ModalError } from '../../../errors/ModalError.js'
import { dataService } from '../../../flows/dataService.js'
import {
  buildConvertTransaction,
  getConvertAllowance,
  getConvertGasPrice,
  getConvertQuotes,
  getConvertSpender,
  getConvertTokens,
} from '../../../services/data/convert.js'
import type { CaipAddress } from '../../../types/caip.js'
import type { Network } from '../../../types/network.js'
import type { SwapBuildQuery, SwapPair, SwapProvider } from '../../../types/swap.js'
import type { TokenInfo } from '../../../types/token.js'
import { parseCaipAddress, toCaipAddress } from '../../../utils/caipAddress.js'
import { slippageTo } from '../offers.js'
import { SWAP_NETWORKS } from '../swapNetworks.js'
import { unlessNone } from './answers.js'

/** The service says nothing of how long its answers are good. Milliseconds. */
const QUOTE_LIFE = 30_000
/** A quote that came so lately is the price of now. Milliseconds. */
const FRESH = 3_000
const LIST_LIFE = 3_600_000
const GAS_PRICE_LIFE = 10_000

/** What it keeps, in percent. */
const FEE = '0.85'

/** What the coin goes by. */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The data service, which asks 1inch. */
export function hostedSwaps(context: ModalContext): SwapProvider | undefined {
  const data = context.use(dataService)
  if (!data) return undefined
  const { http } = data
  const { projectId } = context.options
  const nameOf = (network: Network, { address = COIN }: Pick<TokenInfo, 'address'>): CaipAddress =>
    toCaipAddress(network.caipNetworkId, address)
  const toPair = ({ network, account, from, to, amount }: SwapPair) => {
    requireNetwork(network)
    const userAddress = toCaipAddress(network.caipNetworkId, account)
    return { amount, userAddress, from: nameOf(network, from), to: nameOf(network, to) }
  }
  const prices = new Map<string, { readonly at: number; readonly price: Promise<bigint> }>()
  /** For who cannot say what gas costs. */
  const gasPrice = (network: Network, signal: AbortSignal): Promise<bigint> => {
    if (!supports(network)) throw lateError('GAS_PRICE_UNSUPPORTED', { context: { network: network.caipNetworkId } })
    const kept = prices.get(network.caipNetworkId)
    if (kept && Date.now() - kept.at < GAS_PRICE_LIFE) return kept.price
    const price = getConvertGasPrice(http, network.caipNetworkId, signal).then(({ standard }) => standard)
    prices.set(network.caipNetworkId, { at: Date.now(), price })
    price.catch(() => prices.delete(network.caipNetworkId))
    return price
  }
  const provider: SwapProvider = {
    id: '1inch',
    name: '1inch',
    supports,
    gasPrice: ({ network, signal }) => gasPrice(network, signal),
    async tokens({ network, signal }) {
      requireNetwork(network)
      const { caipNetworkId } = network
      const found = await getConvertTokens(http, caipNetworkId, signal)
      const tokens = found.flatMap(({ address: caip, logoUri: iconUrl, ...token }) => {
        const parsed = parseCaipAddress(caip)
        if (parsed?.caipNetworkId !== caipNetworkId) return []
        const address = parsed.address.toLowerCase() === COIN ? undefined : parsed.address
        return [{ ...token, caipNetworkId, address, iconUrl }]
      })
      return { tokens, expiresAt: Date.now() + LIST_LIFE }
    },
    async quote(query) {
      const { amount, network, signal } = query
      const price = query.gasPrice ?? (await gasPrice(network, signal).catch(() => undefined))
      const quotes = await getConvertQuotes(http, { ...toPair(query), gasPrice: price }, signal).catch(unlessNone)
      // One for another amount is one of nothing that was asked.
      const fitting = quotes?.filter(({ fromAmount }) => fromAmount === amount).map(({ toAmount }) => toAmount) ?? []
      const [best] = fitting.sort((one, other) => Number(other > one) - Number(other < one))
      return best ? { toAmount: best, fee: FEE, expiresAt: Date.now() + QUOTE_LIFE } : undefined
    },
    async allowance(query) {
      const { network, from, signal } = query
      const { userAddress, ...pair } = toPair(query)
      const told: { amount?: bigint } = {}
      // The chain has the last word on it: whether the service says it keeps nobody from swapping.
      getConvertAllowance(http, { tokenAddress: nameOf(network, from), userAddress }, signal).then(
        (amount) => Object.assign(told, { amount }),
        () => undefined,
      )
      const spender = await getConvertSpender(http, { userAddress, ...pair }, signal)
      return { spender, ...told, expiresAt: Date.now() + QUOTE_LIFE }
    },
    async build(query) {
      const { network, amount, from, signal } = query
      const pair = { ...toPair(query), projectId, slippage: Number(await slippageOf(query)) }
      const { to, data, eip155, value } = await buildConvertTransaction(http, pair, signal)
      const parsed = parseCaipAddress(to)
      if (parsed?.caipNetworkId !== network.caipNetworkId) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is for another network', context: { to } })
      }
      const sent = value ?? (from.address === undefined ? amount : 0n)
      return { to: parsed.address, data, value: sent, gas: eip155?.gas, expiresAt: Date.now() + QUOTE_LIFE }
    },
  }
  /** It builds at the price of then, whatever was quoted: the room down to what was told is that of now. */
  const slippageOf = async (query: SwapBuildQuery): Promise<string> => {
    const { least, quote, slippage } = query
    if (least === undefined || quote.expiresAt - Date.now() > QUOTE_LIFE - FRESH) return slippage
    const now = await provider.quote(query)
    if (!now) throw new ModalError('SWAP_NO_PRICE')
    if (now.toAmount < least) throw new ModalError('SWAP_PRICE_MOVED')
    return slippageTo(least, now.toAmount, slippage)
  }
  return provider
}

const supports = ({ caipNetworkId }: Network): boolean => SWAP_NETWORKS.includes(caipNetworkId)

function requireNetwork(network: Network): void {
  if (!supports(network)) throw lateError('SWAPS_UNSUPPORTED', { context: { network: network.caipNetworkId } })
}
