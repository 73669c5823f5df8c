import { type ActivateConnectionParameters, activateConnection } from '../flows/activateConnection.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Makes one of several live connections the one in use. */
export function switchConnection(modal: Modal, parameters: ActivateConnectionParameters): void {
  activateConnection(contextOf(modal), parameters)
}
