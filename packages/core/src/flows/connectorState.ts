import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'

/** `connected`: in use. `active`: not in use, but live or waiting to be restored. `disconnected`: neither. */
export type ConnectorState = 'connected' | 'active' | 'disconnected'

export interface ConnectorStateParameters {
  readonly walletId: string
  readonly namespace: Namespace
}

/** Where a wallet stands in one namespace. */
export function connectorState({ stores }: ModalContext, parameters: ConnectorStateParameters): ConnectorState {
  const { connections } = stores
  const { walletId, namespace } = parameters
  if (connections.active(namespace)?.walletId === walletId) return 'connected'
  const isStored = connections
    .of(namespace)
    .records.some(({ connectorId, recent }) => connectorId === walletId && !recent)
  return isStored || connections.live(namespace, walletId) ? 'active' : 'disconnected'
}
