import type { ModalContext, Part } from '../context.js'
import type { Announcement } from '../services/announcements.js'
import type { Route } from '../types/views.js'
import { closeModal } from './closeModal.js'
import { paramsOf } from './connectingView.js'
import { fittingRoute } from './fittingRoute.js'
import { openModal } from './openModal.js'
import { isOver } from './views.js'

/**
 * The one place that navigates because something happened to a connection. A headless modal does without: it is not
 * loaded there.
 */
export const follow: Part<void> = {
  create(context) {
    const { modal } = context.stores
    // Whether the modal opened without the visitor's doing, until it is closed.
    let hasOpenedItself = false
    const stops = [
      modal.$modal.listen(({ open }) => {
        if (!open) hasOpenedItself = false
      }),
      context.announcements.listenFromStart((announcement) => {
        if (announcement.type === 'connected' && announcement.restored) leaveConnect(context)
        else if (announcement.type === 'ended' && announcement.wasActive) leaveView(context, announcement)
        else if (announcement.type === 'needsNetwork') {
          if (announcement.namespace !== context.stores.networks.$namespace.get()) return
          if (!modal.$modal.get().open) hasOpenedItself = true
          showUnsupported(context)
        } else if (announcement.type === 'changed' && announcement.wasUnsupported) {
          if (announcement.namespace === context.stores.networks.$namespace.get()) {
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

type Ended = Extract<Announcement, { readonly type: 'ended' }>

const needsOf = ({ views }: ModalContext, { view }: Route) => views.get(view)?.needs

/** Who opened the modal while the last visit was being restored has nothing to connect any more. */
function leaveConnect(context: ModalContext): void {
  const { connections, modal, networks, router } = context.stores
  const shown = router.$route.get()
  const { namespace, adding } = paramsOf(shown)
  if (!modal.$modal.get().open || needsOf(context, shown) !== 'noAccount' || adding) return
  if (connections.active(namespace ?? networks.$namespace.get())) router.reset(fittingRoute(context, namespace))
}

/**
 * Some views show a wallet that is no longer there. Who has disconnected the last one has done what they came for: a list of
 * wallets in its place would lie under their pointer.
 */
function leaveView(context: ModalContext, { namespace, asked }: Ended): void {
  const { connections, modal, router } = context.stores
  if (!modal.$modal.get().open || !isOver(context, router.$route.get(), namespace)) return
  if (connections.namespaces().length > 0) router.reset({ view: 'Account' })
  else if (asked) closeModal(context)
  else router.reset({ view: 'Connect' })
}

function showUnsupported(context: ModalContext): void {
  const { modal, router } = context.stores
  if (modal.$modal.get().open) router.reset({ view: 'UnsupportedChain' })
  else {
    openModal(context, { view: 'UnsupportedChain' }).catch((cause) => context.log('warn', 'Could not open', cause))
  }
}

/** Whom the modal asked something by itself is left alone once there is nothing to ask. */
function leaveUnsupported(context: ModalContext, hasOpenedItself: boolean): void {
  const { modal, networks, router } = context.stores
  const isStill = networks.state(networks.$namespace.get()).unsupportedCaipNetworkId !== undefined
  if (isStill || !modal.$modal.get().open || needsOf(context, router.$route.get()) !== 'otherNetwork') return
  if (hasOpenedItself) closeModal(context)
  else router.reset({ view: 'Account' })
}
