import * as z from 'zod/mini'
import type { ModalError } from '../errors/ModalError.js'
import { dataService } from '../http/dataService.js'
import {
  decimalField,
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from '../http/fields.js'
import type { Http } from '../http/http.js'
import { createTimedCache } from '../http/timedCache.js'
import type { ModalContext } from '../modal/context.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { parseUnits } from '../utils/parseUnits.js'
import type { AssetSource } from './assetSources.js'
import { portfolioError } from './errors.js'
import { BALANCE_RETRY_PAUSE_MS } from './limits.js'
import { isActiveAccount } from './readNativeBalance.js'

const PORTFOLIO_CACHE_MS = 30_000

const NAMESPACES = ['eip155', 'solana']

// Longer lists are mostly spam and are not cached.
const MAX_CACHED_TOKENS = 500

// Reads tokens from the data service, except on test networks. After a failure, reads within 30 s fail without a
// request.
export function createDataServiceAssetSource(context: ModalContext): AssetSource {
  const { services } = context
  const cache = createTimedCache(services.storage, 'portfolio_cache', PORTFOLIO_CACHE_MS)
  services.events.on('disconnect', cache.clear)
  let failed: { readonly error: ModalError; readonly at: number } | undefined
  globalThis.addEventListener?.('online', () => (failed = undefined), { signal: context.signal })
  return {
    id: 'data',
    async read({ caipAddress, namespace, address, network, currency, anew, signal }) {
      const data = context.use(dataService)
      if (!data || network.testnet || !NAMESPACES.includes(namespace)) return undefined
      const kept = anew ? undefined : cache.get(caipAddress)
      if (kept && kept.currency === currency && Array.isArray(kept.balance)) {
        return filterShown(parseBalances(kept.balance, currency), network.caipNetworkId)
      }
      if (failed && Date.now() - failed.at < BALANCE_RETRY_PAUSE_MS) throw failed.error
      try {
        if (!(await data.supports(network.caipNetworkId))) return undefined
        const chainId = network.caipNetworkId
        const known = context.stores.portfolio.of(caipAddress).tokens.flatMap((token) => token.address ?? [])
        const forceUpdate = anew && known.length ? known : undefined
        const balance = await fetchServiceBalance(data.http, { address, currency, chainId, forceUpdate, signal })
        failed = undefined
        if (balance.length <= MAX_CACHED_TOKENS && isActiveAccount(context, caipAddress))
          cache.set(caipAddress, { balance, currency })
        return filterShown(parseBalances(balance, currency), chainId)
      } catch (cause) {
        if (signal.aborted) throw cause
        failed = { error: portfolioError('BALANCE_UNAVAILABLE', { cause }), at: Date.now() }
        throw failed.error
      }
    },
  }
}

// Leaves out tokens without decimals, which are mostly spam.
const filterShown = (all: readonly ServiceBalance[], id: string) =>
  all.filter(({ caipNetworkId, decimals }) => caipNetworkId === id && decimals > 0)

interface GetBalanceParameters {
  readonly address: string
  // Currency of prices: an ISO 4217 code or a coin, in lower case. @default 'usd'
  readonly currency?: string | undefined
  readonly chainId?: CaipNetworkId | undefined
  readonly forceUpdate?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

interface ServiceBalance extends TokenAmount {
  readonly caipNetworkId: CaipNetworkId
}

const NATIVE = /^0x(e{40}|0{40})$/i

const balancesSchema = z.object({ balances: z.array(z.unknown()) })

const balanceSchema = z.object({
  name: textField,
  symbol: textField,
  chainId: z.string(),
  address: z.nullish(z.string()),
  price: optionalField(decimalField),
  // `change24h` is in percent. `course` are the points of a price chart.
  change24h: optionalField(z.number()),
  course: optionalField(z.array(z.number())),
  quantity: z.object({
    decimals: z.pipe(
      z.union([z.number(), z.string().check(z.refine((value) => /^\d{1,2}$/.test(value)))]),
      z.transform(Number),
    ),
    numeric: decimalField,
  }),
  iconUrl: optionalField(imageUrlField),
})

// Returns the tokens of the response, each not yet parsed.
export async function fetchServiceBalance(http: Http, parameters: GetBalanceParameters): Promise<readonly unknown[]> {
  const { address, currency = 'usd', chainId, forceUpdate, signal } = parameters
  const query = { currency, chainId, forceUpdate: forceUpdate?.join(',') }
  const path = `/v1/account/${encodeURIComponent(address)}/balance`
  return parseResponse(balancesSchema, await http.getJson(path, { query, signal, retries: MAX_RETRIES })).balances
}

export function parseBalances(balances: readonly unknown[], currency: string): readonly ServiceBalance[] {
  return parseValidItems(balanceSchema, balances).flatMap((entry) => {
    const { chainId, address, name, symbol, quantity, price, iconUrl, change24h, course } = entry
    const { decimals, numeric } = quantity
    const caip = address ? parseCaipAddress(address) : parseCaipAddress(`${chainId}:0`)
    if (!caip || !name || !symbol || numeric === undefined || caip.caipNetworkId !== chainId) return []
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) return []
    // Drops digits beyond the token's decimals.
    const [whole = '0', fraction = ''] = numeric.split('.')
    const amount = parseUnits(`${whole}.${fraction.slice(0, decimals)}`, decimals)
    if (amount === undefined) return []
    return [
      {
        caipNetworkId: caip.caipNetworkId,
        name,
        symbol,
        decimals,
        amount,
        ...(address && !NATIVE.test(caip.address) && { address: caip.address }),
        ...(iconUrl !== undefined && { iconUrl }),
        // The service sends a price of zero for a token whose price it does not know.
        ...(price !== undefined &&
          price !== '0' && {
            price: {
              ...{ amount: price, currency },
              ...(change24h !== undefined && { change24h: change24h.toFixed(2) }),
              ...(course && { course }),
            },
          }),
      },
    ]
  })
}
