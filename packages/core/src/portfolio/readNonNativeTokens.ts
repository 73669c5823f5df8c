import { isModalError, ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { ModalContext } from '../modal/context.js'
import type { OwnedToken, PortfolioEntry } from '../state/portfolio.js'
import { replaceOtherTokens, updateOtherTokensState, updatePortfolioEntry } from '../state/portfolioChanges.js'
import type { CaipAddress, CaipNetworkId } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount } from '../types/token.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { combineSignals } from '../utils/waiting.js'
import { addMissingPrices } from './addMissingPrices.js'
import { type AssetQuery, assetSources } from './assetSources.js'
import { portfolioError } from './errors.js'
import { getTokenKey, knownTokens } from './knownTokens.js'
import { portfolioSchedule } from './portfolioSchedule.js'
import { readNativeBalance } from './readNativeBalance.js'

interface SourceTokens {
  readonly source: string
  readonly tokens: readonly TokenAmount[]
  readonly named?: ReadonlySet<string> | undefined
}

export interface ReadNonNativeTokensParameters {
  // Bypasses the caches of services. @default false
  readonly anew?: boolean | undefined
}

// Reads an account's tokens, except the native coin, and stores them in the portfolio. Queries the chain, and also the
// first other source that covers the network. Of two amounts, the chain's is used; prices, images and tokens that the
// chain cannot list come from the other source. Shows each answer as it arrives. If one source fails, its previous
// tokens stay and are marked as old. Never rejects: the portfolio's entry has the error.
export async function readNonNativeTokens(
  context: ModalContext,
  caipAddress: CaipAddress,
  { anew = false }: ReadNonNativeTokensParameters = {},
): Promise<void> {
  const { networks, portfolio } = context.stores
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  if (!address || namespace === undefined || context.signal.aborted) return
  const network = networks.find(caipNetworkId)
  if (!network) {
    updateOtherTokensState(portfolio, caipAddress, { status: 'error', error: portfolioError('BALANCE_UNAVAILABLE') })
    return
  }

  const { running, ageOthers } = context.use(portfolioSchedule)
  const controller = new AbortController()
  const key = `${caipAddress}/others` as const
  running.get(key)?.abort()
  running.set(key, controller)
  const signal = combineSignals(context.signal, controller.signal)
  const { currency = 'usd' } = context.options
  const query: AssetQuery = { caipAddress, namespace, address, network, currency, anew, signal }
  updateOtherTokensState(portfolio, caipAddress, { status: 'loading' })
  const before = previousTokens(portfolio.of(caipAddress), network.caipNetworkId)
  const show = (...all: readonly SourceTokens[]) => {
    const tokens = before.restore(merge(all, { network, currency, at: Date.now() }))
    updatePortfolioEntry(portfolio, caipAddress, {
      tokens: replaceOtherTokens(portfolio.of(caipAddress), tokens),
    })
  }
  // Shows the answer of the faster source at once, together with the previous tokens of the slower one.
  let [fromChain, fromOthers]: [SourceTokens, SourceTokens] = [before.ofChain, before.ofOthers]
  const chainRead = readChain(context, query).then((said) => {
    fromChain = said ?? NO_TOKENS
    if (said && !signal.aborted) show(fromChain, fromOthers)
    return said
  })
  const othersRead = readSources(context, query).then((said) => {
    fromOthers = said ?? NO_TOKENS
    if (said && !signal.aborted) show(fromChain, fromOthers)
    return said
  })
  const answers = await Promise.allSettled([chainRead, othersRead])
  if (signal.aborted) {
    if (running.get(key) === controller) running.delete(key)
    return
  }

  const said = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (said.length === 0 && failed) {
    running.delete(key)
    const cause = toModalError(failed.reason)
    const error = isModalError(cause, 'BALANCE_UNAVAILABLE') ? cause : portfolioError('BALANCE_UNAVAILABLE', { cause })
    context.log('warn', 'What an account owns could not be read', error)
    const { at } = portfolio.of(caipAddress).others
    updateOtherTokensState(portfolio, caipAddress, { status: 'error', error, stale: at !== undefined })
    context.use(portfolioSchedule).retry(caipAddress, 'others')
    return
  }
  const at = Date.now()
  const reading = {
    status: 'ready',
    source: said.map(({ source }) => source).join('+') || undefined,
    at,
    stale: false,
    error: failed && toModalError(failed.reason),
  } as const
  // If the chain failed, prefer the other source's amounts, which are newer than the chain's previous ones.
  if (answers[0].status === 'rejected') show(fromOthers, before.ofChain)
  else show(fromChain, fromOthers)
  const { isNamed, isPriced } = indexTokens(said, query)
  // If the data service has just failed, do not request prices from it.
  const isRequested = failed ? undefined : await addMissingPrices(context, query, isPriced)
  if (signal.aborted) return
  // Do not change the age of the native coin: another read updates that.
  const isNew = (token: OwnedToken) =>
    (isNamed(token) || token.address === undefined) &&
    (!token.price || isPriced(token) || isRequested?.(token) === true)
  updatePortfolioEntry(portfolio, caipAddress, { tokens: before.mark(portfolio.of(caipAddress).tokens, isNew) })
  updateOtherTokensState(portfolio, caipAddress, reading)
  ageOthers(caipAddress, at)
  if (running.get(key) === controller) running.delete(key)
}

