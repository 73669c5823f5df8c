import type { Feature, ModalContext } from '../context.js'
import { closeModal } from '../modal/closeModal.js'
import { open } from '../modal/open.js'
import { createAttemptStore } from '../stores/attempt.js'
import { createConnectorsStore } from '../stores/connectors.js'
import { createDirectoryStore } from '../stores/directory.js'
import { createRecentsStore } from '../stores/recents.js'
import { createRouterStore } from '../stores/router.js'
import { createSwitchingStore } from '../stores/switching.js'
import { admitWallets } from './admitWallets.js'
import { memory } from './memory.js'

/** The stores that no page needs before something happens. */
const late: Feature<void> = {
  id: 'late',
  create(context) {
    Object.assign(context.stores, {
      attempt: createAttemptStore(context.signal),
      connectors: createConnectorsStore(context.stores.$found, (namespace, wallets) =>
        admitWallets(context, namespace, wallets),
      ),
      directory: createDirectoryStore(),
      recents: createRecentsStore(),
      router: createRouterStore(),
      switching: createSwitchingStore(),
    })
    context.late = { open: (parameters) => open(context, parameters), close: () => closeModal(context) }
    context.use(memory)
  },
}

/**
 * Gives a modal what it left out while only its buttons were on the page: the stores of connecting and of the views, and
 * what the last visit left. Whatever enters this part of the code from outside calls it first; again costs nothing.
 */
export function completeContext(context: ModalContext): ModalContext {
  context.use(late)
  return context
}
