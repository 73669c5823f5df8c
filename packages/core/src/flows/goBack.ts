import { BACK_SYNC_DELAY } from '../constants.js'
import type { ModalContext } from '../context.js'
import { delay } from '../utils/delay.js'
import { closeModal } from './closeModal.js'
import { syncAccount } from './syncAccount.js'

/**
 * One step back. From the first view it closes the modal; where Connect would show although a wallet is connected, it
 * shows Account. What the view left behind was waiting for is given up. A moment later the wallet is read anew.
 */
export function goBack(context: ModalContext): void {
  const { attempt, connections, networks, router, switching } = context.stores
  attempt.cancel()
  switching.cancel()
  const previous = router.previous()
  const isConnected = connections.active(networks.$namespace.get()) !== undefined
  const isAdding = previous?.view === 'Connect' && previous.params?.adding
  if (previous?.view === 'Connect' && isConnected && !isAdding) router.reset({ view: 'Account' })
  else if (!router.back()) closeModal(context)

  delay(BACK_SYNC_DELAY, context.signal, () => syncAccount(context, { namespace: networks.$namespace.get() }))
}