async function readChain(context: ModalContext, query: AssetQuery): Promise<SourceTokens | undefined> {
  const [chainReader, known] = await Promise.all([
    context.adapters.get(query.namespace)?.chainReader?.(),
    context.use(knownTokens).of(query.network.caipNetworkId),
  ])
  if (!chainReader?.tokens) return undefined
  const { address, network, signal } = query
  const tokens = await chainReader.tokens({ address, network, signal, known })
  const byKey = new Map(known.map((token) => [getTokenKey(token), token]))
  const { caipNetworkId } = network
  const wanted = context.options.tokens?.[caipNetworkId]?.address
  return {
    source: 'node',
    named: new Set([
      ...byKey.keys(),
      ...(wanted === undefined ? [] : [getTokenKey({ address: wanted, caipNetworkId })]),
    ]),
    tokens: tokens.map((token) => {
      const listed = byKey.get(getTokenKey({ ...token, caipNetworkId }))
      return { ...token, iconUrl: token.iconUrl ?? listed?.iconUrl }
    }),
  }
}

async function readSources(context: ModalContext, query: AssetQuery): Promise<SourceTokens | undefined> {
  let failed: unknown
  for (const source of context.use(assetSources)) {
    try {
      const tokens = await source.read(query)
      if (tokens) return { source: source.id, tokens }
    } catch (cause) {
      if (query.signal.aborted) throw new ModalError('ABORTED', { cause })
      context.log('debug', `The source "${source.id}" did not say what an account owns`, cause)
      failed = cause
    }
  }
  if (failed !== undefined) throw failed
  return undefined
}

const NO_TOKENS: SourceTokens = { source: 'nobody', tokens: [] }

function indexTokens(said: readonly SourceTokens[], { network: { caipNetworkId }, currency }: AssetQuery) {
  const keyOf = ({ address }: TokenAmount) => getTokenKey({ address, caipNetworkId })
  const all = said.flatMap(({ tokens }) => tokens)
  const named = new Set(all.map(keyOf))
  const priced = new Set(all.filter(({ price }) => price?.currency === currency).map(keyOf))
  return {
    isNamed: (token: TokenAmount) => named.has(keyOf(token)),
    isPriced: (token: TokenAmount) => priced.has(keyOf(token)),
  }
}

interface MergeOptions {
  readonly network: Network
  readonly currency: string
  readonly at: number
}

function merge(said: readonly SourceTokens[], { network, currency, at }: MergeOptions): readonly OwnedToken[] {
  const { caipNetworkId } = network
  const all = new Map<string, OwnedToken>()
  for (const { source, tokens, named } of said) {
    for (const token of tokens) {
      const key = getTokenKey({ address: token.address, caipNetworkId })
      const first = all.get(key)
      // Test network tokens are worth nothing, and amounts in two currencies cannot be added.
      const price = network.testnet || token.price?.currency !== currency ? undefined : token.price
      // The chain's amounts come first.
      const told: OwnedToken = { source, at, isUnknown: isUnnamed(key, token, named), ...token, price }
      all.set(
        key,
        first
          ? {
              ...first,
              price: first.price ?? price,
              iconUrl: first.iconUrl ?? token.iconUrl,
              isUnknown: first.isUnknown && told.isUnknown,
            }
          : told,
      )
    }
  }
  return [...all.values()]
}

const isUnnamed = (key: string, { address }: TokenAmount, named: ReadonlySet<string> | undefined) =>
  (address !== undefined && named?.has(key) === false) || undefined

function previousTokens({ tokens, others }: PortfolioEntry, caipNetworkId: CaipNetworkId) {
  const keyOf = ({ address }: Pick<OwnedToken, 'address'>) => getTokenKey({ address, caipNetworkId })
  const byKey = new Map(tokens.map((token) => [keyOf(token), token]))
  const without = (isWanted: (source: string) => boolean) => ({
    source: 'before',
    // If no source has a new price for a token, its previous price stays.
    tokens: tokens.filter(({ source }) => isWanted(source)).map(({ price: _, ...token }) => token),
  })
  return {
    ofChain: without((source) => source === 'node'),
    ofOthers: without((source) => source !== 'node'),
    restore: (now: readonly OwnedToken[]): readonly OwnedToken[] =>
      now.map((token) => {
        const before = byKey.get(keyOf(token))
        return token.price || !before?.price ? token : { ...token, price: before.price, asOf: before.asOf }
      }),
    // Marks tokens that no source has refreshed with the time of their last read.
    mark: (now: readonly OwnedToken[], isNew: (token: OwnedToken) => boolean): readonly OwnedToken[] =>
      now.map((token) => {
        const asOf = isNew(token) ? undefined : (byKey.get(keyOf(token))?.asOf ?? others.at ?? token.at)
        return token.asOf === asOf ? token : { ...token, asOf }
      }),
  }
}

// Refreshes balances and tokens that have been read before. Never rejects: the portfolio's entry has the error.
export async function refreshPortfolio(context: ModalContext, caipAddress: CaipAddress): Promise<void> {
  const { status, others } = context.stores.portfolio.of(caipAddress)
  await Promise.allSettled([
    status === 'idle' ? undefined : readNativeBalance(context, caipAddress),
    others.status === 'idle' ? undefined : readNonNativeTokens(context, caipAddress, { anew: true }),
  ])
}
