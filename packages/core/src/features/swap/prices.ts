import { dataService } from '../../flows/dataService.js'
import { tokenKey } from '../../flows/knownTokens.js'
import { getPrices } from '../../services/data/getPrices.js'
import type { TokenPrice } from '../../types/token.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import type { Quoting } from './quoting.js'
import type { SwapToken } from './state.js'

/** What the data service knows the coin by. */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** What tokens are worth: as the account view has it, and of what the account has nothing of as the data service says. */
export function createPrices({ context, get, set }: Quoting) {
  const known = new Map<string, TokenPrice>()
  const keyOf = (token: SwapToken) => `${token.caipNetworkId}:${token.address === undefined ? COIN : tokenKey(token)}`
  const of = (token: SwapToken | undefined) => token && (token.price ?? known.get(keyOf(token)))
  const coin = () => get().tokens.items.find(({ address }) => address === undefined)
  return {
    of,
    native: () => of(coin()),
    /** Nobody needs it: it is left out where it does not come. */
    async read(signal: AbortSignal): Promise<void> {
      const data = context.use(dataService)
      const { network, sourceToken, toToken } = get()
      const wanted = [coin(), sourceToken, toToken].flatMap((token) => (token && !of(token) ? keyOf(token) : []))
      if (!data || !network || network.testnet || !wanted.length) return
      const { projectId, currency = 'usd' } = context.options
      try {
        const addresses = [...new Set(wanted)].map((each) =>
          toCaipAddress(network.caipNetworkId, each.slice(network.caipNetworkId.length + 1)),
        )
        const found = await getPrices(data.http, { projectId, currency, addresses, signal })
        if (signal.aborted) return
        for (const { address, price: amount } of found) known.set(address.toLowerCase(), { amount, currency })
        const { sourceToken: from, toToken: to } = get()
        set({ sourceToken: from && { ...from, price: of(from) }, toToken: to && { ...to, price: of(to) } })
      } catch (cause) {
        if (!signal.aborted) context.log('debug', 'What tokens are worth could not be read', cause)
      }
    },
  }
}
