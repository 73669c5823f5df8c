import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { PortfolioEntry } from '../stores/portfolio.js'
import { updateEntry, withNative } from '../stores/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import { fromUnits } from '../utils/bigNumber.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { formatBalance } from '../utils/formatNumber.js'
import { formatUnits } from '../utils/formatUnits.js'
import { nativeCache } from './nativeCache.js'
import { portfolioLife } from './portfolioLife.js'

/**
 * Reads the native coin of an account on a network from a node, into the portfolio. A newer read of the same account outdates it.
 * Where a page of a moment ago has left what it read, that is shown until the node has answered. Resolves without a reading
 * where the network is unknown, and with 0.00 where its adapter reads no balances. Rejects with a `ModalError`, which is in
 * the entry too.
 */
export async function readPortfolio(context: ModalContext, caipAddress: CaipAddress): Promise<void> {
  const { networks, portfolio } = context.stores
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  const network = networks.find(caipNetworkId)
  const adapter = namespace === undefined ? undefined : context.adapters.get(namespace)
  if (!address || !network || !adapter || context.signal.aborted) return
  if (!adapter.balances) {
    const { symbol } = network.nativeCurrency
    updateEntry(portfolio, caipAddress, { status: 'ready', native: { amount: '0', formatted: '0.00', symbol } })
    return
  }

  const { running, age, retry } = context.use(portfolioLife)
  const mine = new AbortController()
  running.get(caipAddress)?.abort()
  running.set(caipAddress, mine)
  const signal = AbortSignal.any([context.signal, mine.signal])
  const cache = context.use(nativeCache)
  const show = (token: TokenAmount, at: number, change: Partial<PortfolioEntry> = {}) => {
    const { amount, decimals, symbol } = token
    const formatted = formatBalance(fromUnits(amount, decimals))
    updateEntry(portfolio, caipAddress, {
      tokens: withNative(portfolio.of(caipAddress), token, { source: 'node', at }),
      native: { amount: formatUnits(amount, decimals), formatted, symbol },
      source: 'node',
      at,
      ...change,
    })
    age(caipAddress, at)
  }
  const kept = portfolio.of(caipAddress).native ? undefined : cache.get(caipAddress, network.nativeCurrency)
  updateEntry(portfolio, caipAddress, { status: 'loading' })
  if (kept) show(kept.token, kept.at)
  const wanted = context.options.tokens?.[network.caipNetworkId]
  if (wanted) void showToken(context, caipAddress, wanted, signal)
  try {
    const tokens = await adapter.balances({ address, network, signal })
    if (signal.aborted) return
    const native = tokens.find((token) => token.address === undefined)
    if (!native) throw new ModalError('UNKNOWN', { message: 'The adapter reported no native balance' })
    show(native, Date.now(), { status: 'ready', stale: false, error: undefined })
    cache.set(caipAddress, native.amount)
  } catch (cause) {
    if (signal.aborted) return
    const error = toModalError(cause)
    const { at } = portfolio.of(caipAddress)
    updateEntry(portfolio, caipAddress, { status: 'error', error, stale: at !== undefined })
    retry(caipAddress, 'native')
    throw error
  } finally {
    if (running.get(caipAddress) === mine) running.delete(caipAddress)
  }
}

/** What the site wants on its button. It comes beside the coin, and may come later. */
async function showToken(
  context: ModalContext,
  caipAddress: CaipAddress,
  wanted: { readonly address: string; readonly image?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  try {
    const { readToken } = await import('./readToken.js')
    const shown = await readToken(context, caipAddress, wanted, signal)
    if (!signal.aborted) updateEntry(context.stores.portfolio, caipAddress, { shown })
  } catch (cause) {
    context.log('warn', `The token ${wanted.address} of the option "tokens" could not be read`, cause)
  }
}
