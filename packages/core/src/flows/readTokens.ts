import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { OwnedToken } from '../stores/portfolio.js'
import { updateEntry, updateOthers, withOthers } from '../stores/portfolioChanges.js'
import type { CaipAddress, CaipNetworkId } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { anySignal } from '../utils/waiting.js'
import type { AssetQuery } from './assetSource.js'
import { assetSources } from './assetSources.js'
import { knownTokens, tokenKey } from './knownTokens.js'
import { portfolioLife } from './portfolioLife.js'

/** What one of those that were asked has said. */
interface Said {
  readonly source: string
  readonly tokens: readonly TokenAmount[]
}

/**
 * Reads what an account owns besides the native coin, into the portfolio. The chain is asked, and beside it the first of
 * the other sources that knows the network. Where both speak of a token, the amount is the chain's; prices, pictures and
 * tokens that the chain cannot list are the other's. Either may fail: what the other said is shown.
 * Never rejects: what came of it is in the entry.
 */
export async function readTokens(context: ModalContext, caipAddress: CaipAddress): Promise<void> {
  const { networks, portfolio } = context.stores
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  const network = networks.find(caipNetworkId)
  if (!address || !network || namespace === undefined || context.signal.aborted) return

  const { running, ageOthers } = context.use(portfolioLife)
  const mine = new AbortController()
  const key = `${caipAddress}/others` as const
  running.get(key)?.abort()
  running.set(key, mine)
  const query: AssetQuery = { caipAddress, namespace, address, network, signal: anySignal(context.signal, mine.signal) }
  updateOthers(portfolio, caipAddress, { status: 'loading' })
  const answers = await Promise.allSettled([askChain(context, query), askSources(context, query)])
  if (running.get(key) === mine) running.delete(key)
  if (query.signal.aborted) return

  const said = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (said.length === 0 && failed) {
    const error = toModalError(failed.reason)
    context.log('warn', 'What an account owns could not be read', error)
    const { at } = portfolio.of(caipAddress).others
    updateOthers(portfolio, caipAddress, { status: 'error', error, stale: at !== undefined })
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
  const entry = portfolio.of(caipAddress)
  updateEntry(portfolio, caipAddress, {
    tokens: withOthers(entry, merge(said, network.caipNetworkId, at)),
    others: reading,
  })
  ageOthers(caipAddress, at)
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
  return {
    source: 'node',
    tokens: tokens.map((token) => {
      const listed = byKey.get(tokenKey({ ...token, caipNetworkId: network.caipNetworkId }))
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

function merge(said: readonly Said[], caipNetworkId: CaipNetworkId, at: number): readonly OwnedToken[] {
  const all = new Map<string, OwnedToken>()
  for (const { source, tokens } of said) {
    for (const token of tokens) {
      const key = tokenKey({ address: token.address, caipNetworkId })
      const first = all.get(key)
      // The chain has spoken first: the amount is its.
      all.set(
        key,
        first
          ? { ...first, price: first.price ?? token.price, iconUrl: first.iconUrl ?? token.iconUrl }
          : { ...token, source, at },
      )
    }
  }
  return [...all.values()]
}
