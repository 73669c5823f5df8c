import { type WriteContractParameters, writeContract as writeContractFlow } from '../flows/writeContract.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Asks the connected wallet to call a function of a contract. Resolves with the transaction's hash as soon as it was sent. */
export function writeContract(modal: Modal, parameters: WriteContractParameters): Promise<{ readonly hash: string }> {
  return writeContractFlow(contextOf(modal), parameters)
}
