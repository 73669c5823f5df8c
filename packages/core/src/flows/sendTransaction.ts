import type { TransactionOf } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { lookAtChain } from './lookAtChain.js'
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
  const { act, account, network } = requireConnection(context, { namespace, act: 'sendTransaction' })
  const look = lookAtChain(context, { network, address: account.address })
  try {
    return await act({ transaction, account })
  } catch (cause) {
    throw await look.explain(cause)
  }
}
