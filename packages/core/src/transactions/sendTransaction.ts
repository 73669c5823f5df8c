import type { NamespaceTransaction } from '../adapter/connection.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import type { RegisteredNamespace } from '../types/register.js'
import { transactionError } from './errors.js'
import { trackAppSend } from './sendRequests/trackAppSend.js'

export interface SendTransactionParameters<N extends RegisteredNamespace = RegisteredNamespace> {
  /** Transaction in the form of its namespace. On EVM: `{ to, value?, data?, gas? }`, with amounts in wei. */
  readonly transaction: NamespaceTransaction<N>
  /** Namespace of the transaction. @default the active namespace */
  readonly namespace?: N | undefined
}

/** Prompts the connected wallet to send a transaction. Resolves with its hash once sent. */
export async function sendTransaction<N extends RegisteredNamespace = RegisteredNamespace>(
  modal: Modal,
  { transaction, namespace }: SendTransactionParameters<N>,
): Promise<{ readonly hash: string }> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    if (transaction === undefined) throw transactionError('RPC_INVALID_PARAMS')
    const { to }: { readonly to?: unknown } = Object(transaction)
    return trackAppSend(context, { namespace, method: 'sendTransaction', to }, ({ method, account }) =>
      method({ transaction, account }),
    )
  })
}
