import { BALANCE_DECIMALS } from '../constants.js'
import type { Feature, ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { Namespace } from '../types/caip.js'
import { formatUnits, formatUnitsBalance } from '../utils/formatUnits.js'

export interface FetchBalanceParameters {
  readonly namespace: Namespace
}

/** The read that counts, in each namespace. */
const reads: Feature<Map<Namespace, AbortController>> = { id: 'balanceReads', create: () => new Map() }

/** Reads the native balance of the active account. A newer read, another account or another network outdates it. */
export async function fetchBalance(context: ModalContext, { namespace }: FetchBalanceParameters): Promise<void> {
  const { accounts, connections, networks } = context.stores
  const adapter = context.adapters.get(namespace)
  const live = connections.active(namespace)
  const network = networks.find(live?.connection.caipNetworkId)
  const { caipAddress, address } = accounts.get(namespace)
  if (!adapter?.balances || !network || !address || context.signal.aborted) return

  const mine = new AbortController()
  const signal = AbortSignal.any([context.signal, mine.signal])
  context.use(reads).get(namespace)?.abort()
  context.use(reads).set(namespace, mine)
  const isStale = () => signal.aborted || accounts.get(namespace).caipAddress !== caipAddress
  accounts.update(namespace, { balanceStatus: 'loading' })
  try {
    const tokens = await adapter.balances({ address, network, signal })
    const native = tokens.find((token) => token.address === undefined)
    if (isStale()) return
    if (!native) throw new ModalError('UNKNOWN', { message: 'The adapter reported no native balance' })
    accounts.update(namespace, {
      balanceStatus: 'ready',
      balance: formatUnits(native.amount, native.decimals),
      balanceFormatted: formatUnitsBalance(native.amount, native.decimals, BALANCE_DECIMALS),
      balanceSymbol: native.symbol,
      tokenBalance: tokens,
    })
  } catch (cause) {
    if (isStale()) return
    accounts.update(namespace, { balanceStatus: 'error' })
    throw toModalError(cause)
  }
}
