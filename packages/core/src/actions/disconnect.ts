import { type DisconnectParameters, disconnect as disconnectFlow } from '../flows/disconnect.js'
import type { Modal } from '../types/modal.js'

export type DisconnectActionParameters = DisconnectParameters

/** Ends all connections, those of one namespace, or one wallet's. */
export function disconnect(modal: Modal, parameters: DisconnectActionParameters = {}): Promise<void> {
  return disconnectFlow(modal.context, parameters)
}
