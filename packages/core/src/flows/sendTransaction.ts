import type { TransactionOf } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { toModalError } from '../errors/toModalError.js'
import type { Namespace } from '../types/caip.js'
import { requireConnection } from './requireConnection.js'

export interface SendTransactionParameters<N extends Namespace = Namespace> {
  /** In the shape of its namespace; on EVM `{ to, value?, data?, gas? }`, amounts in wei. */
  readonly transaction: TransactionOf<N>
  /** @default the active namespace */
  readonly namespace?: N | undefined
}

/** Asks the connected wallet to send a transaction. Resolves with its hash as soon as it was sent. */
export async function sendTransaction<N extends Namespace = Namespace>(
  context: ModalContext,
  { transaction, namespace }: SendTransactionParameters<N>,
): Promise<{ readonly hash: string }> {
  const { act, account } = requireConnection(context, { namespace, act: 'sendTransaction' })
  try {
    return await act({ transaction, account })
  } catch (cause) {
    throw toModalError(cause)
  }
}
