import type { Connection } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { isAdmitted } from './admission.js'

/** Who sends. Throws `ACCOUNT_UNDEFINED` without a wallet, `NOT_ADMITTED` for an account that is not let in. */
export function requireSender(
  context: ModalContext,
  namespace: Namespace,
): { readonly connection: Connection; readonly account: Account; readonly network: Network } {
  const { connections, networks } = context.stores
  const live = connections.active(namespace)
  if (!live) throw lateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  const { connection, walletId } = live
  const [account] = connection.accounts
  if (!isAdmitted(context, { namespace, walletId, connection })) {
    throw new ModalError('NOT_ADMITTED', { context: { namespace } })
  }
  const network = networks.active(namespace)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { namespace } })
  return { connection, account, network }
}
