import type { NamespaceTransaction } from '../adapter/connection.js'
import { requireConnectionWithMethod } from '../connection/requireConnectionWithMethod.js'
import { toModalError } from '../errors/toModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { RegisteredNamespace } from '../types/register.js'

export interface EstimateGasParameters<N extends RegisteredNamespace = RegisteredNamespace> {
  readonly transaction: NamespaceTransaction<N>
  /** Namespace of the transaction. @default the active namespace */
  readonly namespace?: N | undefined
}

/** Estimates the gas of a transaction of the connected account, without a wallet prompt. */
export async function estimateGas<N extends RegisteredNamespace = RegisteredNamespace>(
  modal: Modal,
  { transaction, namespace }: EstimateGasParameters<N>,
): Promise<bigint> {
  const context = getContext(modal)
  const { method, account } = requireConnectionWithMethod(context.modal, { namespace, method: 'estimateGas' })
  try {
    return await method({ transaction, account })
  } catch (cause) {
    throw toModalError(cause)
  }
}
