import type { Modal } from '../modal/modal.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { onAbort, rejectOnAbort } from '../utils/waiting.js'
import { getOwnTransactions } from './ownTransactions.js'

// Waits until a transaction has a final status. Resolves with it, with its replacement, or with undefined if it is
// unknown. `name` is the hash, or the id of a batch. Until then, calls `onPending` with each new status. Rejects with
// `ABORTED`.
export function waitForReceipt(
  modal: Modal,
  caipAddress: CaipAddress,
  {
    name,
    signal,
    onPending,
  }: { readonly name: string; readonly signal: AbortSignal; onPending?(activity: Activity): void },
): Promise<Activity | undefined> {
  const $all = getOwnTransactions(modal, caipAddress)
  let wanted = name
  const over = new AbortController()
  const answer = new Promise<Activity | undefined>((resolve) => {
    const look = (all: readonly Activity[]) => {
      const found = all.find(({ hash, callsId }) => hash === wanted || callsId === wanted)
      if (found?.status === 'pending') return onPending?.(found)
      const next =
        found?.status === 'replaced'
          ? all.find(({ hash, nonce }) => hash !== found.hash && nonce !== undefined && nonce === found.nonce)
          : undefined
      if (!next) return resolve(found)
      wanted = next.hash
      look(all.filter((each) => each !== found))
    }
    onAbort(over.signal, $all.subscribe(look))
  })
  return rejectOnAbort(answer, signal).finally(() => over.abort())
}

// `done`: the transaction or its replacement was included. `unknown`: it may still be included.
export function getTransactionOutcome(activity: Activity | undefined): 'done' | 'refused' | 'cancelled' | 'unknown' {
  if (activity?.status === 'failed') return 'refused'
  if (activity?.status !== 'confirmed') return 'unknown'
  return activity.kind === 'cancel' ? 'cancelled' : 'done'
}
