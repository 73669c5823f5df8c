import type { Connection } from '../adapter/connection.js'
import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { stateError } from '../state/errors.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { getWalletSource } from '../wallets/sources.js'
import { isAccountAuthorized } from './authorization.js'

export interface SendingAccount {
  readonly connection: Connection
  readonly account: Account
  readonly network: Network
}

// Returns the sender. Throws `ACCOUNT_UNDEFINED` without a wallet, `ACCOUNT_REFUSED` for an unauthorized account,
// `ACCOUNT_READ_ONLY` for one that is only viewed, and `NETWORK_UNDEFINED` without an active network.
export function requireSendingAccount(modal: Modal, namespace: Namespace): SendingAccount {
  const context = getContext(modal)
  const { connections, networks } = context.stores
  const live = connections.active(namespace)
  if (!live) throw stateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  const { connection, walletId } = live
  const [account] = connection.accounts
  if (!isAccountAuthorized(context, { namespace, walletId, connection })) {
    throw new ModalError('ACCOUNT_REFUSED', { context: { namespace } })
  }
  if (getWalletSource(context, walletId).isReadOnly)
    throw new ModalError('ACCOUNT_READ_ONLY', { context: { namespace } })
  const network = networks.active(namespace)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { namespace } })
  return { connection, account, network }
}

export function findSendingAccount(modal: Modal, namespace: Namespace): SendingAccount | undefined {
  try {
    return requireSendingAccount(modal, namespace)
  } catch {
    return undefined
  }
}
