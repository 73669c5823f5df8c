import { type SignMessageParameters, signMessage as signMessageFlow } from '../flows/signMessage.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Asks the connected wallet to sign a text. Resolves with the signature in the chain's usual text form. */
export function signMessage(modal: Modal, parameters: SignMessageParameters): Promise<string> {
  return signMessageFlow(contextOf(modal), parameters)
}
