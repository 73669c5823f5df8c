import { type ConnectorState, connectorState } from '../flows/connectorState.js'
import type { Modal } from '../modal.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

export interface GetConnectorStateParameters {
  readonly walletId: string
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
}

/** Whether a wallet is in use (`connected`), kept beside the one in use (`active`), or `disconnected`. */
export function getConnectorState(modal: Modal, { walletId, namespace }: GetConnectorStateParameters): ConnectorState {
  const { $namespace } = contextOf(modal).stores.networks
  return connectorState(contextOf(modal), { walletId, namespace: namespace ?? $namespace.get() })
}
