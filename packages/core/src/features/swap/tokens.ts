import type { ModalContext } from '../../context.js'
import { knownTokens, tokenKey } from '../../flows/knownTokens.js'
import type { OwnedToken, PortfolioEntry } from '../../stores/portfolio.js'
import type { Network } from '../../types/network.js'
import type { SwapProvider } from '../../types/swap.js'
import type { TokenInfo, TokenPrice } from '../../types/token.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { toSkeleton } from '../../utils/lookalikes.js'
import { compareWorths, worthOf } from '../../utils/worth.js'
import { readTokens } from './readAnswers.js'
import type { SwapToken } from './state.js'

/** What providers and the site's lists name on a network, without the coin. The site is right about what both name. */
export async function listTokens(
  context: ModalContext,
  providers: readonly SwapProvider[],
  { network, signal }: { readonly network: Network; readonly signal: AbortSignal },
): Promise<readonly TokenInfo[]> {
  const [own, ...others] = await Promise.allSettled([
    context.use(knownTokens).of(network.caipNetworkId),
    ...providers.map(async (provider) =>
      readTokens(context.log, provider, network.chainNamespace, await provider.tokens({ network, signal })),
    ),
  ])
  const failed = others.find((each) => each.status === 'rejected')
  if (failed && !others.some((each) => each.status === 'fulfilled')) throw failed.reason
  const all = new Map<string, TokenInfo>()
  for (const each of [own, ...others]) {
    for (const token of each.status === 'fulfilled' ? each.value : []) {
      const isMine = token.address !== undefined && token.caipNetworkId === network.caipNetworkId
      if (isMine && !all.has(tokenKey(token))) all.set(tokenKey(token), token)
    }
  }
  return [...all.values()]
}

interface Told {
  readonly network: Network
  readonly entry: Pick<PortfolioEntry, 'tokens'>
  readonly listed: readonly TokenInfo[]
  /** Prices of what the account has nothing of. */
  readonly prices?: ReadonlyMap<string, TokenPrice> | undefined
}

/** What is held first, by worth, then what is listed. The coin is always there. */
export function toSwapTokens({ network, entry, listed, prices }: Told): readonly SwapToken[] {
  const { caipNetworkId, nativeCurrency } = network
  const native: TokenInfo = { caipNetworkId, ...nativeCurrency }
  const isListed = new Set(listed.map(tokenKey))
  const genuine = [native, ...listed]
  const owned = new Map(entry.tokens.map((each) => [tokenKey({ ...each, caipNetworkId }), each]))
  const toToken = (token: TokenInfo) => {
    const key = tokenKey(token)
    const held = owned.get(key)
    const isKnown = token.address === undefined || isListed.has(key)
    return toSwapToken(token, { held, genuine, isListed: isKnown, price: prices?.get(key) })
  }
  const foreign = entry.tokens.filter(
    (each) => each.address !== undefined && !isListed.has(tokenKey({ ...each, caipNetworkId })),
  )
  const all = [native, ...listed, ...foreign.map((each) => ({ ...each, caipNetworkId }))].map(toToken)
  const rank = ({ amount }: SwapToken) => (amount ? 0 : 1)
  // The coin leads those that are held; a list has its own order.
  return all
    .map((token, index) => ({ token, index }))
    .sort(
      (one, other) =>
        Number(other.index === 0) - Number(one.index === 0) ||
        rank(one.token) - rank(other.token) ||
        compareWorths(other.token.value, one.token.value) ||
        one.index - other.index,
    )
    .map(({ token }) => token)
}

export interface Known {
  readonly held?: OwnedToken | undefined
  readonly isListed: boolean
  readonly price?: TokenPrice | undefined
  /** What an impostor would imitate. */
  readonly genuine: readonly TokenInfo[]
}

export function toSwapToken(
  { caipNetworkId, address, symbol, name, decimals, iconUrl }: TokenInfo,
  { held, isListed, price, genuine }: Known,
): SwapToken {
  const amount = held?.amount
  const known = held?.price ?? price
  return {
    caipNetworkId,
    address,
    symbol,
    name,
    decimals,
    logoUri: iconUrl ?? held?.iconUrl,
    amount,
    quantity: amount === undefined ? undefined : formatUnits(amount, decimals),
    price: known,
    value: amount === undefined ? undefined : worthOf({ amount, decimals, price: known }),
    isListed,
    imitates: isListed ? undefined : imitated({ address, symbol, name }, genuine),
  }
}

/** One that is listed and reads the same, to the eye. */
function imitated(
  { symbol, name }: Pick<TokenInfo, 'address' | 'symbol' | 'name'>,
  genuine: readonly TokenInfo[],
): SwapToken['imitates'] {
  const [short, long] = [toSkeleton(symbol), toSkeleton(name)]
  const found = genuine.find((each) => toSkeleton(each.symbol) === short || toSkeleton(each.name) === long)
  return found && { symbol: found.symbol, name: found.name, address: found.address }
}

/** As providers and chains are asked about it. */
export const toTokenInfo = ({ caipNetworkId, address, symbol, name, decimals, logoUri }: SwapToken): TokenInfo => ({
  caipNetworkId,
  address,
  symbol,
  name,
  decimals,
  iconUrl: logoUri,
})
