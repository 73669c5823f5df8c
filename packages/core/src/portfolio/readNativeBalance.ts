import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import { createTimedCache } from '../http/timedCache.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { PortfolioEntry } from '../state/portfolio.js'
import { replaceNativeToken, updatePortfolioEntry } from '../state/portfolioChanges.js'
import type { CaipAddress, Namespace } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import { fromUnits } from '../utils/bigNumber.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { formatBalance } from '../utils/formatNumber.js'
import { formatUnits } from '../utils/formatUnits.js'
import { portfolioSchedule } from './portfolioSchedule.js'

const NATIVE_BALANCE_CACHE_MS = 30_000

// Reads the account's balance of the native coin from a node and stores it in the portfolio. Replaces an earlier read
// of this account. Shows the cached balance until a node answers. If the adapter reads no balances, sets 0.00. Does
// nothing on an unknown network. Rejects with a `ModalError`, which the portfolio's entry has too.
export async function readNativeBalance(context: ModalContext, caipAddress: CaipAddress): Promise<void> {
  const { networks, portfolio } = context.stores
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  const network = networks.find(caipNetworkId)
  const adapter = namespace === undefined ? undefined : context.adapters.get(namespace)
  if (!address || !network || !adapter || context.signal.aborted) return
  if (!adapter.balances) {
    const { symbol } = network.nativeCurrency
    updatePortfolioEntry(portfolio, caipAddress, {
      status: 'ready',
      native: { amount: '0', formatted: '0.00', symbol },
    })
    return
  }

  const { running, age, retry } = context.use(portfolioSchedule)
  const controller = new AbortController()
  running.get(caipAddress)?.abort()
  running.set(caipAddress, controller)
  const signal = AbortSignal.any([context.signal, controller.signal])
  const cache = context.use(nativeCache)
  const show = (token: TokenAmount, at: number, change: Partial<PortfolioEntry> = {}) => {
    const { amount, decimals, symbol } = token
    const formatted = formatBalance(fromUnits(amount, decimals))
    updatePortfolioEntry(portfolio, caipAddress, {
      tokens: replaceNativeToken(portfolio.of(caipAddress), token, { source: 'node', at }),
      native: { amount: formatUnits(amount, decimals), formatted, symbol },
      source: 'node',
      at,
      ...change,
    })
    age(caipAddress, at)
  }
  const kept = portfolio.of(caipAddress).native ? undefined : cache.get(caipAddress, network.nativeCurrency)
  updatePortfolioEntry(portfolio, caipAddress, { status: 'loading' })
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
    updatePortfolioEntry(portfolio, caipAddress, { status: 'error', error, stale: at !== undefined })
    retry(caipAddress, 'native')
    throw error
  } finally {
    if (running.get(caipAddress) === controller) running.delete(caipAddress)
  }
}

async function showToken(
  context: ModalContext,
  caipAddress: CaipAddress,
  wanted: { readonly address: string; readonly image?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  try {
    const { readTokenBalance } = await import('./readTokenBalance.js')
    const displayed = await readTokenBalance(context, caipAddress, wanted, signal)
    if (!signal.aborted) updatePortfolioEntry(context.stores.portfolio, caipAddress, { displayed })
  } catch (cause) {
    context.log('warn', `The token ${wanted.address} of the option "tokens" could not be read`, cause)
  }
}

interface FetchBalanceParameters {
  readonly namespace: Namespace
}

export async function fetchBalance(context: ModalContext, { namespace }: FetchBalanceParameters): Promise<void> {
  const { accounts, connections } = context.stores
  const { caipAddress } = accounts.get(namespace)
  if (caipAddress && connections.active(namespace)) await readNativeBalance(context, caipAddress)
}

interface CachedNative {
  // Time of the node's answer, in ms since 1970.
  readonly at: number
  readonly token: TokenAmount
}

interface NativeCache {
  get(caipAddress: CaipAddress, currency: Pick<TokenAmount, 'name' | 'symbol' | 'decimals'>): CachedNative | undefined
  set(caipAddress: CaipAddress, amount: bigint): void
}

const nativeCache: Service<NativeCache> = {
  create(context: ModalContext) {
    const { services } = context
    const cache = createTimedCache(services.storage, 'native_balance_cache', NATIVE_BALANCE_CACHE_MS)
    services.events.on('disconnect', cache.clear)
    return {
      get(caipAddress, currency) {
        const { balance, timestamp } = cache.get(caipAddress) ?? {}
        if (typeof balance !== 'string' || !/^\d{1,80}$/.test(balance) || typeof timestamp !== 'number')
          return undefined
        const { name, symbol, decimals } = currency
        return { at: timestamp, token: { name, symbol, decimals, amount: BigInt(balance) } }
      },
      set(caipAddress, amount) {
        if (isActiveAccount(context, caipAddress)) cache.set(caipAddress, { balance: String(amount) })
      },
    }
  },
}

export function isActiveAccount({ stores: { accounts } }: ModalContext, caipAddress: CaipAddress): boolean {
  const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
  return namespace !== undefined && address !== undefined && accounts.get(namespace).address === address
}
