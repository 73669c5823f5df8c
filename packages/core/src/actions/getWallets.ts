import { listWallets } from '../flows/listWallets.js'
import type { WalletRow } from '../flows/walletRow.js'
import type { Modal } from '../modal.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

/** The wallets that a visitor can choose from now, in the configured order. */
export function getWallets(modal: Modal, namespace?: Namespace): readonly WalletRow[] {
  return listWallets(contextOf(modal), namespace)
}
