import { emitNetworkChange } from '../../state/networks.js'
import type { ModalContext } from '../context.js'
import { chooseWallet } from './chooseWallet.js'
import { closeModal } from './closeModal.js'
import { getConnectParams } from './getConnectingView.js'

export function finishConnect(context: ModalContext): void {
  if (context.stores.attempt.$attempt.get().status === 'connected') leaveConnecting(context)
}

export function skipConnect(context: ModalContext): void {
  leaveConnecting(context)
}

function leaveConnecting(context: ModalContext): void {
  const { attempt, connections, networks, router } = context.stores
  const result = attempt.$attempt.get()
  const namespace = 'namespace' in result ? result.namespace : undefined
  const route = router.$route.get()
  const { steps = [], step = 0, adding, ...params } = getConnectParams(route)
  const next = steps[step + 1]
  if (next) {
    void chooseWallet(context, { ...params, adding, ...next, steps, step: step + 1 })
    return
  }
  attempt.cancel()
  // If the user connected several wallets, the first one becomes active.
  const first = steps.find((each) => connections.active(each.namespace))
  if (first) networks.activateNamespace(first.namespace)
  emitNetworkChange(context)
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
