import type { Connection } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { isAdmitted } from './admission.js'

/** What a wallet sends with: its connection, its account in use, and where it is. */
export interface Sender {
  readonly connection: Connection
  readonly account: Account
  readonly network: Network
}

/** Who sends. Throws `ACCOUNT_UNDEFINED` without a wallet, `NOT_ADMITTED` for an account that is not let in. */
export function requireSender(context: ModalContext, namespace: Namespace): Sender {
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

/** The same. Undefined: nobody is connected there, or may act. */
export function findSender(context: ModalContext, namespace: Namespace): Sender | undefined {
  try {
    return requireSender(context, namespace)
  } catch {
    return undefined
  }
}
