import type { ModalContext } from '../context.js'
import { closeModal } from './closeModal.js'
import { isConnecting } from './connectingView.js'

/** The visitor has seen that the wallet is connected: on to what follows. */
export function finishConnect(context: ModalContext): void {
  const { attempt, networks, router } = context.stores
  const result = attempt.$attempt.get()
  if (result.status !== 'connected') return
  attempt.cancel()
  const route = router.$route.get()
  const state = networks.state(result.namespace ?? networks.$namespace.get())
  if (state.unsupportedCaipNetworkId && !context.options.allowUnsupportedChain) {
    router.reset({ view: 'UnsupportedChain' })
  } else if (isConnecting(route) && route.params?.adding) {
    router.reset({ view: 'Account' })
    router.push({ view: 'ProfileWallets' })
  } else {
    closeModal(context)
  }
}
