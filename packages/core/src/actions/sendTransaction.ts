import { type SendTransactionParameters, sendTransaction as sendTransactionFlow } from '../flows/sendTransaction.js'
import type { Namespace } from '../types/caip.js'
import type { Modal } from '../types/modal.js'

/** Asks the connected wallet to send a transaction. Resolves with its hash as soon as it was sent. */
export function sendTransaction<N extends Namespace = Namespace>(
  modal: Modal,
  parameters: SendTransactionParameters<N>,
): Promise<{ readonly hash: string }> {
  return sendTransactionFlow(modal.context, parameters)
}
