import type { ModalContext } from '../context.js'
import { getPrices } from '../services/data/getPrices.js'
import type { OwnedToken } from '../stores/portfolio.js'
import { updateEntry } from '../stores/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import { toCaipAddress } from '../utils/caipAddress.js'
import type { AssetQuery } from './assetSource.js'
import { dataService } from './dataService.js'

/** Tokens in one question. The richest lists of a chain are longer, and mostly worthless. */
const MOST = 100

/** By what the service knows the coin of a network that has no address. */
const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111112',
}

/**
 * Asks what is worth how much of which nobody has just said so. Tells of which the service has answered, be it that they
 * have no price; undefined where it has not. Figures are shown without it then.
 */
export async function fillPrices(
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
    .slice(0, MOST)
    .map(nameOf)
  if (addresses.length === 0) return undefined
  try {
    if (!(await data.supports(network.caipNetworkId))) return undefined
    const { projectId } = context.options
    const found = await getPrices(data.http, { projectId, currency, addresses, signal })
    const byName = new Map(found.map((each) => [isAlike(each.address), each]))
    if (signal.aborted) return undefined
    const names = new Set(addresses)
    const isAsked = (token: OwnedToken) => names.has(nameOf(token))
    const entry = portfolio.of(caipAddress)
    updateEntry(portfolio, caipAddress, {
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
