import { BACK_SYNC_DELAY } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { delay } from '../utils/waiting.js'
import { closeModal } from './closeModal.js'
import { paramsOf } from './connectingView.js'
import { fittingRoute } from './fittingRoute.js'

/**
 * One step back. From the first view it closes the modal; where a view for connecting would show although a wallet is
 * connected, it shows the account. What the view left behind was waiting for is given up. A moment later the wallet is read anew.
 */
export function goBack(context: ModalContext): void {
  const { attempt, connections, networks, router, switching } = context.stores
  attempt.cancel()
  switching.cancel()
  const previous = router.previous()
  const { namespace = networks.$namespace.get(), adding } = previous ? paramsOf(previous) : {}
  const isToConnect = previous && context.views.get(previous.view)?.needs === 'noAccount' && !adding
  if (isToConnect && connections.active(namespace)) router.reset(fittingRoute(context, namespace))
  else if (!router.back()) closeModal(context)

  // Nothing to read where nobody is connected; who is has brought what reads it.
  delay(BACK_SYNC_DELAY, context.signal, () => {
    const now = networks.$namespace.get()
    if (connections.active(now)) void syncLater(context, now)
  })
}

async function syncLater(context: ModalContext, namespace: Namespace): Promise<void> {
  try {
    const { syncAccount } = await import('../flows/syncAccount.js')
    syncAccount(context, { namespace })
  } catch (cause) {
    context.log('warn', 'The account could not be read anew', cause)
  }
}
