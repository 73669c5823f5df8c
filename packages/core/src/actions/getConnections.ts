import type { ConnectionRecord } from '../stores/connections.js'
import type { Namespace } from '../types/caip.js'
import type { Modal } from '../types/modal.js'

/** The connections of a namespace: live ones first, the active one at the top, then the recent ones. */
export function getConnections(modal: Modal, namespace?: Namespace): readonly ConnectionRecord[] {
  const { connections, networks } = modal.context.stores
  const { records } = connections.of(namespace ?? networks.$namespace.get())
  return [...records].sort((one, other) => Number(one.recent) - Number(other.recent))
}
