import { BACK_SYNC_DELAY } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { delay } from '../utils/waiting.js'
import { closeModal } from './closeModal.js'

/**
 * One step back. From the first view it closes the modal; where Connect would show although a wallet is connected, it
 * shows Account. What the view left behind was waiting for is given up. A moment later the wallet is read anew.
 */
export function goBack(context: ModalContext): void {
  const { attempt, connections, networks, router, switching } = context.stores
  attempt.cancel()
  switching.cancel()
  const previous = router.previous()
  const namespace = (previous?.view === 'Connect' && previous.params?.namespace) || networks.$namespace.get()
  const isConnected = connections.active(namespace) !== undefined
  const isAdding = previous?.view === 'Connect' && previous.params?.adding
  if (previous?.view === 'Connect' && isConnected && !isAdding) router.reset({ view: 'Account' })
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
