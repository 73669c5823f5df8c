import type { ModalContext } from '../context.js'
import { waitingConnections } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'

export interface SettleAccountParameters {
  readonly namespace: Namespace
}

/** A namespace without a live connection is being asked, or being restored, or back at the beginning. */
export function settleAccount(context: ModalContext, { namespace }: SettleAccountParameters): void {
  const { accounts, attempt, connections } = context.stores
  if (context.signal.aborted || connections.active(namespace)) return
  const asked = attempt.$attempt.get()
  if (asked.status === 'waiting' && asked.namespace === namespace) accounts.update(namespace, { status: 'connecting' })
  else if (waitingConnections(connections, namespace).length > 0) accounts.update(namespace, { status: 'reconnecting' })
  else accounts.reset(namespace)
}
