import { BALANCE_DECIMALS } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import { updateEntry, withNative } from '../stores/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { formatUnits, formatUnitsBalance } from '../utils/formatUnits.js'
import { portfolioLife } from './portfolioLife.js'

/**
 * Reads the native coin of an account on a network from a node, into the portfolio. A newer read of the same account outdates it.
 * Resolves without a reading where the network is unknown or its adapter reads no balances. Rejects with a `ModalError`,
 * which is in the entry too.
 */
export async function readPortfolio(context: ModalContext, caipAddress: CaipAddress): Promise<void> {
  const { networks, portfolio } = context.stores
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  const network = networks.find(caipNetworkId)
  const adapter = namespace === undefined ? undefined : context.adapters.get(namespace)
  if (!address || !network || !adapter?.balances || context.signal.aborted) return

  const { running, age } = context.use(portfolioLife)
  const mine = new AbortController()
  running.get(caipAddress)?.abort()
  running.set(caipAddress, mine)
  const signal = AbortSignal.any([context.signal, mine.signal])
  updateEntry(portfolio, caipAddress, { status: 'loading' })
  try {
    const tokens = await adapter.balances({ address, network, signal })
    if (signal.aborted) return
    const native = tokens.find((token) => token.address === undefined)
    if (!native) throw new ModalError('UNKNOWN', { message: 'The adapter reported no native balance' })
    const { amount, decimals, symbol } = native
    const formatted = formatUnitsBalance(amount, decimals, BALANCE_DECIMALS)
    const at = Date.now()
    updateEntry(portfolio, caipAddress, {
      status: 'ready',
      tokens: withNative(portfolio.of(caipAddress), native, { source: 'node', at }),
      native: { amount: formatUnits(amount, decimals), formatted, symbol },
      source: 'node',
      at,
      stale: false,
      error: undefined,
    })
    age(caipAddress, at)
  } catch (cause) {
    if (signal.aborted) return
    const error = toModalError(cause)
    const { at } = portfolio.of(caipAddress)
    updateEntry(portfolio, caipAddress, { status: 'error', error, stale: at !== undefined })
    throw error
  } finally {
    if (running.get(caipAddress) === mine) running.delete(caipAddress)
  }
}
