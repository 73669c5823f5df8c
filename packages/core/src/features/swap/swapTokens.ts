import type { FeatureContext } from '../../feature/context.js'
import { getKnownTokens, getTokenKey } from '../../portfolio/knownTokens.js'
import type { OwnedToken, PortfolioEntry } from '../../state/portfolio.js'
import type { Network } from '../../types/network.js'
import type { SwapProvider } from '../../types/swap.js'
import type { TokenInfo, TokenPrice } from '../../types/token.js'
import { compareFiatValues, getFiatValue } from '../../utils/fiatValue.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { toSkeleton } from '../../utils/lookalikes.js'
import { readSwapTokens } from './readProviderAnswers.js'
import type { SwapToken } from './swapState.js'

/**
 * Merges the token lists of the app and of the providers, without the native coin. Of two entries for one token, the
 * app's is used.
 */
export async function listSwapTokens(
  context: FeatureContext,
  providers: readonly SwapProvider[],
  { network, signal }: { readonly network: Network; readonly signal: AbortSignal },
): Promise<readonly TokenInfo[]> {
  const [own, ...others] = await Promise.allSettled([
    getKnownTokens(context.modal).of(network.caipNetworkId),
    ...providers.map(async (provider) =>
      readSwapTokens(context.log, provider, network.chainNamespace, await provider.tokens({ network, signal })),
    ),
  ])
  const failed = others.find((each) => each.status === 'rejected')
  if (failed && !others.some((each) => each.status === 'fulfilled')) throw failed.reason
  const all = new Map<string, TokenInfo>()
  for (const each of [own, ...others]) {
    for (const token of each.status === 'fulfilled' ? each.value : []) {
      const isMine = token.address !== undefined && token.caipNetworkId === network.caipNetworkId
      if (isMine && !all.has(getTokenKey(token))) all.set(getTokenKey(token), token)
    }
  }
  return [...all.values()]
}

interface SwapTokensParameters {
  readonly network: Network
  readonly entry: Pick<PortfolioEntry, 'tokens'>
  readonly listed: readonly TokenInfo[]
  readonly prices?: ReadonlyMap<string, TokenPrice> | undefined
}

/** Lists the tokens that the user holds, by value, then the listed ones. Always contains the native coin. */
export function toSwapTokens({ network, entry, listed, prices }: SwapTokensParameters): readonly SwapToken[] {
  const { caipNetworkId, nativeCurrency } = network
  const native: TokenInfo = { caipNetworkId, ...nativeCurrency }
  const isListed = new Set(listed.map(getTokenKey))
  const genuine = [native, ...listed]
  const owned = new Map(entry.tokens.map((each) => [getTokenKey({ ...each, caipNetworkId }), each]))
  const toToken = (token: TokenInfo) => {
    const key = getTokenKey(token)
    const held = owned.get(key)
    const isKnown = token.address === undefined || isListed.has(key)
    return toSwapToken(token, { held, genuine, isListed: isKnown, price: prices?.get(key) })
  }
  const unlisted = entry.tokens.filter(
    (each) => each.address !== undefined && !isListed.has(getTokenKey({ ...each, caipNetworkId })),
  )
  const all = [native, ...listed, ...unlisted.map((each) => ({ ...each, caipNetworkId }))].map(toToken)
  const rank = ({ amount }: SwapToken) => (amount ? 0 : 1)
  // List the native coin first, and the other tokens in the order of the token lists.
  return all
    .map((token, index) => ({ token, index }))
    .sort(
      (one, other) =>
        Number(other.index === 0) - Number(one.index === 0) ||
        rank(one.token) - rank(other.token) ||
        compareFiatValues(other.token.value, one.token.value) ||
        one.index - other.index,
    )
    .map(({ token }) => token)
}

export interface TokenContext {
  readonly held?: OwnedToken | undefined
  readonly isListed: boolean
  readonly price?: TokenPrice | undefined
  readonly genuine: readonly TokenInfo[]
}

export function toSwapToken(
  { caipNetworkId, address, symbol, name, decimals, iconUrl }: TokenInfo,
  { held, isListed, price, genuine }: TokenContext,
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
    value: amount === undefined ? undefined : getFiatValue({ amount, decimals, price: known }),
    isListed,
    imitates: isListed ? undefined : findImitated({ address, symbol, name }, genuine),
  }
}

/** Finds a listed token whose symbol or name this token imitates. */
function findImitated(
  { symbol, name }: Pick<TokenInfo, 'address' | 'symbol' | 'name'>,
  genuine: readonly TokenInfo[],
): SwapToken['imitates'] {
  const [short, long] = [toSkeleton(symbol), toSkeleton(name)]
  const found = genuine.find((each) => toSkeleton(each.symbol) === short || toSkeleton(each.name) === long)
  return found && { symbol: found.symbol, name: found.name, address: found.address }
}

export const toTokenInfo = ({ caipNetworkId, address, symbol, name, decimals, logoUri }: SwapToken): TokenInfo => ({
  caipNetworkId,
  address,
  symbol,
  name,
  decimals,
  iconUrl: logoUri,
})
