import { OWN_TRANSACTIONS } from '../constants.js'
import type { ModalContext } from '../context.js'

/** Whether anything that was sent from here is kept. */
export const hasSent = ({ services }: ModalContext): boolean => services.storage.get(OWN_TRANSACTIONS) !== undefined

/** Follows on what this page left on its way. Where nothing was kept nothing is loaded. */
export function takeUpTransactions(context: ModalContext): void {
  if (!hasSent(context)) return
  import('./ownTransactions.js').then(
    ({ ownTransactions }) => context.use(ownTransactions),
    (cause: unknown) => context.log('warn', 'What follows transactions could not be loaded', cause),
  )
}
