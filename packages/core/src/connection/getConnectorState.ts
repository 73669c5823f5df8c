import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { RegisteredNamespace } from '../types/register.js'

/**
 * `connected`: the active wallet of the namespace. `active`: another connected wallet, or one that is being restored.
 * `disconnected`: any other wallet.
 */
export type ConnectorState = 'connected' | 'active' | 'disconnected'

export interface GetConnectorStateParameters {
  readonly walletId: string
  /** Namespace of the wallet. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

export function getConnectorState(modal: Modal, parameters: GetConnectorStateParameters): ConnectorState {
  const { connections, networks } = getContext(modal).stores
  const { walletId, namespace = networks.$namespace.get() } = parameters
  if (connections.active(namespace)?.walletId === walletId) return 'connected'
  const isStored = connections.of(namespace).records.some((each) => each.walletId === walletId && !each.recent)
  return isStored || connections.live(namespace, walletId) ? 'active' : 'disconnected'
}
