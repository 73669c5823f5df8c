import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { RegisteredNamespace } from '../types/register.js'
import { fetchBalance } from './readNativeBalance.js'

/** Refreshes the native balance, e.g. after a transaction. Shows the previous balance until the node responds. */
export function refreshBalance(modal: Modal, namespace?: RegisteredNamespace): Promise<void> {
  return fetchBalance(getContext(modal), { namespace: namespace ?? getContext(modal).stores.networks.$namespace.get() })
}
