import type { ModalContext } from '../context.js'
import type { OpenParameters, Route } from '../types/views.js'
import { fittingRoute } from './fittingRoute.js'

/** Opens the modal on a view, or on the one that fits the visitor's state. */
export async function openModal(context: ModalContext, parameters: OpenParameters = {}): Promise<void> {
  const { modal, networks, router } = context.stores
  const { namespace } = parameters
  if (namespace !== undefined && context.adapters.has(namespace) && parameters.view === undefined) {
    networks.activateNamespace(namespace)
  }

  const route = toRoute(context, parameters)
  const wasOpen = modal.$modal.get().open
  router.reset(route)
  modal.open()
  if (!wasOpen) context.services.events.emit('open', undefined)
  try {
    // A deep entry to one wallet asks that wallet while the view is still loading.
    if (route.view === 'ConnectingExternal' && route.params) {
      const { connectInModal } = await import('./connectInModal.js')
      void connectInModal(context, route.params)
    }
    await context.mountUi()
    modal.loaded()
  } catch (cause) {
    modal.close()
    context.services.events.emit('close', undefined)
    throw cause
  }
}

function toRoute(context: ModalContext, parameters: OpenParameters): Route {
  if (parameters.view !== undefined) {
    const { view, ...params } = parameters
    return { view, ...(Object.keys(params).length ? { params } : {}) } as Route
  }
  return fittingRoute(context, parameters.namespace)
}
