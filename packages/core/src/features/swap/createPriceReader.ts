import { getDataService } from '../../http/dataService.js'
import { fetchPrices } from '../../portfolio/addMissingPrices.js'
import { getTokenKey } from '../../portfolio/knownTokens.js'
import type { TokenPrice } from '../../types/token.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import type { SwapStateAccess } from './createSwapQuoter.js'
import type { SwapToken } from './swapState.js'

const NATIVE_COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export function createPriceReader({ context, get, set }: SwapStateAccess) {
  const known = new Map<string, TokenPrice>()
  const keyOf = (token: SwapToken) =>
    `${token.caipNetworkId}:${token.address === undefined ? NATIVE_COIN_ADDRESS : getTokenKey(token)}`
  const getPrice = (token: SwapToken | undefined) => token && (token.price ?? known.get(keyOf(token)))
  const findNativeCoin = () => get().tokens.items.find(({ address }) => address === undefined)
  return {
    of: getPrice,
    native: () => getPrice(findNativeCoin()),
    async read(signal: AbortSignal): Promise<void> {
      const data = getDataService(context.modal)
      const { network, sourceToken, toToken } = get()
      const wanted = [findNativeCoin(), sourceToken, toToken].flatMap((token) =>
        token && !getPrice(token) ? keyOf(token) : [],
      )
      if (!data || !network || network.testnet || !wanted.length) return
      const { projectId, currency = 'usd' } = context.options
      try {
        const addresses = [...new Set(wanted)].map((each) =>
          toCaipAddress(network.caipNetworkId, each.slice(network.caipNetworkId.length + 1)),
        )
        const found = await fetchPrices(data.http, { projectId, currency, addresses, signal })
        if (signal.aborted) return
        for (const { address, price: amount } of found) known.set(address.toLowerCase(), { amount, currency })
        const { sourceToken: from, toToken: to } = get()
        set({ sourceToken: from && { ...from, price: getPrice(from) }, toToken: to && { ...to, price: getPrice(to) } })
      } catch (cause) {
        if (!signal.aborted) context.log('debug', 'What tokens are worth could not be read', cause)
      }
    },
  }
}
