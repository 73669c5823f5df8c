import type { Connection, WalletMethods } from '../adapter/connection.js'
import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { stateError } from '../state/errors.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { getWalletSource } from '../wallets/sources.js'
import { isAccountAuthorized } from './authorization.js'

// Returns the active connection, its account and the wallet's `method`. Throws `CONNECTION_CLIENT_MISSING` after
// `destroy()`, `CHAIN_ADAPTER_NOT_FOUND` without an adapter, `ACCOUNT_UNDEFINED` without a wallet, `ACCOUNT_REFUSED`
// for an unauthorized account, `NETWORK_UNDEFINED` on a network outside of the list, `ACCOUNT_READ_ONLY` for an account
// that is only viewed, and `METHOD_UNSUPPORTED` when the wallet lacks the method.
export function requireConnectionWithMethod<A extends keyof WalletMethods>(
  modal: Modal,
  { namespace, method }: { readonly namespace: Namespace | undefined; readonly method: A },
): {
  readonly method: NonNullable<Connection[A]>
  readonly connection: Connection
  readonly account: Account
  readonly namespace: Namespace
  readonly network: Network | undefined
} {
  const context = getContext(modal)
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  const { connections, networks } = context.stores
  const wanted = namespace ?? networks.$namespace.get()
  if (!context.adapters.has(wanted)) throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace: wanted } })
  const live = connections.active(wanted)
  if (!live) throw stateError('ACCOUNT_UNDEFINED', { context: { namespace: wanted } })
  const { connection, walletId } = live
  if (!isAccountAuthorized(context, { namespace: wanted, walletId, connection })) {
    throw new ModalError('ACCOUNT_REFUSED', { context: { namespace: wanted } })
  }
  if (networks.state(wanted).unsupportedCaipNetworkId && !context.options.allowUnsupportedChain) {
    throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId: connection.caipNetworkId } })
  }
  const found = connection[method]
  if (!found) {
    if (getWalletSource(context, walletId).isReadOnly)
      throw new ModalError('ACCOUNT_READ_ONLY', { context: { method } })
    throw new ModalError('METHOD_UNSUPPORTED', { context: { method }, message: `This wallet cannot ${method}` })
  }
  return {
    method: found.bind(connection) as NonNullable<Connection[A]>,
    connection,
    account: connection.accounts[0],
    namespace: wanted,
    network: networks.find(connection.caipNetworkId),
  }
}
