import { type SignTypedDataParameters, signTypedData as signTypedDataFlow } from '../flows/signTypedData.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Asks the connected wallet to sign structured data. Resolves with the signature. */
export function signTypedData(modal: Modal, parameters: SignTypedDataParameters): Promise<string> {
  return signTypedDataFlow(contextOf(modal), parameters)
}
