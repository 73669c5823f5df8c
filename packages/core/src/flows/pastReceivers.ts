import type { ModalContext } from '../context.js'
import type { CaipAddress } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { ownTransactions } from './ownTransactions.js'

/** Whom an account has sent to, on any network of its kind, newest first, as far as this browser knows. */
export function pastReceivers(context: ModalContext, caipAddress: CaipAddress): readonly string[] {
  const sender = parseCaipAddress(caipAddress)
  const receivers = context
    .use(ownTransactions)
    .all()
    .flatMap(({ caipAddress: of, activity }) => {
      const { namespace, address } = parseCaipAddress(of) ?? {}
      if (!sender || namespace !== sender.namespace || address !== sender.address) return []
      // What never came about says nothing of whom the visitor knows.
      if (activity.status === 'failed' || activity.status === 'replaced' || activity.status === 'dropped') return []
      return activity.transfers.flatMap(({ direction, to }) => (direction === 'out' && to ? [to] : []))
    })
  return [...new Set(receivers)]
}
