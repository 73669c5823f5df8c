import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { OwnedToken } from '../stores/portfolio.js'
import { updateEntry, updateOthers, withOthers } from '../stores/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount } from '../types/token.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { anySignal } from '../utils/waiting.js'
import type { AssetQuery } from './assetSource.js'
import { assetSources } from './assetSources.js'
import { fillPrices } from './fillPrices.js'
import { knownTokens, tokenKey } from './knownTokens.js'
import { portfolioLife } from './portfolioLife.js'
import { tokensBefore } from './tokensBefore.js'

/** What one of those that were asked has said. */
interface Said {
  readonly source: string
  readonly tokens: readonly TokenAmount[]
  /** Tokens that a list or the site names; where it is absent, whoever speaks names them all. */
  readonly named?: ReadonlySet<string> | undefined
}

export interface ReadTokensParameters {
  /** Something has changed: nobody may answer from what they kept. @default false */
  readonly anew?: boolean | undefined
}

/**
 * Reads what an account owns besides the native coin, into the portfolio. The chain is asked, and beside it the first of
 * the other sources that knows the network. Where both speak of a token, the amount is the chain's; prices, pictures and
 * tokens that the chain cannot list are the other's. Whoever answers first is shown first. Either may fail: then what the
 * other said is shown, and what was known before stays, marked as old. Never rejects: what came of it is in the entry.
 */
export async function readTokens(
  context: ModalContext,
  caipAddress: CaipAddress,
  { anew = false }: ReadTokensParameters = {},
): Promise<void> {
  const { networks, portfolio } = context.stores
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  if (!address || namespace === undefined || context.signal.aborted) return
  const network = networks.find(caipNetworkId)
  if (!network) {
    updateOthers(portfolio, caipAddress, { status: 'error', error: lateError('BALANCE_UNAVAILABLE') })
    return
  }

  const { running, ageOthers } = context.use(portfolioLife)
  const mine = new AbortController()
  const key = `${caipAddress}/others` as const
  running.get(key)?.abort()
  running.set(key, mine)
  const signal = anySignal(context.signal, mine.signal)
  const { currency = 'usd' } = context.options
  const query: AssetQuery = { caipAddress, namespace, address, network, currency, anew, signal }
  updateOthers(portfolio, caipAddress, { status: 'loading' })
  const before = tokensBefore(portfolio.of(caipAddress), network.caipNetworkId)
  const show = (...all: readonly Said[]) => {
    const tokens = before.restore(merge(all, { network, currency, at: Date.now() }))
    updateEntry(portfolio, caipAddress, { tokens: withOthers(portfolio.of(caipAddress), tokens) })
  }
  // Nobody waits for the slower one; what it said before stays meanwhile.
  let [fromChain, fromOthers]: [Said, Said] = [before.ofChain, before.ofOthers]
  const chainAsked = askChain(context, query).then((said) => {
    fromChain = said ?? nothing
    if (said && !signal.aborted) show(fromChain, fromOthers)
    return said
  })
  const othersAsked = askSources(context, query).then((said) => {
    fromOthers = said ?? nothing
    if (said && !signal.aborted) show(fromChain, fromOthers)
    return said
  })
  const answers = await Promise.allSettled([chainAsked, othersAsked])
  if (signal.aborted) {
    if (running.get(key) === mine) running.delete(key)
    return
  }

  const said = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (said.length === 0 && failed) {
    running.delete(key)
    const cause = toModalError(failed.reason)
    const error = isModalError(cause, 'BALANCE_UNAVAILABLE') ? cause : lateError('BALANCE_UNAVAILABLE', { cause })
    context.log('warn', 'What an account owns could not be read', error)
    const { at } = portfolio.of(caipAddress).others
    updateOthers(portfolio, caipAddress, { status: 'error', error, stale: at !== undefined })
    context.use(portfolioLife).retry(caipAddress, 'others')
    return
  }
  const at = Date.now()
  const reading = {
    status: 'ready',
    source: said.map(({ source }) => source).join('+') || undefined,
    at,
    stale: false,
    // Shown beside the figures: something may be missing.
    error: failed && toModalError(failed.reason),
  } as const
  // Of two that could both be wrong, the one that has just spoken is right.
  if (answers[0].status === 'rejected') show(fromOthers, before.ofChain)
  else show(fromChain, fromOthers)
  const { isNamed, isPriced } = heardIn(said, query)
  // A service that has just failed is left alone. Until somebody has said what is worth how much, not all is read.
  const isAsked = failed ? undefined : await fillPrices(context, query, isPriced)
  if (signal.aborted) return
  // How old the amount of the native coin is, its own reading says.
  const isNew = (token: OwnedToken) =>
    (isNamed(token) || token.address === undefined) && (!token.price || isPriced(token) || isAsked?.(token) === true)
  updateEntry(portfolio, caipAddress, { tokens: before.mark(portfolio.of(caipAddress).tokens, isNew) })
  updateOthers(portfolio, caipAddress, reading)
  ageOthers(caipAddress, at)
  if (running.get(key) === mine) running.delete(key)
}

/** What the chain says. Undefined where it cannot list tokens. */
async function askChain(context: ModalContext, query: AssetQuery): Promise<Said | undefined> {
  const [ledger, known] = await Promise.all([
    context.adapters.get(query.namespace)?.ledger?.(),
    context.use(knownTokens).of(query.network.caipNetworkId),
  ])
  if (!ledger?.tokens) return undefined
  const { address, network, signal } = query
  const tokens = await ledger.tokens({ address, network, signal, known })
  // A list knows the picture of what the chain has named.
  const byKey = new Map(known.map((token) => [tokenKey(token), token]))
  const { caipNetworkId } = network
  const wanted = context.options.tokens?.[caipNetworkId]?.address
  return {
    source: 'node',
    named: new Set([...byKey.keys(), ...(wanted === undefined ? [] : [tokenKey({ address: wanted, caipNetworkId })])]),
    tokens: tokens.map((token) => {
      const listed = byKey.get(tokenKey({ ...token, caipNetworkId }))
      return { ...token, iconUrl: token.iconUrl ?? listed?.iconUrl }
    }),
  }
}

/** The first of the others that knows the network. One that fails is followed by the next. */
async function askSources(context: ModalContext, query: AssetQuery): Promise<Said | undefined> {
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

const nothing: Said = { source: 'nobody', tokens: [] }

/** Of which tokens somebody has just spoken, and of which they said what it is worth. */
function heardIn(said: readonly Said[], { network: { caipNetworkId }, currency }: AssetQuery) {
  const keyOf = ({ address }: TokenAmount) => tokenKey({ address, caipNetworkId })
  const all = said.flatMap(({ tokens }) => tokens)
  const named = new Set(all.map(keyOf))
  const priced = new Set(all.filter(({ price }) => price?.currency === currency).map(keyOf))
  return {
    isNamed: (token: TokenAmount) => named.has(keyOf(token)),
    isPriced: (token: TokenAmount) => priced.has(keyOf(token)),
  }
}

interface Shown {
  readonly network: Network
  readonly currency: string
  readonly at: number
}

function merge(said: readonly Said[], { network, currency, at }: Shown): readonly OwnedToken[] {
  const { caipNetworkId } = network
  const all = new Map<string, OwnedToken>()
  for (const { source, tokens, named } of said) {
    for (const token of tokens) {
      const key = tokenKey({ address: token.address, caipNetworkId })
      const first = all.get(key)
      // What is on a test network is worth nothing, and amounts of two currencies have no sum.
      const price = network.testnet || token.price?.currency !== currency ? undefined : token.price
      // The chain has spoken first: the amount is its.
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
