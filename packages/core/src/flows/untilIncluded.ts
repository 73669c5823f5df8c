import type { ModalContext } from '../context.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { onAbort, untilAborted } from '../utils/waiting.js'
import { ownTransactions } from './ownTransactions.js'

/**
 * One of an account's own transactions, once it is on its way no more: itself, or what was sent in its place. Undefined where
 * nothing is known of it. `name`: its hash, or what a wallet calls several. Rejects with `ABORTED`.
 */
export function untilIncluded(
  context: ModalContext,
  caipAddress: CaipAddress,
  { name, signal }: { readonly name: string; readonly signal: AbortSignal },
): Promise<Activity | undefined> {
  const $all = context.use(ownTransactions).$of(caipAddress)
  let wanted = name
  const over = new AbortController()
  const answer = new Promise<Activity | undefined>((resolve) => {
    const look = (all: readonly Activity[]) => {
      const found = all.find(({ hash, callsId }) => hash === wanted || callsId === wanted)
      if (found?.status === 'pending') return
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
  return untilAborted(answer, signal).finally(() => over.abort())
}
