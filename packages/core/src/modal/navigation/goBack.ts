import type { Namespace } from '../../types/caip.js'
import { startTimer } from '../../utils/waiting.js'
import type { ModalContext } from '../context.js'
import { closeModal } from './closeModal.js'
import { getConnectParams } from './getConnectingView.js'
import { getDefaultRoute } from './views.js'

export const ACCOUNT_RESYNC_DELAY_MS = 100

// Goes back to the previous view and cancels pending requests. On the first view, closes the modal. Does not go back to
// a connecting view once a wallet is connected, but to the account. A moment later, reads the wallet's state again.
export function goBack(context: ModalContext): void {
  const { attempt, connections, networks, router, switching } = context.stores
  attempt.cancel()
  switching.cancel()
  const previous = router.previous()
  const { namespace = networks.$namespace.get(), adding } = previous ? getConnectParams(previous) : {}
  const isToConnect = previous && context.views.get(previous.view)?.needs === 'noAccount' && !adding
  if (isToConnect && connections.active(namespace)) router.reset(getDefaultRoute(context, namespace))
  else if (!router.back()) closeModal(context)

  // `syncAccount` has been loaded, because the timer only acts while a wallet is connected.
  startTimer(ACCOUNT_RESYNC_DELAY_MS, context.signal, () => {
    const now = networks.$namespace.get()
    if (connections.active(now)) void syncLater(context, now)
  })
}

async function syncLater(context: ModalContext, namespace: Namespace): Promise<void> {
  try {
    const { syncAccount } = await import('../../connection/syncAccount.js')
    syncAccount(context, { namespace })
  } catch (cause) {
    context.log('warn', 'The account could not be read anew', cause)
  }
}
