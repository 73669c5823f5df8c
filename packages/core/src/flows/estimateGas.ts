import type { TransactionOf } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { toModalError } from '../errors/toModalError.js'
import type { Namespace } from '../types/caip.js'
import { requireConnection } from './requireConnection.js'

export interface EstimateGasParameters<N extends Namespace = Namespace> {
  /** In the shape of its namespace, as `sendTransaction` takes it. */
  readonly transaction: TransactionOf<N>
  /** @default the active namespace */
  readonly namespace?: N | undefined
}

/** What a transaction of the connected account would take, in gas. */
export async function estimateGas<N extends Namespace = Namespace>(
  context: ModalContext,
  { transaction, namespace }: EstimateGasParameters<N>,
): Promise<bigint> {
  const { act, account } = requireConnection(context, { namespace, act: 'estimateGas' })
  try {
    return await act({ transaction, account })
  } catch (cause) {
    throw toModalError(cause)
  }
}
