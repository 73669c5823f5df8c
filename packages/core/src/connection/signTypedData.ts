import type { TypedData } from '../adapter/connection.js'
import { toWalletError } from '../errors/toWalletError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import type { RegisteredNamespace } from '../types/register.js'
import { requireConnectionWithMethod } from './requireConnectionWithMethod.js'

export interface SignTypedDataParameters {
  /** Structured data in the format of the namespace: EIP-712 on EVM. */
  readonly typedData: TypedData
  /** Namespace whose wallet signs. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

/** Requests a signature of structured data. */
export async function signTypedData(modal: Modal, { typedData, namespace }: SignTypedDataParameters): Promise<string> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { method, account } = requireConnectionWithMethod(context.modal, { namespace, method: 'signTypedData' })
    try {
      return await method({ typedData, account })
    } catch (cause) {
      throw toWalletError(cause)
    }
  })
}
