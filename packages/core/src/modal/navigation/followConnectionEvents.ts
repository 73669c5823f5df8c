import type { ConnectionEvent } from '../../state/connectionEvents.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { Route } from '../../types/views.js'
import type { ModalContext, Service } from '../context.js'
import { closeModal } from './closeModal.js'
import { getConnectParams } from './getConnectingView.js'
import { openModal } from './openModal.js'
import { getDefaultRoute, isRouteObsolete } from './views.js'

// Opens and closes views after connection events. No other code does so, and a headless modal does not load it.
export const followConnectionEvents: Service<void> = {
  create(context) {
    const { modal, router } = context.stores
    const showIdentity = createIdentityViewer(context)
    // True while the modal is open because of an event, not because the user opened it.
    let hasOpenedItself = false
    const stops = [
      modal.$modal.listen(showIdentity),
      router.$route.listen(showIdentity),
      modal.$modal.listen(({ open }) => {
        if (!open) hasOpenedItself = false
      }),
      context.connectionEvents.listenFromStart((event) => {
        if (event.type === 'connected' && event.isRestored) leaveConnect(context)
        else if (event.type === 'ended' && event.wasActive) leaveView(context, event)
        else if (event.type === 'needsNetwork') {
          if (event.namespace !== context.stores.networks.$namespace.get()) return
          if (!modal.$modal.get().open) hasOpenedItself = true
          showUnsupported(context)
        } else if (event.type === 'changed' && event.wasUnsupported) {
          if (event.namespace === context.stores.networks.$namespace.get()) {
            leaveUnsupported(context, hasOpenedItself)
          }
        }
      }),
    ]
    const end = () => {
      for (const stop of stops) stop()
    }
    context.signal.addEventListener('abort', end, { once: true })
  },
}

type Ended = Extract<ConnectionEvent, { readonly type: 'ended' }>

const needsOf = ({ views }: ModalContext, { view }: Route) => views.get(view)?.needs

// While an account view is open, lets Foyer look up the name and picture that it shows.
function createIdentityViewer(context: ModalContext) {
  const { modal, router, viewers } = context.stores
  let leave: Unsubscribe | undefined
  return () => {
    if (modal.$modal.get().open && needsOf(context, router.$route.get()) === 'account') {
      leave ??= viewers.add({ shows: 'identity' })
    } else {
      leave?.()
      leave = undefined
    }
  }
}

function leaveConnect(context: ModalContext): void {
  const { connections, modal, networks, router } = context.stores
  const shown = router.$route.get()
  const { namespace, adding } = getConnectParams(shown)
  if (!modal.$modal.get().open || needsOf(context, shown) !== 'noAccount' || adding) return
  if (connections.active(namespace ?? networks.$namespace.get())) router.reset(getDefaultRoute(context, namespace))
}

// Leaves a view whose connection has ended. If it was the user's last connection, closes the modal instead of opening a
// list of wallets under the user's pointer.
function leaveView(context: ModalContext, { namespace, isRequested }: Ended): void {
  const { connections, modal, router } = context.stores
  if (!modal.$modal.get().open || !isRouteObsolete(context, router.$route.get(), namespace)) return
  if (connections.namespaces().length > 0) router.reset({ view: 'Account' })
  else if (isRequested) closeModal(context)
  else router.reset({ view: 'Connect' })
}

function showUnsupported(context: ModalContext): void {
  const { modal, router } = context.stores
  if (modal.$modal.get().open) router.reset({ view: 'UnsupportedChain' })
  else {
    openModal(context, { view: 'UnsupportedChain' }).catch((cause) => context.log('warn', 'Could not open', cause))
  }
}

function leaveUnsupported(context: ModalContext, hasOpenedItself: boolean): void {
  const { modal, networks, router } = context.stores
  const isStill = networks.state(networks.$namespace.get()).unsupportedCaipNetworkId !== undefined
  if (isStill || !modal.$modal.get().open || needsOf(context, router.$route.get()) !== 'otherNetwork') return
  if (hasOpenedItself) closeModal(context)
  else router.reset({ view: 'Account' })
}
