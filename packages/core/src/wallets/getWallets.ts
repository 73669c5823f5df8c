import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { RegisteredNamespace } from '../types/register.js'
import { listWallets } from './listWallets.js'
import type { WalletRow } from './walletRow.js'

/** Returns the wallets that the user can choose from now, in the configured order. */
export function getWallets(modal: Modal, namespace?: RegisteredNamespace): readonly WalletRow[] {
  return listWallets(getContext(modal), namespace)
}
