import { type DisconnectParameters, disconnect as disconnectFlow } from '../flows/disconnect.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

export type DisconnectActionParameters = DisconnectParameters

/** Ends all connections, those of one namespace, or one wallet's. */
export function disconnect(modal: Modal, parameters: DisconnectActionParameters = {}): Promise<void> {
  return disconnectFlow(contextOf(modal), parameters)
}
