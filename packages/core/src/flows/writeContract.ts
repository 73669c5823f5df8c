import type { ContractCall } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { lookAtChain } from './lookAtChain.js'
import { requireConnection } from './requireConnection.js'

export interface WriteContractParameters extends ContractCall {
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
}

/** Asks the connected wallet to call a function of a contract. Resolves with the transaction's hash as soon as it was sent. */
export async function writeContract(
  context: ModalContext,
  { namespace, ...call }: WriteContractParameters,
): Promise<{ readonly hash: string }> {
  const { act, account, network } = requireConnection(context, { namespace, act: 'writeContract' })
  const look = lookAtChain(context, { network, address: account.address })
  try {
    return await act({ call, account })
  } catch (cause) {
    throw await look.explain(cause)
  }
}
