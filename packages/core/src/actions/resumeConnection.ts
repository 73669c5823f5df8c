import { enterModal } from '../engine.js'
import { type ResumeConnectionParameters, resumeConnection as resumeConnectionFlow } from '../modal/resumeConnection.js'
import type { Modal } from '../modal.js'

/**
 * Takes up a connection that was kept: a live one is put to use, another one is asked for in the open modal. Throws
 * `INVALID_CONNECTION_STATUS` ("Invalid connection status") for a status that there is none of.
 */
export function resumeConnection(modal: Modal, parameters: ResumeConnectionParameters): void {
  resumeConnectionFlow(enterModal(modal.context).context, parameters)
}
