import type { ModalContext } from '../context.js'
import { suggestWallets } from './suggestWallets.js'

/**
 * The visitor points at a button, or the modal opens: what they are about to see is asked for. Before that nobody is
 * asked anything.
 */
export function anticipate(context: ModalContext): void {
  const { basic, projectId, services } = context.options
  if (context.signal.aborted || basic || !(projectId || services?.directory)) return
  if (!context.stores.connections.namespaces().length) suggestWallets(context)
  if (typeof location === 'undefined') return
  import('./askServices.js').then(
    ({ askServices }) => context.use(askServices),
    (cause: unknown) => context.log('debug', 'What asks the services could not be loaded', cause),
  )
}
