import type { SendTransferParameters } from '../features/send/readTransfer.js'
import { sendTransfer as sendTransferFlow } from '../features/send/sendTransfer.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Sends coins or a token to an address or a name. Fees and limits are read and the transfer is tried out before the wallet
 * is asked. Resolves with its hash as soon as it was sent; it is followed until the chain has it.
 */
export function sendTransfer(modal: Modal, parameters: SendTransferParameters): Promise<{ readonly hash: string }> {
  return sendTransferFlow(contextOf(modal), parameters)
}
