import type { Modal } from '../modal.js'
import type { ConnectionRecord } from '../stores/connections.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

/** The connections of a namespace: live ones first, the active one at the top, then the recent ones. */
export function getConnections(modal: Modal, namespace?: Namespace): readonly ConnectionRecord[] {
  const { connections, networks } = contextOf(modal).stores
  const { records } = connections.of(namespace ?? networks.$namespace.get())
  return [...records].sort((one, other) => Number(one.recent) - Number(other.recent))
}
