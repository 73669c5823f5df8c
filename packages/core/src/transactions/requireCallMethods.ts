import type { CallMethods } from '../adapter/calls.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { Namespace } from '../types/caip.js'
import { transactionError } from './errors.js'

export async function requireCallMethods(modal: Modal, namespace: Namespace): Promise<CallMethods> {
  const chainReader = await getContext(modal).adapters.get(namespace)?.chainReader?.()
  const calls = await chainReader?.calls?.()
  if (!calls) throw transactionError('CHAIN_UNSUPPORTED', { context: { namespace } })
  return calls
}
