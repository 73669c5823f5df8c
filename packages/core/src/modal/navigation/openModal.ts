import { recordOccurrence, reportError, track } from '../../analytics/track.js'
import { emitNetworkChange } from '../../state/networks.js'
import type { OpenParameters } from '../../types/views.js'
import { isMobile } from '../../utils/isMobile.js'
import type { ModalContext, Service } from '../context.js'
import { chooseWallet } from './chooseWallet.js'
import { getConnectParams, isConnectingView } from './getConnectingView.js'
import { modalCloseWatcher } from './modalCloseWatcher.js'
import { resolveRoute } from './views.js'

// Opens a view, in the open modal or in a new one. Without a view, opens the one that fits the user's state. Resolves
// once the view layer is mounted. Cancels requests of the previous view.
export async function openModal(context: ModalContext, parameters: OpenParameters = {}): Promise<void> {
  const { attempt, connections, modal, networks, router, switching } = context.stores
  const { namespace } = parameters
  if (namespace !== undefined && context.adapters.has(namespace) && parameters.view === undefined) {
    networks.activateNamespace(namespace)
    emitNetworkChange(context)
  }

  const { open } = modal.$modal.get()
  // Forget the result of an earlier attempt, but do not cancel a request that the app has started.
  if (open || attempt.$attempt.get().status !== 'waiting') attempt.cancel()
  if (open) switching.cancel()
  context.use(trackSteps)
  router.reset(resolveRoute(context, parameters))
  if (!open) context.use(modalCloseWatcher).begin()
  modal.open()
  if (!open) {
    track(context, 'MODAL_OPEN', { connected: connections.namespaces().length > 0 })
    context.services.events.emit('open', undefined)
  }
  try {
    await context.mountUi()
    modal.loaded()
  } catch (cause) {
    reportError(context, cause)
    attempt.cancel()
    if (modal.$modal.get().open) {
      modal.close()
      track(context, 'MODAL_CLOSE', { connected: connections.namespaces().length > 0 })
      context.services.events.emit('close', undefined)
    }
    throw cause
  }
}

export async function openModalForApp(context: ModalContext, parameters: OpenParameters = {}): Promise<void> {
  if (!context.hasUi) {
    import('./warnWithoutUi.js').then(
      ({ warnWithoutUi }) => context.use(warnWithoutUi),
      () => undefined,
    )
  }
  focusPressed()
  const opening = openModal(context, parameters)
  const route = context.stores.router.$route.get()
  if (parameters.view === route.view && isConnectingView(context, route))
    void chooseWallet(context, getConnectParams(route))
  await opening
}

// Focuses the clicked button, because Safari does not, and the modal returns the focus to it on close. Must be called
// synchronously with the click.
function focusPressed(): void {
  const { document, event } = globalThis
  if (event?.type !== 'click') return
  const [target] = event.composedPath()
  const pressed = target instanceof Element ? target.closest('button, a[href], [tabindex]') : null
  const isOutside = pressed !== document.activeElement && document.activeElement?.contains(pressed)
  if (pressed instanceof HTMLElement && isOutside) pressed.focus({ preventScroll: true })
}

const trackSteps: Service<void> = {
  create(context) {
    const stop = context.stores.router.$router.listen(({ stack, direction }) => {
      if (direction !== 'push') return
      const { view, params } = stack.at(-1) ?? stack[0]
      recordOccurrence(context, {
        type: 'step',
        view,
        params: { ...params },
        from: stack.at(-2)?.view,
        isMobile: isMobile(),
      })
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}
