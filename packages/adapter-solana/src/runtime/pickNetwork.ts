import { type CaipNetworkId, ModalError } from '@foyer/core/adapter'
import type { Link } from '../link.js'
import type { RuntimeContext } from './context.js'

/** Where the last connection was. */
const KEY = 'network'

export interface PickNetworkParameters {
  readonly link: Link
  readonly wanted: CaipNetworkId<'solana'> | undefined
  /** A connection that is restored begins where it was left. */
  readonly silent: boolean
}

/**
 * A Solana wallet is on no network: the page names one with each transaction. Ours begins on the one that was asked for,
 * else on the page's, else on the first that both know; a wallet that knows none of the page's is on one of its own.
 */
export function pickNetwork({ host }: RuntimeContext, parameters: PickNetworkParameters): CaipNetworkId<'solana'> {
  const { link, wanted, silent } = parameters
  const configured = host.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
  const stored = silent ? host.storage.get(KEY) : undefined
  const left = configured.find((each) => each === stored)
  const own = link.networks()
  const order = [wanted, left, host.activeNetworkId(), ...configured].filter((each) => each !== undefined)
  const found = order.find((each) => own?.includes(each) ?? true) ?? own?.[0]
  if (!found) throw new ModalError('NETWORK_UNDEFINED')
  return found
}

export function rememberNetwork({ host }: RuntimeContext, caipNetworkId: CaipNetworkId<'solana'>): void {
  host.storage.set(KEY, caipNetworkId)
}
