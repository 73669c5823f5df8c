import { type SendTransactionParameters, sendTransaction as sendTransactionFlow } from '../flows/sendTransaction.js'
import type { Modal } from '../modal.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

/** Asks the connected wallet to send a transaction. Resolves with its hash as soon as it was sent. */
export function sendTransaction<N extends Namespace = Namespace>(
  modal: Modal,
  parameters: SendTransactionParameters<N>,
): Promise<{ readonly hash: string }> {
  return sendTransactionFlow(contextOf(modal), parameters)
}
