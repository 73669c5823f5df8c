import type { Calls } from '../adapter/calls.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import type { Namespace } from '../types/caip.js'

/** How a kind of networks calls contracts. Throws `CHAIN_UNSUPPORTED` where it does not. */
export async function requireCalls(context: ModalContext, namespace: Namespace): Promise<Calls> {
  const ledger = await context.adapters.get(namespace)?.ledger?.()
  const calls = await ledger?.calls?.()
  if (!calls) throw lateError('CHAIN_UNSUPPORTED', { context: { namespace } })
  return calls
}
