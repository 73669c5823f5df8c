import type { ContractCall } from '../adapter/connection.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import type { RegisteredNamespace } from '../types/register.js'
import { trackAppSend } from './sendRequests/trackAppSend.js'

export interface WriteContractParameters extends ContractCall {
  /** Namespace of the contract. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

/** Prompts the connected wallet to call a contract function. Resolves with the transaction hash once sent. */
export async function writeContract(
  modal: Modal,
  { namespace, ...call }: WriteContractParameters,
): Promise<{ readonly hash: string }> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    return trackAppSend(context, { namespace, method: 'writeContract', to: call.address }, ({ method, account }) =>
      method({ call, account }),
    )
  })
}
