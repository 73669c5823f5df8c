import { type SignMessageParameters, signMessage as signMessageFlow } from '../flows/signMessage.js'
import type { Modal } from '../types/modal.js'

/** Asks the connected wallet to sign a text. Resolves with the signature in the chain's usual text form. */
export function signMessage(modal: Modal, parameters: SignMessageParameters): Promise<string> {
  return signMessageFlow(modal.context, parameters)
}
