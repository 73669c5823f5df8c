import type { Modal } from '../modal/modal.js'
import type { RegisteredNamespace } from '../types/register.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

/**
 * Keeps the native balance in `modal.$account()` up to date until unsubscribed. Foyer reads no balance unless this
 * function or a button that shows the balance needs it.
 * @param namespace default: the active one
 */
export function watchBalance({ context }: Modal, namespace?: RegisteredNamespace): Unsubscribe {
  return context.stores.viewers.add({ shows: 'balance', namespace })
}
