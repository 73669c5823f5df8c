import { OWN_TRANSACTIONS } from '../constants.js'
import type { ModalContext } from '../context.js'

/** Follows on what this page left on its way. Where nothing was kept nothing is loaded. */
export function takeUpTransactions(context: ModalContext): void {
  if (context.services.storage.get(OWN_TRANSACTIONS) === undefined) return
  import('./ownTransactions.js').then(
    ({ ownTransactions }) => context.use(ownTransactions),
    (cause: unknown) => context.log('warn', 'What follows transactions could not be loaded', cause),
  )
}
