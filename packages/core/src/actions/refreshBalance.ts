import { fetchBalance } from '../flows/fetchBalance.js'
import type { Modal } from '../modal.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

/** Reads the native balance anew, e.g. after a transaction. The old one stays until the new one is there. */
export function refreshBalance(modal: Modal, namespace?: Namespace): Promise<void> {
  return fetchBalance(contextOf(modal), { namespace: namespace ?? contextOf(modal).stores.networks.$namespace.get() })
}
