import type { ConnectionChange } from '../adapter/connection.js'
import type { Feature, ModalContext } from '../context.js'
import { closeModal } from '../modal/closeModal.js'
import { openModal } from '../modal/openModal.js'
import { touchConnection } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'
import { syncAccount } from './syncAccount.js'

export interface FollowConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  readonly change: Exclude<ConnectionChange, { type: 'end' }>
}

/** The wallet changed its account or network by itself: the page follows. */
export function followConnection(context: ModalContext, { namespace, walletId, change }: FollowConnectionParameters) {
  const { attempt, connections, modal, networks, router, switching } = context.stores
  touchConnection(connections, namespace, walletId)
  if (connections.active(namespace)?.walletId !== walletId) return

  const wasUnsupported = networks.state(namespace).unsupportedCaipNetworkId !== undefined
  syncAccount(context, { namespace })
  if (change.type !== 'network' || context.options.allowUnsupportedChain) return

  const isUnsupported = networks.state(namespace).unsupportedCaipNetworkId !== undefined
  const { open } = modal.$modal.get()
  const { view } = router.$route.get()
  // A wallet on its way to another network may pass through one that is not ours, and one that is being asked has the
  // visitor's attention: what follows then is for whoever asked.
  if (switching.$switching.get().status === 'waiting' || attempt.$attempt.get().status === 'waiting') return
  if (namespace !== networks.$namespace.get()) return
  const itself = context.use(openedByItself)
  if (isUnsupported && open) router.reset({ view: 'UnsupportedChain' })
  else if (isUnsupported) {
    itself.isOpen = true
    openModal(context, { view: 'UnsupportedChain' }).catch((cause) => context.log('warn', 'Could not open', cause))
  } else if (wasUnsupported && !isUnsupported && open && view === 'UnsupportedChain') {
    // Whom the modal asked something is left alone once there is nothing to ask.
    if (itself.isOpen) closeModal(context)
    else router.reset({ view: 'Account' })
  }
}

/** Whether the modal opened without the visitor's doing, until it is closed. */
const openedByItself: Feature<{ isOpen: boolean }> = {
  id: 'openedByItself',
  create({ stores, signal }) {
    const state = { isOpen: false }
    const stop = stores.modal.$modal.listen(({ open }) => {
      if (!open) state.isOpen = false
    })
    signal.addEventListener('abort', stop, { once: true })
    return state
  },
}
