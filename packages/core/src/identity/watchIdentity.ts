import type { Modal } from '../modal/modal.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

/**
 * Keeps the name and picture in `modal.$account('eip155')` up to date until unsubscribed. Foyer looks them up only
 * while a button, a view or this function needs them.
 */
export function watchIdentity({ context }: Modal): Unsubscribe {
  return context.stores.viewers.add({ shows: 'identity' })
}
