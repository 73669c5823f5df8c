import type { ModalContext, Service } from '../modal/context.js'

export const OWN_TRANSACTIONS_KEY = 'own_transactions'

export const hasSentTransactions = ({ services }: ModalContext): boolean =>
  services.storage.get(OWN_TRANSACTIONS_KEY) !== undefined

export const resumeTransactions: Service<void> = {
  create(context) {
    const { accounts } = context.stores
    const stop = accounts.$accounts.subscribe((all) => {
      const isConnected = Object.values(all).some((account) => account?.status === 'connected')
      if (!isConnected || !hasSentTransactions(context)) return
      import('./ownTransactions.js').then(
        ({ ownTransactions }) => {
          stop()
          context.use(ownTransactions)
        },
        (cause: unknown) => context.log('warn', 'What follows transactions could not be loaded', cause),
      )
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}
