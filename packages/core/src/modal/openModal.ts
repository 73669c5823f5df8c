import type { ModalContext } from '../context.js'
import { tellNetwork } from '../flows/tellNetwork.js'
import { reportError, track } from '../flows/track.js'
import type { OpenParameters } from '../types/views.js'
import { routeOf } from './routeOf.js'
import { tellSteps } from './tellSteps.js'

/**
 * Shows a view, or the one that fits the visitor's state, in the modal that is open or in a new one. Resolves when the
 * view layer is mounted. What the last view waited for is given up.
 */
export async function openModal(context: ModalContext, parameters: OpenParameters = {}): Promise<void> {
  const { attempt, connections, modal, networks, router, switching } = context.stores
  const { namespace } = parameters
  if (namespace !== undefined && context.adapters.has(namespace) && parameters.view === undefined) {
    networks.activateNamespace(namespace)
    tellNetwork(context)
  }

  const { open } = modal.$modal.get()
  // A wallet that the page asks by itself goes on; what came of an earlier attempt is no news to this view.
  if (open || attempt.$attempt.get().status !== 'waiting') attempt.cancel()
  if (open) switching.cancel()
  context.use(tellSteps)
  router.reset(routeOf(context, parameters))
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
