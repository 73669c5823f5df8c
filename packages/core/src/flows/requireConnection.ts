import type { Acts, Connection } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { isAdmitted } from './admission.js'

/**
 * What an act needs: the connection in use, its account, and the act itself. Throws `CONNECTION_CLIENT_MISSING` after
 * `destroy()`, `ACCOUNT_UNDEFINED` without a wallet, `NETWORK_UNDEFINED` on a network outside of the list, and
 * `ACT_UNSUPPORTED` when this wallet cannot.
 */
export function requireConnection<A extends keyof Acts>(
  context: ModalContext,
  { namespace, act }: { readonly namespace: Namespace | undefined; readonly act: A },
): {
  readonly act: NonNullable<Connection[A]>
  readonly account: Account
  readonly namespace: Namespace
  /** Where the wallet is, if the modal knows it. */
  readonly network: Network | undefined
} {
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  const { connections, networks } = context.stores
  const wanted = namespace ?? networks.$namespace.get()
  if (!context.adapters.has(wanted)) throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace: wanted } })
  const live = connections.active(wanted)
  if (!live) throw lateError('ACCOUNT_UNDEFINED', { context: { namespace: wanted } })
  const { connection, walletId } = live
  if (!isAdmitted(context, { namespace: wanted, walletId, connection })) {
    throw new ModalError('NOT_ADMITTED', { context: { namespace: wanted } })
  }
  if (networks.state(wanted).unsupportedCaipNetworkId && !context.options.allowUnsupportedChain) {
    throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId: connection.caipNetworkId } })
  }
  const found = connection[act]
  if (!found) throw new ModalError('ACT_UNSUPPORTED', { context: { act }, message: `This wallet cannot ${act}` })
  return {
    act: found.bind(connection) as NonNullable<Connection[A]>,
    account: connection.accounts[0],
    namespace: wanted,
    network: networks.find(connection.caipNetworkId),
  }
}
