import { toWalletError } from '../errors/toWalletError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import type { RegisteredNamespace } from '../types/register.js'
import { requireConnectionWithMethod } from './requireConnectionWithMethod.js'

export interface SignMessageParameters {
  readonly message: string
  /** Namespace whose wallet signs. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

/** Requests a signature of a text. Resolves with the signature in the chain's usual text form. */
export async function signMessage(modal: Modal, { message, namespace }: SignMessageParameters): Promise<string> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { method, account } = requireConnectionWithMethod(context.modal, { namespace, method: 'signMessage' })
    try {
      return await method({ message, account })
    } catch (cause) {
      throw toWalletError(cause)
    }
  })
}
