import * as z from 'zod/mini'
import { dataService } from '../http/dataService.js'
import {
  decimalField,
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
} from '../http/fields.js'
import type { Http } from '../http/http.js'
import type { ModalContext } from '../modal/context.js'
import type { OwnedToken } from '../state/portfolio.js'
import { updatePortfolioEntry } from '../state/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import { toCaipAddress } from '../utils/caipAddress.js'
import type { AssetQuery } from './assetSources.js'

// Maximum number of tokens whose prices are requested: longer lists are mostly worthless tokens.
const MAX_TOKENS = 100

const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111112',
}

// Adds prices from the data service. Returns a function that tells whether the price of a token was requested;
// undefined if the service did not answer.
export async function addMissingPrices(
  context: ModalContext,
  query: AssetQuery,
  isPriced: (token: OwnedToken) => boolean,
): Promise<((token: OwnedToken) => boolean) | undefined> {
  const { caipAddress, namespace, network, currency, signal } = query
  const { portfolio } = context.stores
  const data = context.use(dataService)
  if (!data || network.testnet || !NATIVE[namespace]) return undefined
  const nameOf = (token: OwnedToken): CaipAddress =>
    toCaipAddress(network.caipNetworkId, token.address ?? NATIVE[namespace] ?? '')
  const isAlike = namespace === 'eip155' ? (text: string) => text.toLowerCase() : (text: string) => text
  const { tokens } = portfolio.of(caipAddress)
  const addresses = tokens
    .filter((token) => !isPriced(token) && token.amount > 0n)
    .slice(0, MAX_TOKENS)
    .map(nameOf)
  if (addresses.length === 0) return undefined
  try {
    if (!(await data.supports(network.caipNetworkId))) return undefined
    const { projectId } = context.options
    const found = await fetchPrices(data.http, { projectId, currency, addresses, signal })
    const byName = new Map(found.map((each) => [isAlike(each.address), each]))
    if (signal.aborted) return undefined
    const names = new Set(addresses)
    const isAsked = (token: OwnedToken) => names.has(nameOf(token))
    const entry = portfolio.of(caipAddress)
    updatePortfolioEntry(portfolio, caipAddress, {
      tokens: entry.tokens.map((token) => {
        if (!isAsked(token)) return token
        const said = byName.get(isAlike(nameOf(token)))
        return { ...token, price: said && { amount: said.price, currency }, iconUrl: token.iconUrl ?? said?.iconUrl }
      }),
    })
    return isAsked
  } catch (cause) {
    if (!signal.aborted) context.log('debug', 'What tokens are worth could not be read', cause)
    return undefined
  }
}

interface GetPricesParameters {
  readonly projectId: string | undefined
  readonly currency?: string | undefined
  readonly addresses: readonly CaipAddress[]
  readonly signal?: AbortSignal | undefined
}

interface ServicePrice {
  readonly address: string
  // Price of one whole token, as decimal text.
  readonly price: string
  readonly iconUrl: string | undefined
}

const answerSchema = z.object({ fungibles: z.array(z.unknown()) })
const fungibleSchema = z.object({ address: z.string(), price: decimalField, iconUrl: optionalField(imageUrlField) })

// Returns prices of tokens; omits tokens without a price.
export async function fetchPrices(http: Http, parameters: GetPricesParameters): Promise<readonly ServicePrice[]> {
  const { projectId, currency = 'usd', addresses, signal } = parameters
  const body = { currency, addresses, projectId }
  // Safe to retry: the request changes nothing.
  const answer = await http.postJson('/v1/fungible/price', body, { signal, retries: MAX_RETRIES })
  return parseValidItems(fungibleSchema, parseResponse(answerSchema, answer).fungibles).flatMap(
    ({ address, price, iconUrl }) => (price === undefined || price === '0' ? [] : [{ address, price, iconUrl }]),
  )
}
