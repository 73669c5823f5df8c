import type { ModalContext, Part } from '../context.js'
import { delay } from '../utils/waiting.js'
import { offersServices, suggestWallets } from './suggestWallets.js'

/** Between pointing at a button and pressing it, for most. Milliseconds. */
const LINGER = 500

/** What the visitor does not wait for is asked so much later. Milliseconds. */
const SERVICES_DELAY = 2_000

/** Once, however often the visitor points at a button. */
const services: Part<void> = {
  create(context) {
    delay(SERVICES_DELAY, context.signal, () => {
      import('./askServices.js').then(
        ({ askServices }) => askServices(context),
        (cause: unknown) => context.log('debug', 'What asks the services could not be loaded', cause),
      )
    })
  },
}

/**
 * The visitor points at a button, or the modal opens: what they are about to see is asked for. Before that nobody is
 * asked anything.
 */
export function anticipate(context: ModalContext): void {
  if (context.signal.aborted || !offersServices(context)) return
  // Who lingers has the list at once; who presses has the modal first, which asks by itself.
  delay(LINGER, context.signal, () => {
    if (!context.stores.connections.namespaces().length) suggestWallets(context)
  })
  if (typeof location !== 'undefined') context.use(services)
}
