import { fetchBalance } from '../flows/fetchBalance.js'
import type { Namespace } from '../types/caip.js'
import type { Modal } from '../types/modal.js'

/** Reads the native balance anew, e.g. after a transaction. The old one stays until the new one is there. */
export function refreshBalance(modal: Modal, namespace?: Namespace): Promise<void> {
  return fetchBalance(modal.context, { namespace: namespace ?? modal.context.stores.networks.$namespace.get() })
}
