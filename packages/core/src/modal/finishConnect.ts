import type { ModalContext } from '../context.js'
import { tellNetwork } from '../flows/tellNetwork.js'
import { chooseWallet } from './chooseWallet.js'
import { closeModal } from './closeModal.js'
import { paramsOf } from './connectingView.js'

/** The visitor has seen that the wallet is connected: on to what follows. */
export function finishConnect(context: ModalContext): void {
  if (context.stores.attempt.$attempt.get().status === 'connected') leaveConnecting(context)
}

/** The visitor goes on without the wallet that did not connect, to the next one or to what follows. */
export function skipConnect(context: ModalContext): void {
  leaveConnecting(context)
}

function leaveConnecting(context: ModalContext): void {
  const { attempt, connections, networks, router } = context.stores
  const result = attempt.$attempt.get()
  const namespace = 'namespace' in result ? result.namespace : undefined
  const route = router.$route.get()
  const { steps = [], step = 0, adding, ...params } = paramsOf(route)
  const next = steps[step + 1]
  if (next) {
    void chooseWallet(context, { ...params, adding, ...next, steps, step: step + 1 })
    return
  }
  attempt.cancel()
  // Of several, the one that was begun with is the one in use.
  const first = steps.find((each) => connections.active(each.namespace))
  if (first) networks.activateNamespace(first.namespace)
  tellNetwork(context)
  const state = networks.state(first?.namespace ?? namespace ?? networks.$namespace.get())
  const waiting = router.$router.get().stack.find(({ view }) => context.views.get(view)?.resumes)
  if (state.unsupportedCaipNetworkId && !context.options.allowUnsupportedChain) {
    router.reset({ view: 'UnsupportedChain' })
  } else if (waiting) {
    router.reset(waiting)
  } else if (context.views.get(route.view)?.connects && adding) {
    router.reset({ view: 'Account' })
    router.push({ view: 'ProfileWallets' })
  } else {
    closeModal(context)
  }
}
