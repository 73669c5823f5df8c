import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { ConnectionRecord } from '../state/connections.js'
import type { RegisteredNamespace } from '../types/register.js'

/** Returns the connections of a namespace: live ones first, led by the active one, then the recent ones. */
export function getConnections(modal: Modal, namespace?: RegisteredNamespace): readonly ConnectionRecord[] {
  const { connections, networks } = getContext(modal).stores
  const { records } = connections.of(namespace ?? networks.$namespace.get())
  return [...records].sort((one, other) => Number(one.recent) - Number(other.recent))
}
