import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { toModalError } from '../errors/toModalError.js'
import type { ViewParams } from '../types/views.js'
import { connect } from './connect.js'
import { connectingView, isConnecting } from './connectingView.js'

/** The visitor chose a wallet: its view is shown and the wallet is asked. What comes of it is in the attempt store. */
export async function connectInModal(
  context: ModalContext,
  params: ViewParams['ConnectingWalletConnect'],
): Promise<void> {
  const { attempt, connectors, router } = context.stores
  const { namespace } = params
  const route = connectingView(context, params)
  const shown = router.$route.get()
  if (!isConnecting(shown)) router.push(route)
  const walletId = route.view === 'ConnectingExternal' ? route.params.walletId : REMOTE_WALLET_ID
  if (!connectors.find(walletId, namespace).length) {
    attempt.show({ status: 'missing', walletId, namespace })
    return
  }
  attempt.cancel()
  try {
    await connect(context, { walletId, namespace })
  } catch (thrown) {
    // The view shows it; here it is only kept for whoever looks for the cause.
    context.log('debug', `"${walletId}" was not connected`, thrown)
    const error = toModalError(thrown)
    if (error.code === 'MODAL_CLOSED') return
    if (attempt.$attempt.get().status === 'idle') attempt.show({ status: 'failed', error, walletId, namespace })
    context.services.events.emit('error', error)
  }
}
