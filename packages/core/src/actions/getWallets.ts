import { listWallets, type WalletRow } from '../flows/listWallets.js'
import type { Namespace } from '../types/caip.js'
import type { Modal } from '../types/modal.js'

/** The wallets that a visitor can choose from now, in the configured order. */
export function getWallets(modal: Modal, namespace?: Namespace): readonly WalletRow[] {
  return listWallets(modal.context, namespace)
}
